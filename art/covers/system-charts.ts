// The two system layouts that count: figures with a bar chart, and a donut, a curve and a heat grid.
import { type Point, polar, round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { type Box, bodyText, boxes, disc, ink, pick, shape, vary } from './shapes.ts';
import {
  contentLeft,
  contentRight,
  contentWidth,
  panel,
  rule,
  type SystemLayout,
} from './system-frame.ts';
import type { Client } from './window.ts';

/** Colours that can be told from the page and from each other. */
function series({ dupla }: Client): readonly [string, string, string] {
  const strong = dupla.deep === palette.basalto2 ? palette.araucaria : dupla.deep;
  const other = strong === palette.araucaria ? palette.broto : palette.araucaria;
  const own = dupla.second !== dupla.accent && dupla.second !== strong;
  return [strong, own ? dupla.second : other, dupla.quiet];
}

function figureCards(client: Client): string {
  const { dupla, random } = client;
  const width = 240;
  const lefts = [0, 1, 2].map((index) => contentLeft + index * (width + 19));
  const quiet = lefts.map((x): Box => [x + 20, 162, vary(random, 74), 9]);
  const numbers = lefts.map((x): Box => [x + 20, 186, vary(random, 120, 0.25), 28]);
  const notes = lefts.map((x): Box => [x + 20, 230, 52, 9]);
  return [
    panel(
      lefts.map((x) => [x, 138, width, 116]),
      dupla.surface,
    ),
    bodyText(quiet) + boxes(numbers),
    boxes([notes[0] as Box, notes[2] as Box], dupla.accent),
    boxes([notes[1] as Box], series(client)[2]),
  ].join('');
}

function barChart(client: Client): string {
  const { dupla, random } = client;
  const base = 506;
  const lit = 9 + Math.floor(random() * 2);
  const bars = Array.from({ length: 12 }, (_, index): Box => {
    const wave = 92 + 36 * Math.sin(index * 0.8 + 0.2);
    const height = Math.round(wave + random() * 56);
    return [contentLeft + 46 + index * 57, base - height, 42, height];
  });
  const lines = [336, 398, 458].map((y): Box => [contentLeft + 20, y, contentWidth - 40, 2]);
  return [
    panel([[contentLeft, 274, contentWidth, 254]], dupla.surface),
    boxes([...lines, [contentLeft + 20, base, contentWidth - 40, 2]], rule),
    boxes(
      bars.filter((_, index) => index !== lit),
      series(client)[0],
    ),
    boxes(bars.slice(lit, lit + 1), dupla.accent),
  ].join('');
}

function rows(client: Client): string {
  const { dupla, random } = client;
  const fills = [...series(client).slice(1), dupla.accent];
  return [0, 1, 2, 3]
    .map((row) => {
      const y = 550 + row * 50;
      const fill = fills[row % fills.length] ?? dupla.accent;
      return [
        disc(contentLeft + 16, y + 22, 14, fill),
        boxes([[contentLeft + 46, y + 15, vary(random, 160, 0.15), 14]]),
        bodyText([[contentLeft + 330, y + 17, vary(random, 120, 0.1), 10]]),
        boxes([[contentRight - 100, y + 10, 100, 24]], fill, 'fill-opacity=".55"'),
        boxes([[contentLeft, y + 48, contentWidth, 2]], rule),
      ].join('');
    })
    .join('');
}

export const figures: SystemLayout = (client) => {
  return figureCards(client) + barChart(client) + rows(client);
};

/** A slice of a ring between two shares of the turn. */
function slice({ x, y }: Point, from: number, to: number, fill: string): string {
  const at = (radius: number, share: number): string => {
    const point = polar({ x, y }, radius, share * 360);
    return `${round(point.x)} ${round(point.y)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  const outer = `M${at(114, from)}A114 114 0 ${large} 1 ${at(114, to)}`;
  return shape(`${outer}L${at(68, to)}A68 68 0 ${large} 0 ${at(68, from)}z`, fill);
}

function donut(client: Client): string {
  const { dupla, random } = client;
  const [strong, light] = series(client);
  const first = 0.4 + random() * 0.14;
  const second = first + 0.22 + random() * 0.08;
  const [x, y] = [contentLeft + 159, 283];
  return [
    panel([[contentLeft, 138, 318, 290]], dupla.surface),
    slice({ x, y }, 0, first, strong),
    slice({ x, y }, first, second, light),
    slice({ x, y }, second, 1, dupla.accent === strong ? palette.palhaDark : dupla.accent),
    boxes([[x - 35, y - 14, 70, 28]]),
  ].join('');
}

function curve(client: Client): string {
  const { dupla, random } = client;
  const left = contentLeft + 338;
  const width = contentRight - left;
  const points = Array.from({ length: 7 }, (_, index) => {
    const y = 372 - index * 24 - Math.sin(index * 1.1) * 10 - random() * 22;
    return { x: left + 20 + index * ((width - 44) / 6), y: Math.max(212, y) };
  });
  const line = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  const area = `M${line}V408H${left + 20}z`;
  const lit = points[5] ?? { x: left, y: 0 };
  return [
    panel([[left, 138, width, 290]], dupla.surface),
    boxes([[left + 22, 160, 110, 12]]),
    shape(area, palette.salvia),
    `<path fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" d="M${line}"/>`,
    points.map(({ x, y }) => disc(x, y, 7.5, ink)).join(''),
    disc(lit.x, lit.y, 13, dupla.accent),
  ].join('');
}

function heatGrid(client: Client): string {
  const { dupla, random } = client;
  const [strong, light, quiet] = series(client);
  const calm = [strong, strong, light, quiet, quiet, palette.calcario3] as const;
  const cells = new Map<string, Box[]>();
  for (let cell = 0; cell < 14 * 7; cell++) {
    const fill = random() < 0.09 ? dupla.accent : pick(random, calm);
    const box: Box = [contentLeft + (cell % 14) * 54.7, 456 + Math.floor(cell / 14) * 54, 46, 44];
    cells.set(fill, [...(cells.get(fill) ?? []), box]);
  }
  return [...cells].map(([fill, list]) => boxes(list, fill)).join('');
}

export const chartAndHeat: SystemLayout = (client) => {
  return donut(client) + curve(client) + heatGrid(client);
};
