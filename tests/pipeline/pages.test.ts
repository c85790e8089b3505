// What content becomes: addresses, order, heads, figures, and only the style that applies.

import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawQr } from '../../domain/pix/qr.ts';
import { buildSite } from '../support/build-site.ts';
import { metaOf, tagsOf, titleOf } from '../support/html.ts';
import { post, proposal, TINY_SITE } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

/** What a page shows, without its tags. */
const textOf = (html: string): string =>
  html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');

/** The messages that wait behind a page's chat links, in their order. */
function chatsOf(html: string): (string | undefined)[] {
  return tagsOf(html)
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => href.startsWith('https://wa.me/5541912345678?'))
    .map((href) => new URL(href).searchParams.get('text')?.replaceAll('\u00a0', ' '));
}

function article(title: string, publishedOn: string, more: Record<string, string> = {}): string {
  return post({ title, publishedOn, description: `Sobre ${title}, sem pressa.`, ...more });
}

test('articles are listed newest first, and by name on the same day', async () => {
  const site = await buildSite({
    [POST]: article('Antigo', '2024-12-31'),
    'content/blog/novo.md': article('Novo', '2025-10-01'),
    'content/blog/b-meio.md': article('Meio B', '2025-02-03'),
    'content/blog/a-meio.md': article('Meio A', '2025-02-03'),
    'content/blog/rascunho.md': article('Rascunho', '2025-11-01', { draft: 'true' }),
  });
  expect(site.problems).toEqual([]);
  const links = [
    ...site.read('blog.html').matchAll(/<h\d[^>]*><a href="(\/blog\/[^"]*)">([^<]*)/g),
  ];
  expect(links.map(([, href, title]) => `${href} ${title}`)).toEqual([
    '/blog/novo Novo',
    '/blog/a-meio Meio A',
    '/blog/b-meio Meio B',
    '/blog/ola Antigo',
  ]);
  expect(site.exists('blog/rascunho.html')).toBe(false);
});

test('an article lives at its own route when it names one, whatever its slug', async () => {
  const site = await buildSite({
    [POST]: post({ route: '/textos/ola-mundo', slug: 'outro-nome' }),
  });
  expect(site.problems).toEqual([]);
  expect(site.exists('blog/ola.html')).toBe(false);
  const html = site.read('textos/ola-mundo.html');
  expect(html).toContain('<link rel="canonical" href="https://www.pinha.test/textos/ola-mundo"/>');
});

describe('the head of a page', () => {
  test('has the brand behind its title, once', async () => {
    const site = await buildSite({ [POST]: post({ title: 'Por dentro da Pinha' }) });
    expect(titleOf(site.read('blog/ola.html'))).toBe('Por dentro da Pinha');
    expect(titleOf(site.read('blog.html'))).toBe('Blog | Pinha');
  });

  test('has keywords only where the content has some', async () => {
    const site = await buildSite({ [POST]: post({ keywords: '[um, dois]' }) });
    expect(metaOf(tagsOf(site.read('blog/ola.html')), 'keywords')).toBe('um, dois');
    expect(metaOf(tagsOf(site.read('blog.html')), 'keywords')).toBeUndefined();
  });
});

test('the current link of the header is marked, and the section of a deeper page too', async () => {
  const site = await buildSite();
  const marks = (page: string): string[] =>
    [...site.read(page).matchAll(/href="([^"]*)" aria-current="([^"]*)"/g)].map(
      ([, href, mark]) => `${href} ${mark}`,
    );
  expect(new Set(marks('blog.html'))).toEqual(new Set(['/blog page']));
  expect(new Set(marks('blog/ola.html'))).toEqual(new Set(['/blog true']));
  expect(new Set(marks('index.html'))).toEqual(new Set(['/ page']));
  expect(marks('404.html')).toEqual([]);
});

