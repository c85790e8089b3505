// The lists for machines: sitemap, robots, feed and manifest hold what is public, and are what their formats ask for.

import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { rssDate } from '../../domain/dates.ts';
import { BUILD_MARK } from '../../pipeline/write/output/open-output.ts';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import {
  authorOf,
  contentOf,
  pageOfTemplate,
  publishedPosts,
  recordsOf,
} from '../support/content.ts';
import { metaOf, tagsOf, unescapeHtml, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';
import { article, POST, post, SITE, TINY_SITE } from '../support/tiny-site.ts';
import { parseXml } from '../support/xml.ts';

const LISTS = ['sitemap.xml', 'robots.txt', 'feed.xml', 'manifest.webmanifest'];

const site = contentOf('site.yaml');
const posts = publishedPosts();
const blog = pageOfTemplate('blog');
let real: RealSite;

beforeAll(async () => {
  real = await buildRealSite();
});

/** Throws where the file is not well-formed XML in UTF-8. */
function xmlOf(built: BuiltSite, file: string): string {
  const text = built.read(file);
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  expect(text.startsWith(declaration)).toBe(true);
  const body = text.slice(declaration.length).trim();
  parseXml(body);
  return body;
}

/** The texts of the elements of this name, in order. */
function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, 'g'));
  return [...found].map(([, text = '']) => unescapeHtml(text));
}

function itemsOf(feed: string): string[] {
  return [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
}

const channelOf = (feed: string): string => feed.replace(/<item>.*<\/item>/s, '');

/** The text of the one element of each name. */
function fieldsOf(xml: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textsOf(xml, name).join('|')]));
}

/** Where an article of the feed leads, and where its pictures are. */
function addressesIn(text: string): string[] {
  return tagsOf(text).flatMap(({ attributes: { href, src } }) => href ?? src ?? []);
}

