// The pages of the sample content as a whole: what is told about them, how light they are, and that nobody real is named.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { contentOf, recordsOf } from '../support/content.ts';
import { listFiles } from '../support/files.ts';
import { jsonLdOf, metaOf, tagsOf, thingOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

const { url } = contentOf('site.yaml');
let real: RealSite;

beforeAll(async () => {
  real = await buildRealSite();
});

test('each page is described in 50 to 170 letters', () => {
  const wrong = real.pages.filter(({ tags }) => {
    const length = metaOf(tags, 'description')?.length ?? 0;
    return length < 50 || length > 170;
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

test('each page weighs at most 14 KB with its style, as browsers receive it, and little more where its text is long', () => {
  // As tests/site has it: half a byte for every letter above 10,000, and never 15 KB.
  const limitOf = (html: string): number =>
    Math.min(15, 14 + Math.max(0, visibleText(html).length - 10_000) / 2048) * 1024;
  const heavy = real.pages.filter(({ html }) => brotliCompressSync(html).length > limitOf(html));
  expect(heavy.map(({ route }) => route)).toEqual([]);
});

test('works beside each other in a proposal have covers on different grounds', () => {
  const groundOf = (file: string): string | undefined =>
    /fill="(#\w+)"/.exec(readFileSync(join(real.outDir, file), 'utf8'))?.[1];
  const same = real.pages
    .filter(({ route }) => route.startsWith('/proposta'))
    .flatMap(({ route, tags }) => {
      const grounds = tags
        .map(({ attributes: { src = '' } }) => src)
        .filter((src) => /\/capa-.*\.svg$/.test(src))
        .map(groundOf);
      return grounds.flatMap((ground, index) => (ground === grounds[index - 1] ? [route] : []));
    });
  expect(same).toEqual([]);
});

test('no real company is named: every address in the content is a placeholder', () => {
  const folder = join(REPOSITORY, 'content');
  const addresses = listFiles(folder).flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/[\w.-]+@([\w-]+(?:\.[\w-]+)+)/g),
  ]);
  const hosts = addresses.map(([, host = '']) => host);
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('the picture that social networks show is the house’s own', () => {
  const { alt } = contentOf('site.yaml').shareImage;
  const others = real.pages.filter(({ tags }) => metaOf(tags, 'og:image:alt') !== alt);
  expect(others.map(({ route }) => route)).toEqual([]);
});

test('every article has more than 800 words in the feed', () => {
  const feed = real.read('feed.xml');
  const texts = [...feed.matchAll(/<content:encoded>([^<]*)</g)].map(([, text = '']) => text);
  expect(texts).toHaveLength(5);
  for (const text of texts) expect(text.split(/\s+/).length).toBeGreaterThan(800);
});

test('search engines are told of seven services and two openings', () => {
  expect(recordsOf('services').size).toBe(7);
  const typesOf = (html: string): string[] =>
    jsonLdOf(html).flatMap((body) =>
      JSON.parse(body)['@graph'].map((thing: { '@type': string }) => thing['@type']),
    );
  const routesWith = (type: string): string[] =>
    real.pages.filter(({ html }) => typesOf(html).includes(type)).map(({ route }) => route);
  expect(routesWith('Service')).toHaveLength(7);
  expect(routesWith('JobPosting')).toEqual(['/carreiras/desenvolvedor', '/carreiras/qa']);
});

test('the pages after a payment and for unknown addresses are kept from search engines', () => {
  for (const route of ['/404', '/obrigado', '/obrigado-contato', '/proposta']) {
    expect(metaOf(real.page(route).tags, 'robots'), route).toContain('noindex');
  }
});

describe('the way to a page', () => {
  const ways: [string, [string, string][]][] = [
    ['/sobre', [['Sobre', '/sobre']]],
    ['/servicos', [['Serviços', '/servicos']]],
    [
      '/servicos/websites',
      [
        ['Serviços', '/servicos'],
        ['Websites', '/servicos/websites'],
      ],
    ],
    ['/n8n', [['n8n gerenciado', '/n8n']]],
    [
      '/carreiras/qa',
      [
        ['Carreiras', '/carreiras'],
        ['Quality Assurance (QA)', '/carreiras/qa'],
      ],
    ],
    [
      '/blog/o-que-e-software-house',
      [
        ['Blog', '/blog'],
        ['O que é uma software house e como ela trabalha', '/blog/o-que-e-software-house'],
      ],
    ],
  ];

  test.each(ways)('%s begins at the home page and ends at the page itself', (route, steps) => {
    const all: [string, string][] = [['Início', '/'], ...steps];
    expect(thingOf(real.page(route), 'BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: all.map(([name, href], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${url}${href}`,
      })),
    });
  });
});

test('twenty pages and more have something that a script brings to life', () => {
  const alive = real.pages.filter(({ html }) =>
    tagsOf(html).some(({ attributes }) => attributes['data-island']),
  );
  expect(alive.length).toBeGreaterThan(20);
});
