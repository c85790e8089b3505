// Doors for lines of business: a page a file, with what the library of proposals offers at its price.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { visibleText } from '../support/html.ts';
import { expectProblems } from '../support/refusals.ts';
import { HOME, type Tree, tiny } from '../support/tiny-site.ts';

const DOOR = 'content/businesses/padarias.yaml';
const door = (offers: string, more = ''): string => `title: Cardápio digital para padarias
description: O que já está pronto para a sua padaria.
position: 1
name: Padarias
summary: "Cardápio a partir de {price:cardapio}."
headline: O pedido chega no balcão.
lead: Sem papel e sem fila.
problems: { title: No balcão, items: [{ title: A fila, text: Ela cresce às sete. }] }
offers: { title: O que já existe, items: [${offers}] }
closing: { title: Mande o seu cardápio., text: Como ele está., primary: { label: Mandar, message: Olá! } }
${more}`;
const BUTTON = 'button: { label: Quero, message: Olá! }';
const LIBRARY: Tree = {
  'content/proposals/library/items.yaml':
    'cardapio: { title: Cardápio digital, description: Sempre em dia., priceCents: 40000, features: [Troca o preço na hora] }\n',
};
const GUARANTEE =
  'title: A garantia\npoints:\n  - { short: Corrige por 90 dias, title: Defeito, text: A gente corrige por 90 dias. }\n';

test('a door offers what the library says at its price, and is listed where pages ask for it', async () => {
  const site = await buildSite({
    ...LIBRARY,
    [DOOR]: door(`{ from: cardapio, isStartingPrice: true, ${BUTTON} }`),
    [HOME]: `${tiny(HOME, 'hero:', 'businesses: { title: Para o seu negócio }\nhero:')}`,
    'content/guarantee.yaml': GUARANTEE,
  });
  const text = visibleText(site.read('para/padarias.html'));
  expect(text).toContain('Cardápio digital A partir de R$ 400');
  expect(text).toContain('Troca o preço na hora');
  expect(text).toContain('A gente corrige por 90 dias.');
  const home = site.read('index.html');
  expect(home).toContain('href="/para/padarias"');
  expect(visibleText(home)).toContain('Padarias Cardápio a partir de R$ 400.');
  expect(visibleText(home)).toContain('Corrige por 90 dias');
  expect(site.read('sitemap.xml')).toContain('/para/padarias</loc>');
});

test('an offer that only a proposal can price says so in the place of its price', async () => {
  const priced = `{ from: cardapio, ${BUTTON} }`;
  const unpriced = `{ title: Integração, description: Com o caixa., features: [Por API], ${BUTTON} }`;
  const site = await buildSite({ ...LIBRARY, [DOOR]: door(`${priced}, ${unpriced}`) });
  const text = visibleText(site.read('para/padarias.html'));
  expect(text).toContain('Cardápio digital R$ 400');
  expect(text).toContain('Integração Preço na proposta Com o caixa.');
});

test('a door shows its trade, and in front of it what is made for it', async () => {
  const shown = (picture: string): Tree => ({
    ...LIBRARY,
    [DOOR]: door(`{ from: cardapio, ${BUTTON} }`, picture),
  });
  const drawn = await buildSite(shown('picture: { art: ecommerce, tone: light }\n'));
  const html = drawn.read('para/padarias.html');
  const [, scene, product] =
    /<img class="service-scene" src="([^"]+)".*?<img class="service-card-art" src="([^"]+)"/.exec(
      html,
    ) ?? [];
  expect([scene, product]).toEqual([
    expect.stringMatching(/^\/assets\/desenho-\d\./),
    expect.stringMatching(/^\/assets\/servico-ecommerce\./),
  ]);
  const bare = await buildSite(shown(''));
  expect(bare.read('para/padarias.html')).not.toContain('service-scene');
});