describe('the sitemap', () => {
  test('lists every page that is indexed once, by its canonical address, and no other', () => {
    const xml = xmlOf(real, 'sitemap.xml');
    expect(parseXml(xml)[0]).toEqual({
      name: 'urlset',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    });
    const indexed = real.pages.filter(({ tags }) => metaOf(tags, 'robots') === undefined);
    const canonical = indexed.map(
      ({ tags }) => tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href,
    );
    const listed = textsOf(xml, 'loc');
    expect(listed.toSorted()).toEqual(canonical.toSorted());
  });

  test('says when a page changed only where the content says so', () => {
    const entries = [...xmlOf(real, 'sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)];
    const found = entries.map(([, entry = '']) => [
      textsOf(entry, 'loc')[0]?.slice(site.url.length),
      textsOf(entry, 'lastmod')[0],
    ]);
    const expected = [
      ...[...posts].map(([name, data]) => [`/blog/${name}`, data.updatedOn ?? data.publishedOn]),
      ...[...recordsOf('jobs')].map(([name, data]) => [`/carreiras/${name}`, data.publishedOn]),
      ...[...recordsOf('pages').values()]
        .filter(({ updatedOn }) => updatedOn)
        .map(({ route, updatedOn }) => [route, updatedOn]),
    ];
    const dated = found.filter(([, modified]) => modified !== undefined);
    expect(dated.toSorted()).toEqual(expected.toSorted());
  });
});

test('robots are let in everywhere and told where the sitemap is', () => {
  expect(real.read('robots.txt')).toBe(
    `${BUILD_MARK}\nUser-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
});

test('there is a feed exactly where there is a blog, and every page that may be found leads to it', () => {
  expect(real.exists('feed.xml')).toBe(blog !== undefined);
  for (const { route, tags } of real.pages) {
    const links = tags.filter(({ attributes }) => attributes.type === 'application/rss+xml');
    expect(
      links.map(({ attributes }) => attributes.href),
      route,
    ).toEqual(blog && !metaOf(tags, 'robots') ? ['/feed.xml'] : []);
  }
});

describe.skipIf(!blog)('the feed, where there is a blog,', () => {
  test('is RSS 2.0 with every element that a channel has to have, its own address included', () => {
    const xml = xmlOf(real, 'feed.xml');
    const elements = parseXml(xml);
    expect(elements.slice(0, 2).map(({ name }) => name)).toEqual(['rss', 'channel']);
    expect(elements[0]?.attributes).toEqual({
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    });
    expect(elements.find(({ name }) => name === 'atom:link')?.attributes).toEqual({
      href: `${site.url}/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(fieldsOf(channelOf(xml), ['title', 'link', 'description', 'language'])).toEqual({
      title: `${site.brand}: ${blog.headline}`,
      link: `${site.url}/blog`,
      description: blog.description,
      language: 'pt-BR',
    });
  });

  test('has every article, newest first, with all that an item may be asked for', () => {
    const items = itemsOf(xmlOf(real, 'feed.xml'));
    const expected = [...posts]
      .sort(([, a], [, b]) => String(b.publishedOn).localeCompare(String(a.publishedOn)))
      .slice(0, 20);
    expect(items).toHaveLength(expected.length);
    items.forEach((item, index) => {
      const [name = '', data] = expected[index] ?? [];
      const link = `${site.url}/blog/${name}`;
      const { pubDate = '', ...fields } = fieldsOf(item, [
        ...['title', 'link', 'guid', 'description', 'category', 'dc:creator', 'pubDate'],
      ]);
      expect(fields).toEqual({
        title: data.title,
        link,
        guid: link,
        description: data.excerpt,
        category: data.category,
        'dc:creator': authorOf(data),
      });
      expect(item).toContain('<guid isPermaLink="true">');
      expect(pubDate).toBe(rssDate(data.publishedOn));
    });
  });

  test('has the full text of every article, which leads nowhere without a host', () => {
    for (const item of itemsOf(xmlOf(real, 'feed.xml'))) {
      const [address = ''] = textsOf(item, 'link');
      const texts = textsOf(item, 'content:encoded');
      expect(texts).toHaveLength(1);
      expect(real.page(address.slice(site.url.length)).text).toContain(visibleText(texts.join()));
      const others = addressesIn(texts.join());
      expect(others.filter((other) => !/^(?:https:|mailto:|tel:)/.test(other))).toEqual([]);
    }
  });
});

describe('the feed of a tiny site', () => {
  test('leads nowhere without a host, not even from anchors and pictures', async () => {
    const body = `## Primeira parte

[a](/) [b](/blog#conteudo) [c](#primeira-parte) [d](https://outro.example/x) [e](mailto:oi@pinha.test)

![Foto](/uploads/foto.svg) e o texto \` href="/x" \`

| a | b |
| - | - |
| 1 | [f](/blog) |
`;
    const built = await buildSite({
      [POST]: post({}, body),
      'public/uploads/foto.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>',
    });
    const [text = ''] = textsOf(xmlOf(built, 'feed.xml'), 'content:encoded');
    expect(addressesIn(text)).toEqual([
      'https://www.pinha.test/',
      'https://www.pinha.test/blog#conteudo',
      'https://www.pinha.test/blog/ola#primeira-parte',
      'https://outro.example/x',
      'mailto:oi@pinha.test',
      expect.stringMatching(/^https:\/\/www\.pinha\.test\/assets\/foto\.\w+\.svg$/),
      'https://www.pinha.test/blog',
    ]);
    expect(visibleText(text)).toContain('href="/x"');
  });

  test('has the newest twenty articles and no more', async () => {
    const dates = Array.from({ length: 23 }, (_, day) =>
      `2025-03-${day + 1}`.replace(/-(\d)$/, '-0$1'),
    );
    const files = dates.map((publishedOn) => [
      `content/blog/texto-${publishedOn}.md`,
      article(publishedOn, { publishedOn }),
    ]);
    const built = await buildSite({ [POST]: null, ...Object.fromEntries(files) });
    const titles = itemsOf(xmlOf(built, 'feed.xml')).flatMap((item) => textsOf(item, 'title'));
    expect(titles).toEqual(dates.toReversed().slice(0, 20));
  });
});

test('the manifest names the house, where it starts, and icons that are as large as it says, as pages do', async () => {
  const { icons, ...manifest } = JSON.parse(real.read('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'pt-BR',
    start_url: '/',
  });
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(join(real.outDir, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  for (const { route, tags } of real.pages) {
    const named = tags.filter(({ attributes }) => /icon|manifest/.test(attributes.rel ?? ''));
    expect(named.length, route).toBeGreaterThanOrEqual(4);
    for (const { attributes } of named) expect(real.exists(attributes.href ?? '-')).toBe(true);
  }
});

test('no list knows of proposals or the pages after a payment', () => {
  for (const file of LISTS.filter((name) => real.exists(name))) {
    expect(real.read(file), file).not.toMatch(/\/proposta|\/obrigado|\/404/);
  }
});

test('a brand with the signs of XML in it arrives as it was written, in lists that stay well-formed', async () => {
  const brand = 'Pinha & <Filhos> "2"';
  const built = await buildSite({
    [SITE]: String(TINY_SITE[SITE])
      .replace('brand: Pinha', `brand: '${brand}'`)
      .replace('description: Casa', 'description: Casa & <casa>'),
    [POST]: post({
      title: '"A & <b>"',
      excerpt: '"Um & <outro> ]]>"',
      author: '"Sá & <Lima>"',
    }),
  });
  xmlOf(built, 'sitemap.xml');
  const feed = xmlOf(built, 'feed.xml');
  expect(textsOf(channelOf(feed), 'title')).toEqual([`${brand}: Artigos`]);
  expect(fieldsOf(itemsOf(feed).join(), ['title', 'description', 'dc:creator'])).toEqual({
    title: 'A & <b>',
    description: 'Um & <outro> ]]>',
    'dc:creator': 'Sá & <Lima>',
  });
  expect(JSON.parse(built.read('manifest.webmanifest'))).toMatchObject({
    name: brand,
    description: 'Casa & <casa> de software de mentira, para testes.',
  });
});

test('an address of the site from the environment is the one in every list and on every page', async () => {
  const built = await buildSite({}, { env: { SITE_URL: 'https://novo.example' } });
  for (const file of LISTS) {
    expect(built.read(file), file).not.toContain('pinha.test');
  }
  expect(built.read('robots.txt')).toContain('https://novo.example/sitemap.xml');
  expect(built.read('sitemap.xml')).toContain('https://novo.example/blog/ola');
  expect(built.read('blog.html')).toContain(
    '<link rel="canonical" href="https://novo.example/blog"/>',
  );
});
