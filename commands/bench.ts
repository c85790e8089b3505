// `npm run bench`: what a visitor downloads, and how long a build and a save take.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBuilds } from './bench/builds.ts';
import { measureSaves } from './bench/saves.ts';
import { weighPages } from './report/weigh-pages.ts';
import { ROOT } from './root.ts';
import { readOptions } from './terminal/options.ts';

const RUNS = 7;
const USAGE = `npm run bench [-- OPTIONS]
The weight of every page, and the time of a clean build.
  --builds  instead: whole builds of 30, 1,000 and 10,000 articles, cold, warm and with one changed
  --saves   instead: how soon a browser shows what was saved in a preview`;

const options = readOptions(USAGE, {
  builds: { type: 'boolean' },
  saves: { type: 'boolean' },
});
const folder = options && mkdtempSync(join(tmpdir(), 'bench-'));
const dist = join(folder ?? '', 'dist');
if (options?.builds) await measureBuilds();
else if (options?.saves) await measureSaves();
else if (options) measure();
if (folder) rmSync(folder, { recursive: true, force: true });

function measure(): void {
  console.log(`clean build, whole process, images cached, median of ${RUNS}: ${timeBuilds()} ms\n`);
  printWeights();
}

function timeBuilds(): string {
  buildOnce();
  const times = Array.from({ length: RUNS }, () => {
    rmSync(dist, { recursive: true, force: true });
    const start = performance.now();
    buildOnce();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const [least, middle, most] = [times[0], times[RUNS >> 1], times.at(-1)];
  return `${middle?.toFixed(0)} (${least?.toFixed(0)} to ${most?.toFixed(0)})`;
}

function buildOnce(): void {
  const flags = ['commands/launch.mjs', 'build', '--out', dist];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function printWeights(): void {
  console.log(
    'page                                                raw   brotli  of it style | script untouched  touched',
  );
  for (const { file, raw, html, style, script } of weighPages(dist)) {
    console.log(
      file.padEnd(48) +
        [raw, html, style].map((size) => String(size).padStart(8)).join('') +
        String(script.untouched).padStart(24) +
        String(script.touched).padStart(9),
    );
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const scripts = files.filter((name) => name.endsWith('.js')).length;
  console.log(`\nfonts: ${fontBytes} bytes; files of JavaScript: ${scripts}`);
}
