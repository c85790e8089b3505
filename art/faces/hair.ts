// Heads of hair: what hangs behind the head, and what lies over the brow.
import { dropPath, placed, polar, round } from '../geometry.ts';
import type { Tone } from './colours.ts';
import { both, dot, path } from './head.ts';

export interface Hair {
  behind: string;
  over: string;
}

type Cut = (tone: Tone) => Hair;

const none: Cut = () => ({ behind: '', over: '' });

const cropped: Cut = ({ light }) => ({
  behind: '',
  over: path(
    light,
    'M98 136C96 90 122 60 160 60C198 60 224 90 222 136L214 138C214 120 210 108 196 101Q160 92 124 101C110 108 106 120 106 138z',
  ),
});

const short: Cut = ({ light, dark }) => ({
  behind: '',
  over:
    path(
      light,
      'M96 144C84 88 108 46 166 44C214 42 236 84 224 144L215 144C216 124 211 112 202 104C172 110 142 104 124 90C114 104 106 120 105 144z',
    ) + path(dark, 'M124 90C142 104 172 110 202 104C176 104 148 96 130 80z'),
});

/** A fringe of curls from ear to ear over the brow, on a cap. */
function curls(around: number, size: number, step: number): { x: number; y: number; r: number }[] {
  const list = [];
  for (let angle = -104; angle <= 104; angle += step) {
    const at = polar({ x: 160, y: 122 }, around, angle);
    list.push({ x: round(at.x), y: round(at.y), r: size });
  }
  return list;
}

function dots(list: { x: number; y: number; r: number }[], fill: string): string {
  const circles = list.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return `<g fill="${fill}">${circles.join('')}</g>`;
}

const curly: Cut = ({ light, dark }) => {
  const fringe = [112, 132, 154, 176, 198, 212].map((x, index) => ({
    x,
    y: index % 2 ? 88 : 96,
    r: 16,
  }));
  const twists = [
    [122, 70],
    [150, 58],
    [180, 62],
    [206, 82],
    [136, 88],
    [168, 84],
  ].map(([x, y]) => `<path d="M${x} ${y}a9 9 0 1 1 9 9"/>`);
  return {
    behind: dots(curls(64, 22, 26), light),
    over:
      dots([...curls(60, 19, 26).filter(({ y }) => y < 118), ...fringe], light) +
      path(light, 'M110 92L124 62L160 50L198 60L212 92z') +
      `<g fill="none" stroke="${dark}" stroke-width="5">${twists.join('')}</g>`,
  };
};

const afro: Cut = ({ light }) => ({
  behind: dot(160, 116, 92, light) + dots(curls(84, 22, 16), light),
  over: path(
    light,
    'M97 140C92 90 122 58 160 58C198 58 228 90 223 140L214 134Q212 108 192 100Q160 90 128 100Q108 108 106 134z',
  ),
});

const long: Cut = ({ light, dark }) => ({
  behind:
    path(light, 'M160 44C206 44 236 78 236 130V286H84V130C84 78 114 44 160 44z') +
    path(dark, 'M104 150h112v136H104z'),
  over:
    path(
      light,
      'M150 62C130 90 116 108 108 172H88C80 96 108 46 160 46C212 46 240 96 232 172H212C206 108 184 90 150 62z',
    ) + path(dark, 'M150 62C184 90 206 108 212 172h6C214 104 190 78 150 62z'),
});

const wavy: Cut = ({ light, dark }) => ({
  behind: path(
    light,
    'M160 42C214 42 240 80 236 128q22 22 2 46q22 24 0 46q14 30-14 44H96q-28-14-14-44q-22-22 0-46q-20-24 2-46C80 80 106 42 160 42z',
  ),
  over:
    path(
      light,
      'M190 62C164 92 130 96 108 150q2 14-10 26q-14-8-12-40C84 84 112 44 166 44C216 46 238 88 234 138q0 26-14 38q-10-14-8-34C212 112 204 84 190 62z',
    ) + path(dark, 'M190 62C164 92 130 96 108 150C116 88 152 80 190 62z'),
});

const bob: Cut = ({ light, dark }) => ({
  behind: path(dark, 'M90 132h140v90H90z'),
  over:
    path(
      light,
      'M82 222V132C82 78 112 46 160 46C208 46 238 78 238 132V222H212V116Q160 104 108 116V222z',
    ) + path(dark, 'M108 116Q160 104 212 116v-7Q160 97 108 109z'),
});

const bun: Cut = ({ light, dark }) => ({
  behind: dot(160, 40, 31, light),
  over:
    path(
      light,
      'M97 142C90 86 118 54 160 54C202 54 230 86 223 142L215 140C214 116 200 96 160 88C120 96 106 116 105 140z',
    ) + path(dark, 'M132 62Q160 74 188 62L184 54Q160 64 136 54z'),
});

const braids: Cut = ({ light, dark }) => {
  const seed = dropPath(38, 34);
  const plait = [0, 1, 2, 3, 4].map((row) => {
    const fill = row % 2 ? ` fill="${dark}"` : '';
    return `<path${fill} transform="${placed({ x: 228 + row * 3, y: 190 + row * 25 })}" d="${seed}"/>`;
  });
  return {
    behind: `<g fill="${light}">${both(plait.join(''))}</g>`,
    over:
      path(
        light,
        'M160 76C130 84 108 110 105 150L96 168C82 94 110 48 160 48C210 48 238 94 224 168L215 150C212 110 190 84 160 76z',
      ) + path(dark, 'M157 48h6v28h-6z'),
  };
};

const locs: Cut = ({ light, dark }) => {
  const strand = (x: number, length: number, fill: string): string =>
    path(fill, `M${x} 100h16v${length}a8 8 0 0 1-16 0z`);
  const fall = [
    [104, 150],
    [200, 150],
    [88, 172],
    [216, 172],
    [72, 132],
    [232, 132],
  ].map(([x = 0, length = 0], index) => strand(x, length, index % 4 < 2 ? dark : light));
  return {
    behind: path(light, 'M160 42C214 42 248 84 248 132H72C72 84 106 42 160 42z') + fall.join(''),
    over:
      path(
        light,
        'M108 152C104 132 108 114 118 104Q140 84 178 88Q208 96 212 152L226 164C250 96 214 44 160 44C106 44 70 96 94 164z',
      ) +
      path(
        dark,
        'M120 102L96 82l4-7 27 22zM142 90L124 56l7-4 18 36zM165 87l8-43h8l-9 43zM184 89l28-31 6 6-26 29z',
      ) +
      strand(88, 74, light) +
      strand(216, 74, light),
  };
};

export const hairs = {
  none,
  cropped,
  short,
  curly,
  afro,
  bob,
  long,
  wavy,
  bun,
  braids,
  locs,
} as const satisfies Record<string, Cut>;

export type HairName = keyof typeof hairs;
