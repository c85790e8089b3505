// What pages tell search engines: complete, typed as schema.org says, and nothing that visitors cannot read.

import type { BlogPosting, JobPosting, WebSite } from 'schema-dts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { longDate } from '../../domain/dates.ts';
import { formatAmount, formatMoney } from '../../domain/money.ts';
import { buildSite } from '../support/build-site.ts';
import { authorOf, contentOf, publishedPosts, recordsOf } from '../support/content.ts';
import { jsonLdOf, metaOf, thingOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealPage, type RealSite } from '../support/real-site.ts';
import { job } from '../support/records.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const site = contentOf('site.yaml');
const ORGANIZATION = `${site.url}/#organizacao`;

let real: RealSite;
let described: RealPage[];

beforeAll(async () => {
  real = await buildRealSite();
  described = real.pages.filter(({ html }) => jsonLdOf(html).length > 0);
});

type Node = Record<string, unknown>;

function graphOf({ html }: Pick<RealPage, 'html'>): Node[] {
  return jsonLdOf(html).flatMap((body) => JSON.parse(body)['@graph']);
}

/** Every object in a graph, however deep. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

const BRAZIL = { '@type': 'Country', name: 'Brasil' } as const;
const expectShown = ({ text }: RealPage, words: readonly string[]): void =>
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
const HOUSE = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.brand,
  url: `${site.url}/`,
} as const;

test('a page has one block with its context and its graph where it is indexed, and nothing elsewhere', () => {
  const written = ['pages', 'services'].flatMap((folder) => [...recordsOf(folder).values()]);
  for (const { route, html, tags } of real.pages) {
    const blocks = jsonLdOf(html).map((body) => JSON.parse(body));
    const isHidden = metaOf(tags, 'robots')?.includes('noindex');
    // A kind may have pages that say nothing.
    const isNeeded = !isHidden && written.some((page) => page.route === route);
    expect(blocks, route).toEqual(
      isNeeded || blocks.length > 0
        ? [{ '@context': 'https://schema.org', '@graph': expect.any(Array) }]
        : [],
    );
    if (isHidden) expect(html, route).not.toContain('schema.org');
    for (const block of blocks) expect(block['@graph'].length, route).toBeGreaterThan(0);
  }
});

describe('what a page says', () => {
  test('is empty nowhere, says of every thing what it is, and refers only to what it describes', () => {
    for (const page of described) {
      const nodes = nodesIn(graphOf(page));
      const known = nodes.flatMap((node) => ('name' in node ? (node['@id'] ?? []) : []));
      for (const node of nodes) {
        const what = `${page.route} ${JSON.stringify(node)}`;
        expect(node['@type'] ?? node['@id'], what).toBeTruthy();
        const isEmpty = Object.values(node).some((value) => value === '' || value === null);
        expect(isEmpty, what).toBe(false);
        if ('@id' in node) expect(known, what).toContain(node['@id']);
      }
    }
  });

  test('gives every address in full, on this site or on one that it links to', () => {
    for (const page of described) {
      const linked = new Set(page.tags.map(({ attributes }) => attributes.href));
      const addresses = nodesIn(graphOf(page)).flatMap((node) =>
        ['url', 'item', 'logo', 'image', 'mainEntityOfPage', 'sameAs']
          .flatMap((key) => node[key] ?? [])
          .map(String),
      );
      for (const address of addresses) {
        const [path = ''] = address.slice(site.url.length).split('#');
        if (!address.startsWith(`${site.url}/`)) expect(linked, page.route).toContain(address);
        else if (/\.\w+$/.test(path)) expect(real.exists(path), address).toBe(true);
        else expect(real.page(path).route).toBe(path);
      }
    }
  });
});

test('nothing is marked up that search engines no longer show, or never showed about oneself', () => {
  const forbidden =
    /"@type":"(?:FAQPage|HowTo|Question|Answer|Review|SearchAction|LocalBusiness)|Rating"/;
  for (const page of described) {
    expect(jsonLdOf(page.html).join(), page.route).not.toMatch(forbidden);
    expect(page.html, page.route).not.toMatch(/\sitem(?:scope|type|prop)\b/);
  }
});

test('the home page describes the house as local searches want it, and the site that it publishes', () => {
  const page = real.page('/');
  const { logo, ...organization } = thingOf(page, 'ProfessionalService');
  const [locality, region] = site.city.split('/');
  const { address, openingHours, priceRange, ...others } = organization;
  expect(others).toEqual({
    ...HOUSE,
    '@type': 'ProfessionalService',
    legalName: site.legalName,
    email: site.email,
    telephone: site.phone,
    foundingDate: site.foundedYear?.toString(),
    areaServed: [{ '@type': 'City', name: locality }, BRAZIL],
    sameAs: site.social.map(({ href }: { href: string }) => href),
  });
  expect(address).toMatchObject({ addressLocality: locality, addressRegion: region });
  const { streetAddress = '' } = address as Record<string, string>;
  expect(site.address ?? '').toContain(streetAddress);
  expect(openingHours).toBe(site.openingTimes);
  expect(priceRange ?? 'R$').toMatch(/R\$/);
  expect(logo).toMatch(/\/assets\/marca\.[0-9a-f]{8}\.png$/);
  expectShown(page, [site.legalName, site.email, site.phone]);
  expect(thingOf(page, 'WebSite')).toEqual({
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: 'pt-BR',
    publisher: { '@id': ORGANIZATION },
  } satisfies WebSite);
});

test('the way to every page begins at the home page and ends at the page, in words that it shows', () => {
  for (const page of described.filter(({ route }) => route !== '/')) {
    const { itemListElement, ...list } = thingOf(page, 'BreadcrumbList');
    expect(list).toEqual({ '@type': 'BreadcrumbList' });
    const steps = itemListElement as Record<'@type' | 'name' | 'position' | 'item', unknown>[];
    const [first, ...others] = steps.map(({ item }) => String(item).slice(site.url.length));
    expect([first, others.at(-1)]).toEqual(['/', page.route]);
    if (/^\/blog\/./.test(page.route)) expect(others).toEqual(['/blog', page.route]);
    expect(steps).toEqual(
      steps.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    );
    expectShown(
      page,
      steps.map(({ name }) => String(name)),
    );
  }
  expect(graphOf(real.page('/')).map((thing) => thing['@type'])).not.toContain('BreadcrumbList');
});

interface Package {
  name: string;
  description: string;
  priceCents: number;
  period?: string;
  isStartingPrice?: boolean;
}

const services = [...recordsOf('services').values()].map((data) => [data.route, data] as const);

describe.skipIf(services.length === 0)('a service, where there are any,', () => {
  /** Its price, as what a month costs and as what it begins at where it is one of those. */
  function priceOf({ priceCents, period, isStartingPrice }: Package) {
    const price = `${priceCents / 100}.00`;
    const month = { '@type': 'UnitPriceSpecification', price, unitCode: 'MON' };
    const start = { '@type': 'PriceSpecification', minPrice: priceCents / 100 };
    const specification = period ? month : isStartingPrice && start;
    return {
      ...(!isStartingPrice && { price }),
      ...(specification && { priceSpecification: { ...specification, priceCurrency: 'BRL' } }),
    };
  }

  test.each(services)(
    '%s offers its packages in reais, at the prices that visitors see',
    (route, data) => {
      const page = real.page(route);
      const url = `${site.url}${route}`;
      const packages: Package[] = data.packages ?? [];
      expect(thingOf(page, 'Service')).toEqual({
        '@type': 'Service',
        name: data.name,
        description: data.description,
        url,
        provider: HOUSE,
        areaServed: BRAZIL,
        ...(packages.length > 0 && {
          offers: packages.map((one) => ({
            '@type': 'Offer',
            name: one.name,
            description: one.description,
            priceCurrency: 'BRL',
            url,
            ...priceOf(one),
          })),
        }),
      });
      const prices = (page.html.match(/<p class="price">.*?<\/p>/gs) ?? []).map(visibleText);
      expect(prices).toEqual(
        packages.map(({ priceCents, period }) =>
          ['R$', formatAmount(priceCents), period].filter(Boolean).join(' '),
        ),
      );
      expectShown(
        page,
        packages.flatMap(({ name, description }) => [name, description]),
      );
    },
  );
});

