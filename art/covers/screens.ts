// What a client's product looks like in the hand: three telephones on the ground of its cover.
import type { Family } from '../family.ts';
import { svg } from '../geometry.ts';
import { type CoverOptions, groundOf } from './cover.ts';
import { tonesOf } from './duplas.ts';
import { coverWidth } from './motif.ts';
import { listScreen, phone, phoneWidth, screenWidth } from './phone.ts';
import { picture, type SceneName } from './scenes.ts';
import { type Box, bodyText, boxes, logo } from './shapes.ts';
import type { Client } from './window.ts';

export const screensHeight = 600;
export const screensWidth = coverWidth;

const pad = 24;
const wide = screenWidth - pad * 2;
/** Telephones reach below the edge, which cuts them off. */
const phoneHeight = 640;
const gap = (screensWidth - 3 * phoneWidth) / 4;

function sceneOf(client: Client, place: number, box: Box): string {
  const name: SceneName = client.scenes[place] ?? 'rosacea';
  return picture(box, name, tonesOf(client.dupla, place), client.random);
}

/** The first page: its picture, what it says, and what to press. */
function front(client: Client): string {
  const { dupla, petals } = client;
  return [
    logo({ x: pad + 16, y: 54, radius: 18, petals }, dupla.accent),
    boxes([[pad + 44, 48, 72, 12]]),
    sceneOf(client, 0, [0, 92, screenWidth, 220]),
    boxes([
      [pad, 340, wide, 18],
      [pad, 370, wide * 0.6, 18],
    ]),
    bodyText([
      [pad, 408, wide, 8],
      [pad, 427, wide - 26, 8],
    ]),
    boxes([[pad, 458, wide, 46]], dupla.accent),
  ].join('');
}

/** What there is to choose from, each with its picture. */
function choice(client: Client): string {
  const tall = 168;
  const offers = [0, 1].map((row) => {
    const y = 92 + row * (tall + 74);
    return [
      sceneOf(client, row + 1, [pad, y, wide, tall]),
      boxes([[pad, y + tall + 14, wide * 0.55, 12]]),
      bodyText([[pad, y + tall + 36, wide * 0.4, 8]]),
      boxes([[pad + wide - 44, y + tall + 14, 44, 24]], client.dupla.deep),
    ].join('');
  });
  return boxes([[pad, 46, 128, 18]]) + offers.join('');
}

/** A complete 1200 by 600 SVG, in the colours and with the pictures of the work's cover. */
export function screensSvg(options: CoverOptions, family: Family): string {
  const { client, ground } = groundOf(options, family, [0, 0, 0, 0]);
  const screens = [front(client), listScreen(client, 5), choice(client)];
  const phones = screens.map((screen, place) => {
    const [x, y] = [gap + place * (phoneWidth + gap), place === 1 ? 48 : 104];
    return `<g transform="translate(${x} ${y})">${phone(phoneHeight, client, screen)}</g>`;
  });
  return svg(screensWidth, screensHeight, ground + phones.join(''));
}
