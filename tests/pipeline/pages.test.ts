// What content becomes: addresses, order, pages of lists, heads, policies, figures, and only the style that applies.

import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { chatTexts, metaOf, tagsOf, titleOf, visibleText } from '../support/html.ts';
import { article, POST, proposal, type Tree, tiny } from '../support/tiny-site.ts';

/** The messages that wait behind a page's chat links, in their order. */
const chatsOf = (html: string): string[] =>
  chatTexts(html).map((text) => text.replaceAll('\u00a0', ' '));

test('articles are listed newest first, by name on the same day, at routes of their own', async () => {
  const site = await buildSite({
    [POST]: article('Antigo', {
      publishedOn: '2024-12-31',
      route: '/textos/ola-mundo',
      slug: 'outro',
    }),
    'content/blog/novo.md': article('Novo', { publishedOn: '2025-10-01', keywords: '[um, dois]' }),
    'content/blog/b-meio.md': article('Meio B', { publishedOn: '2025-02-03' }),
    'content/blog/a-meio.md': article('Por dentro da Pinha', { publishedOn: '2025-02-03' }),
    'content/blog/rascunho.md': article('Rascunho', { publishedOn: '2025-11-01', draft: 'true' }),
  });
  const links = site.read('blog.html').matchAll(/<h\d[^>]*><a href="([^"]*)">([^<]*)/g);
  expect(
    [...links].map(([, href, title]) => `${href} ${title?.replaceAll('\u00a0', ' ')}`),
  ).toEqual([
    '/blog/novo Novo',
    '/blog/a-meio Por dentro da Pinha',
    '/blog/b-meio Meio B',
    '/textos/ola-mundo Antigo',
  ]);
  expect(['blog/rascunho.html', 'blog/ola.html'].map(site.exists)).toEqual([false, false]);
  expect(site.read('textos/ola-mundo.html')).toContain(
    '<link rel="canonical" href="https://www.pinha.test/textos/ola-mundo"/>',
  );
  expect(titleOf(site.read('blog/a-meio.html'))).toBe('Por dentro da Pinha');
  expect(titleOf(site.read('blog.html'))).toBe('Blog | Pinha');
  const keywords = ['blog/novo.html', 'blog.html'].map((page) =>
    metaOf(tagsOf(site.read(page)), 'keywords'),
  );
  expect(keywords).toEqual(['um, dois', undefined]);
});

const LIST = 'content/pages/blog.yaml';

/** So many articles, the newest first: `artigo-1` is of the last day. */
function articles(count: number): Tree {
  const entries = Array.from({ length: count }, (_, index): [string, string] => [
    `content/blog/artigo-${index + 1}.md`,
    article(`Artigo ${index + 1}`, {
      publishedOn: `2025-04-${28 - index}`.replace(/-(\d)$/, '-0$1'),
    }),
  ]);
  return { [POST]: null, ...Object.fromEntries(entries) };
}

const linksOf = (site: BuiltSite, page: string, rel: string): (string | undefined)[] =>
  tagsOf(site.read(page)).flatMap(({ attributes }) =>
    attributes.rel === rel ? attributes.href : [],
  );

test('a list of articles has twelve on a page, and each page stands for itself and leads to the next', async () => {
  // With "Página 2 de 3." before it, the description would be too long: told once, not for each page.
  const long = `${'Artigos. '.repeat(30).slice(0, 163)}.`;
  const site = await buildSite({
    ...articles(26),
    [LIST]: tiny(LIST, /^description: .*$/m, `description: ${long}`),
  });
  const pages = ['blog.html', 'blog/pagina/2.html', 'blog/pagina/3.html'];
  const cards = pages.map((page) =>
    [...site.read(page).matchAll(/href="\/blog\/artigo-(\d+)"/g)].map(([, name]) => Number(name)),
  );
  expect(cards.map(({ length }) => length)).toEqual([12, 12, 2]);
  expect(cards.flat()).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  const at = (path: string) => [`https://www.pinha.test${path}`, path];
  const [first, second, third] = ['/blog', '/blog/pagina/2', '/blog/pagina/3'].map(at);
  expect(pages.map((page) => linksOf(site, page, 'prev'))).toEqual([[], first, second]);
  expect(pages.map((page) => linksOf(site, page, 'next'))).toEqual([second, third, []]);
  const html = site.read('blog/pagina/2.html');
  expect(html).toContain('<title>Página 2 de 3 | Blog | Pinha</title>');
  expect(html).toContain('<link rel="canonical" href="https://www.pinha.test/blog/pagina/2"/>');
  expect(html).toContain('<span aria-current="page">Página 2 de 3</span>');
  expect(site.read('sitemap.xml')).toContain('<loc>https://www.pinha.test/blog/pagina/2</loc>');
  const told = site.notices.filter((text) => text.startsWith(`${LIST} tem`));
  expect(told).toHaveLength(1);
  const gone = Array.from({ length: 14 }, (_, index) => `content/blog/artigo-${index + 13}.md`);
  const again = await site.rebuild({
    ...Object.fromEntries(gone.map((file) => [file, null])),
    [LIST]: tiny(LIST, /^description: .*$/m, `description: ${long.slice(0, 157)}.`),
  });
  expect(again.problems).toEqual([]);
  expect(again.notices.filter((text) => text.startsWith(LIST))).toEqual([]);
  expect(again.exists('blog/pagina/2.html')).toBe(false);
  expect(linksOf(again, 'blog.html', 'next')).toEqual([]);
});

