// Runs Lighthouse (mobile, simulated slow 4G) on pages of a built site, served compressed.

import { spawn } from 'node:child_process';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';
import { npmCommand } from '../programs/programs.ts';
import { serveSite } from '../serve/serve-site.ts';

/** The last version that runs on Node 20; it is fetched when asked for, not with every install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export async function runLighthouse(dist: string, paths: string[]): Promise<void> {
  const { path: browser } = await prepareChromium();
  const server = await serveSite({ folder: dist });
  console.log(
    '\nLighthouse, mobile: performance accessibility best-practices seo | FCP LCP ms | CLS | KB | largest element',
  );
  for (const path of paths) console.log(await audit(server.url + path, path, browser));
  server.close();
}

interface Result {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items?: { items?: Item[] }[] } }>;
}

/** One of the tables that an audit shows. */
interface Item {
  node?: { selector: string };
}

async function audit(url: string, path: string, browser: string): Promise<string> {
  const [program, ...words] = npmCommand(process.env);
  const flags = [
    ...words,
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
  const child = spawn(program, flags, {
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
  const kilobytes = (value('total-byte-weight') / 1024).toFixed(1);
  const [found] = audits['largest-contentful-paint-element']?.details?.items ?? [];
  const largest = found?.items?.[0]?.node?.selector;
  return `${path.padEnd(40)} ${scores.join(' ')} | ${paint.join(' ')} | ${shift} | ${kilobytes} | ${largest}`;
}
