// Before the browser tests: the real site is built and served, and one browser started, for all of them.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, prepareChromium } from '../../commands/programs/chromium.ts';
import { copyTree, listFiles } from './files.ts';

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
  const server = serveCopy(join(folder, 'project'), site);
  project.provide('baseUrl', await addressOf(server));
  const browser = await chromium.launchServer({ executablePath: path, args: ARGS });
  project.provide('wsEndpoint', browser.wsEndpoint());
  project.provide('paths', pathsIn(site));
  return async () => {
    await browser.close();
    server.kill();
  };
}

const ROOT = resolve(import.meta.dirname, '../..');
/** What a command finds the project by, and what an owner changes. */
const COPIED = ['build.ts', 'commands', 'content', 'public'];
const LEFT = ['.cache', '.git', 'dist', 'pdf'];

/** Builds a copy of the project in `folder`, in a process of its own, and serves it by `npm start`, with all headers. */
function serveCopy(folder: string, outDir: string): ChildProcess {
  mkdirSync(folder);
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT.includes(entry))) {
    const [from, to] = [join(ROOT, name), join(folder, name)];
    if (COPIED.includes(name)) copyTree(from, to);
    else symlinkSync(from, to);
  }
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, ['commands/launch.mjs', 'start', '--out', outDir], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, PORT: '0' },
  });
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) found(address[0]);
    });
    server.on('exit', (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
  });
}

function pathsIn(site: string): string[] {
  return listFiles(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path === '/404' ? '/pagina-que-nao-existe' : path))
    .sort();
}
