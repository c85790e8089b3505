// Runs Lighthouse (mobile, simulated slow 4G) on pages of a built site, served compressed.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM_ARGS, prepareChromium } from './chromium.ts';

/** The last version that runs on Node 20; it is fetched when asked for, not with every install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export async function runLighthouse(dist: string, paths: string[]): Promise<void> {
  const { path: browser } = await prepareChromium();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    try {
      const type = TYPES[extname(file)] ?? 'text/plain';
      const bytes = readFileSync(join(dist, file));
      const text = /html|svg/.test(type);
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000',
        ...(text && { 'content-encoding': 'br' }),
      });
      response.end(text ? brotliCompressSync(bytes) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  console.log(
    '\nLighthouse, mobile: performance accessibility best-practices seo | FCP LCP ms | CLS',
  );
  for (const path of paths)
    console.log(await audit(`http://127.0.0.1:${port}${path}`, path, browser));
  server.close();
}

interface Result {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function audit(url: string, path: string, browser: string): Promise<string> {
  const flags = [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
  ];
  const child = spawn('npm', flags, {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const { categories, audits } = JSON.parse(output) as Result;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const paint = ['first-contentful-paint', 'largest-contentful-paint'].map((name) =>
    Math.round(value(name)),
  );
  const shift = value('cumulative-layout-shift').toFixed(3);
  return `${path.padEnd(40)} ${scores.join(' ')} | ${paint.join(' ')} | ${shift}`;
}
