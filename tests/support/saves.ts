// Saves of every kind on a copy of the small site, and whether its preview then answers as a fresh build does.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { build } from './build.ts';
import { start } from './command.ts';
import { copyProgram, type Tree } from './project.ts';

/** The new text of a file, whose old text is undefined if there is none; null deletes it. */
type Change = Record<string, (text: string | undefined) => string | null>;

export interface Save {
  title: string;
  /** The pages that it touches. */
  routes: readonly string[];
  /** One after the other, each of them checked; afterwards all is as it was, which is checked where something is wrong. */
  steps: readonly Change[];
  /** True if the program itself changes: only a new process builds with it. */
  isCode?: boolean;
  /** The file whose code cannot run then: a build ends with a stack that names it. */
  crash?: string;
}

const POST = 'content/blog/ola.md';
const SECOND = 'content/blog/segundo.md';
const THIRD = 'content/blog/terceiro.md';

/** Another save has been there. */
class NothingToChange extends Error {}

const put =
  (found: string | RegExp, better: string) =>
  (text = ''): string => {
    const changed = text.replace(found, better);
    if (changed === text) throw new NothingToChange(`${found}`);
    return changed;
  };
const add =
  (more: string) =>
  (text = '') =>
    text + more;
const write = (text: string) => () => text;
const gone = () => null;

const save = (title: string, routes: readonly string[], ...steps: Change[]): Save => {
  return { title, routes, steps };
};
const code = (title: string, routes: readonly string[], ...steps: Change[]): Save => {
  return { title, routes, steps, isCode: true };
};
const crash = (title: string, file: string, routes: readonly string[], change: Change): Save => {
  return { title, routes, steps: [change], isCode: true, crash: file };
};

