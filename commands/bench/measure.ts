// How long whole builds take, and how soon a browser shows what was saved: in a copy of this project with more articles.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { ROOT } from '../root.ts';

/** Of the project, what a copy does without. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'docs', 'node_modules', 'pdf', 'tests'];
const ARTICLES = 'content/blog';
/** Articles besides the site's own. */
const BUILD_COUNTS = [1, 1000, 10_000];
const SAVE_COUNTS = [1, 1000];
const BUILDS = 3;
const SAVES = 30;

/** Says at its end how many kilobytes a process held at most. */
const TELL_PEAK =
  "--import=data:text/javascript,process.on('exit',()=>process._rawDebug(process.resourceUsage().maxRSS))";

/** From start to end of the process: of few and many articles, cold, warm, with one changed. */
export function measureBuilds(): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const project = copyProject(folder);
    const build = () => time(project, ['commands/launch.mjs', 'build']);
    // Compiles the program and makes the pictures, which no row is about.
    build();
    console.log(`${'whole processes'.padEnd(40)}  wall s, of ${BUILDS}: median, least, most;  MB`);
    print('node --import tsx -e 0', () => time(project, ['--import', 'tsx', '-e', '0']));
    for (const count of BUILD_COUNTS) {
      writeArticles(project, count);
      print(`${count} articles more: cold`, () => {
        // Encoded pictures are there even on a first day, as in a repository's cache.
        for (const made of ['.cache/memory', 'dist']) {
          rmSync(join(project, made), { recursive: true, force: true });
        }
        return build();
      });
      print(`${count} articles more: nothing changed`, build);
      print(`${count} articles more: one changed`, () => {
        appendFileSync(join(project, articleFile(count >> 1)), '\nMais uma frase.\n');
        return build();
      });
    }
  });
}

interface Cost {
  seconds: number;
  megabytes: number;
}

function time(cwd: string, parameters: readonly string[]): Cost {
  const env = { ...process.env, NODE_OPTIONS: TELL_PEAK };
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const megabytes = Number(stderr.trim().split('\n').at(-1)) / 1024;
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

function print(title: string, run: () => Cost): void {
  const costs = Array.from({ length: BUILDS }, run);
  const seconds = costs.map((cost) => cost.seconds).sort((a, b) => a - b);
  const figures = [seconds[BUILDS >> 1], seconds[0], seconds.at(-1)].map((time) =>
    time?.toFixed(2),
  );
  const megabytes = Math.max(...costs.map((cost) => cost.megabytes)).toFixed(0);
  const columns = [...figures, megabytes].map((text) => String(text).padStart(8));
  console.log(title.padEnd(48) + columns.join(''));
}

/** Between two saves, as long as nobody takes to save again. */
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;
const ARTICLE = articleFile(0);

/** What is saved, in which file, in which place, and what stands there then: all shows on the page of the article. */
const EDITS = [
  ['a text', ARTICLE, /$/, '\nUma marca MARK.\n'],
  ['a template', 'templates/pages/post.tsx', /<\/article>/, '<p>Uma marca MARK.</p></article>'],
  ['a style', 'styles/base.css', /$/, '\nmain { outline-offset: MARKpx; }\n'],
] as const;

/** What is true in the page once it shows `mark`. */
function shows(file: string, mark: number): string {
  return file.endsWith('.css')
    ? `getComputedStyle(document.querySelector('main')).outlineOffset === '${mark}px'`
    : `document.body.textContent.includes('marca ${mark}.')`;
}

/** From saving to new pixels, in a browser that has the preview open. */
export async function measureSaves(): Promise<void> {
  const { path } = await prepareChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  console.log(`from saving to new pixels, ${SAVES} times: median, worst (ms)`);
  try {
    for (const count of SAVE_COUNTS) await measureWith(count, browser);
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
      for (const [name, file, place, words] of EDITS) {
        const path = join(project, file);
        const text = readFileSync(path, 'utf8');
        const save = (mark: number): string =>
          text.replace(place, words.replace('MARK', `${mark}`));
        if (save(0) === text) throw new Error(`${file} has no place for a mark`);
        const times: number[] = [];
        for (let mark = 0; mark <= SAVES; mark++) {
          await setTimeout(PAUSE_MS);
          const start = performance.now();
          writeFileSync(path, save(mark));
          await seen(page, shows(file, mark));
          times.push(performance.now() - start);
        }
        writeFileSync(path, text);
        // After the first save everything is warm.
        const sorted = times.slice(1).sort((a, b) => a - b);
        const figures = [sorted[SAVES >> 1], sorted.at(-1)].map((time) => time?.toFixed(0));
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

/** Its folder, inside `folder`. */
function copyProject(folder: string): string {
  const project = join(folder, 'project');
  const filter = (path: string): boolean => !LEFT_OUT.includes(relative(ROOT, path));
  cpSync(ROOT, project, { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** The file of an article, from the project; `index` counts from 0. */
function articleFile(index: number): string {
  return `${ARTICLES}/medida-${String(index).padStart(5, '0')}.md`;
}

/** The site's own articles again and again, each under a title of its own. */
function writeArticles(project: string, count: number): void {
  const own = readdirSync(join(ROOT, ARTICLES)).filter((name) => name.endsWith('.md'));
  const texts = own.map((name) => readFileSync(join(ROOT, ARTICLES, name), 'utf8'));
  for (let index = 0; index < count; index++) {
    const text = texts[index % texts.length]
      ?.replace(/^(?:slug|aliases):.*\n/gm, '')
      .replace(/^(title|description):.*$/gm, `$1: Medida ${index}`);
    writeFileSync(join(project, articleFile(index)), text ?? '');
  }
}