test('who answers what is not asked stands beside the questions, and is one of the house', async () => {
  const asked = (id: string): Tree => ({
    ...LIBRARY,
    'content/people.yaml':
      '- { id: ana-lipski, name: Ana Lipski, role: Sócia, line: Atende quando o forno esfria. }\n',
    [DOOR]: door(
      `{ from: cardapio, ${BUTTON} }`,
      `questions: { title: No balcão, items: [{ title: E o forno?, text: Fica. }], person: { id: ${id}, text: Ana atende. } }\n`,
    ),
  });
  const text = visibleText((await buildSite(asked('ana-lipski'))).read('para/padarias.html'));
  expect(text).toContain('No balcão AL Ana Lipski Ana atende. E o forno?');
  expectProblems(
    await problemsOf(asked('anna-lipski')),
    `
    ${DOOR}:11:91  questions.person.id » expected the id of a person in content/people.yaml, found "anna-lipski"
    fix: did you mean ana-lipski?`,
  );
});

test('without a door and without a guarantee nothing is said of either', async () => {
  const home = `${tiny(HOME, 'hero:', 'businesses: { title: Para o seu negócio }\nhero:')}`;
  const html = (await buildSite({ [HOME]: home })).read('index.html');
  expect(html).not.toMatch(/Para o seu negócio|guarantee/);
});

test('an offer of nothing, and works, presets and prices that nobody has, are told where they stand', async () => {
  expectProblems(
    await problemsOf({
      ...LIBRARY,
      [DOOR]: door(`{ from: cardapo, ${BUTTON} }`, 'works: { title: Obras, show: [trem] }'),
      'content/businesses/escolas.yaml': door('{ button: { label: Quero, preset: NADA } }'),
    }),
    `
    content/businesses/escolas.yaml:9:43  offers.items[0].title » expected a key "title" with one line of 1 to 60 characters, found none
    fix: add title: "Cardápio digital" between the braces of offers.items[0]
    content/businesses/escolas.yaml:9:43  offers.items[0].features » expected a key "features" with a list of 1 to 12 entries, found none
    fix: add features: ["Prato esgotado some na hora"] between the braces of offers.items[0]
    ${DOOR}:5:10  summary » expected the name of a figure or of the house, found {price:cardapio}
    fix: write one of the names in docs/writing.md, or the text itself, without braces
    ${DOOR}:9:51  offers.items[0].from » expected the id of an item in content/proposals/library/items.yaml, found "cardapo"
    fix: did you mean cardapio? Known ids: cardapio
    ${DOOR}:11:31  works.show[0] » expected the name of a project in content/portfolio/, found "trem"
    fix: write one of them there first`,
  );
});

test('a draft stays out; two doors have neither one name nor one place, and an offer is there once', async () => {
  const offer = `{ from: cardapio, ${BUTTON} }`;
  const drafted = await buildSite({ ...LIBRARY, [DOOR]: door(offer, 'draft: true\n') });
  expect(drafted.exists('para/padarias.html')).toBe(false);
  expectProblems(
    await problemsOf({
      ...LIBRARY,
      [DOOR]: door(`${offer}, ${offer}`),
      'content/businesses/escolas.yaml': door(offer)
        .replace('para padarias', 'para escolas')
        .replace('a sua padaria', 'a sua escola'),
    }),
    `
    ${DOOR}:3:11  position » expected a position of its own, found 1 as in content/businesses/escolas.yaml
    fix: write another position
    ${DOOR}:4:7  name » expected a name of its own, found "Padarias" as in content/businesses/escolas.yaml
    fix: write another name
    ${DOOR}:9:112  offers.items[1].from » expected each item once, found "cardapio" a second time
    fix: remove it, or say it without from:`,
  );
});

test('search engines are told the least of what starts there, and by what it is paid', async () => {
  const offer = `{ from: cardapio, isStartingPrice: true, period: por ano, ${BUTTON} }`;
  const html = (await buildSite({ ...LIBRARY, [DOOR]: door(offer) })).read('para/padarias.html');
  expect(html).toContain(
    '"priceSpecification":{"@type":"UnitPriceSpecification","minPrice":400,"priceCurrency":"BRL","unitCode":"ANN"}',
  );
  expect(html).not.toContain('"price":"400.00"');
});
