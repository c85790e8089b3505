// Before the browser tests: the real site is built and served, and one browser started, for all of them.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, prepareChromium } from '../../commands/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    baseUrl: string;
    wsEndpoint: string;
    /** Path of every page of the site; an unknown one stands for the not-found page. */
    paths: string[];
  }
}

const root = resolve(import.meta.dirname, '../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path } = await prepareChromium();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'dist');
  buildSite(site);
  const server = spawnServer(site);
  const browser = await chromium.launchServer({ executablePath: path, args: CHROMIUM_ARGS });
  project.provide('baseUrl', await addressOf(server));
  project.provide('wsEndpoint', browser.wsEndpoint());
  project.provide('paths', pathsIn(site));
  return async () => {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** In a process of its own: the tests beside these run in another mode. */
function buildSite(outDir: string): void {
  const flags = ['--import', 'tsx', 'build.ts', '--out', outDir];
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, flags, {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    env: { PATH, HOME },
  });
}

function spawnServer(site: string): ChildProcess {
  const program = createRequire(import.meta.url).resolve('serve/build/main.js');
  const flags = [site, '--listen', 'tcp://127.0.0.1:0', '--config', join(root, 'serve.json')];
  return spawn(process.execPath, [program, ...flags, '--no-request-logging'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_UPDATE_CHECK: '1', NODE_ENV: 'production' },
  });
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.stdout?.on('data', (text) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text));
      if (address) found(address[0]);
    });
    server.on('exit', (code) => failed(new Error(`serve ended with ${code} before it listened`)));
  });
}

function pathsIn(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length).replaceAll('\\', '/')}`)
    .map((path) => (path === '/index' ? '/' : path === '/404' ? '/pagina-que-nao-existe' : path))
    .sort();
}
