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
    ${DOOR}:11:91  questions.person.id » esperado: o id de uma pessoa de content/people.yaml; encontrado: "anna-lipski"
    solução: será ana-lipski?`,
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
    content/businesses/escolas.yaml:9:43  offers.items[0].title » falta a chave "title", com uma linha de até 60 caracteres
    solução: acrescente title: "Cardápio digital" entre as chaves { } de offers.items[0]
    content/businesses/escolas.yaml:9:43  offers.items[0].features » falta a chave "features", com uma lista de 1 a 12 itens
    solução: acrescente features: ["Prato esgotado some na hora"] entre as chaves { } de offers.items[0]
    ${DOOR}:5:10  summary » esperado: o nome de um valor ou de um dado da empresa; encontrado: {price:cardapio}
    solução: escreva um dos nomes de docs/escrever.md, ou o próprio texto, sem chaves
    ${DOOR}:9:51  offers.items[0].from » esperado: o id de um item de content/proposals/library/items.yaml; encontrado: "cardapo"
    solução: será cardapio? Os que existem: cardapio
    ${DOOR}:11:31  works.show[0] » esperado: o nome de um projeto de content/portfolio/; encontrado: "trem"
    solução: cadastre lá primeiro`,
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
    ${DOOR}:3:11  position » esperado: um position só desta página; encontrado: 1, como em content/businesses/escolas.yaml
    solução: escreva outro position
    ${DOOR}:4:7  name » esperado: um name só desta página; encontrado: "Padarias", como em content/businesses/escolas.yaml
    solução: escreva outro name
    ${DOOR}:9:112  offers.items[1].from » "cardapio" está duas vezes nas ofertas
    solução: tire uma, ou escreva-a sem from:`,
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
