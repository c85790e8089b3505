// The 22 covers of the portfolio, in the order of the specification.

import { expect, test } from 'vitest';
import { type CoverCategory, coverSvg } from '../../art/covers/cover.ts';
import { sceneNames, sceneOrder } from '../../art/covers/scenes.ts';
import { screensSvg } from '../../art/covers/screens.ts';
import { sectorSvg } from '../../art/covers/sector.ts';
import { serviceTileSvg } from '../../art/covers/service-tile.ts';
import { paint } from '../../art/paint.ts';
import { seededRandom } from '../../art/random.ts';
import { SERVICE_ARTS } from '../../domain/content/pages/shared.ts';
import { artOf } from '../../pipeline/assets/art-of.ts';
import { parseXml } from '../support/xml.ts';

const art = artOf({});
const counts: [CoverCategory, number][] = [
  ['websites', 11],
  ['sistemas', 5],
  ['landing-pages', 6],
];

const covers = counts
  .flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => ({ category, index, slug: `cliente-${index}` })),
  )
  .map((options) => ({
    name: `${options.category}/${options.index}`,
    options,
    svg: paint(coverSvg(options, art.family), art),
  }));

test('there are 22, and no two are alike', () => {
  expect(covers).toHaveLength(22);
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(22);
});

test.each(covers)('$name is well-formed and the same on every call', ({ options, svg }) => {
  expect(parseXml(svg)[0]).toEqual({
    name: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 750' },
  });
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(paint(coverSvg(options, art.family), art)).toBe(svg);
});

test('neighbours differ in their ground and in their motif', () => {
  covers.slice(1).forEach(({ name, svg }, index) => {
    const before = covers[index]?.svg ?? '';
    expect(groundOf(svg), name).not.toBe(groundOf(before));
    expect(motifOf(svg), name).not.toBe(motifOf(before));
  });
});

/** The first colour that is painted covers the whole picture. */
function groundOf(svg: string): string | undefined {
  return /fill="(#\w+)"/.exec(svg)?.[1];
}

/** The shape that the ground's pattern repeats. */
function motifOf(svg: string): string | undefined {
  return /<defs>(.*?)<\/defs>/.exec(svg)?.[1];
}

test.each([
  ['Padaria e café', 'bowl'],
  ['Turismo', 'serra'],
  ['Indústria', 'factory'],
  ['Educação', 'book'],
  ['Comércio e varejo', 'shop'],
])('a client of the sector "%s" sees its own picture first', (sector, scene) => {
  expect(sceneOrder(seededRandom('a/b'), sector)[0]).toBe(scene);
});

test('every picture appears once in the order of a client', () => {
  expect(sceneOrder(seededRandom('a/b')).sort()).toEqual([...sceneNames].sort());
});

test('lines of business are shown by pictures of their own, each in colours of its own', () => {
  const names = ['Padarias', 'Clínicas', 'Indústrias', 'Imobiliárias', 'Escolas', 'Comércio'];
  const tiles = names.map((name, place) => paint(sectorSvg(name, place), art));
  for (const tile of tiles) {
    expect(parseXml(tile)[0]?.attributes.viewBox).toBe('0 0 240 240');
    expect(tile).not.toMatch(/NaN|undefined|Infinity|\[object/);
  }
  expect(new Set(tiles).size).toBe(tiles.length);
  // One that no picture speaks of has one nevertheless, and other places other colours.
  expect(sectorSvg('Oficinas', 0)).not.toBe(sectorSvg('Oficinas', 1));
});

test('telephones show each work in its own colours and with its own pictures', () => {
  const screens = covers.map(({ options }) => paint(screensSvg(options, art.family), art));
  for (const [index, svg] of screens.entries()) {
    expect(parseXml(svg)[0]?.attributes.viewBox).toBe('0 0 1200 600');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(groundOf(svg)).toBe(groundOf(covers[index]?.svg ?? ''));
  }
  expect(new Set(screens).size).toBe(screens.length);
});

test('every service has a tile of its own', () => {
  const tiles = SERVICE_ARTS.map((kind) => paint(serviceTileSvg(kind), art));
  for (const tile of tiles) {
    expect(parseXml(tile)[0]?.attributes.viewBox).toBe('0 0 240 240');
    expect(tile).not.toMatch(/NaN|undefined|Infinity|\[object/);
  }
  expect(new Set(tiles).size).toBe(SERVICE_ARTS.length);
});
