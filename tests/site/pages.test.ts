// Rules for every page of the real site, with any company's content.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../support/files.ts';
import { type Page, plain } from '../support/page.ts';
import { isLong } from '../support/runs.ts';
import {
  contentOf,
  entriesOf,
  exists,
  expectNone,
  faultsOf,
  pages,
  read,
  routeOf,
  SITE,
} from '../support/site.ts';
import { shapes } from '../support/site-pages.ts';

const { brand, url, phone, bookingLink } = contentOf('site.yaml');
const proposals = new Set(entriesOf('proposals').map(routeOf));
const isProposal = ({ route }: Page): boolean => proposals.has(route);

test('every page of the content is at its address', () => {
  const entries = ['pages', 'services', 'businesses', 'jobs', 'proposals'].flatMap(entriesOf);
  const shown = entries.filter(({ data }) => data.draft !== true);
  const routes = new Set(pages.map(({ route }) => route));
  expect(shown.map(routeOf).filter((route) => !routes.has(route))).toEqual([]);
  expect([...routes]).toEqual(expect.arrayContaining(['/', '/404']));
});

test('a page of each template, and in the long run every page, is valid HTML', async () => {
  const asked = pages.filter(({ route }) => isLong || shapes.includes(route));
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `<br/>`, `charSet`, `required=""` and `crossorigin=""`: all allowed by the standard.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // The name of the brand is added to a title of at most 70 characters.
      'long-title': ['error', { maxlength: 70 + ` | ${brand}`.length }],
      // A phone that is copied must arrive with plain spaces and hyphens.
      'tel-non-breaking': 'off',
    },
  });
  const faults = await Promise.all(
    asked.map(async ({ route, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => [route, ruleId, message, selector]),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test('a page has one module script at most, no handlers, and nothing of other hosts', () => {
  const isForeign = (address = ''): boolean => !/^(?:$|\/(?!\/)|#|data:image\/)/.test(address);
  expectNone((page) => {
    const found = page.all('*').filter(({ name, attributes }) => {
      const { type = '', rel, href, src, srcset, poster, data } = attributes;
      const isCode = name === 'script' && !/^(?:application\/(?:ld\+)?json|module)$/.test(type);
      const loaded = name === 'link' && rel !== 'canonical' ? href : undefined;
      const isLoaded = [src, srcset, poster, data, loaded].some(isForeign);
      return (
        isCode || isLoaded || Object.keys(attributes).some((key) => /^(?:style$|on)/.test(key))
      );
    });
    const modules = page.all('script[type=module]').slice(1);
    const preloads = page.all(
      'link[rel=preload]:not([as=font]), link[rel=stylesheet]:not([media=print])',
    );
    const addresses = page.html.match(/javascript:|@import|url\((?!["']?(?:\/(?!\/)|#|data:))/gi);
    return [...found, ...modules, ...preloads].map(({ html }) => html).concat(addresses ?? []);
  });
});

test('a page has a unique title and description, its canonical address and one h1', () => {
  expectNone((page) => {
    const description = page.meta('description')?.length ?? 0;
    const canonical = page.all('link[rel=canonical]').map(({ attributes }) => attributes.href);
    const found = {
      title: page.title.includes(brand),
      description: description > 0 && description <= 170,
      canonical: canonical.join() === `${url}${page.route}`,
      language: page.one('html').attributes.lang === 'pt-BR',
      heading: page.all('h1').length === 1,
      main: page.all('main').length === 1,
    };
    return Object.entries(found).filter(([, isThere]) => !isThere);
  });
  for (const of of [(page: Page) => page.title, (page: Page) => page.meta('description')]) {
    expect(new Set(pages.map(of)).size).toBe(pages.length);
  }
});

test('links lead to a path, an anchor, an e-mail, a telephone or an https address', () => {
  const known = /^(?:[/#]|https:\/\/\w|mailto:(?:\S+@\S+)?|tel:\+\d|$)/;
  expectNone((page) =>
    page.all('a[href]').flatMap(({ attributes: { href = '' } }) => (known.test(href) ? [] : href)),
  );
});

test('every page has a title, a description and a picture for social networks', () => {
  expectNone((page) => {
    const { title } = page;
    const description = page.meta('description') ?? '';
    const expected = {
      ...{ 'og:title': title, 'twitter:title': title, 'og:description': description },
      ...{ 'twitter:description': description, 'og:site_name': brand, 'og:locale': 'pt_BR' },
      'twitter:card': 'summary_large_image',
    };
    const image = page.meta('og:image') ?? '';
    const wrong = Object.entries(expected).filter(
      ([name, text]) => plain(page.meta(name) ?? '') !== plain(text),
    );
    return exists(image.replace(`${url}/`, '/')) ? wrong : [...wrong, image];
  });
});

test('only proposals, unlisted pages and the not-found page are not indexed', () => {
  const others = pages.filter((page) => !isProposal(page));
  const links = (page: Page) => page.all('a[href*="/proposta"]').map(({ html }) => html);
  expect(faultsOf(links, others)).toEqual([]);
  const unlisted = entriesOf('pages').filter(
    ({ data }) => data.unlisted || data.template === 'not-found',
  );
  const hidden = new Set([...unlisted, ...entriesOf('proposals')].map(routeOf));
  expectNone((page) => {
    const isHidden = page.meta('robots')?.includes('noindex') ?? false;
    return isHidden === hidden.has(page.route) ? [] : [page.meta('robots')];
  });
});

test('links to chats open a new tab, with a message without open variables', () => {
  const chats = (page: Page) => page.all('a[href*="wa.me"][href*="text="]');
  expectNone((page) =>
    chats(page).flatMap(({ html, text, attributes: { href = '', target, rel } }) => {
      const { host, pathname, searchParams } = new URL(href);
      const isOurs = host === 'wa.me' && pathname === `/${phone.replace(/\D/g, '')}`;
      const isSaid = /^[^{}]+$/.test(searchParams.get('text') ?? '') && text.includes('nova aba');
      return isOurs && isSaid && target === '_blank' && rel === 'noopener' ? [] : [html];
    }),
  );
  expect(pages.flatMap(chats).length).toBeGreaterThan(pages.length);
});

// Limits what the program adds to texts and pictures; specification.test.ts asks the page weights of the specification.
test('every page is below its limit of compressed bytes', () => {
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  expectNone((page) => {
    const frame = (isProposal(page) ? 12 : 11.5) * 1024;
    const limit = frame + 0.3 * page.text.length + 150 * page.all('img').length;
    if (brotliCompressSync(page.html, quickly).length <= limit) return [];
    const { length } = brotliCompressSync(page.html);
    return length <= limit ? [] : [length];
  });
});

test('the policy allows another site only on pages with a calendar or a video', () => {
  const booking = entriesOf('pages').find(({ data }) =>
    data.sections?.some(({ type }: { type: string }) => type === 'booking'),
  );
  expectNone((page) => {
    const policy = page.one('meta[http-equiv="Content-Security-Policy"]').attributes.content ?? '';
    const hasCalendar = Boolean(bookingLink) && page.route === booking?.data.route;
    const isOpen = /cal\.com|unsafe|frame-src/.test(policy);
    const hasVideo = page.all('[data-island="video"]').length > 0;
    const isRight = isOpen === (hasCalendar || hasVideo);
    return isRight && policy.startsWith("default-src 'none'") ? [] : [policy];
  });
});

test('the fonts for the screen have at most 60 KB, those for paper 48 KB', () => {
  const fonts = listFiles(SITE).filter((file) => file.endsWith('.woff2'));
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + statSync(join(SITE, file)).size, 0) / 1024;
  const [paper, screen] = [true, false].map((is) =>
    fonts.filter((file) => /\/papel-/.test(file) === is),
  );
  expect(fonts.length).toBeGreaterThan(1);
  expect(weigh(screen ?? [])).toBeLessThanOrEqual(60);
  expect(weigh(paper ?? [])).toBeLessThanOrEqual(48);
});

test('no drafts, sources, local paths or local addresses are published', () => {
  const owners = new Set(listFiles(join(inject('project'), 'public')));
  const files = listFiles(SITE).filter(
    (file) => !owners.has(file) && !/^(?:\.host|admin)\b/.test(file),
  );
  expect(files.filter((file) => /\.(?:md|ya?ml|tsx?|map|env)$|(?:^|\/)\.[a-z]/.test(file))).toEqual(
    ['.site'].filter((file) => files.includes(file)),
  );
  const texts = files.filter((file) => /\.(?:html|js|css|xml|txt|json|webmanifest)$/.test(file));
  const drafts = entriesOf('blog').filter(({ data }) => data.draft === true);
  const sentences = drafts.flatMap(
    ({ body }) => /^[^#\n[].{40,}?(?=[*[`]|$)/m.exec(body)?.[0] ?? [],
  );
  const secrets = [...sentences, inject('project'), inject('baseUrl')];
  const found = texts.flatMap((file) => {
    const text = read(file);
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
  expect(found).toEqual([]);
});

test('pictures in the opening of a page are not loaded lazily', () => {
  expectNone((page) => page.all('.page-opening img[loading="lazy"]'));
});
