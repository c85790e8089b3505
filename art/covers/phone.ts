// Phones, the only round-cornered things in the artwork: a body with a screen, and two screens for it.
import { palette } from '../palette.ts';
import { type Box, bodyText, boxes, disc, ink, logo, seed, vary } from './shapes.ts';
import { type Client, shadowOffset, shadowOpacity } from './window.ts';

export const phoneWidth = 270;

const rim = 12;
export const screenWidth = phoneWidth - rim * 2;
const pad = 24;
/** Radius of the screen's corners. */
const corner = 27;

function plate(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A phone from (0, 0); `screen` is drawn from the screen's own corner. */
export function phone(height: number, { dupla }: Client, screen: string): string {
  const size = [phoneWidth, height] as const;
  const inside = [screenWidth, height - rim * 2] as const;
  const edge = dupla.ground === ink ? palette.basalto3 : ink;
  return [
    `<g ${shadowOpacity(dupla)}>${plate([shadowOffset, shadowOffset], size, 38, ink)}</g>`,
    plate([0, 0], size, 38, edge),
    plate([rim, rim], inside, corner, dupla.surface),
    `<svg x="${rim}" y="${rim}" width="${screenWidth}" height="${height - rim * 2}">${screen}</svg>`,
  ].join('');
}

function listItem({ random }: Client, y: number, fill: string): string {
  const mark = fill === palette.laje || fill === ink ? palette.brasa : fill;
  const dark = [palette.araucaria, palette.pinhao, palette.mata, palette.basalto3] as string[];
  return [
    boxes([[pad, y, 40, 40]], mark),
    seed(pad + 20, y + 32, 24, dark.includes(mark) ? palette.calcario : ink),
    boxes([[pad + 54, y + 5, vary(random, 84, 0.14), 11]]),
    bodyText([[pad + 54, y + 25, vary(random, 60, 0.14), 8]]),
    boxes([[screenWidth - pad - 34, y + 6, 34, 11]], palette.basalto3),
  ].join('');
}

/** A balance and the list of what made it. */
export function listScreen(client: Client, rows: number): string {
  const { dupla, random } = client;
  const width = screenWidth - pad * 2;
  const own = [dupla.accent, dupla.deep, dupla.quiet, dupla.skies[1] ?? dupla.second];
  const fills = [...new Set([...own, palette.brasa])].filter((fill) => fill !== dupla.surface);
  const items = Array.from({ length: rows }, (_, row) => {
    return listItem(client, 236 + row * 64, fills[row % fills.length] ?? dupla.accent);
  });
  return [
    boxes([[pad, 46, 116, 18]]) + disc(screenWidth - pad - 18, 55, 18, dupla.deep),
    boxes([[pad, 92, width, 116]]),
    boxes([[pad + 18, 112, 66, 8]], palette.calcario, 'fill-opacity=".5"'),
    boxes([[pad + 18, 136, vary(random, 132), 24]], palette.calcario),
    boxes([[pad + 18, 178, 84, 9]], palette.brasa),
    items.join(''),
  ].join('');
}

/** A welcome: a large rosácea, a heading and one button. */
export function welcomeScreen({ dupla }: Client): string {
  const middle = screenWidth / 2;
  const head = 252;
  const width = screenWidth - pad * 2;
  const lines = [width, width - 22, 96].map(
    (length, index): Box => [pad, 364 + index * 19, length, 8],
  );
  return [
    `<path d="M0 ${head}V${corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}h${screenWidth - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${head}Z" fill="${dupla.deep}"/>`,
    logo({ x: middle, y: head / 2 + 4, radius: 92, petals: 8 }, palette.palha),
    disc(middle, head / 2 + 4, 13, palette.brasa),
    boxes([
      [pad, 286, 150, 18],
      [pad, 318, 108, 18],
    ]) + bodyText(lines),
    boxes([[pad, 470, width, 46]], palette.brasa),
    bodyText([[middle - 36, 542, 72, 8]]),
  ].join('');
}
