// Pages of the house's people who write: their articles, and who they are.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { linksOf, metaOf, tagsOf, thingOf, titleOf, visibleText } from '../support/html.ts';
import { jpeg } from '../support/shown-pictures.ts';
import { article, post, type Tree } from '../support/tiny-site.ts';

const PEOPLE = `- id: ana-lipski
  name: Ana Lipski
  role: Sócia
  line: Lê o contrato em voz alta.
  image: /uploads/ana.svg
- { id: rui-mar, name: Rui Mar, role: Redes, line: Não escreve. }
`;
const tree: Tree = {
  'public/uploads/ana.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>',
  'content/people.yaml': PEOPLE,
  'content/blog/ola.md': post({ author: 'ana-lipski' }),
  'content/blog/novo.md': article('Novo', { author: 'ana-lipski', publishedOn: '2025-05-20' }),
  'content/blog/visita.md': article('Visita', { author: 'Joana Prado' }),
};
const ROUTE = '/blog/autor/ana-lipski';
const hrefs = (html: string) => linksOf(html).map(({ href }) => href);

test('who wrote a shown article has a page with all of them, which the articles lead to', async () => {
  const site = await buildSite(tree, { today: '2025-07-01' });
  const html = site.read(`${ROUTE.slice(1)}.html`);
  const tags = tagsOf(html);
  expect(titleOf(html)).toBe('Artigos de Ana Lipski | Pinha');
  expect(visibleText(html)).toContain('Ana Lipski Sócia Lê o contrato em voz alta.');
  expect(html).toMatch(/<img[^>]*class="avatar"/);
  const cards = [...html.matchAll(/<h3[^>]*><a href="([^"]*)"/g)].map(([, href]) => href);
  expect(cards).toEqual(['/blog/novo', '/blog/ola']);
  const canonical = tags.find(({ attributes }) => attributes.rel === 'canonical');
  expect(canonical?.attributes.href).toBe(`https://www.pinha.test${ROUTE}`);
  expect(metaOf(tags, 'robots')).toBeUndefined();
  expect(site.read('sitemap.xml')).toContain(`${ROUTE}</loc></url>`);
  const { mainEntity } = thingOf({ route: ROUTE, html }, 'ProfilePage');
  expect(mainEntity).toMatchObject({ '@type': 'Person', name: 'Ana Lipski', jobTitle: 'Sócia' });
  expect(html).toContain('"@type":"BreadcrumbList"');

  const written = site.read('blog/ola.html');
  expect(hrefs(written)).toContain(ROUTE);
  expect(written).toContain(`"url":"https://www.pinha.test${ROUTE}"`);
  // A guest has no page, nor who writes nothing.
  expect(site.read('blog/visita.html')).not.toContain('/blog/autor/');
  expect(site.exists('blog/autor/rui-mar.html')).toBe(false);
});

test('a bio stands above the articles, and the page ends in a call that names who writes', async () => {
  const bio = 'Abriu a casa em 2015 e escreve sobre contratos.';
  const site = await buildSite({
    ...tree,
    'content/people.yaml': PEOPLE.replace('  image', `  bio: ${bio}\n  image`),
  });
  expect(site.problems).toEqual([]);
  const html = site.read(`${ROUTE.slice(1)}.html`);
  expect(visibleText(html)).toContain(`Lê o contrato em voz alta. ${bio}`);
  expect(visibleText(html)).toContain('Ana Lipski no seu projeto? Conte o que precisa resolver.');
  const { mainEntity } = thingOf({ route: ROUTE, html }, 'ProfilePage');
  expect(mainEntity).toMatchObject({ description: bio });
});

test('a photograph of who writes is asked for as large as it is shown', async () => {
  const site = await buildSite({
    ...tree,
    'content/people.yaml': PEOPLE.replace('ana.svg', 'ana.jpg'),
    'public/uploads/ana.jpg': await jpeg({ width: 900, height: 900 }),
  });
  const face = (page: string) =>
    tagsOf(site.read(page)).find(({ attributes }) => attributes.srcset)?.attributes.sizes;
  expect(face(`${ROUTE.slice(1)}.html`)).toContain('27rem');
  expect(face('blog/ola.html')).toBe('12rem');
});

test('the page goes with the last article that is shown, and a long list goes on on another', async () => {
  const drafts = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [
      `content/blog/a${index}.md`,
      article(`Artigo ${index}`, { author: 'rui-mar', draft: 'true' }),
    ]),
  );
  const all = { ...tree, ...drafts };
  const some = article('Mais um', { author: 'rui-mar', draft: 'true' });
  const other = article('Outro mais', { author: 'rui-mar', draft: 'true' });
  const more = { ...all, 'content/blog/b.md': some, 'content/blog/c.md': other };
  const site = await buildSite(more, { drafts: true });
  const second = site.read('blog/autor/rui-mar/pagina/2.html');
  expect(titleOf(second)).toBe('Página 2 de 2 | Artigos de Rui Mar | Pinha');
  expect(hrefs(second)).toContain('/blog/autor/rui-mar');
  const published = await site.rebuild({}, { drafts: false });
  expect(published.exists('blog/autor/rui-mar.html')).toBe(false);
});
