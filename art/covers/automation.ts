// The automation card: a conversation whose messages flow along lines through a few pinhão nodes to a table.
import { palette } from '../palette.ts';
import {
  type Box,
  bodyText,
  boxes,
  disc,
  frames,
  ink,
  logo,
  moved,
  seed,
  shape,
  vary,
} from './shapes.ts';
import { type Client, shadowOffset } from './window.ts';

const chatWidth = 316;

/** One message: from the client on the left, or the answer on the right. */
interface Message {
  y: number;
  width: number;
  lines: number;
  answer: boolean;
}

const messages: readonly Message[] = [
  { y: 112, width: 204, lines: 2, answer: false },
  { y: 212, width: 170, lines: 1, answer: true },
  { y: 288, width: 214, lines: 3, answer: false },
  { y: 410, width: 214, lines: 2, answer: true },
  { y: 510, width: 160, lines: 1, answer: false },
  { y: 588, width: 226, lines: 2, answer: true },
  { y: 690, width: 180, lines: 2, answer: false },
];

/** A bubble with one cut corner, like a stone of the pavement. */
function bubble({ random }: Client, { y, width, lines, answer }: Message): string {
  const height = 32 + lines * 22;
  const x = answer ? chatWidth - 24 - width : 24;
  const corner = answer
    ? `H${x + width}v${height}l-16-16H`
    : `H${x + width}V${y + height - 16}H${x + 16}l-16 16H`;
  const body = answer ? `M${x} ${y}${corner}${x}z` : `M${x} ${y}${corner}${x}z`;
  const text = Array.from({ length: lines }, (_, line): Box => {
    const share = line === lines - 1 ? 0.55 : 0.82;
    return [x + 20, y + 18 + line * 22, vary(random, (width - 24) * share, 0.08), 9];
  });
  const fill = answer ? palette.palha : palette.calcario2;
  return shape(body, fill) + (answer ? boxes(text) : bodyText(text));
}

function chat(client: Client): string {
  const head = 84;
  return [
    boxes([[shadowOffset, shadowOffset, chatWidth, 800]], client.dupla.shadow),
    boxes([[0, 0, chatWidth, 800]], palette.laje),
    boxes([[0, 0, chatWidth, head]]),
    disc(52, 42, 24, palette.araucaria) +
      logo({ x: 52, y: 42, radius: 17, petals: 6 }, palette.palha),
    boxes([[92, 24, 130, 14]], palette.calcario),
    boxes([[92, 48, 84, 9]], palette.calcario, 'fill-opacity=".5"'),
    messages.map((message) => bubble(client, message)).join(''),
    frames([[0, 0, chatWidth, 800]], ink),
  ].join('');
}

/** A line of the flow, turning at right angles. */
function wire(d: string, colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="6" d="${d}"/>`;
}

const nodeSize = 92;

/** A step of the flow: a stone with its pinhão, centred on (x, y). */
function node(
  [x, y]: readonly [number, number],
  stone: string,
  core: string,
  shadow: string,
): string {
  const [left, top] = [x - nodeSize / 2, y - nodeSize / 2];
  return [
    boxes([[left + 10, top + 10, nodeSize, nodeSize]], shadow),
    boxes([[left, top, nodeSize, nodeSize]], stone),
    seed(x, y + 30, 60, core),
  ].join('');
}

function flow({ dupla }: Client): string {
  const { palha, brasa, calcario, salvia, araucaria, pinhao } = palette;
  const start = chatWidth + 2;
  return [
    wire(`M${start} 236H384V150H846M384 236V330H504V150M700 150V480`, palha),
    wire(`M${start} 442H384V330H504V480`, brasa),
    disc(start, 236, 11, palha) + disc(start, 442, 11, brasa),
    node([504, 150], salvia, araucaria, dupla.shadow),
    node([700, 150], calcario, pinhao, dupla.shadow),
    node([846, 150], palha, pinhao, dupla.shadow),
    node([504, 330], brasa, ink, dupla.shadow),
    node([700, 330], calcario, ink, dupla.shadow),
  ].join('');
}

/** Where what was said ends up: rows with a name, a value and a state; the newest is lit. */
function table(client: Client): string {
  const width = 480;
  const rows = [0, 1, 2, 3, 4].map((row) => 62 + row * 58);
  const { random } = client;
  return [
    boxes([[shadowOffset, shadowOffset, width, 400]], client.dupla.shadow),
    boxes([[0, 0, width, 400]], palette.laje),
    boxes([[0, 62, width, 58]], palette.palha) + boxes([[0, 62, 10, 58]], palette.brasa),
    boxes([[0, 0, width, 62]]),
    boxes(
      [
        [28, 24, 90, 13],
        [236, 24, 60, 13],
        [376, 24, 70, 13],
      ],
      palette.calcario,
      'fill-opacity=".7"',
    ),
    boxes(rows.map((y) => [28, y + 22, vary(random, 140, 0.16), 14])),
    bodyText(rows.map((y) => [236, y + 24, vary(random, 76, 0.2), 10])),
    boxes(
      rows.slice(1).map((y) => [376, y + 18, 76, 22]),
      palette.salvia,
    ),
    boxes([[376, 80, 76, 22]], palette.brasa),
    boxes(
      rows.slice(1).map((y) => [0, y, width, 2]),
      palette.calcario3,
    ),
    frames([[0, 0, width, 400]], ink),
  ].join('');
}

/** The whole drawing, 920 by 720, bleeding off the bottom. */
export function automation(client: Client): string {
  return moved(1, 1, chat(client)) + flow(client) + moved(400, 462, table(client));
}
