// Many ways to make a sent proposal differ: every one builds, and no byte of what the client was sent is another.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { copyProgram, type Tree, writeTree } from '../support/project.ts';

const KEPT = 'content/proposals/sent/2025-048-v2';
const PROPOSAL = 'content/proposals/padaria-aurora.md';

let root: string;
let asSent: Map<string, string>;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

beforeAll(async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  root = copyProgram({ 'public/uploads/forno.svg': drawing });
  writeTree(root, changed(PROPOSAL, 'image: desenho-1', 'image: /uploads/forno.svg'));
  const sent = await run(root, 'proposal send padaria-aurora');
  expect(sent).toMatchObject({ code: 0, stderr: '' });
  await build();
  asSent = contentsOf(join(root, KEPT));
});

function changed(file: string, found: string, put: string): Tree {
  const text = textOf(file);
  if (!text.includes(found)) throw new Error(`${file} has no "${found}"`);
  return { [file]: found === '' ? text + put : text.replaceAll(found, put) };
}

async function build(options = '', env: Record<string, string> = {}): Promise<void> {
  const { code, stderr } = await run(root, `build --quiet ${options}`, { env });
  expect([stderr, code]).toEqual(['', 0]);
}

/** Whether dist/ has the page and all that it names, as it was sent. */
function expectSent(): void {
  expect(contentsOf(join(root, KEPT))).toEqual(asSent);
  const read = (file: string): Buffer => readFileSync(join(root, file));
  expect(read('dist/proposta-padaria-aurora.html').equals(read(`${KEPT}/page.html`))).toBe(true);
  for (const name of readdirSync(join(root, KEPT, 'assets')))
    expect(read(`dist/assets/${name}`).equals(read(`${KEPT}/assets/${name}`)), name).toBe(true);
}

/** What is changed, in which file, what is found there, and what stands in its place: nothing found is the end of the file. */
const CHANGES: [what: string, file: string, found: string, put: string][] = [
  ['its picture', 'public/uploads/forno.svg', 'width="9"', 'width="8"'],
  ['the brand', 'content/site.yaml', 'brand: Pinha', 'brand: Araucária'],
  ['the key of PIX', 'content/site.yaml', 'pix@pinha.test', 'ladrao@pinha.test'],
  ['the address of the site', 'content/site.yaml', 'www.pinha.test', 'outro.test'],
  ['the telephone', 'content/site.yaml', '91234-5678', '91234-0000'],
  ['the menu', 'content/navigation.yaml', 'label: Início', 'label: Casa'],
  ['a preset', 'content/presets.yaml', 'Olá', 'Oi'],
  ['a testimonial', 'content/testimonials.yaml', 'Entregaram', 'Entregou'],
  ['the look', 'content/theme.yaml', 'accent: ', 'accent: "#123456" # '],
  ['an article', 'content/blog/ola.md', 'title: ', 'title: Mais '],
];

test('whatever content changes, and all at once', async () => {
  const before: Record<string, string> = {};
  for (const [, file, found, put] of CHANGES) {
    before[file] ??= textOf(file);
    writeTree(root, changed(file, found, put));
  }
  await build();
  expectSent();
  writeTree(root, { 'public/uploads/forno.svg': null });
  await build();
  expectSent();
  writeTree(root, before);
});

test('every template, style, island and rule', async () => {
  const code: Tree[] = [
    ...sources('styles', '.css').map((file) => changed(file, '', '\n.novo { color: red; }\n')),
    ...sources('islands', '.ts').map((file) => changed(file, '', "\nconsole.debug('novo');\n")),
    ...sources('templates', '.tsx').map((file) => ({
      [file]: textOf(file).replaceAll('<h1', '<h1 data-novo="1"'),
    })),
    { 'domain/money.ts': textOf('domain/money.ts').replaceAll('R$', 'US$') },
  ];
  const all: Tree = Object.assign({}, ...code);
  const before = Object.fromEntries(Object.keys(all).map((file) => [file, textOf(file)]));
  writeTree(root, all);
  await build();
  writeTree(root, before);
  expectSent();
});

const sources = (folder: string, ending: string): string[] =>
  listFiles(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

test('clock, zone, drafts, hosts, address, a cache and a site that are gone', async () => {
  await build('', { TZ: 'Pacific/Kiritimati', SITE_URL: 'https://ensaio.pinha.test' });
  expectSent();
  await build('--drafts --host nginx');
  expectSent();
  for (const folder of ['dist', '.cache'])
    if (existsSync(join(root, folder))) rmSync(join(root, folder), { recursive: true });
  await build();
  expectSent();
});
