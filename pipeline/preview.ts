// Answers a preview: reads again what was saved, and makes the page that is asked for. Vite loads it anew when code changes.

import './production.ts';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mediaType } from '../domain/hosting.ts';
import { type Problem, sortProblems } from '../domain/problem.ts';
import { routes } from '../domain/routes.ts';
import { Cache } from './cache.ts';
import { ADMIN_ROUTE, adminFiles, LOCAL, writeSchemas } from './editors.ts';
import { FEED_LENGTH, feedText, feedXml } from './feeds.ts';
import type { ReadFile } from './load.ts';
import { makeSite } from './make.ts';
import { type BuildOptions, runOf } from './options.ts';
import { bytesOf } from './output.ts';
import { Problems } from './problems.ts';
import { sentFile } from './proposal/sent.ts';
import { listPublic } from './public.ts';
import { PageRenderer } from './render.tsx';
import { loadSite } from './site.ts';
import { bundleStyle } from './styles.ts';

/** What a preview remembers until something is saved that it was made from. */
export interface Memory {
  files: Map<string, ReadFile>;
  /** By what each is made of; a request that comes while one is being made waits for it. */
  parts: Map<string, Promise<{ value: unknown; problems: readonly Problem[] }>>;
}

/** Forgets what was made from a file, by its path from the root. */
export function forget({ files, parts }: Memory, file: string): void {
  files.delete(file);
  for (const name of parts.keys()) {
    const [part = ''] = name.split(' ');
    if (MADE_FROM[part]?.test(file) ?? true) parts.delete(name);
  }
}

const MADE_FROM: Readonly<Record<string, RegExp>> = {
  site: /^(?:content|domain|pipeline|templates)\//,
  scripts: /^(?:islands|domain|pipeline)\//,
  assets: /^(?:art|pipeline)\/|^content\/(?:theme|mark|favicon|share)\b/,
  pictures: /^(?:art|public|pipeline)\/|^content\/theme\b/,
  style: /^(?:art|styles|pipeline|templates)\/|^content\/theme\b/,
};

export interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
  problems: readonly Problem[];
}

/** Where the style of each combination of sheets is; the page links to it, so that it can be swapped in place. */
export const STYLES = '/__styles/';

/** The answer to a path that begins with a slash. */
export async function answer(options: BuildOptions, path: string, memory: Memory): Promise<Answer> {
  const run = runOf({ ...options, drafts: true, unsent: true });
  const { root } = run;
  const problems = new Problems();
  const keep = async <Made>(
    name: string,
    make: (found: Problems) => Promise<Made>,
  ): Promise<Made> => {
    let part = memory.parts.get(name);
    if (!part) {
      const found = new Problems();
      part = make(found).then((value) => ({ value, problems: found.problems }));
      memory.parts.set(name, part);
      part.catch(() => memory.parts.delete(name));
    }
    const { value, problems: known } = await part;
    problems.add(...known);
    return value as Made;
  };
  const reply = (status: number, type: string, body: string | Uint8Array): Answer => {
    return { status, type, body, problems: sortProblems(problems.problems) };
  };
  const site = await keep('site', async (found) => loadSite(run, found, memory.files));
  if (!site) return reply(500, mediaType('.html'), '');
  const making = { site, run, cache: new Cache(root), problems, keep };
  const { assets, pictures, scripts, frame, pages } = await makeSite(making);
  const asset = assets.files.get(path.slice(1)) ?? scripts.files[path.slice(1)];
  if (asset !== undefined) return reply(200, mediaType(path), asset);
  const styleOf = (sheets: string): Promise<string> =>
    keep(`style ${sheets}`, (found) => bundleStyle(root, sheets.split('+'), assets, found));
  if (path.startsWith(STYLES)) {
    const sheets = path.slice(STYLES.length, -'.css'.length);
    return reply(200, mediaType(path), await styleOf(sheets));
  }
  if (path === ADMIN_ROUTE || path.startsWith(`${ADMIN_ROUTE}/`)) {
    const { files } = adminFiles(site.company.admin ?? LOCAL);
    const file = files[path === ADMIN_ROUTE ? 'admin.html' : path.slice(1)];
    if (file !== undefined) return reply(200, mediaType(extname(path) ? path : '.html'), file);
  }
  const file = `public${path}`;
  if (extname(path) && listPublic(root, new Problems()).includes(file))
    return reply(200, mediaType(path), readFileSync(join(root, file)));
  const renderer = new PageRenderer({
    ...{ frame, loader: scripts.loader, isPreview: true, problems },
    styleOf: (sheets) => `/*${sheets.join('+')}*/`,
  });
  if (path === routes.feed) {
    const newest = new Set(site.posts.slice(0, FEED_LENGTH).map(({ route }) => route));
    const texts = pages.flatMap((page): [string, string][] => {
      const text = newest.has(page.route) ? page.view(frame).text : undefined;
      const address = site.company.url + page.route;
      return text ? [[page.route, feedText(text.lexed, address, pictures)]] : [];
    });
    return reply(200, mediaType(path), feedXml(site, new Map(texts)) ?? '');
  }
  const page = pages.find(({ route }) => route === path);
  const kept = page ? undefined : sentFile(root, site.sent, path);
  if (kept) return reply(200, mediaType(extname(kept)), readFileSync(join(root, kept)));
  const shown = page ?? pages.find(({ route }) => route === routes.notFound);
  if (!shown) return reply(404, mediaType('.html'), 'Ainda não há uma página /404.');
  await styleOf(shown.sheets.join('+'));
  writeSchemas(root, site.lists);
  const linked = Buffer.from(bytesOf(renderer.render(shown).parts))
    .toString()
    .replace(POLICY, '')
    .replace(/<style>\/\*([\w+/-]+)\*\//, (_, sheets: string) => {
      return `<link rel="stylesheet" href="${STYLES}${sheets}.css"><style>`;
    });
  return reply(page ? 200 : 404, mediaType('.html'), linked);
}

/** Vite's own script has to run beside ours. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;
