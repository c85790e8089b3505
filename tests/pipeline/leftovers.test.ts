// What is left of the sample under another brand: told with its places, and refused with --strict.

import { expect, test } from 'vitest';
import { buildProject, buildSite } from '../support/build-site.ts';
import { article, SITE, type Tree, tiny } from '../support/tiny-site.ts';

const CLAIMS = 'content/claims.yaml';
const TOLD = /^left of /;

/** The tiny site of a house that took the sample of another. */
const TAKEN: Tree = {
  [SITE]: `${tiny(SITE, 'foundedYear: 2015', 'foundedYear: 2019')}sampleBrand: Grimpa
sample: [Curitiba, "2015", Água Boa, Ana Prado]
`,
  [CLAIMS]: tiny(CLAIMS, 'about: {}', 'about:\n  years: { value: "10", label: anos de mercado }'),
  'content/blog/agua.md': article(
    'A água',
    { author: 'Ana Prado' },
    'A Água Boa, desde 2015, e a [GRIMPA](https://agua-boa.test), pela Lei nº 13.146/2015.\n',
  ),
  // Of the starter, and not of the program that runs the test.
  'commands/new/starters/post.md':
    'excerpt: "{title}: um exemplo com números e o que conferir antes de decidir hoje."\n\nCurta.\n',
  'content/blog/novo.md': article('Novo', {
    excerpt: '"Novo: um exemplo com números e o que conferir antes de decidir hoje."',
  }),
};

test('names, years and sentences of the sample are told with their places, the first ones in a line', async () => {
  const { notices, rebuild } = await buildSite(TAKEN, { today: '2026-03-01' });
  expect(notices.filter((text) => TOLD.test(text))).toEqual([
    'left of the sample: content/site.yaml:12 (2015), content/blog/agua.md:7 (Ana Prado), content/blog/agua.md:12 (Água Boa), content/blog/agua.md:12 (2015), content/blog/agua.md:12 (GRIMPA), content/blog/agua.md:12 (agua-boa)',
    'left of starters: content/blog/novo.md:4 (um exemplo com números e o que…)',
    'left of another founding year: content/claims.yaml:4 (10 anos de mercado)',
  ]);
  const more = { 'content/blog/outro.md': article('Outro', {}, 'A Água Boa.\n') };
  const told = (await rebuild(more)).notices.find((text) => TOLD.test(text)) ?? '';
  expect(told).toContain(' and 1 more: npm run build -- --strict names all');
});

test('with --strict each of them stops the build at its line', async () => {
  const { rebuild } = await buildSite(TAKEN, { today: '2026-03-01' });
  const { problems } = await rebuild({}, { today: '2026-03-01', strict: true });
  const own = problems.filter((text) => !/no (?:address|dataOfficer)|announced/.test(text));
  expect(own).toHaveLength(8);
  expect(own.join('\n')).toContain(`content/blog/agua.md:12:3
  expected words of your house, found Água Boa of the sample
  12 | A Água Boa, desde 2015, e a [GRIMPA](https://agua-boa.test), pela Lei nº 13.146/2015.
     |   ^
  fix: write yours; what is true of your house too goes out of sample: in content/site.yaml`);
  expect(own.join('\n')).toMatch(
    /claims\.yaml:4:19 {2}about\.years\.value\n {2}expected the years since foundedYear \(2019\), found 10\n.*\n.*\n {2}fix: write value: "7"/,
  );
});

test('while the brand is the sample’s nothing of it is told', async () => {
  const site = String(TAKEN[SITE]).replace('brand: Pinha', 'brand: Grimpa');
  const { notices } = await buildProject((await buildSite({ ...TAKEN, [SITE]: site })).root);
  expect(notices.filter((text) => TOLD.test(text))).toEqual([]);
});
