// What pages tell search engines: complete, typed as schema.org says, and nothing that visitors cannot read.

import type { BlogPosting, JobPosting, Organization, Service, WebSite } from 'schema-dts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { longDate } from '../../domain/dates.ts';
import { formatAmount, formatMoney } from '../../domain/money.ts';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
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

/** The page's thing is just this one, which schema-dts has typed. */
function expectThing(page: RealPage, thing: object & { '@type': string }): void {
  const type = thing['@type'];
  expect(thingOf(page, type)).toEqual(thing);
}

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

  test('says nothing empty, and of every thing what it is', () => {
    for (const page of described) {
      for (const node of nodesIn(graphOf(page))) {
        expect(node['@type'] ?? node['@id'], page.route).toBeTruthy();
        for (const value of Object.values(node)) {
          expect(value, `${page.route} ${JSON.stringify(node)}`).not.toBe('');
          expect(value, `${page.route} ${JSON.stringify(node)}`).not.toBeNull();
        }
      }
    }
  });

  test('refers only to things that it describes itself', () => {
    for (const page of described) {
      const nodes = nodesIn(graphOf(page)).filter((node) => '@id' in node);
      const named = nodes.filter((node) => 'name' in node).map((node) => node['@id']);
      for (const node of nodes) expect(named, page.route).toContain(node['@id']);
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
    expect(
      nodes.map((node) => String(node['@type'])).filter((type) => forbidden.test(type)),
    ).toEqual([]);
    expect(nodes.flatMap(Object.keys)).not.toContain('aggregateRating');
    expect(page.html, page.route).not.toMatch(/\sitem(?:scope|type|prop)\b/);
  }
});

describe('the home page', () => {
  test('describes the organization', () => {
    const page = real.page('/');
    const { logo, ...organization } = thingOf(page, 'Organization');
    const expected: Organization = {
      '@type': 'Organization',
      '@id': ORGANIZATION,
      name: site.brand,
      legalName: site.legalName,
      url: `${site.url}/`,
      email: site.email,
      telephone: site.phone,
      foundingDate: String(site.foundedYear),
      areaServed: { '@type': 'Country', name: 'Brasil' },
      sameAs: site.social.map(({ href }: { href: string }) => href),
    };
    expect(organization).toEqual(expected);
    expect(logo).toMatch(/\/assets\/marca\.[0-9a-f]{8}\.png$/);
    for (const words of [site.legalName, site.email, site.phone]) {
      expect(page.text).toContain(words);
    }
  });

  test('describes the site, published by the organization', () => {
    const expected: WebSite = {
      '@type': 'WebSite',
      '@id': `${site.url}/#site`,
      name: site.brand,
      url: `${site.url}/`,
      inLanguage: 'pt-BR',
      publisher: { '@id': ORGANIZATION },
    };
    expectThing(real.page('/'), expected);
  });
});

/** Names and addresses, in their order. */
function stepsTo(page: RealPage): [name: string, address: string][] {
  const { itemListElement } = thingOf(page, 'BreadcrumbList') as {
    itemListElement: { name: string; item: string }[];
  };
  return itemListElement.map(({ name, item }) => [name, item]);
}

describe('the way to a page', () => {
  const publishedNames = [...publishedPosts()];

  test.each(publishedNames)(
    'begins at the home page and leads over the blog to %s',
    (name, data) => {
      const route = `/blog/${name}`;
      const [first, ...steps] = stepsTo(real.page(route));
      expect(first).toEqual([expect.any(String), `${site.url}/`]);
      expect(steps.map(([, address]) => address)).toEqual([
        `${site.url}/blog`,
        `${site.url}${route}`,
      ]);
      expect(steps.at(-1)?.[0]).toBe(data.title);
    },
  );

  test('is given on every page but the home page, in words that stand on the page', () => {
    for (const page of described.filter(({ route }) => route !== '/')) {
      const { itemListElement } = thingOf(page, 'BreadcrumbList') as {
        itemListElement: { name: string; position: number; item: string }[];
      };
      expect(itemListElement.map(({ position }) => position)).toEqual(
        itemListElement.map((_, index) => index + 1),
      );
      expect(itemListElement.at(-1)?.item).toBe(`${site.url}${page.route}`);
      for (const { name } of itemListElement) expect(page.text, page.route).toContain(name);
    }
    expect(graphOf(real.page('/')).map((thing) => thing['@type'])).not.toContain('BreadcrumbList');
  });
});

const services = [...recordsOf('services').values()].map((data) => [data.route, data] as const);

