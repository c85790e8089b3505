// What proposals name of content/proposals/library/: what stands beside a reference wins, and what was sent stays.

import { expect, test } from 'vitest';
import { buildProject, buildSite, ownCache, problemsOf, writeTree } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import {
  copyOf,
  KEPT,
  makeLight,
  SENT_ON,
  SENT_PAGE,
  sendIn,
  textOf,
} from '../support/sent-project.ts';
import { PROPOSAL, proposal, swapped, type Tree } from '../support/tiny-site.ts';

const [ITEMS, INCLUDED, EXCLUDED, CONDITIONS] = ['items', 'included', 'excluded', 'conditions'].map(
  (part) => `content/proposals/library/${part}.yaml`,
) as [string, string, string, string];

const ITEM = `site:
  title: Site
  normalPriceCents: 150000
  priceCents: 120050
  features: [Cinco páginas]
tablet:
  title: Tablet
  unitPriceCents: 5000
  quantity: 4
  min: 2
  features: [Com capa]
`;
const LIBRARY: Tree = {
  [ITEMS]: ITEM,
  [INCLUDED]: 'ajustes: Duas rodadas\ngarantia: Garantia de 90 dias\n',
  [EXCLUDED]: 'anuncios: Anúncios pagos\n',
  [CONDITIONS]: 'escopo: O resto é orçado antes.\n',
};

const WHOLE =
  '  - id: site\n    title: Site\n    normalPriceCents: 150000\n    priceCents: 120050\n    features: [Cinco páginas]\n';
/** The proposal with these items in the place of the site. */
const offering = (items: string): string => proposal(WHOLE, items);
const naming = swapped(offering('  - from: site\n'), [
  'included: [Duas rodadas]',
  'included: [{ from: ajustes }]',
]);

test('a reference gives the page that its words would, with the same version code', async () => {
  const [named, written] = await Promise.all(
    [naming, proposal()].map((text) => buildSite({ ...LIBRARY, [PROPOSAL]: text })),
  );
  expect(named?.read(SENT_PAGE)).toBe(written?.read(SENT_PAGE));
});

test('what stands beside a reference wins, and one price replaces the other', async () => {
  const items = `  - { from: site, id: loja, title: Loja, priceCents: 130000 }
  - { from: tablet, optional: true, priceCents: 70000 }
  - { from: tablet, id: dois, title: Dois tablets, optional: true, quantity: 2 }
`;
  const text = swapped(
    offering(items),
    ['included: [Duas rodadas]', 'included: [{ from: garantia, of: dois }, { from: ajustes }]'],
    ['excluded: []', 'excluded: [{ from: anuncios }]'],
    ['testimonials: []', 'testimonials: []\nconditions: [{ from: escopo }, Um texto próprio.]'],
    ['um site.', 'um site por {price:loja}, {price:tablet} e {price:dois}.'],
  );
  const html = (await buildSite({ ...LIBRARY, [PROPOSAL]: text })).read(SENT_PAGE);
  const plain = html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  for (const said of ['Loja', 'Dois tablets', 'Cinco páginas', 'Anúncios pagos'])
    expect(plain).toContain(said);
  expect(plain).toContain('por R$ 1.300, R$ 700 e R$ 100.');
  expect(plain).toContain('O resto é orçado antes. Um texto próprio.');
  expect(html).toMatch(/<li data-of="dois" hidden="">Garantia/);
});

