// How long it takes from a saved file to new pixels in a browser that has the preview open.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { articleFile, copyProject, writeArticles } from './project.ts';

/** Articles besides the site's own. */
const COUNTS = [1, 1000];
const RUNS = 30;
/** Between two saves, as long as nobody takes to save again. */
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;
const ARTICLE = articleFile(0);

/** Gives the text of a file with `mark` in a place that shows on the page of the article. */
type Edit = (text: string, mark: number) => string;

const SAVES: readonly [name: string, file: string, edit: Edit][] = [
  ['a text', ARTICLE, (text, mark) => `${text}\nUma marca ${mark}.\n`],
  [
    'a template',
    'templates/pages/post.tsx',
    (text, mark) => text.replace('</article>', `<p>Uma marca ${mark}.</p></article>`),
  ],
  ['a style', 'styles/base.css', (text, mark) => `${text}\nmain { outline-offset: ${mark}px; }\n`],
  [
    'a label',
    'content/labels.yaml',
    (text, mark) => text.replace(/^(skipLink): .*$/m, `$1: Uma marca ${mark}.`),
  ],
];

/** What is true in the page once it shows `mark`. */
function shows(file: string, mark: number): string {
  return file.endsWith('.css')
    ? `getComputedStyle(document.querySelector('main')).outlineOffset === '${mark}px'`
    : `document.body.textContent.includes('marca ${mark}.')`;
}

export async function measureSaves(): Promise<void> {
  const { path } = await prepareChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  console.log(`from saving to new pixels, ${RUNS} times: median, worst (ms)`);
  try {
    for (const count of COUNTS) await measureWith(count, browser);
  } finally {
    await browser.close();
  }
}

function measureWith(count: number, browser: Browser): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const project = copyProject(folder);
    writeArticles(project, count);
    const child = spawn(process.execPath, ['commands/launch.mjs', 'dev'], { cwd: project });
    try {
      const page = await browser.newPage({ bypassCSP: true });
      await page.goto(`${await addressOf(child)}/blog/${basename(ARTICLE, '.md')}`);
      for (const [name, file, edit] of SAVES) {
        const times = await timeSaves(join(project, file), edit, page);
        const figures = [times[RUNS >> 1], times.at(-1)].map((time) =>
          time?.toFixed(0).padStart(6),
        );
        console.log(`${name.padEnd(12)} ${count} articles more`.padEnd(36), ...figures);
      }
    } finally {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'close');
    }
  });
}

/** What the preview says once it runs. */
function addressOf({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    stdout.on('data', (chunk) => {
      said += chunk;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address) done(address);
    });
    stdout.on('close', () => fail(new Error(`no preview: ${said}`)));
  });
}

/** Sorted, in milliseconds; the first save, after which everything is warm, is left out. */
async function timeSaves(file: string, edit: Edit, page: Page): Promise<number[]> {
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let mark = 0; mark <= RUNS; mark++) {
    await setTimeout(PAUSE_MS);
    const changed = edit(text, mark);
    if (changed === text) throw new Error(`${file} has no place for a mark`);
    const start = performance.now();
    writeFileSync(file, changed);
    // Asked in every frame, and after a reload again; a frame later it has been painted.
    const waiting = { polling: 'raf', timeout: PATIENCE_MS } as const;
    await page.waitForFunction(shows(file, mark), undefined, waiting);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    times.push(performance.now() - start);
  }
  writeFileSync(file, text);
  return times.slice(1).sort((a, b) => a - b);
}
