// A house of another trade changes content alone: lists have the length that it needs, names are its own, and what it has not is not there.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { chatTexts, tagsOf } from '../support/html.ts';
import { CONTACT, changed, ownHouse, PORTFOLIO, SERVICE } from '../support/own-house.ts';
import { expectProblems } from '../support/refusals.ts';
import { HOME, POST } from '../support/tiny-site.ts';

const site = ownHouse().then((tree) => buildSite(tree));

const namesOf = (html: string): string[] =>
  tagsOf(html.slice(html.indexOf('<form'), html.indexOf('</form>'))).flatMap(
    ({ attributes }) => attributes.name ?? [],
  );

test('three services, one with a picture and one with neither, and no section without content', async () => {
  const { read } = await site;
  const html = read('index.html');
  const cards = tagsOf(html).filter(({ attributes }) =>
    attributes.class?.split(' ').includes('service-card'),
  );
  expect(cards.map(({ attributes }) => attributes.class)).toEqual([
    'service-card ground-ink',
    'service-card ground-light',
    'service-card ground-soft service-card-plain',
  ]);
  expect(html).toMatch(/<source type="image\/avif" srcset="\/assets\/marca-\d+\.[^"]+"/i);
  expect(html).toContain('service-grid-odd');
  for (const left of [
    'hero-caption',
    'service-card-price',
    'more-services',
    'testimonials',
    'growth',
  ])
    expect([left, html.includes(`class="${left}`)]).toEqual([left, false]);
  expect(chatTexts(html)).toContain('Olá! Quero uma marca.');
  expect(read('servicos/marcas.html')).toMatch(/class="service-card-art service-card-photo"/);
  expect(read('servicos/marcas.html')).not.toContain('"offers"');
});

test('works are sorted by the portfolio’s own groups, of which an empty one has no tab', async () => {
  const { read, exists } = await site;
  const html = read('portfolio.html');
  const tabs = [...html.matchAll(/<a href="#([^"]+)" aria-controls/g)].map(([, group]) => group);
  expect(tabs).toEqual(['papelaria', 'marcas']);
  expect(html).toMatch(/src="\/assets\/marca-\d+\.[^"]+\.jpg"/);
  expect(html).toMatch(/src="\/assets\/desenho-2\.[^"]+\.svg"/);
  expect(exists('blog.html')).toBe(true);
  expect(read('blog.html')).not.toContain('class="newsletter');
});

test('the contact form asks what its file says, in its order, and without a script too', async () => {
  const { read } = await site;
  const html = read('contato.html');
  const asked = ['name', 'email', 'service', 'message'];
  expect(namesOf(html).filter((name) => !/^_|^(?:form|subject|redirect)$/.test(name))).toEqual(
    asked,
  );
});

test.each([
  [
    HOME,
    'primary: { label: Começar, preset: marca }',
    'primary: { label: Começar, preset: marcas }',
    `${HOME}:21:38  closing.primary.preset » esperado: o nome de uma mensagem de content/presets.yaml; encontrado: "marcas"
    solução: será marca?`,
  ],
  [
    'content/portfolio/cafe.yaml',
    'category: marcas',
    'category: marca',
    `content/portfolio/cafe.yaml:2:11  category » esperado: uma categoria de ${PORTFOLIO}; encontrado: "marca"
    solução: será marcas?`,
  ],
  [
    POST,
    'category: Nomes',
    'category: Estratégia',
    `${POST}:9:11  category » esperado: uma categoria de content/pages/blog.yaml; encontrado: "Estratégia"
    solução: escreva um destes: Nomes, Sinais`,
  ],
  [
    SERVICE,
    'name: Marcas',
    'claims: marcas\nname: Marcas',
    `${SERVICE}:5:9  claims » esperado: o nome de um grupo de content/claims.yaml; encontrado: "marcas"
    solução: cadastre lá primeiro`,
  ],
  [
    HOME,
    'image: /uploads/marca.jpg',
    'image: /uploads/marcas.jpg',
    `${HOME}:15:87  image » esperado: a imagem public/uploads/marcas.jpg; encontrado: nenhuma
    solução: será /uploads/marca.jpg?`,
  ],
  [
    CONTACT,
    'options: { marca: Uma marca, loja: Uma loja }',
    'options: {}',
    `${CONTACT}:16:14  form.service.options » esperado: uma opção ou mais, por exemplo website: Website; encontrado: um grupo de chaves
    solução: escreva options: { website: Website } (um exemplo)`,
  ],
])('%s with "%s" as "%s" says what to write', async (file, found, to, expected) => {
  expectProblems(await problemsOf(await changed(file, found, to)), expected);
});
