// The pages of the sample content as a whole: what is told about them, and that nobody real is named.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { contentOf } from '../support/content.ts';
import { readFiles } from '../support/files.ts';
import { metaOf, tagsOf, thingOf } from '../support/html.ts';
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
  const texts = [...readFiles(join(REPOSITORY, 'content')).values()];
  const addresses = texts.flatMap((text) => [...text.matchAll(/[\w.-]+@([\w-]+(?:\.[\w-]+)+)/g)]);
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

test.each<[route: string, ...names: string[]]>([
  ['/sobre', 'Sobre'],
  ['/servicos', 'Serviços'],
  ['/servicos/websites', 'Serviços', 'Websites'],
  ['/n8n', 'n8n gerenciado'],
  ['/carreiras/qa', 'Carreiras', 'Quality Assurance (QA)'],
  ['/blog/o-que-e-software-house', 'Blog', 'O que é uma software house e como ela trabalha'],
])('the way to %s begins at the home page and ends at the page itself', (route, ...names) => {
  const parent = route.slice(0, route.lastIndexOf('/'));
  const steps = [
    ['Início', '/'],
    ...names.map((name, index) => [name, index < names.length - 1 ? parent : route]),
  ];
  expect(thingOf(real.page(route), 'BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, href], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${href}`,
    })),
  });
});

test('twenty pages and more have something that a script brings to life', () => {
  const alive = real.pages.filter(({ html }) =>
    tagsOf(html).some(({ attributes }) => attributes['data-island']),
  );
  expect(alive.length).toBeGreaterThan(20);
});
