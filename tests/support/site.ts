// Reads the real site, and the content that it was made of, for the tests of tests/site/.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, inject } from 'vitest';
import { parse } from 'yaml';
import { type Page, readPages } from './page.ts';

/** The folder of the finished site. */
export const SITE = inject('site');
const CONTENT = join(inject('project'), 'content');

export const pages: readonly Page[] = readPages(SITE, inject('project'));

export function pageAt(route: string): Page {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`there is no page ${route}`);
  return page;
}

export const exists = (path: string): boolean => existsSync(join(SITE, path));
export const read = (path: string): string => readFileSync(join(SITE, path), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: content is whatever its owner writes
type Data = any;

export interface Entry {
  /** Such as `content/blog/ola.md`. */
  file: string;
  /** Its file name without extension. */
  name: string;
  data: Data;
  /** The text below the front matter. */
  body: string;
}

/** The data of a file of the content, such as `site.yaml`. */
export function contentOf(file: string): Data {
  return existsSync(join(CONTENT, file)) ? entryOf(file).data : undefined;
}

/** The entries of a folder of the content, such as `blog`. */
export function entriesOf(folder: string): Entry[] {
  if (!existsSync(join(CONTENT, folder))) return [];
  return readdirSync(join(CONTENT, folder))
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .map((file) => entryOf(`${folder}/${file}`));
}

function entryOf(path: string): Entry {
  const text = readFileSync(join(CONTENT, path), 'utf8').replace(/\r\n?/g, '\n');
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? ['', text];
  const name = basename(path, extname(path));
  return { file: `content/${path}`, name, data: parse(front), body };
}

/** The route of an entry's page: from its own line, or from its folder and name. */
export function routeOf({ file, name, data }: Entry): string {
  const [, folder = ''] = file.split('/');
  if (data.route) return data.route;
  const places: Record<string, string> = {
    blog: '/blog/',
    jobs: '/carreiras/',
    businesses: '/para/',
    portfolio: '/portfolio/',
  };
  if (folder === 'proposals') return name === 'proposta' ? '/proposta' : `/proposta-${name}`;
  return `${places[folder] ?? `/${folder}/`}${name}`;
}

/** Articles that are published on the day of the build, each of which has a page on the site. */
export const articles: readonly Entry[] = entriesOf('blog').filter((entry) =>
  pages.some(({ route }) => route === routeOf(entry)),
);

/** Openings that are published, each of which has a page on the site. */
export const openings: readonly Entry[] = entriesOf('jobs').filter((entry) =>
  pages.some(({ route }) => route === routeOf(entry)),
);

/** All faults that are found, each with the route of its page. */
export function faultsOf(find: (page: Page) => readonly unknown[], among = pages): unknown[] {
  return among.flatMap((page) => find(page).map((fault) => [page.route, fault]));
}

/** Expects that nothing is found in any page. */
export const expectNone = (...asked: Parameters<typeof faultsOf>): void =>
  expect(faultsOf(...asked)).toEqual([]);
