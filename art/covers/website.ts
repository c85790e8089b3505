// The mock-ups of websites: one browser, four layouts.
import { palette } from '../palette.ts';
import { tonesOf } from './duplas.ts';
import { picture, takeWide } from './scenes.ts';
import { type Box, bodyText, boxes, frames, ink, logo, vary } from './shapes.ts';
import { appWindow, type Client, clientPicture, titleBar } from './window.ts';

export const websiteWidth = 900;

/** Margins of the page, and where its header ends. */
const margin = 44;
const top = titleBar + 81;
const right = websiteWidth - margin;

/** Draws the page below its header; `height` is where the page is cut. */
type Layout = (client: Client, height: number) => string;

function header({ dupla, petals }: Client): string {
  const middle = titleBar + 40;
  return [
    logo({ x: 51, y: middle, radius: 19, petals }, dupla.accent),
    boxes([[80, middle - 7, 90, 14]]),
    bodyText([470, 550, 630].map((x) => [x, middle - 4, 54, 8])),
    boxes([[right - 132, middle - 18, 132, 36]], dupla.accent),
  ].join('');
}

/** `count` pictures side by side from the left margin to the right one. */
function pictureRow(
  client: Client,
  [y, height]: readonly [y: number, height: number],
  count: number,
): string {
  const gap = 21;
  const width = Math.round((right - margin - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => {
    const x = margin + index * (width + gap);
    return clientPicture([x, y, width, height], client, 1 + index);
  }).join('');
}

const split: Layout = (client, height) => {
  const { random, mirrored } = client;
  const photo = 432;
  const x = mirrored ? photo + margin : margin;
  const headings = [330, 380, 250].map((width, index): Box => {
    return [x, 175 + index * 42, Math.min(380, vary(random, width)), 26];
  });
  const lines = [340, 310, 200].map((width, index): Box => {
    return [x, 319 + index * 21, vary(random, width, 0.06), 9];
  });
  return [
    boxes(headings) + bodyText(lines),
    boxes([[x, 400, 150, 44]]) + frames([[x + 165, 401, 128, 42]], ink),
    clientPicture([mirrored ? 0 : websiteWidth - photo, top, photo, 368], client, 0),
    pictureRow(client, [536, height - 536], 3),
  ].join('');
};

function searchBar({ dupla, random }: Client, y: number): string {
  const x = 90;
  const fields = [115, 325, 535];
  const labels = fields.map((left): Box => [left, y + 25, vary(random, 100, 0.12), 9]);
  const values = fields.map((left, index): Box => {
    return [left, y + 51, vary(random, index === 2 ? 104 : 135, 0.15), 15];
  });
  return [
    boxes([[x, y, 720, 108]], dupla.surface) + frames([[x, y, 720, 108]], ink),
    bodyText(labels) + boxes(values),
    boxes([[680, y + 27, 104, 54]], dupla.accent),
  ].join('');
}

const panorama: Layout = (client, height) => {
  const [wide, rest] = takeWide(client.scenes);
  const hero: Box = [0, top, websiteWidth, 330];
  return [
    picture(hero, wide, tonesOf(client.dupla, 0), client.random),
    searchBar(client, top + 270),
    pictureRow({ ...client, scenes: rest }, [541, height - 541], 4),
  ].join('');
};

const editorial: Layout = (client, height) => {
  const { dupla, random } = client;
  const last = vary(random, 470);
  const widths = [vary(random, 620), vary(random, 740, 0.06), last];
  const lines = [182, 160, 182, 122, 170].map((width, index): Box => {
    return [674, 554 + index * 23, width, 8];
  });
  return [
    boxes(widths.map((width, index): Box => [margin, 161 + index * 66, width, 46])),
    boxes([[margin + last + 30, 293, 46, 46]], dupla.accent),
    clientPicture([margin, 387, 370, height - 387], client, 0),
    clientPicture([434, 387, 220, height - 387], client, 1),
    clientPicture([674, 387, 182, 150], client, 2),
    bodyText(lines),
  ].join('');
};

/** Rows of a list: name on the left, a mark on the right; one of them is the current one. */
function list({ dupla, random }: Client, x: number, y: number, width: number): string {
  const rows = [0, 1, 2, 3, 4].map((row) => y + row * 74);
  return [
    boxes(
      rows.map((at) => [x, at, width, 2]),
      palette.calcario3,
    ),
    boxes(rows.map((at) => [x, at + 28, vary(random, 170, 0.16), 16])),
    boxes(
      rows.map((at): Box => [x + width - 80, at + 26, 80, 19]).filter((_, row) => row !== 1),
      palette.calcario3,
    ),
    boxes([[x + width - 80, y + 100, 80, 19]], dupla.accent),
  ].join('');
}

const sideColumn: Layout = (client, height) => {
  const { random, mirrored } = client;
  const photo = 326;
  const x = mirrored ? margin : photo + 50;
  const width = websiteWidth - photo - 94;
  const lines = [460, 430, 440, 260].map((length, index): Box => {
    return [x, 286 + index * 22, vary(random, length, 0.04), 9];
  });
  return [
    clientPicture([mirrored ? websiteWidth - photo : 0, top, photo, height - top], client, 0),
    boxes([
      [x, 174, vary(random, 400), 30],
      [x, 220, vary(random, 330), 30],
    ]),
    bodyText(lines),
    list(client, x, 404, width),
  ].join('');
};

const layouts: readonly [Layout, ...Layout[]] = [split, panorama, editorial, sideColumn];

export const websiteLayouts = layouts.length;

/** A browser from (0, 0), 900 wide; `height` is where it is cut. */
export function website(client: Client, layout: number, height: number): string {
  const draw = layouts[layout % layouts.length] ?? split;
  return appWindow(websiteWidth, height, client, header(client) + draw(client, height));
}
