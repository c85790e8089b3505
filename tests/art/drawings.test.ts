// Every drawing: well-formed, complete, and the same on every call.

import { describe, expect, test } from 'vitest';
import { articleBandSvg, articleCardSvg } from '../../art/article-band.ts';
import { closingSvg } from '../../art/closing.ts';
import { type ServiceKind, serviceCardSvg } from '../../art/covers/service-card.ts';
import { friezeJointsSvg, friezeMotifSvg } from '../../art/frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from '../../art/growth.ts';
import { faviconSvg, iconSvg, markShapes, smallMarkShapes } from '../../art/mark.ts';
import { palette } from '../../art/palette.ts';
import { pavementSceneSvg } from '../../art/pavement.ts';
import { pinhaSeeds, pinhaSvg } from '../../art/pinha.ts';
import { progressPetals } from '../../art/progress.ts';
import { versionFriezeSvg, versionSealSvg } from '../../art/seal.ts';
import { shareImageSvg } from '../../art/share-image.ts';
import { type Element, parseXml } from '../support/xml.ts';

const services: ServiceKind[] = ['websites', 'sistemas', 'mobile', 'ecommerce', 'automacao-ia'];
const brand = { name: 'a & b', line: 'Software <sob> medida\npara você', place: 'Curitiba/PR' };

const drawings: Record<string, () => string> = {
  pinha: pinhaSvg,
  'frieze motif': friezeMotifSvg,
  'frieze joints': friezeJointsSvg,
  'frieze of a version': () => versionFriezeSvg('3FA9-01C2-77DE'),
  'seal of a version': () => versionSealSvg('3FA9-01C2-77DE'),
  seed: seedSvg,
  sapling: saplingSvg,
  araucaria: araucariaSvg,
  closing: closingSvg,
  pavement: pavementSceneSvg,
  favicon: faviconSvg,
  icon: () => iconSvg(180, 26),
  'share image': () => shareImageSvg(brand),
  'article band': () => articleBandSvg('blog/ola', 3),
  'article card': () => articleCardSvg('blog/ola', 3),
  mark: () => `<svg>${markShapes()}</svg>`,
  'small mark': () => `<svg>${smallMarkShapes()}</svg>`,
  ...Object.fromEntries(services.map((kind) => [`card of ${kind}`, () => serviceCardSvg(kind)])),
};

test.each(Object.entries(drawings))(
  'the drawing "%s" is well-formed, whole, and the same on every call',
  (_, draw) => {
    const svg = draw();
    expect(draw()).toBe(svg);
    const elements = parseXml(svg);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of references(elements)) expect(ids).toContain(reference);
    expect(svg, 'slips of the pen').not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  },
);

function references(elements: readonly Element[]): string[] {
  return elements
    .flatMap(({ attributes }) =>
      Object.values(attributes).flatMap(
        (value) => /^(?:url\()?#([^)]+)\)?$/.exec(value)?.[1] ?? [],
      ),
    )
    .filter((reference) => !/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(reference));
}

test('the pinha has 500 pinhões, 24 of them lit, and is drawn with every one of them', () => {
  const seeds = pinhaSeeds();
  const count = (wanted: string): number => seeds.filter(({ ink }) => ink === wanted).length;
  expect([seeds.length, count('lit'), count('green')]).toEqual([500, 24, 47]);
  const svg = pinhaSvg();
  expect(svg.match(/<use /g)).toHaveLength(500);
  expect(svg.split('<g class="l">')[1]?.match(/<use /g)).toHaveLength(24);
});

describe('the drawing of an article', () => {
  const keys = ['blog/ola', 'blog/outro', 'blog/terceiro', 'blog/quarto', 'blog/quinto'];

  test.each(keys)('%s has exactly one lit pinhão, whatever its place in the list', (key) => {
    for (let index = 0; index < 8; index++) {
      for (const svg of [articleBandSvg(key, index), articleCardSvg(key, index)]) {
        expect(svg.split(`<g fill="${palette.brasa}">`)[1]?.match(/<use /g)).toHaveLength(1);
      }
    }
  });

  test('differs from that of its neighbour in the list', () => {
    const grounds = keys.map((_, index) => ground(articleCardSvg('blog/ola', index)));
    for (const [index, colour] of grounds.entries()) expect(colour).not.toBe(grounds[index - 1]);
  });
});

function ground(svg: string): string | undefined {
  return /<path fill="(#\w+)" d="M0 0h/.exec(svg)?.[1];
}

test('the share image escapes what the owner wrote', () => {
  expect(shareImageSvg(brand)).toContain('>Software &lt;sob&gt; medida</text>');
});

test.each([3, 6, 12])('a progress rosácea of %i petals lights as far as the step goes', (of) => {
  const states = progressPetals(2, of).map(({ state }) => state);
  expect(states.slice(0, 3)).toEqual(['done', 'done', 'current']);
  expect(states.slice(3)).toEqual(Array.from({ length: of - 3 }, () => 'todo'));
});

test('a thousand versions have a thousand seals, and friezes that differ from one to the next', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `3FA9-${index}-77DE`);
  expect(new Set(codes.map(versionSealSvg)).size).toBeGreaterThan(990);
  const friezes = codes.map(versionFriezeSvg);
  const same = friezes.filter((frieze, index) => frieze === friezes[index - 1]);
  expect(same.length).toBeLessThan(20);
  expect(versionFriezeSvg(codes[0] ?? '').length).toBeLessThan(2200);
});
