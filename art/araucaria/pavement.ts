// The 404 pavement: rows of rosáceas in petit-pavé with one empty socket and its lit stone beside it.

import { type Point, petalPath, placed, polar, round, svg } from '../geometry.ts';
import { palette } from '../palette.ts';
import { jointsPath } from './frieze.ts';

/** Wide enough to be cropped at its centre on any screen without growing. */
const frame = { width: 2880, height: 432 };
const spacing = { x: 220, y: 190 };
const jointsTile = { columns: 36, rows: 22 };
const petal = { radius: 10.4, length: 74, width: 35.6, count: 8 };

/** The flower that misses a stone, and which petal it is. */
const broken: Point = { x: 1396, y: 240 };
const missing = 1;
const looseStone = { point: { x: 1472, y: 181 }, angle: 101 };

interface Flower {
  center: Point;
  isBroken: boolean;
}

function flowers(): Flower[] {
  const columns = Math.ceil(frame.width / spacing.x / 2) + 1;
  return [-1, 0, 1]
    .flatMap((row) =>
      Array.from({ length: 2 * columns + 1 }, (_, index) => {
        const column = index - columns + (row === 0 ? 0 : 0.5);
        const center = { x: broken.x + column * spacing.x, y: broken.y + row * spacing.y };
        return { center, isBroken: row === 0 && column === 0 };
      }),
    )
    .filter(({ center }) => Math.abs(center.x - frame.width / 2) < frame.width / 2 + spacing.x / 2);
}

function petals(skipped?: number): string {
  return Array.from({ length: petal.count }, (_, index) => index)
    .filter((index) => index !== skipped)
    .map((index) => {
      const angle = (index * 360) / petal.count;
      const transform = placed(polar({ x: 0, y: 0 }, petal.radius, angle), angle);
      return `<use href="#s" transform="${transform}"/>`;
    })
    .join('');
}

function diamond(left: Point): string {
  const half = 15.6;
  const edge = `l${half} ${half}l${half} ${-half}l${-half} ${-half}Z`;
  return `M${round(left.x - half)} ${round(left.y)}${edge}`;
}

function definitions(): string {
  return [
    `<path id="s" d="${petalPath(petal.length, petal.width)}"/>`,
    `<g id="f">${petals()}</g>`,
    `<path id="j" d="${jointsPath({ ...jointsTile, key: 'pavement/joints', bothWays: true })}"/>`,
  ].join('');
}

function motif(): string {
  const all = flowers();
  const whole = all
    .filter(({ isBroken }) => !isBroken)
    .map(({ center }) => `<use href="#f" x="${round(center.x)}" y="${round(center.y)}"/>`);
  const diamonds = all.map(({ center }) => diamond({ x: center.x + spacing.x / 2, y: center.y }));
  return [
    ...whole,
    `<g transform="${placed(broken)}">${petals(missing)}</g>`,
    `<path d="${diamonds.join('')}"/>`,
  ].join('');
}

function joints(): string {
  const width = jointsTile.columns * 10;
  const height = jointsTile.rows * 10;
  const uses: string[] = [];
  for (let y = 0; y < frame.height; y += height) {
    for (let x = 0; x < frame.width; x += width) uses.push(`<use href="#j" x="${x}" y="${y}"/>`);
  }
  return uses.join('');
}

function socket(): string {
  const angle = (missing * 360) / petal.count;
  const transform = placed(polar(broken, petal.radius, angle), angle);
  return `<use href="#s" class="socket" transform="${transform}"/>`;
}

function styles(): string {
  const ground = palette.paving;
  return [
    `.ground{fill:${palette.calcario2}}.joints{fill:none;stroke:${palette.joint}}`,
    '.joints{stroke-width:1.15}',
    // The stone has just come loose.
    '@media(prefers-reduced-motion:no-preference){@keyframes fall{from{translate:-46px 34px}}',
    '.stone{animation:fall .5s cubic-bezier(.2,.7,.2,1) .3s backwards}}',
    `.socket{fill:${palette.calcario2};stroke:${palette.basalto};stroke-width:2;stroke-dasharray:6 5}`,
    `@media(prefers-color-scheme:dark){.ground,.socket{fill:${ground}}`,
    `.joints{stroke:${palette.jointDark}}}`,
  ].join('');
}

/** A complete file, 2880×432: show it at 432 px or less, cropped around its centre. */
export function pavementSceneSvg(): string {
  const loose = `transform="${placed(looseStone.point, looseStone.angle)}"`;
  const body = [
    `<style>${styles()}</style><defs>${definitions()}</defs>`,
    `<path class="ground" d="M0 0h${frame.width}v${frame.height}H0Z"/>`,
    `<g fill="${palette.basalto}">${motif()}</g>`,
    `<g class="joints">${joints()}</g>`,
    socket(),
    `<g class="stone"><use href="#s" fill="${palette.brasa}" ${loose}/></g>`,
  ].join('');
  const size = `width="${frame.width}" height="${frame.height}"`;
  return svg(frame.width, frame.height, body, `${size} preserveAspectRatio="xMidYMid slice"`);
}
