// Before the browser tests: the real site is built and served, and one browser started, for all of them.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, prepareChromium } from '../../commands/programs/chromium.ts';
import { startRealSite } from './served-site.ts';

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
  const { folder } = project.getProvidedContext();
  const site = join(folder, 'dist');
  const server = await startRealSite(join(folder, 'project'), site);
  const browser = await chromium.launchServer({ executablePath: path, args: ARGS });
  project.provide('baseUrl', server.url);
  project.provide('wsEndpoint', browser.wsEndpoint());
  project.provide('paths', pathsIn(site));
  return async () => {
    await browser.close();
    server.close();
  };
}

function pathsIn(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length).replaceAll('\\', '/')}`)
    .map((path) => (path === '/index' ? '/' : path === '/404' ? '/pagina-que-nao-existe' : path))
    .sort();
}
