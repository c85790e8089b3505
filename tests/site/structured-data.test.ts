// What pages tell search engines: complete, typed as schema.org says, and nothing that visitors cannot read.

import type { BlogPosting, JobPosting, Organization, Service, WebSite } from 'schema-dts';
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
const HOUSE = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.brand,
  url: `${site.url}/`,
} as const;

/** Whether the page says all of these words to its visitors, too. */
const expectShown = ({ text }: RealPage, words: readonly string[]): void =>
  expect(words.filter((word) => !text.includes(word))).toEqual([]);

describe('a page that is indexed', () => {
  test('has one block that parses, with its context and its graph', () => {
    const indexed = real.pages.filter(({ tags }) => !metaOf(tags, 'robots')?.includes('noindex'));
    expect(indexed).not.toEqual([]);
    for (const page of indexed) {
      const blocks = jsonLdOf(page.html).map((body) => JSON.parse(body));
      expect(blocks, page.route).toHaveLength(1);
      expect(Object.keys(blocks[0]), page.route).toEqual(['@context', '@graph']);
      expect(blocks[0]['@context']).toBe('https://schema.org');
      expect(blocks[0]['@graph'].length, page.route).toBeGreaterThan(0);
    }
  });

  test('says nothing empty, of every thing what it is, and refers only to things that it describes', () => {
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
        if (!address.startsWith(`${site.url}/`)) expect(linked, page.route).toContain(address);
        else if (/\.\w+$/.test(address)) {
          expect(real.exists(address.slice(site.url.length)), address).toBe(true);
        } else {
          const route = address.slice(site.url.length).replace(/#.*$/, '');
          expect(real.page(route).route).toBe(route);
        }
      }
    }
  });
});

test('a page that is not indexed says nothing to search engines', () => {
  const hidden = real.pages.filter(({ tags }) => metaOf(tags, 'robots')?.includes('noindex'));
  const proposals = real.pages.filter(({ route }) => route.startsWith('/proposta'));
  expect(hidden).toEqual(expect.arrayContaining([real.page('/404'), ...proposals]));
  for (const { route, html } of hidden) {
    expect(html, route).not.toContain('ld+json');
    expect(html, route).not.toContain('schema.org');
  }
});

test('nothing is marked up that search engines no longer show, or never showed about oneself', () => {
  const forbidden =
    /^(?:FAQPage|HowTo\w*|Question|Answer|Review|AggregateRating|Rating|SearchAction|LocalBusiness)$/;
  for (const page of described) {
    const nodes = nodesIn(graphOf(page));
    const types = nodes.map((node) => String(node['@type']));
    expect(types.filter((type) => forbidden.test(type))).toEqual([]);
    expect(nodes.flatMap(Object.keys)).not.toContain('aggregateRating');
    expect(page.html, page.route).not.toMatch(/\sitem(?:scope|type|prop)\b/);
  }
});

