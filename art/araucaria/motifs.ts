// The eight flat motifs that fill the ground of a cover from edge to edge, 1200 by 750.

import { bricks, type Motif, type MotifName, painted, stamped, visible } from '../covers/motif.ts';
import { type Point, petalPath, placed, polar, rosacea } from '../geometry.ts';

const origin: Point = { x: 0, y: 0 };

const rosaceas: Motif = (dupla, covered) => {
  const ring = { center: origin, innerRadius: 9, length: 101, width: 50, petals: 8 };
  const lattice = { columnStep: 300, rowStep: 270, start: { x: 0, y: 60 }, reach: 165 };
  const dot = '<circle cx="150" r="15"/>';
  return painted(dupla, stamped(rosacea(ring) + dot, bricks(lattice, covered)));
};

const onda: Motif = (dupla) => {
  const wave = `<path d="M-150 0q75-66 150 0t${'150 0 '.repeat(9)}150 0"/>`;
  const rows = Array.from({ length: 10 }, (_, row) => ({ x: 0, y: row * 92 }));
  return `<g fill="none" stroke="${dupla.motif}" stroke-width="46">${stamped(wave, rows)}</g>`;
};

const escama: Motif = (dupla, covered) => {
  const lattice = { columnStep: 150, rowStep: 42, start: { x: 0, y: 8 }, reach: 76 };
  const rings = '<circle r="68"/><circle r="37"/>';
  const points = bricks(lattice, covered);
  return `<g fill="${dupla.ground}" stroke="${dupla.motif}" stroke-width="14">${stamped(rings, points)}</g>`;
};

const sementes: Motif = (dupla, covered) => {
  const lattice = { columnStep: 100, rowStep: 110, start: { x: 0, y: 96 }, reach: 84 };
  const seed = `<path d="${petalPath(84, 50)}"/>`;
  return painted(dupla, stamped(seed, bricks(lattice, covered)));
};

function diamond(half: number): string {
  return `M0 ${-half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
}

const losango: Motif = (dupla, covered) => {
  const lattice = { columnStep: 150, rowStep: 75, start: origin, reach: 66 };
  const atom = `<path fill-rule="evenodd" d="${diamond(63)}${diamond(37)}${diamond(15)}"/>`;
  return painted(dupla, stamped(atom, bricks(lattice, covered)));
};

const leque: Motif = (dupla, covered) => {
  const lattice = { columnStep: 300, rowStep: 118, start: { x: 0, y: 112 }, reach: 124 };
  const petal = `<path d="${petalPath(106, 49)}"/>`;
  const fan = [-76, -38, 0, 38, 76].map(
    (angle) => `<g transform="${placed(polar(origin, 8, angle), angle)}">${petal}</g>`,
  );
  return painted(dupla, stamped(fan.join(''), bricks(lattice, covered)));
};

const grimpa: Motif = (dupla) => {
  const rows = Array.from(
    { length: 18 },
    (_, row) => `M7 ${row * 50 - 80}l68 44 68-44v25l-68 44-68-44z`,
  );
  const columns = Array.from({ length: 9 }, (_, column) => ({ x: column * 150 - 75, y: 0 }));
  return painted(dupla, stamped(`<path d="${rows.join('')}"/>`, columns));
};

/** The i-th seed of a spiral that opens at (900, 330) and covers the whole ground. */
function spiralSeed(index: number): { point: Point; angle: number; scale: number } {
  const angle = 137.50776 * index;
  const turn = index + 1.6;
  const radius = 980 * (turn / 560) ** 0.54;
  const size = radius * Math.sqrt((2 * Math.PI * 0.54) / turn);
  const point = polar({ x: 900, y: 330 }, radius - size * 0.5, angle);
  return { point, angle, scale: size / 100 };
}

const pinhas: Motif = (dupla, covered) => {
  const seeds = Array.from({ length: 560 }, (_, index) => spiralSeed(index))
    .filter(({ point, scale }) => visible(point, scale * 100, covered))
    .map(({ point, angle, scale }) => {
      return `<use href="#m" transform="${placed(point, angle, scale)}"/>`;
    });
  const atom = `<defs><path id="m" d="${petalPath(96, 58)}"/></defs>`;
  return painted(dupla, atom + seeds.join(''));
};

export const motifs = {
  rosacea: rosaceas,
  onda,
  escama,
  sementes,
  losango,
  leque,
  grimpa,
  pinhas,
} as const satisfies Record<MotifName, Motif>;
