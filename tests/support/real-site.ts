// The site's real content: built into a folder of its own, or copied to be changed first.

import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BuildOptions } from '../../pipeline/run.ts';
import {
  type BuiltSite,
  buildProject,
  REPOSITORY,
  shareCache,
  temporaryFolder,
  writeTree,
} from './build-site.ts';
import { copyTree, listFiles } from './files.ts';
import { type Tag, tagsOf, unescapeHtml } from './html.ts';
import type { Tree } from './tiny-site.ts';

export interface RealPage {
  route: string;
  html: string;
  tags: Tag[];
  /** What a visitor reads, in one line with plain spaces. */
  text: string;
}

export interface RealSite extends BuiltSite {
  outDir: string;
  pages: RealPage[];
  page(route: string): RealPage;
}

export async function buildRealSite(options: Partial<BuildOptions> = {}): Promise<RealSite> {
  return buildPages(REPOSITORY, options);
}

/** The real content with `tree` laid over it. */
export async function buildChangedSite(
  tree: Tree,
  options: Partial<BuildOptions> = {},
): Promise<RealSite> {
  const root = join(temporaryFolder(), 'project');
  for (const name of ['content', 'public'].filter((path) => existsSync(join(REPOSITORY, path)))) {
    copyTree(join(REPOSITORY, name), join(root, name));
  }
  for (const name of ['islands', 'node_modules', 'styles']) {
    symlinkSync(join(REPOSITORY, name), join(root, name));
  }
  shareCache(root);
  writeTree(root, tree);
  return buildPages(root, options);
}

async function buildPages(root: string, options: Partial<BuildOptions>): Promise<RealSite> {
  const outDir = join(temporaryFolder(), 'dist');
  const site = await buildProject(root, { ...options, outDir });
  const pages = listFiles(outDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, site.read(file)));
  return { ...site, outDir, pages, page: (route) => pageOf(pages, route) };
}

function readPage(file: string, html: string): RealPage {
  const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  return { route, html, tags: tagsOf(html), text: visibleText(html) };
}

function pageOf(pages: readonly RealPage[], route: string): RealPage {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`there is no page ${route}`);
  return page;
}

/** The text of a page or of a part of one, in one line with plain spaces. */
export function visibleText(html: string): string {
  const shown = html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ');
  return unescapeHtml(shown).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
}

/** The bodies of the page's JSON-LD blocks, as written. */
export function jsonLdOf(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, body = '']) => body);
}

/** One of the page's things by its type, such as `BlogPosting`. */
export function thingOf(
  { html, route }: Pick<RealPage, 'html' | 'route'>,
  type: string,
): Record<string, unknown> {
  const things = jsonLdOf(html).flatMap((body) => JSON.parse(body)['@graph']);
  const found = things.find((thing) => thing['@type'] === type);
  if (!found) throw new Error(`${route} has no ${type}`);
  return found;
}

/** The text of a content file, with one piece of it replaced. */
export function changedContent(file: string, found: string, replacement: string): Tree {
  const text = readFileSync(join(REPOSITORY, 'content', file), 'utf8');
  if (!text.includes(found)) throw new Error(`${file} has no "${found}"`);
  return { [`content/${file}`]: text.replace(found, () => replacement) };
}

/** A YAML file of the content, parsed. */
export function contentOf(file: string) {
  return parse(readFileSync(join(REPOSITORY, 'content', file), 'utf8'));
}

/** The name of whom an article names as its author. */
export function authorOf({ author }: { author: string }): string {
  return contentOf('people.yaml').find(({ id }: { id: string }) => id === author).name;
}

/** The parsed files of a folder of the content, by their names without extension. */
export function recordsOf(folder: string): Map<string, ReturnType<typeof contentOf>> {
  return new Map(
    listFolder(folder).map((file) => {
      const text = readFileSync(join(REPOSITORY, 'content', folder, file), 'utf8');
      const data = file.endsWith('.md') ? text.split(/^---$/m)[1] : text;
      return [file.replace(/\.\w+$/, ''), parse(data ?? '')];
    }),
  );
}

/** Its own files: beside proposals stands a folder with what was sent. */
function listFolder(folder: string): string[] {
  return readdirSync(join(REPOSITORY, 'content', folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** What waits in the chats that a page's links open, in their order. */
export function chatTexts(html: string): string[] {
  return tagsOf(html)
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => href.startsWith('https://wa.me/'))
    .map((href) => new URL(href).searchParams.get('text') ?? '');
}
