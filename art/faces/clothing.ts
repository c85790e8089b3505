// What a portrait wears: shoulders in one colour with a hard shadow, and the neckline that names it.
import { petalPath } from '../geometry.ts';
import { palette } from '../palette.ts';
import type { Ground } from './colours.ts';
import { both, path } from './head.ts';

type Wear = (colours: Ground) => string;

const shoulders =
  'M18 326C20 282 60 266 104 256L134 244Q160 262 186 244L216 256C260 266 300 282 302 326z';

function body({ cloth }: Ground): string {
  return (
    path(cloth.light, shoulders) + path(cloth.dark, 'M216 256C260 266 300 282 302 326H252L262 284z')
  );
}

/** The one lit pinhão, pinned where a brooch is. */
const pin = `<path fill="${palette.brasa}" transform="translate(216 303)" d="${petalPath(25, 15)}"/>`;

const tee: Wear = (colours) =>
  body(colours) +
  path(colours.cloth.dark, 'M126 247L136 243Q160 276 184 243L194 247Q162 296 126 247z');

const shirt: Wear = (colours) =>
  [
    body(colours),
    path(colours.under.light, 'M138 244Q160 262 182 244L160 284z'),
    path(colours.cloth.dark, 'M157 280h6v46h-6z'),
    both(path(colours.cloth.dark, 'M186 242L211 256L199 301L160 286z')),
    both(path(colours.cloth.light, 'M160 282L182 236L206 249L190 290z')),
  ].join('');

const blazer: Wear = (colours) =>
  [
    path(colours.under.light, 'M120 250L134 244Q160 272 186 244L200 250L184 326H136z'),
    path(colours.under.dark, 'M130 246L136 243Q160 272 184 243L190 246Q160 288 130 246z'),
    path(colours.cloth.light, 'M18 326C20 282 60 266 104 256L130 244L162 326z'),
    path(colours.cloth.light, 'M302 326C300 282 260 266 216 256L190 244L158 326z'),
    path(colours.cloth.dark, 'M216 256C260 266 300 282 302 326H252L262 284z'),
    both(path(colours.cloth.dark, 'M190 244L214 255L206 276L216 284L160 326H158z')),
  ].join('');

const turtleneck: Wear = (colours) =>
  body(colours) +
  path(colours.cloth.light, 'M128 224Q160 240 192 224V262Q160 276 128 262z') +
  path(colours.cloth.dark, 'M128 262Q160 276 192 262v-7Q160 269 128 255z');

const cardigan: Wear = (colours) =>
  [
    path(colours.under.light, shoulders),
    path(colours.under.dark, 'M126 247L136 243Q160 276 184 243L194 247Q162 292 126 247z'),
    both(
      path(colours.cloth.light, 'M302 326C300 282 260 266 216 256L196 248L184 326z') +
        path(colours.cloth.dark, 'M196 248L206 252L196 326H184z'),
    ),
    path(colours.cloth.dark, 'M216 256C260 266 300 282 302 326H252L262 284z'),
  ].join('');

const hoodie: Wear = (colours) =>
  [
    path(colours.cloth.dark, 'M108 262C100 232 118 216 134 214H186C202 216 220 232 212 262z'),
    body(colours),
    path(
      colours.cloth.dark,
      'M108 258Q128 296 160 304Q192 296 212 258L198 250Q182 276 160 280Q138 276 122 250z',
    ),
    both(path(colours.under.light, 'M174 290h5v28h-5z')),
  ].join('');

export const clothes = {
  tee,
  shirt,
  blazer,
  turtleneck,
  cardigan,
  hoodie,
} as const satisfies Record<string, Wear>;

export type ClothingName = keyof typeof clothes;

export function dressed(name: ClothingName, colours: Ground): string {
  return clothes[name](colours) + pin;
}
