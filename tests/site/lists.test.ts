// The lists for machines: sitemap, robots, feed and manifest hold what is public, and are what their formats ask for.

import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { post, proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';
import { parseXml } from '../support/xml.ts';

const POST = 'content/blog/ola.md';
const SITE = 'content/site.yaml';
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

function channelOf(feed: string): string {
  return feed.replace(/<item>.*<\/item>/s, '');
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
    expect(new Set(listed).size).toBe(listed.length);
    for (const address of listed) expect(address.startsWith(`${site.url}/`)).toBe(true);
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

  test('gives the day of the last change where an article has one', async () => {
    const built = await buildSite({
      [POST]: post({ publishedOn: '2025-01-02', updatedOn: '2025-03-04' }),
    });
    expect(xmlOf(built, 'sitemap.xml')).toContain(
      '<url><loc>https://www.pinha.test/blog/ola</loc><lastmod>2025-03-04</lastmod></url>',
    );
  });
});

test('robots are let in everywhere and told where the sitemap is', () => {
  expect(real.read('robots.txt')).toBe(
    `${BUILD_MARK}\nUser-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
});

test('there is a feed exactly where there is a blog, and every page of the site leads to it', () => {
  expect(real.exists('feed.xml')).toBe(blog !== undefined);
  for (const { route, tags } of real.pages) {
    const links = tags.filter(({ attributes }) => attributes.type === 'application/rss+xml');
    expect(
      links.map(({ attributes }) => attributes.href),
      route,
    ).toEqual(blog ? ['/feed.xml'] : []);
  }
});

describe.skipIf(!blog)('the feed, where there is a blog,', () => {
  test('is RSS 2.0 with every element that a channel has to have', () => {
    const xml = xmlOf(real, 'feed.xml');
    const elements = parseXml(xml);
    expect(elements.slice(0, 2)).toEqual([
      {
        name: 'rss',
        attributes: {
          version: '2.0',
          'xmlns:atom': 'http://www.w3.org/2005/Atom',
          'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        },
      },
      { name: 'channel', attributes: {} },
    ]);
    const channel = channelOf(xml);
    expect(textsOf(channel, 'title')).toEqual([`${site.brand}: ${blog.headline}`]);
    expect(textsOf(channel, 'link')).toEqual([`${site.url}/blog`]);
    expect(textsOf(channel, 'description')).toEqual([blog.description]);
    expect(textsOf(channel, 'language')).toEqual(['pt-BR']);
  });

  test('names its own address', () => {
    const self = parseXml(xmlOf(real, 'feed.xml')).filter(({ name }) => name === 'atom:link');
    expect(self.map(({ attributes }) => attributes)).toEqual([
      {
        href: `${site.url}/feed.xml`,
        rel: 'self',
        type: 'application/rss+xml',
      },
    ]);
  });

  test('has every article, newest first, with all that an item may be asked for', () => {
    const items = itemsOf(xmlOf(real, 'feed.xml'));
    const expected = [...posts]
      .sort(([, a], [, b]) => String(b.publishedOn).localeCompare(String(a.publishedOn)))
      .slice(0, 20);
    expect(items).toHaveLength(expected.length);
    items.forEach((item, index) => {
      const [name = '', data] = expected[index] ?? [];
      const address = `${site.url}/blog/${name}`;
      expect(textsOf(item, 'title')).toEqual([data.title]);
      expect(textsOf(item, 'link')).toEqual([address]);
      expect(item).toContain(`<guid isPermaLink="true">${address}</guid>`);
      expect(textsOf(item, 'description')).toEqual([data.excerpt]);
      expect(textsOf(item, 'category')).toEqual([data.category]);
      expect(textsOf(item, 'dc:creator')).toEqual([authorOf(data)]);
      expect(textsOf(item, 'content:encoded')).toHaveLength(1);
      const [date = ''] = textsOf(item, 'pubDate');
      expect(date).toMatch(
        /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d -0300$/,
      );
      expect(new Date(date).toISOString()).toBe(`${data.publishedOn}T03:00:00.000Z`);
    });
  });

  test('has the full text of every article', () => {
    for (const item of itemsOf(xmlOf(real, 'feed.xml'))) {
      const [address = ''] = textsOf(item, 'link');
      const text = visibleText(textsOf(item, 'content:encoded')[0] ?? '');
      expect(real.page(address.slice(site.url.length)).text).toContain(text);
    }
  });

  test('of the real articles leads nowhere without a host either', () => {
    for (const text of textsOf(xmlOf(real, 'feed.xml'), 'content:encoded')) {
      const addresses = tagsOf(text).flatMap(({ attributes }) =>
        [attributes.href, attributes.src].filter((address) => address !== undefined),
      );
      expect(addresses.filter((address) => !/^(?:https:|mailto:|tel:)/.test(address))).toEqual([]);
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
    expect(built.problems).toEqual([]);
    const [text = ''] = textsOf(xmlOf(built, 'feed.xml'), 'content:encoded');
    const addresses = tagsOf(text).flatMap(({ attributes }) =>
      [attributes.href, attributes.src].filter((address) => address !== undefined),
    );
    expect(addresses).toEqual([
      'https://www.pinha.test/',
      'https://www.pinha.test/blog#conteudo',
      'https://www.pinha.test/blog/ola#primeira-parte',
      'https://outro.example/x',
      'mailto:oi@pinha.test',
      'https://www.pinha.test/uploads/foto.svg',
      'https://www.pinha.test/blog',
    ]);
    expect(visibleText(text)).toContain('href="/x"');
  });

  test('has the newest twenty articles and no more', async () => {
    const tree: Tree = { [POST]: null };
    for (let day = 1; day <= 23; day++) {
      const date = `2025-03-${String(day).padStart(2, '0')}`;
      tree[`content/blog/texto-${day}.md`] = post({
        title: `Texto ${day}`,
        description: `O texto do dia ${day}, sem pressa.`,
        publishedOn: date,
      });
    }
    const built = await buildSite(tree);
    expect(built.problems).toEqual([]);
    const titles = itemsOf(xmlOf(built, 'feed.xml')).flatMap((item) => textsOf(item, 'title'));
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Texto ${23 - index}`));
  });

  test('is a feed still when there are no articles', async () => {
    const built = await buildSite({ [POST]: null });
    expect(built.problems).toEqual([]);
    const xml = xmlOf(built, 'feed.xml');
    expect(itemsOf(xml)).toEqual([]);
    expect(textsOf(xml, 'title')).toEqual(['Pinha: Artigos']);
  });
});

