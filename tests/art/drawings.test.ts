// Every drawing: well-formed, complete, and the same on every call.

import { describe, expect, test } from 'vitest';
import { pinhaSeeds, pinhaSvg } from '../../art/araucaria/pinha.ts';
import { branchSvg } from '../../art/branch.ts';
import { type ServiceKind, serviceCardSvg } from '../../art/covers/service-card.ts';
import { faviconSvg, iconSvg } from '../../art/mark.ts';
import { paint } from '../../art/paint.ts';
import { progressPetals } from '../../art/progress.ts';
import { shareCardSvg } from '../../art/share-card.ts';
import { shareImageSvg } from '../../art/share-image.ts';
import { MOTIFS } from '../../domain/content/theme.ts';
import { artOf } from '../../pipeline/assets/art-of.ts';
import { type Element, parseXml } from '../support/xml.ts';

const services: ServiceKind[] = ['websites', 'sistemas', 'mobile', 'ecommerce', 'automacao-ia'];
const brand = { name: 'casa', line: 'Software sob medida\npara você', place: 'Curitiba/PR' };
const side = { picture: 'data:image/png;base64,', ground: 'mata' } as const;
const shown = { name: 'casa', kind: 'Conceitos', title: 'Quanto custa um site', side };
const setLine = (text: string, size: number) => ({ d: 'M0 0h1', width: text.length * size * 0.46 });
const letters = { sans: setLine, serif: setLine };

/** Every drawing of a family, painted. */
function drawingsOf(motif: (typeof MOTIFS)[number]): Record<string, () => string> {
  const art = artOf({ motif });
  const { family } = art;
  const { mark } = family;
  const drawn: Record<string, () => string> = {
    hero: family.hero,
    'lit hero': family.heroLit,
    'frieze motif': family.friezeMotif,
    'frieze joints': family.friezeJoints,
    'frieze of a version': () => family.versionFrieze('3FA9-01C2-77DE'),
    'seal of a version': () => family.versionSeal('3FA9-01C2-77DE'),
    ...Object.fromEntries(family.growth.map((draw, index) => [`stage ${index + 1}`, draw])),
    closing: family.closing,
    'broken page': family.broken,
    'burning branch': branchSvg,
    favicon: () => faviconSvg(mark),
    icon: () => iconSvg(mark, 180, 26),
    'share image': () => shareImageSvg(brand, family, { mark: mark.large, letters }),
    'share card': () => shareCardSvg(shown, { mark: mark.large, letters }),
    'article band': () => family.articleBand('blog/ola', 3, 0),
    'article card': () => family.articleCard('blog/ola', 3, 0),
    mark: () => `<svg>${mark.large}</svg>`,
    'small mark': () => `<svg>${mark.small}</svg>`,
    seed: () => `<svg><path d="${family.seed}"/></svg>`,
    ...Object.fromEntries(services.map((kind) => [`card of ${kind}`, () => serviceCardSvg(kind)])),
  };
  const painted = Object.entries(drawn).map(([name, draw]) => [
    `${motif}: ${name}`,
    () => paint(draw(), art),
  ]);
  return Object.fromEntries(painted);
}

const drawings = Object.assign({}, ...MOTIFS.map(drawingsOf)) as Record<string, () => string>;
const sample = artOf({});
const seal = (code: string): string => paint(sample.family.versionSeal(code), sample);
const frieze = (code: string): string => paint(sample.family.versionFrieze(code), sample);

test.each(Object.entries(drawings))(
  'the drawing "%s" is well-formed, whole, and the same on every call',
  (_, draw) => {
    const svg = draw();
    expect(draw()).toBe(svg);
    const elements = parseXml(svg);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of references(elements)) expect(ids).toContain(reference);
    expect(svg, 'slips of the pen').not.toMatch(/NaN|undefined|Infinity|null|\[object|[#%]\{/);
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
  expect(svg.match(/<path /g)).toHaveLength(500);
  expect(svg.split('<g class="l">')[1]?.match(/<path /g)).toHaveLength(24);
});

describe.each(MOTIFS)('the drawing of an article, %s,', (motif) => {
  const keys = ['blog/ola', 'blog/outro', 'blog/terceiro', 'blog/quarto', 'blog/quinto'];
  const { family } = artOf({ motif });

  test.each(keys)(
    '%s has exactly one lit tile or pinhão, whatever its place in the list',
    (key) => {
      for (let index = 0; index < 8; index++) {
        for (const svg of [
          family.articleBand(key, index, index),
          family.articleCard(key, index, index),
        ]) {
          expect(litShapes(svg)).toBe(1);
        }
      }
    },
  );

  test('differs from that of its neighbour in the list', () => {
    const grounds = keys.map((_, index) => ground(family.articleCard('blog/ola', index, 0)));
    for (const [index, colour] of grounds.entries()) expect(colour).not.toBe(grounds[index - 1]);
  });
});

test.each(MOTIFS)('a house drawn as %s has nothing of another family', (motif) => {
  const others = MOTIFS.filter((other) => other !== motif).map((other) => artOf({ motif: other }));
  const own = new Set(Object.values(drawingsOf(motif)).map((draw) => draw()));
  for (const { family } of others) {
    const { hero, closing, friezeMotif, growth } = family;
    for (const draw of [hero, closing, friezeMotif, ...growth]) expect(own).not.toContain(draw());
  }
});

/** How many shapes have the accent's colour. */
function litShapes(svg: string): number {
  const [, after = ''] = svg.split('fill="#{brasa}"');
  const group = after.split('</g>')[0] ?? '';
  return after.startsWith('><use')
    ? (group.match(/<use /g) ?? []).length
    : (/^ d="([^"]*)"/.exec(after)?.[1]?.match(/M/g) ?? []).length;
}

function ground(svg: string): string | undefined {
  return /<path fill="(#\{\w+\})" d="M0 0h/.exec(svg)?.[1];
}

test.each([3, 6, 12])('a progress rosácea of %i petals lights as far as the step goes', (of) => {
  const states = progressPetals(2, of).map(({ state }) => state);
  expect(states.slice(0, 3)).toEqual(['done', 'done', 'current']);
  expect(states.slice(3)).toEqual(Array.from({ length: of - 3 }, () => 'todo'));
});

test('a thousand versions have a thousand seals, and friezes that differ from one to the next', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `3FA9-${index}-77DE`);
  expect(new Set(codes.map(seal)).size).toBeGreaterThan(990);
  const friezes = codes.map(frieze);
  const same = friezes.filter((frieze, index) => frieze === friezes[index - 1]);
  expect(same.length).toBeLessThan(20);
  expect(frieze(codes[0] ?? '').length).toBeLessThan(2200);
});
