// `npm run bench`: what a visitor downloads, how long a build takes; with --lighthouse, what Lighthouse says.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runLighthouse } from './lighthouse.ts';
import { readOptions } from './options.ts';

const RUNS = 7;
const root = resolve(import.meta.dirname, '..');
const options = readOptions('npm run bench [-- --lighthouse]', { lighthouse: { type: 'boolean' } });
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const dist = join(folder, 'dist');
if (options) await measure(options.lighthouse ?? false);
rmSync(folder, { recursive: true, force: true });

async function measure(lighthouse: boolean): Promise<void> {
  console.log(`clean build, whole process, images cached, median of ${RUNS}: ${timeBuilds()} ms\n`);
  printWeights();
  if (lighthouse) await runLighthouse(dist, ['/', '/servicos/websites', '/blog', firstPost()]);
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
  const flags = ['--import', 'tsx', 'build.ts', '--out', dist];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function printWeights(): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  console.log('page                                                raw   brotli  of it style');
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = readFileSync(join(dist, file));
    const style = /<style>(.*?)<\/style>/s.exec(html.toString())?.[1] ?? '';
    const sizes = [html.length, compressed(html), compressed(Buffer.from(style))];
    console.log(file.padEnd(48) + sizes.map((size) => String(size).padStart(8)).join(''));
  }
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts.reduce((sum, name) => sum + readFileSync(join(dist, name)).length, 0);
  const scripts = files.filter((name) => name.endsWith('.js')).length;
  console.log(`\nfonts: ${fontBytes} bytes; files of JavaScript: ${scripts}`);
}

function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

function firstPost(): string {
  const name = readdirSync(join(dist, 'blog')).find((file) => file.endsWith('.html'));
  return `/blog/${name?.replace('.html', '')}`;
}
