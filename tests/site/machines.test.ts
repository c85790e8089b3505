// The real site for machines: sitemap, feed, manifest, and the structured data of each page.

import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Page, plain } from '../support/page.ts';
import {
  articles,
  contentOf,
  entriesOf,
  exists,
  expectNone,
  faultsOf,
  openings,
  pageAt,
  pages,
  read,
  routeOf,
  SITE,
} from '../support/site.ts';

const { url, brand, description, city } = contentOf('site.yaml');
const indexed = pages.filter((page) => !page.meta('robots'));
const xmlOf = (file: string): Page => new Page(file, read(file), true);
const textsOf = (file: string, selector: string): string[] =>
  xmlOf(file)
    .all(selector)
    .map(({ text }) => text);

describe('the sitemap', () => {
  test('lists every page that is indexed once, by its canonical address, and no other', () => {
    const canonical = indexed.map((page) => page.one('link[rel=canonical]').attributes.href);
    expect(textsOf('sitemap.xml', 'loc').toSorted()).toEqual(canonical.toSorted());
  });

  test('has the date of a change only where the content has one', () => {
    const dated = xmlOf('sitemap.xml')
      .all('url')
      .flatMap((entry) => {
        const [modified] = entry.all('lastmod');
        return modified ? [[entry.all('loc')[0]?.text.slice(url.length), modified.text]] : [];
      });
    const expected = [
      ...articles.map((entry) => [routeOf(entry), entry.data.updatedOn ?? entry.data.publishedOn]),
      ...openings.map((entry) => [routeOf(entry), entry.data.publishedOn]),
      ...entriesOf('pages')
        .filter(({ data }) => data.updatedOn)
        .map(({ data }) => [data.route, data.updatedOn]),
    ];
    expect(dated.toSorted()).toEqual(expected.toSorted());
  });
});

test('the feed has the newest twenty articles, with complete addresses in their texts', () => {
  const newest = articles.toSorted((a, b) => b.data.publishedOn.localeCompare(a.data.publishedOn));
  const items = exists('feed.xml') ? xmlOf('feed.xml').all('item') : [];
  expect(items.length).toBe(Math.min(articles.length, 20));
  items.forEach((item, index) => {
    const partOf = (wanted: string): string =>
      item.all('*').find(({ name }) => name === wanted)?.text ?? '';
    const route = partOf('guid').slice(url.length);
    const { publishedOn } = newest[index]?.data ?? {};
    expect(new Date(partOf('pubDate'))).toEqual(new Date(`${publishedOn}T00:00:00-03:00`));
    const { title, excerpt, category } = articles.find((one) => routeOf(one) === route)?.data ?? {};
    expect(says(partOf('title'), title), route).toBe(true);
    expect(says(partOf('description'), excerpt), route).toBe(true);
    expect(says(partOf('category'), category), route).toBe(true);
    const text = new Page(route, `<body>${partOf('content:encoded')}</body>`);
    expect(pageAt(route).text).toContain(text.text.slice(0, 200));
    const links = text.all('[href], [src]').map(({ attributes: { href, src } }) => href ?? src);
    expect(links.filter((link) => !/^(?:https?:|mailto:|tel:)/.test(link ?? ''))).toEqual([]);
  });
});

test('the manifest names the company, and icons of the sizes that it states', async () => {
  const { icons, ...manifest } = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: brand, lang: 'pt-BR', start_url: '/' });
  const pieces: string[] = description.split(/\{\w+\}/);
  expect(pieces.filter((piece) => !manifest.description.includes(piece))).toEqual([]);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(join(SITE, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  const named = faultsOf((page) =>
    page
      .all('link[rel*=icon], link[rel=manifest]')
      .filter(({ attributes }) => !exists(attributes.href ?? '-')),
  );
  expect(named).toEqual([]);
});

test('no list for machines has a page that is not to be indexed', () => {
  const hidden = pages.filter((page) => page.meta('robots')?.includes('noindex'));
  expect(hidden.length).toBeGreaterThan(0);
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'manifest.webmanifest']) {
    const text = exists(file) ? read(file) : '';
    const listed = hidden.filter(({ route }) => new RegExp(`${route}(?![\\w/-])`).test(text));
    expect(
      listed.map(({ route }) => route),
      file,
    ).toEqual([]);
  }
});

/** Compares the text around variables, which the build fills in. */
function says(found: unknown, written: string): boolean {
  const pieces = written.split(/\{[^}]*\}/).map(plain);
  return pieces.every((piece) => plain(String(found)).includes(piece));
}

type Thing = Record<string, unknown>;

