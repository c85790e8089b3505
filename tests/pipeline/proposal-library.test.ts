// What proposals name of content/proposals/library/: what stands beside a reference wins, and what was sent stays.

import { expect, test } from 'vitest';
import { buildProject, buildSite, ownCache, problemsOf, writeTree } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import { KEPT, makeLight, SENT_ON, SENT_PAGE, sendIn, textOf } from '../support/sent-project.ts';
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
    'uma linha de até 120 caracteres, { text: …, of: o id de um item } ou { from: um id de content/proposals/library/included.yaml }';
  expectProblems(
    await problemsOf({ ...LIBRARY, [PROPOSAL]: text }),
    `
    ${PROPOSAL}:19:5  items[2].features » falta a chave "features", com uma lista de 1 a 20 itens
    solução: acrescente features: ["Busca por bairro"] entre as chaves { } de items[2]
    ${PROPOSAL}:19:14  items[2].titel » a chave "titel" não existe aqui
    solução: será "title"? As chaves daqui: from, id, kind, title, description, normalPriceCents, priceCents, unitPriceCents, quantity, min, max, optional, selected, group, deliveryDays, stages, features
    ${PROPOSAL}:34:5  included[1] » esperado: ${lines}; encontrado: um grupo de chaves
    solução: escreva { from: ajustes } (um exemplo)
    ${PROPOSAL}:35:22  included[2].off » a chave "off" não existe aqui
    solução: será "of"? As chaves daqui: text, from, of
    ${PROPOSAL}:40:27  conditions[0].of » a chave "of" não existe aqui
    solução: tire a linha. As chaves daqui: from`,
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
    ${PROPOSAL}:17:11  items[0].from » esperado: o id de um item de ${ITEMS}; encontrado: "sitte"
    solução: será site? Os que existem: site, tablet
    ${PROPOSAL}:18:13  items[1].from » esperado: o id de um item de ${ITEMS}; encontrado: "constructor"
    solução: escreva um destes: site, tablet
    ${PROPOSAL}:32:13  included[0].from » esperado: o id de uma linha de ${INCLUDED}; encontrado: "ajuste"
    solução: será ajustes? Os que existem: ajustes, garantia
    ${PROPOSAL}:38:22  conditions[0].from » esperado: o id de uma condição de ${CONDITIONS}; encontrado: "xyz"
    solução: escreva um destes: escopo`,
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
    content/proposals/library/exclude.yaml » "exclude.yaml" não existe; o esperado é um destes: items.yaml, included.yaml, excluded.yaml, conditions.yaml
    solução: escreva os itens dele em um destes, e apague o arquivo
    ${INCLUDED}:1:1  Ajustes » esperado: um id de minúsculas, números e hifens; encontrado: "Ajustes"
    solução: escreva ajustes:
    ${ITEMS}:1:34  site.priceCents » esperado: os centavos em número inteiro, acima de 0; encontrado: 12.5
    solução: escreva priceCents: 1250`,
  );
  expectProblems(
    await problemsOf({
      ...LIBRARY,
      [ITEMS]: 'site: { title: Site, features: [A, "B por {prise}"] }\n',
      [PROPOSAL]: naming,
    }),
    `
    ${PROPOSAL}:17:5  items[0].priceCents » esperado: um preço; encontrado: nada ("site" de ${ITEMS})
    solução: escreva priceCents: com o preço do conjunto, ou unitPriceCents: com o de uma unidade
    ${PROPOSAL}:17:5  items[0].features[1] » esperado: o nome de um valor ou de um dado da empresa; encontrado: {prise} ("site" de ${ITEMS})
    solução: escreva um dos nomes de docs/escrever.md, ou o próprio texto, sem chaves`,
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
  writeTree(root, { ...dearer, [CONDITIONS]: 'escopo: Outro.\n' });
  const sent = await buildProject(root, { today: SENT_ON });
  expect([sent.problems, sent.read(SENT_PAGE)]).toEqual([[], textOf(root, `${KEPT}/page.html`)]);
});
