// What stands behind a portrait: one of the covers' motifs, that of its ground.

import type { PortraitGrounds } from '../family.ts';
import { petalPath, placed, polar } from '../geometry.ts';

const center = { x: 160, y: 150 };

function diamond(x: number, y: number, half: number): string {
  return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
}

const seedTile = `<path transform="translate(20 54)" d="${petalPath(44, 25)}"/>`;

function ring(x: number, y: number): string {
  const circle = (r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
  return circle(28) + circle(19) + circle(9);
}

/** Seeds at their places, all of one shape that is written once. */
function seeds(length: number, width: number, places: readonly string[]): string {
  const uses = places.map((transform) => `<use href="#s" transform="${transform}"/>`);
  return `<defs><path id="s" d="${petalPath(length, width)}"/></defs>${uses.join('')}`;
}

/** A ring of pinhões around the head, and a larger one that fills its gaps. */
function halo(): string {
  const places = Array.from({ length: 28 }, (_, index) => {
    const isOuter = index % 2 === 1;
    const angle = (index * 360) / 28;
    return placed(polar(center, isOuter ? 124 : 74, angle), angle, isOuter ? 1.22 : 1);
  });
  return seeds(76, 39, places);
}

function spiral(): string {
  const places = Array.from({ length: 90 }, (_, index) => {
    const turn = index + 24;
    const radius = 22 * Math.sqrt(turn);
    const size = 22 + radius * 0.1;
    const angle = (137.50776 * turn) % 360;
    return { at: polar(center, radius - size / 2, angle), angle, size };
  });
  const shown = places.filter(({ at }) => Math.min(at.x, at.y) > -40 && Math.max(at.x, at.y) < 360);
  return seeds(
    40,
    24,
    shown.map(({ at, angle, size }) => placed(at, angle, size / 40)),
  );
}

export const portraitGrounds: PortraitGrounds = {
  calcada: halo(),
  basalto: spiral(),
  mata: {
    width: 80,
    height: 46,
    body: '<path d="M0 12q20-17.6 40 0t40 0v22q-20 17.6-40 0t-40 0z"/>',
  },
  palha: {
    width: 64,
    height: 64,
    body:
      [0, 64].map((x) => `<path fill-rule="evenodd" d="${ring(x, 0)}${ring(x, 64)}"/>`).join('') +
      `<path fill-rule="evenodd" d="${ring(32, 32)}"/>`,
  },
  pinhao: { width: 40, height: 64, body: seedTile },
  geada: {
    width: 64,
    height: 64,
    body: `<path fill-rule="evenodd" d="${diamond(32, 32, 28)}${diamond(32, 32, 16)}${diamond(32, 32, 6)}"/>`,
  },
  salvia: { width: 64, height: 36, body: '<path d="M0 2l32 20 32-20v16l-32 20-32-20z"/>' },
};
