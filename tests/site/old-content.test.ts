// The site itself, whoever's content it has: it builds, and every page keeps what the build promises.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../support/build-site.ts';
import { pageOfTemplate, publishedPosts, recordsOf } from '../support/content.ts';
import { listFiles, readFiles } from '../support/files.ts';
import { metaOf, titleOf } from '../support/html.ts';
import { buildRealSite, CONTENT, type RealPage, type RealSite } from '../support/real-site.ts';

const content = readFiles(CONTENT);
const texts = [...content.values()];
const site = parse(content.get('site.yaml') ?? '');

/** Far quicker than what hosts do, and never smaller. */
const LIGHT = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

let built: RealSite;

beforeAll(async () => {
  built = await buildRealSite();
});

/** Checks every page, and names those that fail with what was found in them. */
function expectOnEveryPage(find: (page: RealPage) => readonly unknown[]): void {
  const found = built.pages.flatMap((page) => find(page).map((fault) => [page.route, fault]));
  expect(found).toEqual([]);
}

test('the content builds without a problem, and every page of it stands at its address', () => {
  expect(built.problems).toEqual([]);
  const routes = ['pages', 'services'].flatMap((folder) =>
    [...recordsOf(folder).values()].map(({ route }) => route),
  );
  expect(routes).toEqual(expect.arrayContaining(['/', '/404']));
  const expected = [
    ...routes,
    ...[...publishedPosts().keys()].map((name) => `/blog/${name}`),
    ...[...recordsOf('jobs').keys()].map((name) => `/carreiras/${name}`),
    ...[...recordsOf('proposals')]
      .filter(([, { draft }]) => draft !== true)
      .map(([name]) => (name === 'proposta' ? '/proposta' : `/proposta-${name}`)),
  ];
  const found = new Set(built.pages.map(({ route }) => route));
  expect(expected.filter((route) => !found.has(route))).toEqual([]);
});

