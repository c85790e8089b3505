// The shop of the online-store card: a window of goods, and a phone at the till.
import { palette } from '../palette.ts';
import { phone } from './phone.ts';
import { type Box, bodyText, boxes, disc, logo, moved, vary } from './shapes.ts';
import { appWindow, type Client, clientPicture, titleBar } from './window.ts';

const shopWidth = 900;
const good = 240;
const gap = 24;
const margin = 36;

function header({ dupla, petals }: Client): string {
  const middle = titleBar + 42;
  return [
    logo({ x: 54, y: middle, radius: 21, petals }, dupla.accent),
    boxes([[84, middle - 7, 96, 14]]),
    boxes([[250, middle - 16, 420, 32]], palette.calcario2),
    boxes([[784, middle - 18, 80, 36]], dupla.accent),
  ].join('');
}

/** One good: picture, name, price, and the square that puts it in the basket. */
function goods(client: Client, turn: number): string {
  const x = margin + (turn % 3) * (good + gap);
  const y = titleBar + 92 + Math.floor(turn / 3) * 322;
  return [
    clientPicture([x, y, good, 222], client, turn),
    boxes([[x, y + 240, vary(client.random, 150, 0.12), 13]]),
    boxes([[x, y + 264, vary(client.random, 92, 0.12), 20]], palette.pinhao),
    boxes([[x + good - 40, y + 242, 40, 40]]),
  ].join('');
}

function tillScreen(client: Client): string {
  const lines: Box[] = [
    [24, 300, 196, 8],
    [24, 319, 170, 8],
  ];
  const choices = [386, 426].map((y): Box => [24, y, 18, 18]);
  return [
    clientPicture([0, 0, 246, 228], client, 0),
    boxes([[24, 254, 140, 18]]) + bodyText(lines),
    boxes([[24, 346, 92, 22]], palette.pinhao),
    choices
      .map(([x, y], index) =>
        disc(x + 9, y + 9, 9, index === 0 ? palette.brasa : palette.calcario3),
      )
      .join(''),
    boxes([[54, 390, 110, 10]]) + bodyText([[54, 430, 86, 10]]),
    boxes([[24, 472, 198, 50]], palette.brasa),
  ].join('');
}

/** The shop from (0, 0), cut at `height`, with the phone over its right side. */
export function shopWindow(client: Client, height: number): string {
  const shelf = [0, 1, 2, 3, 4, 5].map((turn) => goods(client, turn)).join('');
  const till = phone(620, client, tillScreen(client));
  return appWindow(shopWidth, height, client, header(client) + shelf) + moved(630, 176, till);
}
