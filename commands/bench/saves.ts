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

/** What is saved, in which file, in which place, and what stands there then: all shows on the page of the article. */
const SAVES = [
  ['a text', ARTICLE, /$/, '\nUma marca MARK.\n'],
  ['a template', 'templates/pages/post.tsx', /<\/article>/, '<p>Uma marca MARK.</p></article>'],
  ['a style', 'styles/base.css', /$/, '\nmain { outline-offset: MARKpx; }\n'],
  ['a label', 'content/labels.yaml', /^skipLink: .*$/m, 'skipLink: Uma marca MARK.'],
] as const;

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
      for (const [name, file, place, words] of SAVES) {
        const path = join(project, file);
        const text = readFileSync(path, 'utf8');
        const save = (mark: number): string =>
          text.replace(place, words.replace('MARK', `${mark}`));
        if (save(0) === text) throw new Error(`${file} has no place for a mark`);
        const times: number[] = [];
        for (let mark = 0; mark <= RUNS; mark++) {
          await setTimeout(PAUSE_MS);
          const start = performance.now();
          writeFileSync(path, save(mark));
          await seen(page, shows(file, mark));
          times.push(performance.now() - start);
        }
        writeFileSync(path, text);
        // After the first save everything is warm.
        const sorted = times.slice(1).sort((a, b) => a - b);
        const figures = [sorted[RUNS >> 1], sorted.at(-1)].map((time) => time?.toFixed(0));
        const columns = figures.map((time) => ` ${time}`.padStart(7));
        console.log(`${name.padEnd(12)} ${count} articles more`.padEnd(36) + columns.join(''));
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

/** Asked in every frame, and after a reload again; a frame later it has been painted. */
async function seen(page: Page, isShown: string): Promise<void> {
  await page.waitForFunction(isShown, undefined, { polling: 'raf', timeout: PATIENCE_MS });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}
