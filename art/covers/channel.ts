// The Evolution API card: one phone, whose messages reach the sales board, the shop's orders and the diary.
import { palette } from '../palette.ts';
import { phone } from './phone.ts';
import { type Box, bodyText, boxes, disc, frames, ink, moved, seed, vary } from './shapes.ts';
import { type Client, shadowOffset } from './window.ts';

const panelWidth = 396;
const panelHeight = 204;
const panelLeft = 500;
const panelTops = [28, 262, 496] as const;

/** Messages that came in, and the answers to them, down to the end of the screen. */
function talk({ random }: Client): string {
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => ({ y: 92 + row * 74, mine: row % 2 === 1 }));
  const bubbles = (mine: boolean): Box[] =>
    rows
      .filter((row) => row.mine === mine)
      .map(({ y }) => [mine ? 66 : 20, y, vary(random, 150, 0.08), 52]);
  const lines = rows.flatMap(({ y, mine }): Box[] => [
    [mine ? 80 : 34, y + 14, 96, 8],
    [mine ? 80 : 34, y + 30, vary(random, 66, 0.2), 8],
  ]);
  return [
    boxes([[0, 0, 246, 70]], palette.araucaria),
    disc(40, 38, 18, palette.palha) + seed(40, 49, 24, palette.araucaria),
    boxes([[70, 28, 96, 10]], palette.calcario),
    boxes(bubbles(false), palette.calcario2),
    boxes(bubbles(true), palette.palha),
    bodyText(lines),
  ].join('');
}

function panel(top: number, head: string, content: string): string {
  const box: Box = [0, 0, panelWidth, panelHeight];
  return moved(
    panelLeft,
    top,
    [
      boxes([[shadowOffset, shadowOffset, panelWidth, panelHeight]], ink, 'fill-opacity=".4"'),
      boxes([box], palette.laje),
      boxes([[0, 0, panelWidth, 34]], head),
      boxes([[18, 12, 96, 10]], palette.calcario),
      content,
      frames([box], ink),
    ].join(''),
  );
}

/** Three columns of cards; the newest is lit. */
function board(): string {
  const cards = [
    [18, 52, 108, 58],
    [18, 122, 108, 58],
    [144, 52, 108, 58],
    [270, 52, 108, 58],
    [270, 122, 108, 58],
  ] as const satisfies readonly Box[];
  const texts = cards.flatMap(([x, y]): Box[] => [
    [x + 12, y + 16, 62, 8],
    [x + 12, y + 34, 40, 8],
  ]);
  return [
    boxes(cards, palette.calcario2),
    boxes([[144, 122, 108, 58]], palette.brasa),
    boxes([[156, 138, 62, 8]]),
    bodyText(texts),
  ].join('');
}

/** Orders, each with its state. */
function orders({ random }: Client): string {
  const rows = [58, 104, 150];
  return [
    boxes(
      rows.map((y) => [18, y, 34, 34]),
      palette.palha,
    ),
    rows.map((y) => seed(35, y + 28, 22, palette.pinhao)).join(''),
    boxes(rows.map((y) => [68, y + 6, vary(random, 130, 0.15), 10])),
    bodyText(rows.map((y) => [68, y + 22, vary(random, 84, 0.15), 8])),
    boxes(
      rows.map((y) => [302, y + 6, 76, 22]),
      palette.salvia,
    ),
  ].join('');
}

/** A fortnight, and the hours that are taken. */
function diary(): string {
  const days = Array.from(
    { length: 14 },
    (_, day): Box => [18 + (day % 7) * 52, 52 + Math.floor(day / 7) * 72, 46, 62],
  );
  const taken = [1, 3, 4, 9, 12].map((day): Box => {
    const [x, y] = days[day] ?? [0, 0];
    return [x + 6, y + 24, 34, 14];
  });
  return [
    boxes(days, palette.calcario2),
    boxes(taken, palette.araucaria),
    boxes([[18 + 3 * 52 + 6, 52 + 72 + 42, 34, 14]], palette.brasa),
  ].join('');
}

function wires(): string {
  const ends = panelTops.map((top) => top + panelHeight / 2);
  const d = ends.map((y) => `M356 360H428V${y}H${panelLeft}`).join('');
  return [
    `<path fill="none" stroke="${ink}" stroke-width="6" d="${d}"/>`,
    ends.map((y) => disc(panelLeft, y, 11, ink)).join(''),
    boxes([[392, 324, 72, 72]]) + seed(428, 388, 52, palette.brasa),
  ].join('');
}

/** The whole drawing, 920 by 720, bleeding off the bottom. */
export function channel(client: Client): string {
  const panels = [board(), orders(client), diary()].map((content, index) =>
    panel(panelTops[index] ?? 0, [ink, palette.pinhao, palette.araucaria][index] ?? ink, content),
  );
  return moved(24, 60, phone(640, client, talk(client)), 1.22) + wires() + panels.join('');
}
