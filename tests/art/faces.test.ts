// Portraits: every word of a description has its drawing, and no two people look alike.

import { expect, test } from 'vitest';
import { clothes } from '../../art/faces/clothing.ts';
import { grounds, hairColours } from '../../art/faces/colours.ts';
import { beards, frames, jewels } from '../../art/faces/extras.ts';
import { type FaceOptions, faceSvg } from '../../art/faces/face.ts';
import { hairs } from '../../art/faces/hair.ts';
import { paint } from '../../art/paint.ts';
import { palette } from '../../art/palette.ts';
import { PORTRAIT_WORDS } from '../../domain/content/person.ts';
import { artOf } from '../../pipeline/assets/art-of.ts';
import { parseXml } from '../support/xml.ts';

const DRAWN = {
  hair: hairs,
  hairColour: hairColours,
  beard: beards,
  glasses: frames,
  earrings: jewels,
  clothing: clothes,
  ground: grounds,
};

const plain: FaceOptions = {
  skin: 4,
  hair: 'short',
  hairColour: 'brown',
  clothing: 'tee',
  ground: 'palha',
};

const SKINS = [1, 2, 3, 4, 5, 6, 7];

/** One description for every word that can be written, the rest being plain. */
const variants: [string, FaceOptions][] = [
  ...Object.entries(DRAWN).flatMap(([key, drawings]) =>
    Object.keys(drawings).map((word): [string, FaceOptions] => [
      `${key}: ${word}`,
      { ...plain, [key]: word },
    ]),
  ),
  ...SKINS.map((skin): [string, FaceOptions] => [`skin: ${skin}`, { ...plain, skin }]),
];

const art = artOf({});

function drawn(options: FaceOptions, id = 'ana'): string {
  return paint(faceSvg(id, options, art.family), art);
}

test('content may say what is drawn, and nothing else is drawn', () => {
  const drawn = Object.entries(DRAWN).map(([key, drawings]) => [key, Object.keys(drawings)]);
  expect(Object.fromEntries(drawn)).toEqual(PORTRAIT_WORDS);
});

test.each(variants)('%s is well-formed, flat, light, and has one lit pinhão', (_, options) => {
  const svg = drawn(options);
  expect(drawn(options)).toBe(svg);
  const elements = parseXml(svg);
  expect(elements[0]?.attributes).toMatchObject({ viewBox: '0 0 320 320', width: '320' });
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object|\(\)|gradient|filter|opacity/i);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  const named = [...svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map(([, id]) => id);
  expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(svg.length).toBeLessThan(10_000);
  expect(svg.split(paint(palette.brasa, art))).toHaveLength(2);
});

test('every word changes the drawing', () => {
  const drawings = variants.map(([, options]) => drawn(options));
  const repeated = variants.filter(([, options]) =>
    Object.entries(options).every(([key, value]) => plain[key as keyof FaceOptions] === value),
  );
  expect(new Set(drawings).size).toBe(variants.length - repeated.length + 1);
});

test('two people of one description still differ in their features', () => {
  expect(drawn(plain, 'ana')).not.toBe(drawn(plain, 'bia'));
});