describe('every page', () => {
  test('has neither style attributes nor event handlers, and no code but what wakes its islands', () => {
    expectOnEveryPage(({ tags }) =>
      tags.filter(
        ({ name, attributes }) =>
          (name === 'script' &&
            !/^(?:application\/(?:ld\+)?json|module)$/.test(attributes.type ?? '')) ||
          Object.keys(attributes).some((key) => /^(?:style|on\w+)$/.test(key)),
      ),
    );
    expectOnEveryPage(({ html }) => html.match(/javascript:/gi) ?? []);
    const loadersOf = ({ html }: RealPage) =>
      html.match(/<script type="module".*?<\/script>/gs) ?? [];
    // One loader where all islands wait for a press, one, which is longer, where another may wake before, and a proposal's.
    const kindOf = ({ html }: RealPage) => {
      if (html.includes('data-island="quote"')) return 'proposal';
      return / data-(?:when="(?!interaction")|draft=)/.test(html) ? 'loader' : 'press';
    };
    const [press, loader, proposal] = ['press', 'loader', 'proposal'].map((kind) => {
      const pages = built.pages.filter((page) => kindOf(page) === kind);
      return [...new Set(pages.flatMap(loadersOf))];
    });
    expect([press?.length, loader?.length]).toEqual([1, 1]);
    expect((proposal ?? []).every((script) => script.includes(' src="/assets/'))).toBe(true);
    expect(press?.[0]?.length).toBeLessThan(loader?.[0]?.length ?? 0);
    expectOnEveryPage((page) =>
      loadersOf(page).length === Number(page.html.includes('data-island=')) ? [] : loadersOf(page),
    );
  });

  test('loads nothing from another host', () => {
    const isForeign = (address: string | undefined): boolean =>
      address !== undefined && !/^(?:\/(?!\/)|#|data:image\/)/.test(address) && !isNamed(address);
    // A picture that an author asks for by its whole address.
    const isNamed = (address: string): boolean => texts.some((text) => text.includes(address));
    expectOnEveryPage(({ tags }) =>
      tags.filter(({ name, attributes: { src, srcset, href, rel, poster, data } }) => {
        const loaded = name === 'link' && rel !== 'canonical' ? href : undefined;
        return [src, srcset, poster, data, loaded].some(isForeign);
      }),
    );
    expectOnEveryPage(
      ({ html }) => html.match(/url\((?!["']?(?:\/(?!\/)|#|data:))[^)]*\)|@import/g) ?? [],
    );
  });

  test('asks for its letters before its pictures', () => {
    const preloads = ({ tags }: RealPage) =>
      tags.flatMap(({ attributes: { rel, as } }) => (rel === 'preload' ? [as] : []));
    expectOnEveryPage((page) => preloads(page).filter((kind) => kind !== 'font'));
  });

  test('has a title with the brand, a description, and its own address as the canonical one', () => {
    expectOnEveryPage(({ html }) => (titleOf(html).includes(site.brand) ? [] : [titleOf(html)]));
    expectOnEveryPage(({ tags }) => {
      const length = metaOf(tags, 'description')?.length ?? 0;
      return length > 0 && length <= 170 ? [] : [length];
    });
    const { pages } = built;
    expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(pages.length);
    expect(new Set(pages.map(({ tags }) => metaOf(tags, 'description'))).size).toBe(pages.length);
    expectOnEveryPage(({ route, tags }) => {
      const links = tags.filter(({ attributes }) => attributes.rel === 'canonical');
      const addresses = links.map(({ attributes }) => attributes.href);
      return addresses.join() === `${site.url}${route}` ? [] : addresses;
    });
  });

  test('says to social networks what it says to visitors', () => {
    expectOnEveryPage(({ html, tags }) => {
      const said = {
        'og:title': titleOf(html),
        'twitter:title': titleOf(html),
        'og:description': metaOf(tags, 'description'),
        'twitter:description': metaOf(tags, 'description'),
        'og:site_name': site.brand,
        'og:locale': 'pt_BR',
        'twitter:card': 'summary_large_image',
        'og:image:width': '1200',
        'og:image:height': '630',
      };
      return Object.entries(said).filter(([name, value]) => metaOf(tags, name) !== value);
    });
    expectOnEveryPage(({ tags }) => {
      const image = metaOf(tags, 'og:image') ?? '';
      return image.startsWith(`${site.url}/`) && built.exists(image.slice(site.url.length))
        ? []
        : [image];
    });
  });

  test('is in Brazilian Portuguese, with one first heading and one main part', () => {
    expectOnEveryPage(({ tags }) => {
      const count = (wanted: string): number => tags.filter(({ name }) => name === wanted).length;
      const language = tags.find(({ name }) => name === 'html')?.attributes.lang;
      return language === 'pt-BR' && count('h1') === 1 && count('main') === 1
        ? []
        : [[language, count('h1'), count('main')]];
    });
  });

  const chatsOf = (tags: RealPage['tags']) =>
    tags.filter(
      ({ name, attributes: { href = '' } }) => name === 'a' && /wa\.me|whatsapp\.com/.test(href),
    );

  test('opens chats in a new tab, with a message that has nothing left to fill in', () => {
    expectOnEveryPage(({ tags }) =>
      chatsOf(tags).filter(({ attributes: { href = '', target, rel } }) => {
        const { host, pathname, searchParams } = new URL(href);
        const opens = target === '_blank' && rel === 'noopener' && host === 'wa.me';
        const isOurs = pathname === `/${site.phone.replace(/\D/g, '')}`;
        return !(opens && isOurs && /^[^{}]+$/.test(searchParams.get('text') ?? ''));
      }),
    );
    const shared = built.pages.filter(({ html }) => html.includes('class="site-header"'));
    expect(built.pages.flatMap(({ tags }) => chatsOf(tags)).length).toBeGreaterThan(shared.length);
  });

  test('says of every picture how large it is and what it shows', () => {
    expectOnEveryPage(({ tags }) =>
      tags
        .filter(({ name }) => name === 'img')
        .filter(
          ({ attributes: { alt, width, height } }) =>
            alt === undefined || !(Number(width) > 0 && Number(height) > 0),
        ),
    );
  });

  // Text is what visitors come for, and weighs a third of a byte a letter: what stands around it is bounded.
  test('weighs at most 12 KB with its style and 0.3 bytes for every letter, a proposal 16 KB, as browsers receive it', () => {
    expectOnEveryPage(({ html, text }) => {
      const isProposal = html.includes('data-island="quote"');
      const limit = isProposal ? 16 * 1024 : 12 * 1024 + 0.3 * text.length;
      if (brotliCompressSync(html, LIGHT).length <= limit) return [];
      const { length } = brotliCompressSync(html);
      return length <= limit ? [] : [length];
    });
    expectOnEveryPage(({ tags }) =>
      tags.filter(({ attributes }) => attributes.rel === 'stylesheet'),
    );
  });

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React writes `<br/>`, `charSet`, `required=""` and `crossorigin=""`: all allowed by the standard.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': ['error', { style: 'lowercase' }],
        // The brand's name comes after a title of 70 letters at most.
        'long-title': ['error', { maxlength: 70 + ` | ${site.brand}`.length }],
        // A phone that is copied must arrive with plain spaces and hyphens.
        'tel-non-breaking': 'off',
      },
    });
    const faults = await Promise.all(
      built.pages.map(async ({ route, html }) => {
        const { results } = await validator.validateString(html);
        return results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => [route, ruleId, message, selector]),
        );
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('uses no class without a rule', () => {
    const sourcesOf = (folder: string) => [...readFiles(join(REPOSITORY, folder)).values()].join();
    const rules = sourcesOf('styles').matchAll(/\.(-?[a-z][\w-]*)/gi);
    const styled = new Set([...rules].map(([, name]) => name));
    const brought = [...sourcesOf('islands').matchAll(/ class="([^"$]*)"/g)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(brought.length).toBeGreaterThan(10);
    expect(brought.filter((name) => !styled.has(name))).toEqual([]);
    // The lit pinhão of the mark carries its own fill.
    expectOnEveryPage(({ tags }) =>
      [...new Set(tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []))].filter(
        (name) => !styled.has(name) && name !== 'lit',
      ),
    );
  });
});

test('proposals and the unknown address stay out of search engines, all others are in', () => {
  const promised = built.report.answers?.pages ?? [];
  expectOnEveryPage(({ route, tags }) => {
    const isIndexed = !/^\/(?:404|proposta|obrigado)/.test(route);
    const robots = metaOf(tags, 'robots');
    const header = promised.find((page) => page.route === route);
    const isTold = (robots?.startsWith('noindex') ?? false) === !isIndexed;
    return isTold && header?.indexed === isIndexed ? [] : [robots, header?.indexed];
  });
  expectOnEveryPage(({ route, tags }) =>
    tags.filter(({ attributes: { href } }) =>
      route.startsWith('/proposta') ? false : href?.startsWith('/proposta'),
    ),
  );
});

test('the policy in the header says all that the policy in the page says, and lets another site in only where there is a calendar', () => {
  const promised = built.report.answers?.pages ?? [];
  expect(promised).toHaveLength(built.pages.length);
  for (const { route, policy } of promised) {
    const name = 'Content-Security-Policy';
    const { tags } = built.page(route);
    const meta = tags.find(({ attributes }) => attributes['http-equiv'] === name);
    const said = `${meta?.attributes.content}; frame-ancestors 'none'`;
    expect(policy.startsWith(said), route).toBe(true);
    const hasCalendar = Boolean(site.bookingLink) && route === pageOfTemplate('booking')?.route;
    expect(/cal\.com|unsafe|frame-src/.test(policy), route).toBe(hasCalendar);
    expect(policy.includes("require-trusted-types-for 'script'"), route).toBe(!hasCalendar);
  }
});

const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(built.outDir, file)).size, 0);

test.each([
  { where: 'on the screen', isPaper: false, limitKb: 60 },
  { where: 'on paper', isPaper: true, limitKb: 48 },
])('the fonts $where weigh at most $limitKb KB in all', ({ isPaper, limitKb }) => {
  const fonts = listFiles(built.outDir).filter(
    (file) => file.endsWith('.woff2') && /\/papel-/.test(file) === isPaper,
  );
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(limitKb * 1024);
});
