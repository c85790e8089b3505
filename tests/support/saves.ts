// Makes saves of every kind in a copy of the small site, and checks that its preview answers as a fresh build does.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { type Built, build } from './build.ts';
import { start } from './command.ts';
import { listFiles } from './files.ts';
import { copyProgram, type Tree } from './project.ts';

/** The new texts of files from their old ones, which are empty if there are none; null deletes a file. */
type Change = Record<string, (text: string) => string | null>;

export interface Save {
  title: string;
  /** The routes of the pages that it changes. */
  routes: readonly string[];
  /** Changes that are made and checked one after the other, and then undone, which is checked after a problem. */
  steps: readonly Change[];
  /** True if the program itself changes: only a new process builds with it. */
  isCode?: boolean;
  /** The file whose code cannot run after the save: a build ends with a stack that names it. */
  crash?: string | undefined;
  isOnBranch?: boolean;
}

const article = (name: string, body = `O texto ${name}.`): string => `---
title: ${name}
description: O artigo ${name}, que outro não tem.
excerpt: Um artigo de teste.
publishedOn: 2025-05-10
readMinutes: 1
author: Iara Prado
category: Conceitos
image: desenho-2
---

${body}
`;

const landing = (route: string): string => `route: ${route}
title: Uma oferta só esta semana
description: Uma oferta que acaba na sexta, com preço e prazo.
sections:
  - { type: opening, headline: Uma oferta., lead: Acaba na sexta. }
  - type: closing
    title: Vamos?
    text: Diga o nome.
    primary: { label: Começar, preset: WEBSITE }
`;

const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8" width="12" height="8"><path fill="${colour}" d="M0 0h12v8H0z"/></svg>\n`;

/** Articles and a picture that saves change. */
export const BASE: Tree = {
  'content/blog/segundo.md': article('Segundo'),
  'content/blog/terceiro.md': article('Terceiro', '![Um mapa](/uploads/mapa.svg)'),
  'public/uploads/mapa.svg': square('#123'),
};

const FILES: Record<string, (name: string) => string> = { article, page: landing, square };

function readSave(block: string): Save {
  const [, title = '', routes = '', body = ''] =
    /^([^\n]*): ([^\n]*)\n(.*)$/s.exec(block.trimEnd()) ?? [];
  const crash = /^% crash (.*)/m.exec(body)?.[1];
  const isCode = crash !== undefined || body.includes('% code');
  const steps = body
    .replace(/^%.*\n/gm, '')
    .split('\nthen\n')
    .map(readStep);
  const isOnBranch = body.includes('% branch');
  return { title, routes: routes.split(' '), steps, isCode, crash, isOnBranch };
}

function readStep(text: string): Change {
  const changes = text.split(/\n(?=\w+ )/).map((one): [string, Change[string]] => {
    const [head = '', ...lines] = one.split(/\n\| /);
    const [, verb, file = '', rest = ''] = /^(\w+) ([^:]+)(?:: (.*))?$/.exec(head) ?? [];
    const [found = '', put = ''] = rest.replaceAll('\\n', '\n').split(/ => ?/);
    const written = lines
      .join('\n')
      .replace(/\{(\w+) (\S+)\}/, (_, kind, name) => FILES[kind]?.(name) ?? '');
    if (verb === 'rm') return [file, () => null];
    if (verb === 'write') return [file, () => written];
    if (verb === 'add') return [file, (before) => `${before}\n${written}\n`];
    return [file, (before) => before.replace(found, () => put)];
  });
  return Object.fromEntries(changes);
}

const savesIn = (file: string): Save[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^= /m)
    .slice(1)
    .map(readSave);

const all = savesIn('saves.txt');

/** Saves of a new company, which leave the program as it is. */
export const COMPANY_SAVES: readonly Save[] = savesIn('company-saves.txt');

/** Saves of content, and of code that a build reads as text. */
export const SAVES: readonly Save[] = all.filter(({ isCode }) => !isCode);
/** Saves of the program. */
export const CODE_SAVES: readonly Save[] = all.filter(({ isCode }) => isCode);