test('the home page describes the organization, and the site that it publishes', () => {
  const page = real.page('/');
  const { logo, ...organization } = thingOf(page, 'Organization');
  expect(organization).toEqual({
    ...HOUSE,
    legalName: site.legalName,
    email: site.email,
    telephone: site.phone,
    foundingDate: String(site.foundedYear),
    areaServed: BRAZIL,
    sameAs: site.social.map(({ href }: { href: string }) => href),
  } satisfies Organization);
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

describe('the way to a page', () => {
  /** Its steps, the last of which is the page. */
  const stepsTo = (page: RealPage) =>
    thingOf(page, 'BreadcrumbList').itemListElement as {
      name: string;
      position: number;
      item: string;
    }[];

  test('begins at the home page and leads over the blog to every article', () => {
    for (const [name, { title }] of publishedPosts()) {
      const route = `/blog/${name}`;
      const steps = stepsTo(real.page(route));
      expect(steps.map(({ item }) => item.slice(site.url.length))).toEqual(['/', '/blog', route]);
      expect(steps.at(-1)?.name).toBe(title);
    }
  });

  test('is given on every page but the home page, in words that stand on the page', () => {
    for (const page of described.filter(({ route }) => route !== '/')) {
      const steps = stepsTo(page);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)?.item).toBe(`${site.url}${page.route}`);
      expectShown(
        page,
        steps.map(({ name }) => name),
      );
    }
    expect(graphOf(real.page('/')).map((thing) => thing['@type'])).not.toContain('BreadcrumbList');
  });
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
  test.each(services)(
    '%s offers its packages in reais, at the prices that visitors see',
    (route, data) => {
      const page = real.page(route);
      const address = `${site.url}${route}`;
      const packages: Package[] = data.packages;
      expect(thingOf(page, 'Service')).toEqual({
        '@type': 'Service',
        name: data.name,
        description: data.description,
        url: address,
        provider: HOUSE,
        areaServed: BRAZIL,
        offers: packages.map(({ name, description, priceCents, period, isStartingPrice }) => ({
          '@type': 'Offer',
          name,
          description,
          ...(!isStartingPrice && { price: `${priceCents / 100}.00` }),
          priceCurrency: 'BRL',
          url: address,
          ...(isStartingPrice && {
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: priceCents / 100,
              priceCurrency: 'BRL',
            },
          }),
          ...(period && {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: `${priceCents / 100}.00`,
              priceCurrency: 'BRL',
              unitCode: 'MON',
            },
          }),
        })),
      } satisfies Service);
      const prices = page.html.match(/<p class="price">.*?<\/p>/gs)?.map(visibleText);
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
      const expected: BlogPosting = {
        '@type': 'BlogPosting',
        headline: data.title,
        description: data.excerpt,
        datePublished: `${data.publishedOn}T00:00:00-03:00`,
        dateModified: `${data.updatedOn ?? data.publishedOn}T00:00:00-03:00`,
        author: { '@type': 'Person', name: authorOf(data) },
        publisher: HOUSE,
        articleSection: data.category,
        inLanguage: 'pt-BR',
        mainEntityOfPage: `${site.url}${route}`,
      };
      expect(posting).toEqual(expected);
      const published = String(image).startsWith(`${site.url}/`)
        ? real.exists(String(image).slice(site.url.length))
        : image === data.image;
      expect(published, String(image)).toBe(true);
      if (data.image === 'generated') expect(image).toBe(metaOf(page.tags, 'og:image'));
      expect(data.title.length).toBeLessThanOrEqual(110);
      const { title, excerpt, category, publishedOn } = data;
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

  test('has a page of its own, and only there a posting', () => {
    const withPosting = described.filter((page) =>
      graphOf(page).some((thing) => thing['@type'] === 'JobPosting'),
    );
    expect(withPosting.map(({ route }) => route)).toEqual(jobs.map(([id]) => `/carreiras/${id}`));
    for (const page of withPosting) {
      expect(graphOf(page).filter((thing) => thing['@type'] === 'JobPosting')).toHaveLength(1);
    }
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
    expect(String(description)).toMatch(
      /^<p>.*<\/p><p><strong>.*<\/strong><\/p><ul><li>.*<\/li><\/ul>$/s,
    );
  });

  test.each(jobs)('%s says nothing that is not on its page', (id, data) => {
    const page = real.page(`/carreiras/${id}`);
    const { description } = thingOf(page, 'JobPosting');
    const parts = String(description)
      .split(/<\/?(?:p|strong|ul|li)>/)
      .map(visibleText)
      .filter(Boolean);
    expect(parts).toHaveLength(
      data.description.trim().split('\n\n').length +
        3 + // What stands above each list.
        data.requirements.length +
        data.responsibilities.length +
        data.benefits.length,
    );
    const { title, location, type, salaryMinReais, salaryMaxReais, validThrough } = data;
    const salary = [salaryMinReais, salaryMaxReais].map((reais) =>
      formatMoney(reais * 100).replace('\u00a0', ' '),
    );
    expectShown(page, [...parts, title, location, type, ...salary, longDate(validThrough)]);
  });
});

test('content with the signs of HTML in it cannot break out of its block, and arrives as it was written', async () => {
  const breakout = 'P&D </script><script>alert(1)</script><!--';
  const built = await buildSite({
    'content/site.yaml': `${TINY_SITE['content/site.yaml']}  - /politica-privacidade\n`,
    'content/pages/carreiras.yaml': pageWith('carreiras'),
    'content/jobs/qa.yaml': job('Quality Assurance (QA)', `'${breakout}'`).replace(
      '[Casos de teste, SQL]',
      JSON.stringify([breakout, 'Saber <b> e </b>']),
    ),
  });
  expect(built.problems).toEqual([]);
  const html = built.read('carreiras/qa.html');
  expect(jsonLdOf(html)).toHaveLength(1);
  // Its own, and the one that wakes the islands.
  expect(html.split('</script>')).toHaveLength(3);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  // As text where text is expected, escaped where HTML is.
  const { title, description } = thingOf({ route: '/carreiras/qa', html }, 'JobPosting');
  expect(title).toBe(breakout);
  expect(description).toContain(
    '<li>P&amp;D &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--</li>',
  );
  expect(description).toContain('<li>Saber &lt;b&gt; e &lt;/b&gt;</li>');
});

test('an article with a photograph gives the version that is published; any other picture is given as it is', async () => {
  const size = { width: 1800, height: 1200, channels: 3 as const, background: '#7a4a2b' };
  const elsewhere = 'https://fotos.example/mesa.jpg';
  const other = (title: string, given: Record<string, string>): string =>
    post({ title, description: `${title}, curto e sem pressa.`, slug: null, ...given });
  const built = await buildSite({
    'content/blog/ola.md': post({ image: '/uploads/mesa.jpg' }),
    'content/blog/desenho.md': other('Desenho de teste', { image: '/uploads/mesa.svg' }),
    'content/blog/outro.md': other('Outro de teste', {
      image: elsewhere,
      imageSize: '{ width: 1200, height: 750 }',
    }),
    'public/uploads/mesa.jpg': await sharp({ create: size }).jpeg().toBuffer(),
    'public/uploads/mesa.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>',
  });
  expect(built.problems).toEqual([]);
  const [photograph, ...pictures] = ['/blog/ola', '/blog/desenho', '/blog/outro'].map((route) =>
    String(thingOf({ route, html: built.read(`${route}.html`) }, 'BlogPosting').image),
  );
  expect(photograph).toMatch(/^https:\/\/www\.pinha\.test\/.*\.jpg$/);
  const [, path = ''] = photograph?.split('https://www.pinha.test/') ?? [];
  expect(built.exists(path), path).toBe(true);
  expect(pictures).toEqual(['https://www.pinha.test/uploads/mesa.svg', elsewhere]);
});
