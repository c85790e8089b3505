// How long it takes from a saved file to new pixels in a browser that has the preview open.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';
import { articleOf, writeOwn } from './corpus.ts';
import { authorOf, copyProject } from './own-project.ts';

const RUNS = 30;
/** Articles besides the site's own. */
const COUNTS = [1, 1000];
/** Between two saves, as long as nobody takes to save again. */
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;

interface Save {
  name: string;
  file: string;
  /** The text of the file, with `mark` in a place that shows on the page of the article. */
  edit: (text: string, mark: number) => string;
  /** In the page, whether it shows `mark`. */
  shows: (mark: number) => string;
}

const inText = (mark: number): string => `document.body.textContent.includes('marca ${mark}.')`;

function savesOf(article: string): Save[] {
  return [
    {
      name: 'a text',
      file: `content/blog/${article}.md`,
      edit: (text, mark) => `${text}\nUma marca ${mark}.\n`,
      shows: inText,
    },
    {
      name: 'a template',
      file: 'templates/pages/post.tsx',
      edit: (text, mark) => text.replace('</article>', `<p>Uma marca ${mark}.</p></article>`),
      shows: inText,
    },
    {
      name: 'a style',
      file: 'styles/base.css',
      edit: (text, mark) => `${text}\nmain { outline-offset: ${mark}px; }\n`,
      shows: (mark) =>
        `getComputedStyle(document.querySelector('main')).outlineOffset === '${mark}px'`,
    },
    {
      name: 'a label',
      file: 'content/labels.yaml',
      edit: (text, mark) => text.replace(/^(skipLink): .*$/m, `$1: Uma marca ${mark}.`),
      shows: inText,
    },
  ];
}

export async function measureSaves(): Promise<void> {
  const { path } = await prepareChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  console.log(`\nfrom saving to new pixels, ${RUNS} times: median, worst (ms)`);
  try {
    for (const count of COUNTS)
      await measureWith(count, await browser.newPage({ bypassCSP: true }));
  } finally {
    await browser.close();
  }
}

async function measureWith(count: number, page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const project = copyProject(folder);
  writeOwn(join(project, 'content/blog'), count, authorOf(project));
  const { child, address } = await startPreview(project);
  try {
    const { name: article } = articleOf(0);
    await page.goto(`${address}/blog/${article}`);
    for (const save of savesOf(article)) {
      const times = await timeSaves(project, save, page);
      const [median, worst] = [times[RUNS >> 1], times.at(-1)];
      console.log(
        `${save.name.padEnd(12)} ${String(count).padStart(5)} articles more ${median?.toFixed(0).padStart(6)} ${worst?.toFixed(0).padStart(6)}`,
      );
    }
  } finally {
    const ended = once(child, 'close');
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sorted, in milliseconds; the first save, after which everything is warm, is left out. */
async function timeSaves(project: string, save: Save, page: Page): Promise<number[]> {
  const file = join(project, save.file);
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let mark = 1; mark <= RUNS + 1; mark++) {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    const changed = save.edit(text, mark);
    if (changed === text) throw new Error(`${save.file} has no place for a mark`);
    const start = performance.now();
    writeFileSync(file, changed);
    await seeMark(page, save.shows(mark));
    times.push(performance.now() - start);
  }
  writeFileSync(file, text);
  return times.slice(1).sort((a, b) => a - b);
}

/** Asked in every frame; a frame later it has been painted. Goes on after a reload. */
async function seeMark(page: Page, shows: string): Promise<void> {
  await page.waitForFunction(shows, undefined, { polling: 'raf', timeout: PATIENCE_MS });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

async function startPreview(project: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['commands/launch.mjs', 'dev'], { cwd: project });
  return new Promise((done, fail) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address) done({ child, address });
    });
    child.on('close', () => fail(new Error(`no preview: ${said}`)));
  });
}