describe('a proposal', () => {
  let html: string;
  beforeAll(async () => {
    const site = await buildSite({ 'content/proposals/padaria-aurora.md': proposal() });
    expect(site.problems).toEqual([]);
    html = site.read('proposta-padaria-aurora.html');
  });

  test('shows its sums, its parts and its days', () => {
    const text = html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
    // 1.200,50 + 300; 7 instalments; 33 % and 67 %, the odd centavo in the first.
    const amounts = ['R$ 1.500,50', '7× R$ 214,36', 'R$ 495,17', 'R$ 1.005,33'];
    for (const words of [...amounts, 'dia 1', 'dias 2 a 10']) expect(text).toContain(words);
  });

  test('stays out of search engines, and says nothing to the pages that it links to', () => {
    const tags = tagsOf(html);
    expect(metaOf(tags, 'robots')).toBe('noindex, nofollow');
    expect(metaOf(tags, 'referrer')).toBe('no-referrer');
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

  test('asks for its first tranche by PIX, in words and in a code that says the same', () => {
    const payload = /<code class="pix-code">([^<]*)</.exec(html)?.[1] ?? '';
    const code = parsePix(payload);
    if (hasError(code) || !isStaticPix(code)) throw new Error(`no PIX code: ${payload}`);
    expect(code).toMatchObject({
      pixKey: 'pix@pinha.test',
      merchantName: 'Pinha Software',
      merchantCity: 'Curitiba',
      transactionAmount: 495.17,
      txid: 'P2025048V2',
    });
    expect(textOf(html)).toContain('R$ 495,17, na assinatura. Aponte a câmera');
    expect(html).toContain(`<path d="${drawQr(payload).path}"`);
    expect(textOf(html)).toContain('Quem confirma o pagamento é o banco.');
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
    const open = textOf(first);
    expect(open).toContain('Versão 2 · 20 de novembro de 2026');
    expect(open).toContain('Válida até 5 de dezembro de 2026');
    expect(open).toContain('Aceitar proposta');
    expect(open).not.toMatch(/Validade: 15 dias|Pedir atualização/);
    expect(chatsOf(first)[1]).toContain('\nVálida até 5 de dezembro de 2026\n');
    const late = (await site.rebuild({}, { today: '2026-12-06' })).read(file);
    const closed = textOf(late);
    expect(closed).toContain('Venceu em 5 de dezembro de 2026');
    expect(closed).toContain('Pedir atualização');
    expect(closed).not.toMatch(/Aceitar proposta|Válida até/);
    expect(late).not.toContain('br.gov.bcb.pix');
    expect(chatsOf(late)[1]).toContain('para Padaria Aurora, passou da validade. Vocês podem');
  });
});

describe('the newsletter', () => {
  test('subscribes where it has a destination', async () => {
    const site = await buildSite();
    const form = tagsOf(site.read('blog.html')).find(({ name }) => name === 'form');
    expect(form?.attributes).toMatchObject({
      action: 'https://forms.pinha.test/novidades',
      method: 'post',
    });
  });

  test('sends nothing anywhere without one', async () => {
    const text = String(TINY_SITE['content/site.yaml']);
    const site = await buildSite({
      'content/site.yaml': text.replace(
        'newsletter: { kind: http, url: https://forms.pinha.test/novidades }',
        'newsletter:',
      ),
    });
    const tags = tagsOf(site.read('blog.html'));
    expect(tags.find(({ name }) => name === 'form')?.attributes.action).toBe('#lista-fechada');
    expect(tags.filter(({ name, attributes }) => name === 'input' && attributes.name)).toEqual([]);
    expect(tags.some(({ attributes }) => attributes.action?.startsWith('http'))).toBe(false);
  });
});

test('a page brings the rules that apply to it, and no others', async () => {
  const site = await buildSite({ 'content/proposals/padaria-aurora.md': proposal() });
  const styleOf = (page: string): string =>
    /<style>(.*?)<\/style>/s.exec(site.read(page))?.[1] ?? '';
  expect(styleOf('blog/ola.html')).toContain('.prose{');
  expect(styleOf('404.html')).not.toContain('.prose{');
  expect(styleOf('404.html')).toContain('.not-found');
  expect(styleOf('index.html')).not.toContain('.not-found');
  expect(styleOf('proposta-padaria-aurora.html')).not.toContain('.site-header-bar{');
  for (const page of ['index.html', 'blog.html', '404.html', 'blog/ola.html']) {
    expect(styleOf(page)).toMatch(/^@layer reset/);
    const count = (sign: string): number => styleOf(page).split(sign).length;
    expect(count('{'), page).toBe(count('}'));
  }
});
