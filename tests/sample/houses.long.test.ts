// Other houses: no code is changed for them, and nothing of the sample is left in what visitors get.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cssColour, toHex } from '../../art/colour.ts';
import { paint } from '../../art/paint.ts';
import { artOf } from '../../pipeline/assets/art-of.ts';
import { buildProject, REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { furnishedHouse, HOUSES, type HouseName, newHouseIn } from '../support/houses.ts';

const TEXT = /\.(?:html|svg|xml|txt|json|js|webmanifest)$/;
const sample = artOf({});
const { sampleBrand, sample: names } = parse(
  readFileSync(join(REPOSITORY, 'content/site.yaml'), 'utf8'),
) as { sampleBrand: string; sample: string[] };

/** Words, letters and colours of the sample; grey that is nearly white or black is nobody's. */
function leftovers(text: string): string[] {
  const words = [sampleBrand, ...names, 'petit-pavé', 'Familjen', 'Faustina'];
  const colours = (['brasa', 'araucaria', 'pinhao', 'palha', 'salvia', 'mata'] as const).flatMap(
    (name) => [toHex(sample.colours[name]), cssColour(sample.colours[name])],
  );
  const isWord = (word: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\d/-])${word}(?![\\p{L}\\d-])`, 'iu');
  return [
    ...words.filter((word) => isWord(word).test(text)),
    ...colours.filter((colour) => text.includes(colour)),
  ];
}

describe.each(Object.keys(HOUSES) as HouseName[])('%s', (name) => {
  test('builds as soon as its twelve questions are answered', async () => {
    const { problems } = await buildProject(await newHouseIn(name));
    expect(problems).toEqual([]);
  });

  test('is published strictly with what its owner wrote, and has nothing of the sample', async () => {
    const root = await furnishedHouse(name);
    const site = await buildProject(root, { strict: true });
    expect(site.problems).toEqual([]);
    const drawn = new Set(
      [
        sample.family.hero,
        sample.family.closing,
        sample.family.friezeMotif,
        ...sample.family.growth,
      ].map((draw) => paint(draw(), sample)),
    );
    const files = listFiles(join(root, 'dist')).filter((file) => TEXT.test(file));
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) => {
      const text = site.read(file);
      if (drawn.has(text)) return [`${file} is a drawing of the sample`];
      return leftovers(file === 'licencas.txt' ? '' : text).map((word) => `${file} has ${word}`);
    });
    expect(found).toEqual([]);
  });
});