test('an unknown id is told with the nearest and all others, and so is what is wrong in several shapes', async () => {
  const text = swapped(
    offering('  - from: sitte\n  - { from: constructor, id: b }\n  - { id: c, titel: Site }\n'),
    [
      'included: [Duas rodadas]',
      'included:\n  - { from: ajuste }\n  - { text: Dois, of: b, from: ajustes }\n  - { from: ajustes, off: b }',
    ],
    ['testimonials: []', 'testimonials: []\nconditions: [{ from: xyz, of: b }]'],
  );
  const lines =
    'one line of 1 to 120 characters, { text: …, of: the id of an item }, or { from: an id of content/proposals/library/included.yaml }';
  expectProblems(
    await problemsOf({ ...LIBRARY, [PROPOSAL]: text }),
    `
    ${PROPOSAL}:19:5  items[2].features » expected a key "features" with a list of 1 to 20 entries, found none
    fix: add features: ["Busca por bairro"] between the braces of items[2]
    ${PROPOSAL}:19:14  items[2].titel » unknown key "titel"
    fix: did you mean "title"? Known keys: from, id, kind, title, description, normalPriceCents, priceCents, unitPriceCents, quantity, min, max, required, optional, group, deliveryDays, stages, features
    ${PROPOSAL}:34:5  included[1] » expected ${lines}, found a group of keys
    fix: write { from: ajustes } (an example)
    ${PROPOSAL}:35:22  included[2].off » unknown key "off"
    fix: did you mean "of"? Known keys: text, from, of
    ${PROPOSAL}:40:27  conditions[0].of » unknown key "of"
    fix: remove the line. Known keys: from`,
  );
  const known = swapped(
    text,
    ['  - { id: c, titel: Site }\n', ''],
    ['  - { text: Dois, of: b, from: ajustes }\n', ''],
    [', off: b', ''],
    [', of: b', ''],
  );
  expectProblems(
    await problemsOf({ ...LIBRARY, [PROPOSAL]: known }),
    `
    ${PROPOSAL}:17:11  items[0].from » expected the id of an item in ${ITEMS}, found "sitte"
    fix: did you mean site? Known ids: site, tablet
    ${PROPOSAL}:18:13  items[1].from » expected the id of an item in ${ITEMS}, found "constructor"
    fix: write one of site, tablet
    ${PROPOSAL}:32:13  included[0].from » expected the id of a line in ${INCLUDED}, found "ajuste"
    fix: did you mean ajustes? Known ids: ajustes, garantia
    ${PROPOSAL}:38:22  conditions[0].from » expected the id of a condition in ${CONDITIONS}, found "xyz"
    fix: write one of escopo`,
  );
});

test('a wrong entry is told in its own file, what it comes to in a proposal at the reference', async () => {
  expectProblems(
    await problemsOf({
      ...LIBRARY,
      [ITEMS]: 'site: { title: Site, priceCents: 12.5, features: [A] }\n',
      [INCLUDED]: 'Ajustes: Duas rodadas\n',
      'content/proposals/library/exclude.yaml': 'a: b\n',
    }),
    `
    content/proposals/library/exclude.yaml » unknown file "exclude.yaml", expected one of items.yaml, included.yaml, excluded.yaml, conditions.yaml
    fix: write its entries into one of them, and delete it
    ${INCLUDED}:1:1  Ajustes » expected an id of lower-case letters, digits and hyphens, found "Ajustes"
    fix: write ajustes:
    ${ITEMS}:1:34  site.priceCents » expected a whole number of centavos, above 0, found 12.5
    fix: write priceCents: 1250`,
  );
  expectProblems(
    await problemsOf({
      ...LIBRARY,
      [ITEMS]: 'site: { title: Site, features: [A, "B por {prise}"] }\n',
      [PROPOSAL]: naming,
    }),
    `
    ${PROPOSAL}:17:5  items[0].priceCents » expected a price, found none ("site" of ${ITEMS})
    fix: write priceCents: with the price of the whole, or unitPriceCents: with that of one
    ${PROPOSAL}:17:5  items[0].features[1] » expected the name of a figure or of the house, found {prise} ("site" of ${ITEMS})
    fix: write one of the names in docs/writing.md, or the text itself, without braces`,
  );
});

test('a change of an entry makes the pages anew that use it, and leaves alone what was sent', async () => {
  const root = makeLight({ ...LIBRARY, [PROPOSAL]: naming });
  ownCache(root);
  const again = (options = {}) =>
    buildProject(root, { code: 'program', today: SENT_ON, ...options });
  expect((await again()).read(SENT_PAGE)).toContain('1.200,50');
  const dearer = { [ITEMS]: ITEM.replace('120050', '130050') };
  writeTree(root, dearer);
  expect((await again()).read(SENT_PAGE)).toContain('1.300,50');
  writeTree(root, LIBRARY);
  await sendIn(root);
  const sent = copyOf(root);
  const page = textOf(sent, `${KEPT}/page.html`);
  writeTree(sent, { ...dearer, [CONDITIONS]: 'escopo: Outro.\n' });
  const told = async (today = SENT_ON) => {
    const built = await buildProject(sent, { today });
    expect([built.problems, built.read(SENT_PAGE)]).toEqual([[], page]);
    return built.notices.filter((text) => text.includes('as it was sent'));
  };
  expect(await told()).toEqual([
    `${PROPOSAL} is not as it was sent on ${SENT_ON}, and clients go on seeing version 2 as it was: items[0].priceCents 120050 -> 130050; to show it, write version: 3 and npm run proposal send padaria-aurora`,
  ]);
  // Who cannot accept any more is not asked about the new price.
  expect(await told('2025-07-01')).toEqual([]);
  // Written out in its own file, it says the same.
  const stamped = textOf(sent, PROPOSAL);
  writeTree(sent, { ...LIBRARY, [PROPOSAL]: swapped(stamped, ['  - from: site\n', WHOLE]) });
  expect(await told()).toEqual([]);
});