describe('the manifest', () => {
  test('names the house, its language and where it starts', () => {
    expect(JSON.parse(real.read('manifest.webmanifest'))).toMatchObject({
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: 'pt-BR',
      start_url: '/',
    });
  });

  test('has icons of 192 and 512 pixels that are as large as it says', async () => {
    const { icons } = JSON.parse(real.read('manifest.webmanifest'));
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(join(real.outDir, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });

  test('and every icon that pages name are in the site', () => {
    for (const { route, tags } of real.pages) {
      const named = tags.filter(({ attributes }) => /icon|manifest/.test(attributes.rel ?? ''));
      expect(named.length, route).toBeGreaterThanOrEqual(4);
      for (const { attributes } of named) expect(real.exists(attributes.href ?? '-')).toBe(true);
    }
  });
});

test('no list knows of proposals, drafts, days to come or the pages after a payment', async () => {
  for (const file of LISTS.filter((name) => real.exists(name))) {
    expect(real.read(file), file).not.toMatch(/\/proposta|\/obrigado|\/404/);
  }
  const hidden = {
    'content/proposals/padaria-aurora.md': proposal(),
    'content/blog/rascunho.md': post({
      title: 'Rascunho',
      description: 'Um rascunho guardado na gaveta.',
      draft: 'true',
    }),
    'content/blog/amanha.md': post({
      title: 'Amanhã',
      description: 'Um texto que sai no dia seguinte.',
      publishedOn: '2025-06-02',
    }),
  };
  const built = await buildSite(hidden, { today: '2025-06-01' });
  expect(built.problems).toEqual([]);
  expect(built.exists('proposta-padaria-aurora.html')).toBe(true);
  for (const file of LISTS) {
    expect(built.read(file), file).not.toMatch(/propost|aurora|rascunho|gaveta|amanh|seguinte/i);
  }
});

describe('a brand with the signs of XML in it', () => {
  const BRAND = 'Pinha & <Filhos> "2"';
  let built: BuiltSite;

  beforeAll(async () => {
    built = await buildSite({
      [SITE]: String(TINY_SITE[SITE])
        .replace('brand: Pinha', `brand: '${BRAND}'`)
        .replace('description: Casa', 'description: Casa & <casa>'),
      [POST]: post({
        title: '"A & <b>"',
        excerpt: '"Um & <outro> ]]>"',
        author: '"Sá & <Lima>"',
      }),
    });
  });

  test('leaves the lists well-formed', () => {
    expect(built.problems).toEqual([]);
    for (const file of ['sitemap.xml', 'feed.xml']) xmlOf(built, file);
  });

  test('arrives as it was written', () => {
    const feed = xmlOf(built, 'feed.xml');
    expect(textsOf(channelOf(feed), 'title')).toEqual([`${BRAND}: Artigos`]);
    const [item = ''] = itemsOf(feed);
    expect(textsOf(item, 'title')).toEqual(['A & <b>']);
    expect(textsOf(item, 'description')).toEqual(['Um & <outro> ]]>']);
    expect(textsOf(item, 'dc:creator')).toEqual(['Sá & <Lima>']);
    const manifest = JSON.parse(built.read('manifest.webmanifest'));
    expect(manifest.name).toBe(BRAND);
    expect(manifest.description).toBe('Casa & <casa> de software de mentira, para testes.');
  });
});

test('an address of the site from the environment is the one in every list', async () => {
  const built = await buildSite({}, { env: { SITE_URL: 'https://novo.example' } });
  expect(built.problems).toEqual([]);
  for (const file of LISTS) {
    expect(built.read(file), file).not.toContain('pinha.test');
  }
  expect(built.read('robots.txt')).toContain('https://novo.example/sitemap.xml');
  expect(built.read('sitemap.xml')).toContain('https://novo.example/blog/ola');
});