/** Changes many files at once, as a switch of branch does: content, styles, scripts, drawings and the program. */
export const BRANCH: Save = {
  title: 'another branch',
  routes: ['/', '/blog/ola', '/blog/novo', '/campanha', '/blog/terceiro', '/contato'],
  steps: [Object.assign({}, ...all.flatMap(({ isOnBranch, steps }) => (isOnBranch ? steps : [])))],
  isCode: true,
};

/** The time after which a preview fails that does not follow a save; one that follows takes a moment. */
const PATIENCE_MS = 30_000;

/** The day in Brasília, as the preview has it. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/** Settings with which a build makes the pages of a preview, also drafts and examples. */
const SETTINGS = { today, drafts: true, preview: true, showsUnsent: true };

/** Builds with the program as it is saved now. */
const FRESH_BUILD = `
const [root, outDir, settings] = process.argv.slice(1);
const { build } = await import(root + '/build.ts');
const { formatProblem } = await import(root + '/domain/problem.ts');
const { problems } = await build({ root, outDir, ...JSON.parse(settings) });
console.log(JSON.stringify(problems.map(formatProblem)));`;

interface Seen {
  /** The problems as a report shows them; for code that cannot run only its file. */
  problems: string[];
  /** HTML by route; empty if there are problems. */
  pages: Record<string, string>;
}

export class SavedProject {
  readonly root: string;
  readonly #outDir: string;
  readonly #before = new Map<string, string | undefined>();
  url: string;
  #isCodeChanged = false;

  /** `url`: the address of its preview, if that runs already. */
  constructor(root = copyProgram(BASE), url = '') {
    this.root = root;
    this.url = url;
    this.#outDir = join(root, 'dist');
  }

  /** Starts the preview; `onEnd` gets the function that stops it. */
  async open(onEnd?: (stop: () => Promise<void>) => void): Promise<void> {
    ({ url: this.url } = await start(this.root, 'dev', {}, onEnd));
  }

  /** Takes random selections of the saves. */
  async takeByChance(saves: readonly Save[], { runs = 0, length = 0 }): Promise<void> {
    const some = fc.shuffledSubarray([...saves], { minLength: 1, maxLength: length });
    for (const chosen of fc.sample(some, runs)) await this.take(chosen);
  }

  /** Makes the saves, checks after each step that the preview shows what a build writes, and then undoes them. */
  async take(saves: readonly Save[]): Promise<void> {
    try {
      for (const [index, save] of saves.entries()) {
        const title = saves.slice(0, index + 1).map((one) => one.title);
        await this.#takeOne({ ...save, title: title.join(', then ') }, saves.length === 1);
      }
    } finally {
      this.#restore([...this.#before.keys()]);
      this.#before.clear();
      this.#isCodeChanged = false;
    }
  }

  async #takeOne(save: Save, isAlone: boolean): Promise<void> {
    let isWrong = false;
    for (const change of save.steps) {
      const changed = Object.entries(change).map(([path, better]) => this.#write(path, better));
      // Another save may have removed what was to change.
      if (isAlone) expect(changed, save.title).not.toContain(false);
      this.#isCodeChanged ||= save.isCode ?? false;
      isWrong = await this.#check(save);
    }
    if (!isWrong) return;
    for (const change of save.steps) this.#restore(Object.keys(change));
    expect(await this.#check({ ...save, crash: '' }), `${save.title} was mended`).toBe(false);
  }

  /** False if there is nothing to change. */
  #write(path: string, better: Change[string]): boolean {
    const before = this.#read(path);
    const after = better(before ?? '') ?? undefined;
    if (after === (before ?? '')) return false;
    if (!this.#before.has(path)) this.#before.set(path, before);
    this.#put(path, after);
    return true;
  }

  #restore(paths: readonly string[]): void {
    for (const path of paths) {
      const text = this.#before.get(path);
      if (this.#read(path) !== text) this.#put(path, text);
    }
  }

  #read(path: string): string | undefined {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  #put(path: string, text: string | undefined): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }

  /** Waits until the preview answers as a build does, and returns true if the site has problems. */
  async #check({ title, routes, crash }: Save): Promise<boolean> {
    const expected = await this.#build(routes, crash);
    const end = Date.now() + PATIENCE_MS;
    let seen = await this.#preview(routes, crash);
    while (!isDeepStrictEqual(seen, expected) && Date.now() < end) {
      await setTimeout(100);
      seen = await this.#preview(routes, crash);
    }
    expect(seen, title).toEqual(expected);
    if (expected.problems.length > 0) return true;
    await this.#compareFiles();
    return false;
  }

