// The mock-ups of landing pages: long pages alone, in twos or beside a phone.
import { round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { listScreen, phone } from './phone.ts';
import { type Box, bodyText, boxes, disc, frames, ink, logo, moved, seed, vary } from './shapes.ts';
import { type Client, clientPicture, shadowOffset, shadowOpacity } from './window.ts';

/** One page of the given width; `turn` chooses its picture. */
interface LandingSheet {
  width: number;
  head: string;
  turn: number;
}

/** A box as tall as given, centred on the page. */
function centred(page: LandingSheet, width: number, y: number, height: number): Box {
  return [round((page.width - width) / 2), y, width, height];
}

function head(client: Client, page: LandingSheet): string {
  const w = page.width;
  const { dupla, petals, random } = client;
  const dim = dupla.accent === palette.pinhao || dupla.accent === palette.araucaria;
  const lit = dim ? palette.brasa : dupla.accent;
  const light = palette.calcario;
  return [
    boxes([[0, 0, w, w * 0.86]], page.head),
    logo({ x: w * 0.11, y: w * 0.07, radius: w * 0.038, petals }, lit),
    boxes([[w * 0.71, w * 0.045, w * 0.2, w * 0.056]], lit),
    boxes([centred(page, vary(random, w * 0.69, 0.06), w * 0.24, w * 0.07)], light),
    boxes([centred(page, vary(random, w * 0.5, 0.08), w * 0.335, w * 0.07)], light),
    boxes(
      [centred(page, w * 0.56, w * 0.45, 9), centred(page, w * 0.4, w * 0.49, 9)],
      light,
      'fill-opacity=".55"',
    ),
    boxes([centred(page, w * 0.3, w * 0.56, w * 0.09)], lit),
  ].join('');
}

function features({ dupla, random }: Client, page: LandingSheet, y: number): string {
  const w = page.width;
  const third = (w * 0.83) / 3;
  const fills = [dupla.accent, dupla.quiet, ink];
  return fills
    .map((fill, index) => {
      const x = w * 0.085 + index * third * 1.02;
      const lines = [0.92, 0.84, 0.64].map((share, row): Box => {
        return [x, y + w * 0.18 + row * w * 0.034, third * share * 0.9, 7];
      });
      return [
        seed(x + third * 0.16, y + w * 0.1, w * 0.1, fill),
        boxes([[x, y + w * 0.132, vary(random, third * 0.72, 0.12), 11]]) + bodyText(lines),
      ].join('');
    })
    .join('');
}

function band(client: Client, page: LandingSheet, y: number): string {
  const w = page.width;
  const { dupla, random } = client;
  const x = w * 0.085;
  const fill =
    dupla.ground === dupla.surface || dupla.ground === ink ? palette.palha : dupla.ground;
  const dark = fill === palette.mata || fill === palette.pinhao;
  const text = dark ? palette.calcario : ink;
  const rose = dark ? dupla.skies[0] : dupla.deep;
  const center = { x: w * 0.74, y: y + w * 0.215 };
  return [
    boxes([[0, y, w, w * 0.43]], fill),
    boxes(
      [
        [x, y + w * 0.08, vary(random, w * 0.36), w * 0.045],
        [x, y + w * 0.155, w * 0.28, w * 0.045],
      ],
      text,
    ),
    boxes([[x, y + w * 0.26, w * 0.24, w * 0.075]], text),
    logo({ ...center, radius: w * 0.17, petals: 8 }, rose),
    disc(center.x, center.y, w * 0.026, fill === palette.brasa ? palette.calcario : palette.brasa),
  ].join('');
}

/** How tall a whole page is, for its width. */
function pageHeight(width: number): number {
  return round(width * 2.09);
}

/** A whole landing page from (0, 0). */
function longPage(client: Client, page: LandingSheet): string {
  const { dupla } = client;
  const w = page.width;
  const height = pageHeight(w);
  const photo: Box = [round(w * 0.085), round(w * 0.735), round(w * 0.83), round(w * 0.51)];
  return [
    boxes([[shadowOffset, shadowOffset, w, height]], ink, shadowOpacity(dupla)),
    boxes([[0, 0, w, height]], dupla.surface),
    head(client, page),
    clientPicture(photo, client, page.turn),
    features(client, page, w * 1.31),
    band(client, page, w * 1.66),
    frames([[0, 0, w, height]], dupla.ground === ink ? palette.basalto3 : ink, 2),
  ].join('');
}

/** The head's colour: dark, and not the ground's. */
function headOf({ dupla }: Client): string {
  return dupla.deep === dupla.ground || dupla.ground === palette.brasa ? ink : dupla.deep;
}

type Layout = (client: Client) => string;

const alone: Layout = (client) => {
  return moved(380, 70, longPage(client, { width: 440, head: headOf(client), turn: 0 }));
};

const pair: Layout = (client) => {
  const first = { width: 400, head: ink, turn: 0 };
  const second = { width: 400, head: headOf(client), turn: 1 };
  const left = client.dupla.ground === ink ? { ...first, head: palette.basalto2 } : first;
  return moved(168, 140, longPage(client, left)) + moved(632, -156, longPage(client, second));
};

const withPhone: Layout = (client) => {
  const page = moved(150, 70, longPage(client, { width: 520, head: headOf(client), turn: 0 }));
  return page + moved(772, 106, phone(588, client, listScreen(client, 5)));
};

const layouts: readonly [Layout, ...Layout[]] = [alone, pair, withPhone];

/** The pages of one client, placed on the whole 1200 by 750 cover. */
export function landing(client: Client, layout: number): string {
  return (layouts[layout % layouts.length] ?? alone)(client);
}