const posts = [...publishedPosts()].map(([name, data]) => [`/blog/${name}`, data] as const);

describe.skipIf(posts.length === 0)('an article, where there are any,', () => {
  test.each(posts)(
    '%s has a headline, an image, dates of Brasília and an author',
    (route, data) => {
      const page = real.page(route);
      const { image, ...posting } = thingOf(page, 'BlogPosting');
      const { title, excerpt, category, publishedOn, updatedOn = publishedOn } = data;
      const expected: BlogPosting = {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: `${publishedOn}T00:00:00-03:00`,
        dateModified: `${updatedOn}T00:00:00-03:00`,
        author: {
          '@type': 'Person',
          name: authorOf(data),
          ...(authorOf(data) !== data.author && { url: `${site.url}/blog/autor/${data.author}` }),
        },
        publisher: HOUSE,
        articleSection: category,
        inLanguage: 'pt-BR',
        mainEntityOfPage: `${site.url}${route}`,
      };
      expect(posting).toEqual(expected);
      if (data.image?.startsWith('desenho-')) expect(image).toBe(metaOf(page.tags, 'og:image'));
      expect(title.length).toBeLessThanOrEqual(110);
      expectShown(page, [title, excerpt, authorOf(data), category, longDate(publishedOn)]);
    },
  );
});

