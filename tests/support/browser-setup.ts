// Before the browser tests: the real site is built and served, and one browser started, for all of them.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { build } from '../../build.ts';
import { CHROMIUM_ARGS, prepareChromium } from '../../commands/programs/chromium.ts';
import { formatProblem } from '../../domain/problem.ts';
import { copyTree, listFiles, REPOSITORY } from './files.ts';
import { serveSite } from './static-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    baseUrl: string;
    wsEndpoint: string;
    /** Path of every page of the site; an unknown one stands for the not-found page. */
    paths: string[];
  }
}

/**
 * Every test has a window of its own, for which Chromium would start a second process in advance that no page uses.
 * The switch takes the place of the driver's, so it names what that one turns off as well.
 */
const TURNED_OFF = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];
const ARGS = [
  ...CHROMIUM_ARGS,
  `--disable-features=${TURNED_OFF}`,
  // Nothing that a page asks for leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path } = await prepareChromium();
  // Commands that the tests start look for it there.
  process.env.CHROMIUM_PATH = path;
  const { folder } = project.getProvidedContext();
  const outDir = join(folder, 'dist');
  const { answers, problems } = await build({ root: copyProject(folder), outDir });
  if (!answers) throw new Error(problems.map(formatProblem).join('\n\n'));
  const site = await serveSite({ folder: outDir, answers });
  project.provide('baseUrl', site.url.replace('127.0.0.1', 'localhost'));
  const browser = await chromium.launchServer({ executablePath: path, args: ARGS });
  project.provide('wsEndpoint', browser.wsEndpoint());
  project.provide('paths', pathsIn(outDir));
  return async () => {
    await browser.close();
    site.close();
  };
}

/** The real site, where nothing is written beside the sources. */
function copyProject(folder: string): string {
  const root = join(folder, 'project');
  mkdirSync(root);
  copyTree(process.env.SITE_CONTENT ?? join(REPOSITORY, 'content'), join(root, 'content'));
  copyTree(join(REPOSITORY, 'public'), join(root, 'public'));
  for (const name of ['art', 'islands', 'node_modules', 'styles']) {
    symlinkSync(join(REPOSITORY, name), join(root, name));
  }
  return root;
}

function pathsIn(site: string): string[] {
  return listFiles(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path === '/404' ? '/pagina-que-nao-existe' : path))
    .sort();
}
