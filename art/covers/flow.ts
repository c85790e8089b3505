// The n8n card: a canvas of steps wired to each other, and the uptime of the server under it.
import { palette } from '../palette.ts';
import { type Box, boxes, disc, frames, ink, moved, seed, vary } from './shapes.ts';
import { appWindow, type Client, titleBar } from './window.ts';

const width = 900;
const canvas = { top: titleBar, height: 430 };
const size = 104;

/** Where the steps stand, from the first that is started to those that end. */
const steps: readonly (readonly [x: number, y: number])[] = [
  [92, 198],
  [300, 198],
  [516, 96],
  [516, 300],
  [736, 96],
  [736, 300],
];

/** Dots that steps snap to. */
function grid(): string {
  const dots: Box[] = [];
  for (let y = 36; y < canvas.height; y += 40) {
    for (let x = 26; x < width; x += 40) dots.push([x, y, 4, 4]);
  }
  return boxes(dots, palette.basalto3);
}

function wire(from: number, to: number, colour: string): string {
  const [x, y] = steps[from] ?? [0, 0];
  const [endX, endY] = steps[to] ?? [0, 0];
  const middle = (x + endX + size) / 2;
  const d = `M${x + size} ${y + size / 2}H${middle}V${endY + size / 2}H${endX}`;
  return `<path fill="none" stroke="${colour}" stroke-width="6" d="${d}"/>`;
}

function step(index: number, stone: string, core: string): string {
  const [x, y] = steps[index] ?? [0, 0];
  return [
    boxes([[x + 10, y + 10, size, size]], palette.basalto),
    boxes([[x, y, size, size]], stone),
    seed(x + size / 2, y + size / 2 + 32, 64, core),
    disc(x, y + size / 2, 9, palette.calcario) + disc(x + size, y + size / 2, 9, palette.calcario),
  ].join('');
}

function drawCanvas(): string {
  const { palha, salvia, brasa, calcario, pinhao, araucaria } = palette;
  return [
    boxes([[0, 0, width, canvas.height]], palette.basalto2),
    grid(),
    wire(0, 1, brasa) + wire(1, 2, brasa) + wire(2, 4, brasa),
    wire(1, 3, salvia) + wire(3, 5, salvia),
    step(0, palha, pinhao) + step(1, calcario, ink) + step(2, brasa, ink),
    step(3, salvia, araucaria) + step(4, calcario, ink) + step(5, salvia, araucaria),
  ].join('');
}

/** Sixty days, of which one was lit: the day that the watch had something to do. */
function uptime({ random }: Client, height: number): string {
  const top = canvas.top + canvas.height;
  const high = height - top - 104;
  const days = Array.from({ length: 60 }, (_, day): Box => [36 + day * 13.9, top + 104, 9, high]);
  const lit = 41;
  return [
    boxes([[0, top, width, height - top]], palette.mata),
    boxes([[36, top + 44, vary(random, 180, 0.1), 20]], palette.calcario),
    boxes([[width - 36 - 96, top + 40, 96, 28]], palette.salvia),
    boxes(
      days.filter((_, day) => day !== lit),
      palette.broto,
    ),
    boxes([days[lit] as Box], palette.brasa),
  ].join('');
}

/** The whole drawing, 920 by 720, bleeding off the bottom: all of it as dark as the card that it is cut out of. */
export function flow(client: Client, height: number): string {
  const page = moved(0, canvas.top, drawCanvas()) + uptime(client, height);
  const edge = frames([[0, 0, width, height]], palette.basalto3);
  return moved(1, 1, appWindow(width, height, client, page) + edge);
}
