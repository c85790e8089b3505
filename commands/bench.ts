// `npm run bench`: what a visitor downloads, how long a build takes; with flags, what visits transfer, how soon pages answer, what Lighthouse says.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBuilds } from './bench/builds.ts';
import { measureInteractions } from './bench/interactions.ts';
import { runLighthouse } from './bench/lighthouse.ts';
import { measureSaves } from './bench/saves.ts';
import { printVisits } from './bench/visits.ts';
import { weighPages } from './report/weigh-pages.ts';
import { ROOT } from './root.ts';
import { readOptions } from './terminal/options.ts';

const RUNS = 7;
const USAGE = `npm run bench [-- OPTIONS]
The weight of every page, and the time of a clean build.
  --builds        instead: whole builds of 30, 1,000 and 10,000 articles, cold, warm and with one changed
  --peers DIR     --builds in alternation with hugo, eleventy and astro, each in a folder of DIR
  --saves         instead: how soon a browser shows what was saved in a preview
  --visits        adds what visits of several pages transfer
  --interactions  adds how soon pages answer a touch on a slow processor
  --lighthouse    adds Lighthouse's scores of every page, and its largest element; npm fetches it`;

const options = readOptions(USAGE, {
  builds: { type: 'boolean' },
  peers: { type: 'string' },
  saves: { type: 'boolean' },
  visits: { type: 'boolean' },
  interactions: { type: 'boolean' },
  lighthouse: { type: 'boolean' },
});
const folder = options && mkdtempSync(join(tmpdir(), 'bench-'));
const dist = join(folder ?? '', 'dist');
if (options?.builds || options?.peers) await measureBuilds(options.peers);
else if (options?.saves) await measureSaves();
else if (options) await measure(options);
if (folder) rmSync(folder, { recursive: true, force: true });

async function measure(asked: NonNullable<typeof options>): Promise<void> {
  console.log(`clean build, whole process, images cached, median of ${RUNS}: ${timeBuilds()} ms\n`);
  printWeights();
  if (asked.visits) printVisits(dist, visits());
  if (asked.interactions) await measureInteractions(dist);
  if (asked.lighthouse) await runLighthouse(dist, routes());
}

/** From the home page on, and from an article that a search found. */
function visits(): string[][] {
  const from = [
    ['/', '/servicos/websites', '/portfolio', '/contato'],
    [firstPost(), '/blog', '/servicos', '/contato'],
  ];
  return from.flatMap((visit) => [1, 2, 4].map((pages) => visit.slice(0, pages)));
}

/** Of every page, the home page first. */
function routes(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
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

function firstPost(): string {
  const name = readdirSync(join(dist, 'blog')).find((file) => file.endsWith('.html'));
  return `/blog/${name?.replace('.html', '')}`;
}