describe.skipIf(services.length === 0)('a service, where there are any,', () => {
  test.each(services)(
    '%s offers its packages in reais, at the prices that visitors see',
    (route, data) => {
      const page = real.page(route);
      const address = `${site.url}${route}`;
      const expected: Service = {
        '@type': 'Service',
        name: data.name,
        description: data.description,
        url: address,
        provider: {
          '@type': 'Organization',
          '@id': ORGANIZATION,
          name: site.brand,
          url: `${site.url}/`,
        },
        areaServed: { '@type': 'Country', name: 'Brasil' },
        offers: data.packages.map(
          (pack: {
            name: string;
            description: string;
            priceCents: number;
            period?: string;
            isStartingPrice?: boolean;
          }) => ({
            '@type': 'Offer',
            name: pack.name,
            description: pack.description,
            ...(!pack.isStartingPrice && { price: `${pack.priceCents / 100}.00` }),
            priceCurrency: 'BRL',
            url: address,
            ...(pack.isStartingPrice && {
              priceSpecification: {
                '@type': 'PriceSpecification',
                minPrice: pack.priceCents / 100,
                priceCurrency: 'BRL',
              },
            }),
            ...(pack.period && {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: `${pack.priceCents / 100}.00`,
                priceCurrency: 'BRL',
                unitCode: 'MON',
              },
            }),
          }),
        ),
      };
      expectThing(page, expected);
      const prices = page.html.match(/<p class="price">.*?<\/p>/gs)?.map(visibleText);
      expect(prices).toEqual(
        data.packages.map((pack: { priceCents: number; period?: string }) =>
          ['R$', formatAmount(pack.priceCents), pack.period].filter(Boolean).join(' '),
        ),
      );
      for (const { name, description } of data.packages) {
        expect(page.text).toContain(name);
        expect(page.text).toContain(description);
      }
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
        publisher: {
          '@type': 'Organization',
          '@id': ORGANIZATION,
          name: site.brand,
          url: `${site.url}/`,
        },
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
      for (const words of [
        data.title,
        data.excerpt,
        authorOf(data),
        data.category,
        longDate(data.publishedOn),
      ]) {
        expect(page.text).toContain(words);
      }
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
      applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
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
    for (const words of [
      ...parts,
      data.title,
      data.location,
      data.type,
      formatMoney(data.salaryMinReais * 100).replace('\u00a0', ' '),
      formatMoney(data.salaryMaxReais * 100).replace('\u00a0', ' '),
      longDate(data.validThrough),
    ]) {
      expect(page.text).toContain(words);
    }
  });
});

describe('content with the signs of HTML in it', () => {
  const BREAKOUT = 'P&D </script><script>alert(1)</script><!--';
  let hostile: BuiltSite;
  const page = () => ({ route: '/carreiras/qa', html: hostile.read('carreiras/qa.html') });

  beforeAll(async () => {
    hostile = await buildSite({
      'content/site.yaml': String(TINY_SITE['content/site.yaml']).concat(
        '  - /politica-privacidade\n',
      ),
      'content/pages/carreiras.yaml': pageWith('carreiras'),
      'content/jobs/qa.yaml': job('Quality Assurance (QA)', `'${BREAKOUT}'`).replace(
        '[Casos de teste, SQL]',
        JSON.stringify([BREAKOUT, 'Saber <b> e </b>']),
      ),
    });
  });

  test('cannot break out of its block', () => {
    expect(hostile.problems).toEqual([]);
    const { html } = page();
    expect(jsonLdOf(html)).toHaveLength(1);
    // Its own, and the one that wakes the islands.
    expect(html.split('</script>')).toHaveLength(3);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
  });

  test('arrives as it was written: as text where text is expected, escaped where HTML is', () => {
    const posting = thingOf(page(), 'JobPosting');
    expect(posting.title).toBe(BREAKOUT);
    expect(posting.description).toContain(
      '<li>P&amp;D &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--</li>',
    );
    expect(posting.description).toContain('<li>Saber &lt;b&gt; e &lt;/b&gt;</li>');
  });
});

test('an article with a photograph gives the version of it that is published', async () => {
  const size = { width: 1800, height: 1200, channels: 3 as const, background: '#7a4a2b' };
  const built = await buildSite({
    'content/blog/ola.md': post({ image: '/uploads/mesa.jpg' }),
    'public/uploads/mesa.jpg': await sharp({ create: size }).jpeg().toBuffer(),
  });
  expect(built.problems).toEqual([]);
  const page = { route: '/blog/ola', html: built.read('blog/ola.html') };
  const address = String(thingOf(page, 'BlogPosting').image);
  expect(address).toMatch(/^https:\/\/www\.pinha\.test\/.*\.jpg$/);
  expect(built.exists(address.slice('https://www.pinha.test'.length)), address).toBe(true);
});

test('an article with a picture of its own gives that one, wherever it is', async () => {
  const address = 'https://fotos.example/mesa.jpg';
  const built = await buildSite({
    'content/blog/ola.md': post({ image: '/uploads/mesa.svg' }),
    'content/blog/outro.md': post({
      title: 'Outro',
      description: 'Outro artigo de teste, curto e sem pressa.',
      slug: null,
      image: address,
      imageSize: '{ width: 1200, height: 750 }',
    }),
    'public/uploads/mesa.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>',
  });
  expect(built.problems).toEqual([]);
  const images = ['/blog/ola', '/blog/outro'].map(
    (route) => thingOf({ route, html: built.read(`${route}.html`) }, 'BlogPosting').image,
  );
  expect(images).toEqual(['https://www.pinha.test/uploads/mesa.svg', address]);
});