const article = (name: string, body: string): string => `---
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

const BASE: Tree = {
  [SECOND]: article('Segundo', 'O segundo texto.'),
  [THIRD]: article('Terceiro', 'O terceiro texto.\n\n![Um mapa](/uploads/mapa.svg)'),
  'public/uploads/mapa.svg': square('#123'),
};

/** Saves of content, and of code that a build reads as text. */
export const SAVES: readonly Save[] = [
  save('a text', ['/blog/ola'], { [POST]: put('Um parágrafo.', 'Outro parágrafo.') }),
  save('letters that no font had', ['/blog/ola', '/', '/blog/terceiro'], {
    [POST]: add('\nWałęsa, Dvořák.\n'),
  }),
  save('a brand', ['/', '/contato', '/blog/ola'], {
    'content/site.yaml': put('brand: Pinha', 'brand: Araucária'),
  }),
  save('a colour', ['/', '/blog/terceiro'], {
    'content/theme.yaml': put('oklch(0.705 0.187 45)', '"#884400"'),
  }),
  save('a family of drawings', ['/', '/blog/segundo'], {
    'content/theme.yaml': put('motif: araucaria', 'motif: azulejo'),
  }),
  save('a price of a proposal', ['/proposta-padaria-aurora'], {
    'content/proposals/padaria-aurora.md': put('priceCents: 30000', 'priceCents: 45000'),
  }),
  save('a price of a service', ['/servicos/websites'], {
    'content/services/websites.yaml': put('299900', '349900'),
  }),
  save('a new article', ['/blog/novo', '/blog', '/blog/ola'], {
    'content/blog/novo.md': write(article('Novo', 'Um texto novo.')),
  }),
  save('an article with another name', ['/blog/segundo', '/blog/outro-nome', '/blog'], {
    [SECOND]: gone,
    'content/blog/outro-nome.md': write(article('Segundo', 'O segundo texto.')),
  }),
  save('an article that goes', ['/blog/terceiro', '/blog'], { [THIRD]: gone }),
  save('a draft', ['/blog/ola', '/blog'], { [POST]: put('draft: false', 'draft: true') }),
  save(
    'a new page, then at another address',
    ['/campanha', '/oferta'],
    { 'content/pages/campanha.yaml': write(landing('/campanha')) },
    { 'content/pages/campanha.yaml': write(landing('/oferta')) },
  ),
  save(
    'a new picture',
    ['/blog/segundo', '/blog'],
    { 'public/uploads/foto.svg': write(square('#456')) },
    { [SECOND]: put('image: desenho-2', 'image: /uploads/foto.svg') },
    { 'public/uploads/foto.svg': write(square('#789')) },
  ),
  save('other bytes of a picture', ['/blog/terceiro'], {
    'public/uploads/mapa.svg': write(square('#abc')),
  }),
  save('a picture that goes', ['/blog/terceiro'], { 'public/uploads/mapa.svg': gone }),
  save('a mark', ['/', '/blog'], { 'content/mark.svg': put('<path ', '<path opacity="0.9" ') }),
  save('a mark that goes', ['/'], { 'content/mark.svg': gone }),
  save('a style', ['/', '/blog/ola'], {
    'styles/base.css': add('\nmain { scroll-margin: 7px }\n'),
  }),
  save('a drawing', ['/'], { 'art/araucaria/abertura.svg': put('<path ', '<path opacity="0.8" ') }),
  save('a damaged drawing', ['/'], { 'art/araucaria/desenho-3.svg': write('<svg><path d="M0') }),
  save('a script', ['/'], { 'islands/menu.ts': add("\nconsole.debug('menu');\n") }),
  save('a person', ['/', '/blog/ola'], {
    'content/people.yaml': add(
      '- { id: helena-tavares, name: Iara Prado, role: Texto, line: Escreve. }\n',
    ),
    [POST]: put('author: Iara Prado', 'author: helena-tavares'),
  }),
  save(
    'a redirect, and where it leads',
    ['/blog'],
    { 'content/redirects.yaml': write('/antigo: /blog\n') },
    { 'content/redirects.yaml': write('/antigo: /nada\n') },
  ),
  save('a key that is unknown', ['/blog/ola', '/contato'], {
    [POST]: put('title: Olá', 'titel: Olá'),
  }),
  save('brackets that stay open', ['/'], { 'content/navigation.yaml': add('legal: [\n') }),
  save('a link to nowhere', ['/blog/ola'], { [POST]: add('\nVeja [isto](/nada).\n') }),
  save('an anchor that is not there', ['/blog/ola'], {
    [POST]: add('\nVeja [isto](/contato#nada) e [aquilo](/contato#motivos).\n'),
  }),
  save('a title twice', ['/blog/segundo'], { [SECOND]: put('title: Segundo', 'title: Olá') }),
  save('an address twice', ['/contato'], {
    'content/pages/outra.yaml': write(landing('/contato')),
  }),
  save('a picture that is not there', ['/blog/segundo'], {
    [SECOND]: put('image: desenho-2', 'image: /uploads/nada.jpg'),
  }),
  save('a record that goes', ['/'], { 'content/site.yaml': gone }),
  save('a font that is not installed', ['/'], {
    'content/theme.yaml': put('familjen-grotesk', 'nada'),
  }),
  save('a value that the theme lacks', ['/'], {
    'styles/base.css': add('\nmain { color: theme(accentt) }\n'),
  }),
  save('a width that no style names', ['/'], {
    'styles/base.css': add('\n@media (--wiide) { main { color: red } }\n'),
  }),
  save('a style that is no CSS', ['/'], { 'styles/base.css': add('\nmain { color: red; } }\n') }),
  save('a script that is no code', ['/'], { 'islands/menu.ts': add('\nconst = 1;\n') }),
  save('a script that imports nothing', ['/'], {
    'islands/menu.ts': add("\nimport './nada.ts';\n"),
  }),
  save('a secret', ['/'], { 'public/.env': write('SENHA=1\n') }),
  save('a name that is no address', ['/blog'], { 'content/blog/Novo texto.md': write('') }),
  save('a work that is not there', ['/blog/ola'], { [POST]: put('draft: false', 'works: [nada]') }),
];

/** Saves of the program. */
export const CODE_SAVES: readonly Save[] = [
  code('a template', ['/', '/blog/ola'], {
    'templates/layout.tsx': put('<Header', '<Header data-x="1"'),
  }),
  code('a word', ['/blog/ola'], { 'domain/words.ts': put(/Fale Conosco/, 'Fale com a gente') }),
  code(
    'a key that the schema learns after content has it',
    ['/blog/ola'],
    { [POST]: put('draft: false', 'mood: feliz') },
    {
      'domain/content/post.ts': put(
        'draft: z.optional(yes),',
        'draft: z.optional(yes), mood: z.optional(line(20, "feliz")),',
      ),
    },
  ),
  code(
    'a section that learns a key, with an example of it',
    ['/secoes'],
    { 'content/starters/sections.yaml': put(/(- type: closing\n)/, '$1    mood: feliz\n') },
    {
      'domain/content/sections.ts': put(
        "section('closing', {",
        "section('closing', { mood: z.optional(line(20, 'feliz')),",
      ),
    },
  ),
  code('a rule of validation', ['/blog/ola'], {
    'domain/content/post.ts': put('excerpt: paragraph(220)', 'excerpt: paragraph(5)'),
  }),
  code('a rule that takes more', ['/blog/ola'], {
    'domain/content/post.ts': put('excerpt: paragraph(220)', 'excerpt: paragraph(320)'),
  }),
  crash('a template that is no code', 'templates/layout.tsx', ['/'], {
    'templates/layout.tsx': put('export function Layout(', 'export function Layout(('),
  }),
  crash('a template that throws', 'templates/pages/post.tsx', ['/blog/ola'], {
    'templates/pages/post.tsx': put(
      /(export function Post\(.*?\) \{\n)/s,
      "$1  if (Math.PI) throw new Error('broken');\n",
    ),
  }),
  crash('a module that is not there', 'domain/money.ts', ['/'], {
    'domain/money.ts': (text = '') => `import './nada.ts';\n${text}`,
  }),
  crash('an island of the build that is no code', 'islands/contact-form.ts', ['/'], {
    'islands/contact-form.ts': add('\nconst = 1;\n'),
  }),
];

/** Saves of different files. */
const IN_BRANCH = [
  ...['letters that no font had', 'a brand', 'a family of drawings', 'a new article'],
  ...['a price of a service', 'an article that goes', 'a mark', 'a style', 'a script', 'a word'],
  ...['a new page, then at another address', 'a template', 'a rule that takes more'],
];

/** Many files at once, as another branch has them: of content, style, script, drawing and the program. */
export const BRANCH: Save = {
  title: 'another branch',
  routes: ['/', '/blog/ola', '/blog/novo', '/campanha', '/blog/terceiro', '/contato'],
  steps: [
    Object.assign(
      {},
      ...[...SAVES, ...CODE_SAVES]
        .filter(({ title }) => IN_BRANCH.includes(title))
        .flatMap(({ steps }) => steps),
    ),
  ],
  isCode: true,
};

/** A save that cannot be followed is waited for so long; one that can takes a moment. */
const PATIENCE_MS = 30_000;

/** The day in Brasília, as the preview has it. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();

/** The pages of a preview, drafts and examples included. */
const SETTINGS = { today, drafts: true, preview: true, unsent: true };

/** A build by the program as it is saved now. */
const FRESH_BUILD = `
const [root, outDir, settings] = process.argv.slice(1);
const { build } = await import(root + '/build.ts');
const { formatProblem } = await import(root + '/domain/problem.ts');
const { problems } = await build({ root, outDir, ...JSON.parse(settings) });
console.log(JSON.stringify(problems.map(formatProblem)));`;

interface Seen {
  /** As a report shows them; of code that cannot run its file alone. */
  problems: string[];
  /** HTML by route; empty where something is wrong. */
  pages: Record<string, string>;
}

export class SavedProject {
  readonly root = copyProgram(BASE);
  readonly #outDir = join(this.root, 'dist');
  readonly #before = new Map<string, string | undefined>();
  url = '';
  #isCodeChanged = false;

  /** `onEnd` gets what stops the preview. */
  async open(onEnd?: (stop: () => Promise<void>) => void): Promise<void> {
    ({ url: this.url } = await start(this.root, 'dev', {}, onEnd));
  }

  /** Takes the saves and checks after each of their steps that the preview is the build; then puts everything back. */
  async take(saves: readonly Save[]): Promise<void> {
    for (const one of saves) {
      let isWrong = false;
      for (const change of one.steps) {
        if (!this.#write(change, saves.length === 1)) break;
        this.#isCodeChanged ||= one.isCode ?? false;
        isWrong = await this.#check(one);
      }
      if (!isWrong) continue;
      for (const change of one.steps) this.#restore(Object.keys(change));
      expect(await this.#check({ ...one, crash: '' }), `${one.title} was mended`).toBe(false);
    }
    this.#restore([...this.#before.keys()]);
    this.#before.clear();
    this.#isCodeChanged = false;
  }

  /** False where another save has taken what was to change, which only one by itself must not meet. */
  #write(change: Change, isAlone: boolean): boolean {
    try {
      const texts = Object.entries(change).map(
        ([path, better]) => [path, better(this.#read(path))] as const,
      );
      for (const [path, text] of texts) {
        if (!this.#before.has(path)) this.#before.set(path, this.#read(path));
        this.#put(path, text ?? undefined);
      }
      return true;
    } catch (error) {
      if (isAlone || !(error instanceof NothingToChange)) throw error;
      return false;
    }
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

  /** True if the site has problems, once the preview answers as a build does. */
  async #check({ title, routes, crash }: Save): Promise<boolean> {
    const expected = await this.#build(routes, crash);
    const end = Date.now() + PATIENCE_MS;
    let seen = await this.#preview(routes, crash);
    while (!isDeepStrictEqual(seen, expected) && Date.now() < end) {
      await setTimeout(30);
      seen = await this.#preview(routes, crash);
    }
    expect(seen, title).toEqual(expected);
    await this.#compareAssets(expected.pages);
    return expected.problems.length > 0;
  }

  async #build(routes: readonly string[], crash = ''): Promise<Seen> {
    const problems = this.#isCodeChanged
      ? this.#buildAnew(crash)
      : (await build(this.root, { outDir: this.#outDir, ...SETTINGS })).problems;
    if (problems.length > 0) return { problems: problems.sort(), pages: {} };
    const pages = routes.map((route) => {
      const file = join(this.#outDir, route === '/' ? 'index.html' : `${route}.html`);
      const found = existsSync(file) ? file : join(this.#outDir, '404.html');
      return [route, withoutPolicy(readFileSync(found, 'utf8'))];
    });
    return { problems, pages: Object.fromEntries(pages) };
  }

  #buildAnew(crash: string): string[] {
    const words = ['--import', 'tsx', '--input-type=module', '-e', FRESH_BUILD];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...words, this.root, this.#outDir, JSON.stringify(SETTINGS)],
      { cwd: this.root, encoding: 'utf8' },
    );
    if (stdout) return JSON.parse(stdout);
    if (!crash || !stderr.includes(crash)) throw new Error(stderr);
    return [crash];
  }

  async #preview(routes: readonly string[], crash = ''): Promise<Seen> {
    const found = new Set<string>();
    const pages: Record<string, string> = {};
    for (const route of routes) {
      const { status, body } = await ask(this.url, encodeURI(route));
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

  /** Every asset that the pages name exists, with the bytes of the build. */
  async #compareAssets(pages: Seen['pages']): Promise<void> {
    const named = Object.values(pages).flatMap((html) => html.match(/\/assets\/[\w.-]+/g) ?? []);
    for (const path of new Set(named)) {
      const { status, body } = await ask(this.url, path);
      expect(status, path).toBe(200);
      expect(body.equals(readFileSync(join(this.#outDir, path))), path).toBe(true);
    }
  }
}

const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => SIGNS[name] ?? '');

/** Previews that saves are taken in: the same one until it is wrong. */
export class Previews {
  readonly #stops: (() => Promise<void>)[] = [];
  #project: SavedProject | undefined;

  /** Some of `saves` by chance; after a failure a smaller input is looked for, each in a preview of its own. */
  async takeByChance(saves: readonly Save[], { runs, length }: { runs: number; length: number }) {
    const byTitle = new Map(saves.map((save) => [save.title, save]));
    const titles = fc.shuffledSubarray([...byTitle.keys()], { minLength: 1, maxLength: length });
    const property = fc.asyncProperty(titles, (some) =>
      this.take(some.flatMap((title) => byTitle.get(title) ?? [])),
    );
    await fc.assert(property, { numRuns: runs });
  }

  async take(saves: readonly Save[]): Promise<void> {
    const project = this.#project ?? (await this.open(new SavedProject()));
    this.#project = undefined;
    await project.take(saves);
    this.#project = project;
  }

  async open(project: SavedProject): Promise<SavedProject> {
    await project.open((stop) => this.#stops.push(stop));
    return project;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