  async #build(routes: readonly string[], crash = ''): Promise<Seen> {
    const { problems, moved } = this.#isCodeChanged
      ? this.#buildAnew(crash)
      : await build(this.root, { outDir: this.#outDir, ...SETTINGS });
    if (problems.length > 0) return { problems: problems.sort(), pages: {} };
    const pages = routes.map((route) => {
      if (moved.has(route)) return [route, `moved to ${moved.get(route)}`];
      const file = join(this.#outDir, route === '/' ? 'index.html' : `${route}.html`);
      const found = existsSync(file) ? file : join(this.#outDir, '404.html');
      return [route, withoutPolicy(readFileSync(found, 'utf8'))];
    });
    return { problems, pages: Object.fromEntries(pages) };
  }

  #buildAnew(crash: string): Pick<Built, 'problems' | 'moved'> {
    const words = ['--import', 'tsx', '--input-type=module', '-e', FRESH_BUILD];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...words, this.root, this.#outDir, JSON.stringify(SETTINGS)],
      { cwd: this.root, encoding: 'utf8' },
    );
    if (stdout) return { problems: JSON.parse(stdout), moved: new Map() };
    if (!crash || !stderr.includes(crash)) throw new Error(stderr);
    return { problems: [crash], moved: new Map() };
  }

  async #preview(routes: readonly string[], crash = ''): Promise<Seen> {
    const found = new Set<string>();
    const pages: Record<string, string> = {};
    for (const route of routes) {
      const { status, body, headers } = await ask(this.url, encodeURI(route));
      if (headers.location) pages[route] = `moved to ${headers.location}`;
      if (headers.location) continue;
      const html = body.toString();
      const [, report] = /<body><pre[^>]*>(.*?)<\/pre>/s.exec(html) ?? [];
      if (status !== 500 || report === undefined) pages[route] = await this.#pageOf(html);
      else for (const problem of unescaped(report).split('\n\n')) found.add(problem);
    }
    const problems = [...found].sort();
    if (crash && problems.length === 1 && problems[0]?.startsWith(crash))
      return { problems: [crash], pages: {} };
    return { problems, pages: problems.length > 0 ? {} : pages };
  }

  /** The page as a build writes it: with its style in it, and without what the preview adds. */
  async #pageOf(html: string): Promise<string> {
    const [link = '', address = ''] =
      /<link rel="stylesheet" href="(\/__styles\/[^"]*)">/.exec(html) ?? [];
    const style = address && (await ask(this.url, address)).body.toString();
    const page = html
      .replace(`${link}<style>`, () => `<style>${style}`)
      .replace(/<script type="module">const vite.*$/s, '');
    return withoutPolicy(page);
  }

  /** Expects that every file besides the pages is served with the bytes of the build. */
  async #compareFiles(): Promise<void> {
    const files = listFiles(this.#outDir).filter((path) => !UNASKED.test(path));
    for (const path of files) {
      const { status, body } = await ask(this.url, encodeURI(`/${path}`));
      expect(status, path).toBe(200);
      expect(body.equals(readFileSync(join(this.#outDir, path))), path).toBe(true);
    }
  }
}

/** Files that are not compared: pages, which are compared by route, and the editor, which differs in a preview. */
const UNASKED = /\.html$|^admin\/|^\./;

const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => SIGNS[name] ?? '');
