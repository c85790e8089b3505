// The site's real content, or that in SITE_CONTENT: built into a folder of its own, or copied to be changed first.

import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../../pipeline/run.ts';
import {
  type BuiltSite,
  buildProject,
  REPOSITORY,
  shareCache,
  sound,
  writeTree,
} from './build-site.ts';
import { TODAY } from './content.ts';
import { copyTree, listFiles } from './files.ts';
import { lastingFolder, temporaryFolder } from './folders.ts';
import { type Tag, tagsOf, visibleText } from './html.ts';
import type { Tree } from './tiny-site.ts';

/** Of another house, where the environment names it; its pictures lie beside it. */
export const CONTENT = process.env.SITE_CONTENT ?? join(REPOSITORY, 'content');

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

let built: Promise<RealSite> | undefined;

/** Built once for all files of a worker: nobody may change it. */
export function buildRealSite(): Promise<RealSite> {
  built ??= buildPages(lastingFolder(), {}, { today: TODAY });
  return built;
}

/** The real content with `tree` laid over it, without a problem. */
export function buildChangedSite(
  tree: Tree,
  options: Partial<BuildOptions> = {},
): Promise<RealSite> {
  return sound(buildPages(temporaryFolder(), tree, options));
}

async function buildPages(
  folder: string,
  tree: Tree,
  options: Partial<BuildOptions>,
): Promise<RealSite> {
  const root = join(folder, 'project');
  copyTree(CONTENT, join(root, 'content'));
  for (const name of ['fonts', 'public']) {
    const added = join(CONTENT, '..', name);
    if (existsSync(added)) copyTree(added, join(root, name));
  }
  for (const name of ['art', 'islands', 'node_modules', 'styles']) {
    symlinkSync(join(REPOSITORY, name), join(root, name));
  }
  shareCache(root);
  writeTree(root, tree);
  const outDir = join(folder, 'dist');
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
