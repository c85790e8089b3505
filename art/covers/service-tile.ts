// What a service is shown by where there is little room: one thing on a plain ground.
import { svg } from '../geometry.ts';
import { palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { duplas, tonesOf } from './duplas.ts';
import { picture } from './scenes.ts';
import { tileSide } from './sector.ts';
import type { ServiceKind } from './service-card.ts';
import { type Box, boxes, disc, ink, logo, seed, shape } from './shapes.ts';

const middle = tileSide / 2;

function ground(fill: string): string {
  return boxes([[0, 0, tileSide, tileSide]], fill);
}

/** What somebody says: the tail of what is asked hangs at the left, that of an answer at the right. */
function bubble([x, y, width, height]: Box, fill: string, isAnswer = false): string {
  const foot = isAnswer
    ? `v${height + 26}l-34-26h${34 - width}`
    : `v${height}h${34 - width}l-34 26`;
  return shape(`M${x} ${y}h${width}${foot}z`, fill);
}

function node(x: number, y: number, fill: string, inside: string): string {
  return boxes([[x - 32, y - 32, 64, 64]], fill) + seed(x, y + 22, 44, inside);
}

const tiles: Record<ServiceKind, () => string> = {
  websites: () => {
    const tones = tonesOf(duplas.mata, 0);
    const view = picture([34, 84, 172, 156], 'serra', tones, seededRandom('quadro'));
    const dots = [54, 72, 90].map((x) => disc(x, 66, 5, palette.brasa)).join('');
    return ground(palette.basalto3) + boxes([[34, 48, 172, 36]]) + dots + view;
  },
  sistemas: () => {
    const heights = [70, 112, 92, 150];
    const bars = heights.map((height, at): Box => [44 + at * 40, 196 - height, 30, height]);
    const lit = boxes(bars.slice(-1), palette.brasa);
    return (
      ground(palette.palha) +
      boxes(bars.slice(0, -1), palette.pinhao) +
      lit +
      boxes([[34, 196, 172, 8]])
    );
  },
  mobile: () => {
    const body = `<rect x="68" y="34" width="104" height="240" rx="18" fill="${ink}"/>`;
    const flower = logo({ x: middle, y: 108, radius: 40, petals: 8 }, palette.palha);
    return (
      ground(palette.salvia) +
      body +
      boxes([[78, 56, 84, 184]], palette.araucaria) +
      flower +
      disc(middle, 108, 7, palette.brasa) +
      boxes([[90, 172, 60, 22]], palette.brasa)
    );
  },
  ecommerce: () => {
    const handle = `<path fill="none" stroke="${ink}" stroke-width="12" d="M88 100V76a32 32 0 0 1 64 0v24"/>`;
    return (
      ground(palette.palha) +
      handle +
      shape('M56 96h128l14 144H42z', palette.pinhao) +
      seed(middle, 200, 76, palette.brasa)
    );
  },
  'automacao-ia': () =>
    ground(palette.pinhao) +
    bubble([36, 42, 128, 62], palette.calcario) +
    bubble([76, 128, 128, 62], palette.palha, true) +
    seed(140, 182, 44, palette.brasa),
  n8n: () => {
    const lines = `<path fill="none" stroke="${palette.calcario}" stroke-width="7" d="M72 ${middle}H120V72h48M120 ${middle}v48h48"/>`;
    return (
      ground(palette.mata) +
      lines +
      node(72, middle, palette.palha, ink) +
      node(172, 72, palette.brasa, ink) +
      node(172, 168, palette.salvia, ink)
    );
  },
  'evolution-api': () =>
    ground(palette.salvia) +
    bubble([40, 48, 160, 118], palette.mata) +
    seed(middle, 150, 86, palette.brasa),
  saas: () =>
    ground(palette.geada) +
    disc(middle, middle, 78, palette.araucaria) +
    shape(`M${middle} ${middle}V42a78 78 0 0 1 78 78z`, palette.brasa) +
    disc(middle, middle, 36, palette.geada),
};

/** A complete 240 by 240 SVG. */
export function serviceTileSvg(kind: ServiceKind): string {
  return svg(tileSide, tileSide, tiles[kind]());
}