describe('an opening', () => {
  const jobs = [...recordsOf('jobs')].sort(([a], [b]) => (a < b ? -1 : 1));
  const EMPLOYMENT: Record<string, JobPosting['employmentType']> = {
    CLT: 'FULL_TIME',
    PJ: 'CONTRACTOR',
    Estágio: 'INTERN',
  };

  test('has a page of its own, and only there one posting', () => {
    const posted = described.flatMap((page) =>
      graphOf(page).flatMap((thing) => (thing['@type'] === 'JobPosting' ? page.route : [])),
    );
    expect(posted).toEqual(jobs.map(([id]) => `/carreiras/${id}`));
  });

  test.each(jobs)('%s says all that search engines ask for', (id, data) => {
    const page = real.page(`/carreiras/${id}`);
    const { description, ...posting } = thingOf(page, 'JobPosting');
    const expected: JobPosting = {
      '@type': 'JobPosting',
      title: data.title,
      identifier: { '@type': 'PropertyValue', name: site.brand, value: id },
      datePosted: data.publishedOn,
      validThrough: `${data.validThrough}T23:59:59-03:00`,
      employmentType: EMPLOYMENT[data.type],
      hiringOrganization: { '@id': ORGANIZATION },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: BRAZIL,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: site.city.split('/')[0],
          addressRegion: site.city.split('/')[1] ?? '',
          addressCountry: 'BR',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: {
          '@type': 'QuantitativeValue',
          minValue: data.salaryMinReais,
          maxValue: data.salaryMaxReais,
          unitText: 'MONTH',
        },
      },
    };
    expect(posting).toEqual(expected);
    expect(thingOf(page, 'Organization')).toMatchObject({ '@id': ORGANIZATION, name: site.brand });
    const parts = String(description)
      .split(/<\/?(?:p|strong|ul|li)>/)
      .map(visibleText);
    const paragraphs = data.description.trim().split('\n\n');
    const lists = [data.requirements, data.responsibilities, data.benefits];
    // Above each list stands what it is.
    expect(parts.filter(Boolean)).toHaveLength([...paragraphs, ...lists, ...lists.flat()].length);
    const { title, location, type, validThrough } = data;
    const salary = [data.salaryMinReais, data.salaryMaxReais].map((reais) =>
      formatMoney(reais * 100).replace('\u00a0', ' '),
    );
    expectShown(page, [...parts, title, location, type, ...salary, longDate(validThrough)]);
  });
});

test('what an opening pays stands out of its facts, and without it nothing else does', async () => {
  const site = await buildSite({
    'content/site.yaml': `${TINY_SITE['content/site.yaml']}  - /politica-privacidade\n`,
    'content/pages/carreiras.yaml': pageWith('carreiras'),
    'content/jobs/qa.yaml': job(),
    'content/jobs/estagio.yaml': job()
      .replace(/salary.*\n/g, '')
      .replace('antes do cliente', 'com a gente')
      .replace('Quality Assurance (QA)', 'Estágio em testes'),
  });
  const paid = (page: string) =>
    site.read(`carreiras/${page}.html`).match(/<div data-paid.*?<\/dd>/s)?.[0];
  expect(paid('qa')).toContain('3.000');
  expect(paid('estagio')).toBeUndefined();
});

test('content with the signs of HTML in it cannot break out of its block, and arrives as it was written', async () => {
  const breakout = 'P&D </script><script>alert(1)</script><!--';
  const built = await buildSite({
    'content/site.yaml': `${TINY_SITE['content/site.yaml']}  - /politica-privacidade\n`,
    'content/pages/carreiras.yaml': pageWith('carreiras'),
    'content/jobs/qa.yaml': job('[Casos de teste, SQL]', `[Testes, '${breakout}']`).replace(
      'Quality Assurance (QA)',
      `'${breakout}'`,
    ),
  });
  const html = built.read('carreiras/qa.html');
  expect(jsonLdOf(html)).toHaveLength(1);
  // Its own, what its form is given, and the one that wakes the islands.
  expect([html.split('</script>'), html.split('<script')].map(({ length }) => length)).toEqual([
    4, 4,
  ]);
  expect(html).not.toContain('<!--');
  // As text where text is expected, escaped where HTML is.
  const { title, description } = thingOf({ route: '/carreiras/qa', html }, 'JobPosting');
  expect(title).toBe(breakout);
  expect(description).toContain(
    '<li>P&amp;D &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--</li>',
  );
});

test('an article with a photograph gives the version that is published', async () => {
  const size = { width: 1800, height: 1200, channels: 3 as const, background: '#7a4a2b' };
  const built = await buildSite({
    'content/blog/ola.md': post({ image: '/uploads/mesa.jpg' }),
    'public/uploads/mesa.jpg': await sharp({ create: size }).jpeg().toBuffer(),
  });
  const route = '/blog/ola';
  const thing = thingOf({ route, html: built.read('blog/ola.html') }, 'BlogPosting');
  const photograph = String(thing.image);
  expect(photograph).toMatch(/^https:\/\/www\.pinha\.test\/.*\.jpg$/);
  const [, path = ''] = photograph.split('https://www.pinha.test/');
  expect(built.exists(path), path).toBe(true);
});