test('the policy of a page lets in its own styles, scripts, pictures and forms, and nothing else', async () => {
  const env = { NEWSLETTER_ENDPOINT: 'https://formularios.example/novidades' };
  const tree = {
    'content/proposals/padaria-aurora.md': proposal(),
  };
  const site = await buildSite(tree, { env });
  const hashOf = (text = ''): string =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policyOf = (page: string): string[] =>
    tagsOf(site.read(page))
      .find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
      ?.attributes.content?.split('; ') ?? [];
  const home = site.read('index.html');
  expect(policyOf('index.html')).toEqual([
    "default-src 'none'",
    `style-src ${hashOf(/<style>(.*?)<\/style>/s.exec(home)?.[1])}`,
    `script-src 'self' ${hashOf(/<script type="module">(.*?)<\/script>/s.exec(home)?.[1])}`,
    "img-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ]);
  expect(policyOf('blog.html')).toContain("form-action 'self' mailto: https://formularios.example");
  expect(policyOf('blog.html')).toContain("connect-src 'self' https://formularios.example");
  // What tests a page for search engines may read robots.txt in its name, elsewhere nothing may.
  for (const page of ['proposta-padaria-aurora.html', '404.html'])
    expect(site.read(page), page).not.toContain('connect-src');
});

describe('a proposal', () => {
  let html: string;
  beforeAll(async () => {
    const site = await buildSite({ 'content/proposals/padaria-aurora.md': proposal() });
    html = site.read('proposta-padaria-aurora.html');
  });

  test('shows its sums, its parts and its days, and says nothing to search engines and the pages that it links to', () => {
    // 1.200,50 + 300; 7 instalments; 33 % and 67 %, the odd centavo in the first.
    const amounts = ['R$ 1.500,50', '7× R$ 214,36', 'R$ 495,17', 'R$ 1.005,33'];
    for (const words of [...amounts, 'dia 1', 'dias 2 a 10'])
      expect(visibleText(html)).toContain(words);
    const metas = ['robots', 'referrer'].map((name) => metaOf(tagsOf(html), name));
    expect(metas).toEqual(['noindex, nofollow', 'no-referrer']);
  });

  test('is accepted and asked about by chat, with everything said already', () => {
    const chats = chatsOf(html);
    const accepted = chats.find((text) => text?.includes('Aceito'));
    for (const fact of ['2025-048', 'versão 2', 'Padaria Aurora', 'R$ 1.500,50', '15 dias']) {
      expect(accepted).toContain(fact);
    }
    expect(accepted).toMatch(/^Código da versão: (?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/m);
    expect(chats.some((text) => text?.includes('dúvida'))).toBe(true);
  });

  test('issued on 20 November for 15 days is the same file up to its last day, and can only be renewed after it', async () => {
    const issued = proposal('version: 2', 'version: 2\nissuedOn: 2026-11-20');
    const file = 'proposta-padaria-aurora.html';
    const site = await buildSite(
      { 'content/proposals/padaria-aurora.md': issued },
      { today: '2026-11-20' },
    );
    const first = site.read(file);
    expect((await site.rebuild({}, { today: '2026-12-05' })).read(file)).toBe(first);
    const open = visibleText(first);
    expect(open).toContain('Versão 2 · 20 de novembro de 2026');
    expect(open).toContain('Válida até 5 de dezembro de 2026');
    expect(open).toContain('Aceitar proposta');
    expect(open).not.toMatch(/Validade: 15 dias|Pedir atualização/);
    expect(chatsOf(first)[1]).toContain('\nVálida até 5 de dezembro de 2026\n');
    const late = (await site.rebuild({}, { today: '2026-12-06' })).read(file);
    const closed = visibleText(late);
    expect(closed).toContain('Venceu em 5 de dezembro de 2026');
    expect(closed).toContain('Pedir atualização');
    expect(closed).not.toMatch(/Aceitar proposta|Válida até/);
    expect(late).not.toContain('br.gov.bcb.pix');
    expect(chatsOf(late)[1]).toContain('para Padaria Aurora, passou da validade. Vocês podem');
  });
});