/** Every object in a value, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}

interface Priced {
  name: string;
  priceCents: number;
}

interface Offer {
  name: string;
  price?: string;
  priceSpecification?: { price?: string; minPrice?: number | string };
}

const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

const ofType = (page: Page, type: string): Thing[] =>
  page.things.filter((thing) => thing['@type'] === type);

describe('structured data', () => {
  test('is on no page that is not indexed', () => {
    const described = pages.filter(({ things }) => things.length > 0);
    expect(described.filter((page) => !indexed.includes(page))).toEqual([]);
    expect(described.length).toBeGreaterThan(0);
  });

  test('has no empty value, a type for every thing, and no dead reference', () => {
    expectNone((page) => {
      const all = thingsIn(page.things);
      const known = new Set(all.flatMap((thing) => ('name' in thing ? [thing['@id']] : [])));
      return all.filter(
        (thing) =>
          !(thing['@type'] ?? thing['@id']) ||
          Object.values(thing).some((value) => value === '' || value === null) ||
          ('@id' in thing && !known.has(thing['@id'])),
      );
    });
  });

  test('has the breadcrumbs that the page shows, and those of no page that shows none', () => {
    expectNone((page) => {
      const [list] = ofType(page, 'BreadcrumbList');
      const isExpected = indexed.includes(page) && page.all('nav.breadcrumb').length > 0;
      if (!list) return isExpected ? ['no breadcrumbs'] : [];
      if (!isExpected) return ['breadcrumbs that are not shown'];
      const steps = list.itemListElement as { name: string; item: string; position: number }[];
      const isWhole = steps[0]?.item === `${url}/` && steps.at(-1)?.item === url + page.route;
      const isCounted = steps.every(({ position }, index) => position === index + 1);
      const isShown = steps.every(({ name }) => page.text.includes(plain(name)));
      return isWhole && isCounted && isShown ? [] : [steps];
    });
  });

  test.each(entriesOf('services').map((entry) => entry.data))(
    '$route offers its packages at the prices that visitors see',
    ({ route, name, title, sections }) => {
      const [service] = ofType(pageAt(route), 'Service');
      expect(says(service?.name, name ?? title)).toBe(true);
      // Some packages have a price only in a proposal.
      const packages = (sections as Thing[])
        .flatMap(({ type, items }) => (type === 'packages' ? (items as Priced[]) : []))
        .filter(({ priceCents }) => priceCents !== undefined);
      const prices = ((service?.offers ?? []) as Offer[]).flatMap(
        ({ name, price, priceSpecification: more }) => {
          const amount = price ?? more?.price ?? more?.minPrice;
          return amount === undefined ? [] : [[name, Number(amount)]];
        },
      );
      expect(prices).toEqual(packages.map(({ name, priceCents }) => [name, priceCents / 100]));
      const amounts = packages.map(({ priceCents }) => `R$ ${reais.format(priceCents / 100)}`);
      const { text } = pageAt(route);
      expect(amounts.filter((amount) => !text.includes(amount.replace(',00', '')))).toEqual([]);
    },
  );

  test.each(articles.map((entry) => [routeOf(entry), entry.data] as const))(
    '%s has its author, and its dates in the time zone of Brasília',
    (route, data) => {
      const [posting] = ofType(pageAt(route), 'BlogPosting');
      const { publishedOn, updatedOn = publishedOn } = data;
      expect(says(posting?.headline, data.title)).toBe(true);
      const author = contentOf('people.yaml')?.find(({ id }: { id: string }) => id === data.author);
      expect(posting).toMatchObject({
        datePublished: `${publishedOn}T00:00:00-03:00`,
        dateModified: `${updatedOn}T00:00:00-03:00`,
        author: { '@type': 'Person', name: author?.name ?? data.author },
        mainEntityOfPage: url + route,
      });
    },
  );

  test.each(openings.map((entry) => [routeOf(entry), entry.data] as const))(
    '%s has all that search engines require of an opening',
    (route, data) => {
      const page = pageAt(route);
      const [posting] = ofType(page, 'JobPosting');
      expect(says(posting?.title, data.title)).toBe(true);
      const described = new Page(route, `<body>${posting?.description}</body>`).text;
      const texts = [data.description, ...data.responsibilities, ...data.requirements];
      expect(texts.filter((text) => !says(described, text))).toEqual([]);
      const [locality, region] = city.split('/');
      const address = { addressLocality: locality, addressRegion: region, addressCountry: 'BR' };
      const { salaryMinReais: minValue, salaryMaxReais: maxValue } = data;
      const value = { minValue, maxValue, unitText: 'MONTH' };
      expect(posting).toMatchObject({
        datePosted: data.publishedOn,
        validThrough: `${data.validThrough}T23:59:59-03:00`,
        hiringOrganization: expect.anything(),
        jobLocation: { address },
        ...(minValue && { baseSalary: { currency: 'BRL', value } }),
      });
    },
  );
});
