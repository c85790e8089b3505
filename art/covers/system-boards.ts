// The two system layouts that plan: a kanban board and a month's calendar.
import { palette } from '../palette.ts';
import { type Box, bodyText, boxes, disc, ink, pick, vary } from './shapes.ts';

import { contentLeft, contentWidth, panel, rule, type SystemLayout } from './system-frame.ts';

import type { Client } from './window.ts';

/** Three colours for marks: the lit one is rare. */
function marks({ dupla }: Client): readonly [string, string, string] {
  return [dupla.deep, dupla.quiet, dupla.accent === dupla.deep ? palette.brasa : dupla.accent];
}

const columnWidth = 174;
const columnGap = (contentWidth - columnWidth * 4) / 3;

function card(client: Client, x: number, y: number, lines: number): string {
  const { dupla, random } = client;
  const [deep, quiet, lit] = marks(client);
  const width = columnWidth - 20;
  const height = 68 + lines * 20;
  const text = [110, 84, 66].slice(0, lines).map((length, index): Box => {
    return [x + 12, y + 38 + index * 18, vary(random, length), 7];
  });
  const foot = y + height - 18;
  return [
    panel([[x, y, width, height]], dupla.surface),
    boxes([[x + 12, y + 14, vary(random, 106, 0.12), 12]]) + bodyText(text),
    disc(x + 22, foot, 10, pick(random, [deep, deep, deep, quiet, quiet, lit])),
    boxes(
      [[x + width - 58, foot - 6, 46, 12]],
      pick(random, [deep, deep, quiet, quiet, quiet, lit]),
    ),
  ].join('');
}

/** Cards stacked from `y` down, until the column is full or has its `count`. */
function stack(client: Client, x: number, count: number): string {
  const cards: string[] = [];
  let y = 196;
  for (let index = 0; index < count && y < 700; index++) {
    const lines = 1 + Math.floor(client.random() * 3);
    cards.push(card(client, x + 10, y, lines));
    y += 84 + lines * 20;
  }
  return cards.join('');
}

export const kanban: SystemLayout = (client) => {
  const { dupla, random } = client;
  const [deep, quiet, lit] = marks(client);
  const tops = [quiet, lit, deep, deep];
  const counts = [5, 3 + Math.floor(random() * 2), 4 + Math.floor(random() * 2), 2];
  const tray = dupla.surface === palette.laje ? palette.calcario : palette.calcario2;
  return tops
    .map((fill, column) => {
      const x = contentLeft + column * (columnWidth + columnGap);
      return [
        boxes([[x, 144, columnWidth, 560]], tray) + boxes([[x, 140, columnWidth, 7]], fill),
        boxes([[x + 16, 165, vary(random, 76, 0.14), 13]]),
        stack(client, x, counts[column] ?? 2),
      ].join('');
    })
    .join('');
};

const dayWidth = contentWidth / 7;
const dayHeight = 104;
const gridTop = 160;

function grid(): string {
  const down = Array.from(
    { length: 8 },
    (_, day): Box => [contentLeft + day * dayWidth - 1, gridTop, 2, 560],
  );
  const across = Array.from(
    { length: 6 },
    (_, week): Box => [contentLeft, gridTop + week * dayHeight, contentWidth, 2],
  );
  const days = Array.from({ length: 35 }, (_, day): Box => {
    return [
      contentLeft + (day % 7) * dayWidth + 10,
      gridTop + 13 + Math.floor(day / 7) * dayHeight,
      16,
      9,
    ];
  });
  const names = Array.from(
    { length: 7 },
    (_, day): Box => [contentLeft + day * dayWidth + 8, 137, 38, 10],
  );
  return boxes([...down, ...across], rule) + bodyText([...days, ...names]);
}

/** Appointments of one week: never past Saturday, never two in the same place. */
function week(client: Client, row: number): string {
  const { random } = client;
  const [deep, quiet, lit] = marks(client);
  const list: string[] = [];
  for (let day = row === 0 ? 1 : 0; day < 7; day++) {
    if (random() > 0.62) continue;
    const days = random() < 0.22 && day < 5 ? 2 : 1;
    const at: Box = [
      contentLeft + day * dayWidth + 5,
      gridTop + 34 + row * dayHeight,
      dayWidth * days - 10,
      22,
    ];
    list.push(boxes([at], pick(random, [quiet, quiet, quiet, deep, ink])));
    if (random() < 0.3) list.push(boxes([[at[0], at[1] + 29, dayWidth - 10, 22]], quiet));
    day += days - 1;
  }
  const today: Box = [
    contentLeft + dayWidth * 4 + 5,
    gridTop + 63 + dayHeight,
    dayWidth * 2 - 10,
    22,
  ];
  return list.join('') + (row === 1 ? boxes([today], lit) : '');
}

export const calendar: SystemLayout = (client) => {
  const today: Box = [contentLeft + dayWidth * 4, gridTop + dayHeight, dayWidth, dayHeight];
  const lit = boxes([today], client.dupla.skies[0], 'fill-opacity=".35"');
  return lit + grid() + [0, 1, 2, 3, 4].map((row) => week(client, row)).join('');
};
