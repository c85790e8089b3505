// The site itself, whoever's content it has: it builds, and every page keeps what the build promises.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../support/build-site.ts';
import { publishedPosts, recordsOf } from '../support/content.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { metaOf, type Tag, tagsOf, titleOf, visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

interface Page {
  file: string;
  html: string;
  tags: Tag[];
}

const site = parse(readFileSync(join(REPOSITORY, 'content/site.yaml'), 'utf8'));
const texts = readdirSync(join(REPOSITORY, 'content'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const labels = readdirSync(join(REPOSITORY, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => stringsIn(parse(readFileSync(join(REPOSITORY, 'content', file), 'utf8'))));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

/** Whether the content holds these words, or a label that was filled in to give them. */
function isFromContent(words: string): boolean {
  const isFilled = (label: string): boolean =>
    label.includes('{') &&
    new RegExp(`^${label.replace(/[.?+*()[\]|^$\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`).test(
      words,
    );
  return words !== '' && (texts.some((text) => text.includes(words)) || labels.some(isFilled));
}

/** What sent proposals were made from: their pages keep it. */
const houses = [site, ...archives().map(({ house }) => house.site)];

let built: RealSite;
let pages: Page[];

beforeAll(async () => {
  built = await buildRealSite();
  pages = listFiles(built.outDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = built.read(file);
      return { file, html, tags: tagsOf(html) };
    });
});

function archives() {
  const folder = join(REPOSITORY, 'content/proposals/sent');
  return listFiles(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
}

/** How many bytes of the page are encrypted. */
function sealedBytes(html: string): number {
  const [, data = ''] = /"data":"([\w+/=]+)"/.exec(html) ?? [];
  return Buffer.from(data, 'base64').length;
}

/** Checks every page, and names those that fail with what was found in them. */
function expectOnEveryPage(find: (page: Page) => readonly unknown[]): void {
  const found = pages.flatMap((page) => find(page).map((fault) => [page.file, fault]));
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
    ...[...recordsOf('proposals').keys()].map((name) =>
      name === 'proposta' ? '/proposta' : `/proposta-${name}`,
    ),
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
            !['application/ld+json', 'application/json', 'module'].includes(
              attributes.type ?? '',
            )) ||
          Object.keys(attributes).some((key) => /^(?:style|on\w+)$/.test(key)),
      ),
    );
    expectOnEveryPage(({ html }) => html.match(/javascript:/gi) ?? []);
    const loaders = pages.flatMap(
      ({ html }) => html.match(/<script type="module">.*?<\/script>/gs) ?? [],
    );
    expect(new Set(loaders).size).toBe(1);
    const withIslands = pages.filter(({ html }) => html.includes('data-island='));
    expect(loaders).toHaveLength(withIslands.length);
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

  test('has a title with the brand, a description, and an address of its own', () => {
    expectOnEveryPage(({ html }) =>
      houses.some(({ brand }) => titleOf(html).includes(brand)) ? [] : [titleOf(html)],
    );
    expectOnEveryPage(({ tags }) => {
      const length = metaOf(tags, 'description')?.length ?? 0;
      return length > 0 && length <= 170 ? [] : [length];
    });
    // Pages that wait for a passphrase tell nothing apart.
    const open = pages.filter(({ html }) => sealedBytes(html) === 0);
    expect(new Set(open.map(({ html }) => titleOf(html))).size).toBe(open.length);
    expect(new Set(open.map(({ tags }) => metaOf(tags, 'description'))).size).toBe(open.length);
  });

  test('names its canonical address, which is its file', () => {
    expectOnEveryPage(({ file, tags }) => {
      const links = tags.filter(
        ({ name, attributes }) => name === 'link' && attributes.rel === 'canonical',
      );
      const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
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
        'og:site_name': houses.find(({ brand }) => titleOf(html).includes(brand))?.brand,
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

  test('opens chats in a new tab, with a message that the content holds', () => {
    expectOnEveryPage(({ tags }) =>
      tags
        .filter(
          ({ name, attributes }) =>
            name === 'a' && /wa\.me|whatsapp\.com/.test(attributes.href ?? ''),
        )
        .filter(({ attributes: { href = '', target, rel } }) => {
          const address = new URL(href);
          const text = address.searchParams.get('text') ?? '';
          const phones = houses.map(({ phone }) => `/${phone.replace(/\D/g, '')}`);
          const opens = target === '_blank' && rel === 'noopener';
          return !(
            isFromContent(text) &&
            opens &&
            address.host === 'wa.me' &&
            phones.includes(address.pathname)
          );
        }),
    );
    const chats = pages
      .flatMap(({ tags }) => tags)
      .filter(({ attributes }) => attributes.href?.includes('wa.me'));
    const shared = pages.filter(({ html }) => html.includes('class="site-header"'));
    expect(chats.length).toBeGreaterThan(shared.length);
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

  test('weighs at most 14 KB with its style, as browsers receive it, and half a byte for every letter above 10,000', () => {
    expectOnEveryPage(({ html }) => {
      const letters = visibleText(html).length;
      const bytes = brotliCompressSync(html).length - sealedBytes(html);
      return bytes <= 14 * 1024 + Math.max(0, letters - 10_000) / 2 ? [] : [bytes];
    });
    // What is encrypted looks like chance, which nothing makes smaller: it is as long as the proposal.
    expectOnEveryPage(({ html }) => (sealedBytes(html) <= 64 * 1024 ? [] : [sealedBytes(html)]));
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
      pages.map(async ({ file, html }) => {
        const { results } = await validator.validateString(html);
        return results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => [file, ruleId, message, selector]),
        );
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('uses no class without a rule', () => {
    const styles = listFiles(join(REPOSITORY, 'styles'))
      .map((file) => readFileSync(join(REPOSITORY, 'styles', file), 'utf8'))
      .join('\n');
    const styled = new Set([...styles.matchAll(/\.(-?[a-z][\w-]*)/gi)].map((match) => match[1]));
    const islands = listFiles(join(REPOSITORY, 'islands'))
      .map((file) => readFileSync(join(REPOSITORY, 'islands', file), 'utf8'))
      .join('\n');
    const brought = [...islands.matchAll(/ class="([^"$]*)"/g)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    expect(brought.length).toBeGreaterThan(10);
    expect(brought.filter((name) => !styled.has(name))).toEqual([]);
    expectOnEveryPage(({ tags }) =>
      [...new Set(tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []))].filter(
        (name) => !styled.has(name) && !(name in UNSTYLED),
      ),
    );
  });
});

/** Classes that have a reason to exist without a rule of their own. */
const UNSTYLED: Record<string, string> = {
  lit: 'the lit pinhão of the mark, which carries its own fill',
};

test('proposals and the unknown address stay out of search engines, all others are in', () => {
  expectOnEveryPage(({ file, tags }) => {
    const hidden = /^(?:404|proposta|obrigado)/.test(file);
    const robots = metaOf(tags, 'robots');
    return hidden === (robots?.startsWith('noindex') ?? false) ? [] : [robots];
  });
  const linked = pages
    .filter(({ file }) => !file.startsWith('proposta'))
    .flatMap(({ tags }) => tags.map(({ attributes }) => attributes.href ?? ''));
  expect(linked.filter((href) => href.startsWith('/proposta'))).toEqual([]);
});

test.each([
  { where: 'on the screen', isPaper: false, limitKb: 60 },
  { where: 'on paper', isPaper: true, limitKb: 48 },
])('the fonts $where weigh at most $limitKb KB in all', ({ isPaper, limitKb }) => {
  const fonts = listFiles(built.outDir).filter(
    (file) => file.endsWith('.woff2') && /\/papel-/.test(file) === isPaper,
  );
  const weights = fonts.map((file) => readFileSync(join(built.outDir, file)).length);
  expect(fonts.length).toBeGreaterThan(0);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(limitKb * 1024);
});

test('the figures of the report are those of the files', () => {
  const { bytes, pages: count } = built.report;
  const sizeOf = (pattern: RegExp): number =>
    listFiles(built.outDir)
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + readFileSync(join(built.outDir, file)).length, 0);
  expect(count).toBe(pages.length);
  expect(bytes.html).toBe(sizeOf(/\.html$/));
  expect(bytes.fonts).toBe(sizeOf(/\.woff2$/));
  expect(bytes.html + bytes.fonts + bytes.js + bytes.other).toBe(sizeOf(/./));
});

test('the clock and the place of a machine change no byte', async () => {
  const environments = [
    { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
    { TZ: 'America/Sao_Paulo', LANG: 'C', LC_ALL: 'C' },
  ];
  const folders = await Promise.all(
    environments.map(async (environment) => {
      const folder = join(temporaryFolder(), 'dist');
      const child = spawn(process.execPath, ['commands/launch.mjs', 'build', '--out', folder], {
        cwd: REPOSITORY,
        env: { PATH: process.env.PATH, ...environment },
      });
      expect(await once(child, 'close')).toEqual([0, null]);
      return folder;
    }),
  );
  const [tokyo, curitiba] = folders.map(contentsOf);
  expect(tokyo).toEqual(curitiba);
  expect([...(tokyo?.keys() ?? [])]).toEqual(listFiles(built.outDir));
});
