// The editor at /admin: saving one changed letter changes one field, and what a file does not say it does not say afterwards.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { open } from '../support/browser.ts';
import { start } from '../support/command.ts';
import { listFiles } from '../support/files.ts';
import { copyProgram, type Tree } from '../support/project.ts';

const article = (name: string, more = ''): string => `---
title: ${name}
description: Um artigo de teste, ${name}.
excerpt: Um resumo.
publishedOn: 2025-05-12
readMinutes: 1
author: Helena Tavares
category: Conceitos
${more}---

Um parágrafo, **forte**.

- um
- dois
`;

const EVERY_KEY = `keywords: [um, "dois: três"]
updatedOn: 2025-06-12
aliases: [/antigo]
slug: outro
works: [trem-da-serra]
image: desenho-1
`;

/** Files with the least and with the most that their schemas take. */
const TREE: Tree = {
  'content/blog/curto.md': article('Curto'),
  'content/blog/longo.md': article('Longo', EVERY_KEY),
  'content/blog/rascunho.md': article('Rascunho', 'draft: true\n'),
  'content/jobs/curta.yaml': `title: Vaga
location: Remoto
type: PJ
publishedOn: 2025-05-12
validThrough: 2027-05-12
summary: Um resumo.
description: Uma descrição.
requirements: [Ler, Escrever]
responsibilities: [Ler, Escrever]
benefits: [Tempo]
`,
  'content/portfolio/curto.yaml': `title: Curto
category: websites
position: 2
sector: Turismo
description: Passeios de trem.
features: [Mapa]
`,
};

/** Each with the address of its form, and the field that is changed. */
const ENTRIES: readonly [address: string, file: string, field: string][] = [
  ['artigos/entries/curto', 'content/blog/curto.md', 'Título'],
  ['artigos/entries/longo', 'content/blog/longo.md', 'Título'],
  ['artigos/entries/ola', 'content/blog/ola.md', 'Título'],
  ['rascunhos/entries/rascunho', 'content/blog/rascunho.md', 'Título'],
  ['vagas/entries/curta', 'content/jobs/curta.yaml', 'Título'],
  ['vagas/entries/qa', 'content/jobs/qa.yaml', 'Título'],
  ['projetos/entries/curto', 'content/portfolio/curto.yaml', 'Título'],
  ['projetos/entries/trem-da-serra', 'content/portfolio/trem-da-serra.yaml', 'Título'],
  ['casa/entries/pessoas', 'content/people.yaml', 'Nome'],
  ['casa/entries/depoimentos', 'content/testimonials.yaml', 'Nome'],
];

/** The folder that the visitor picks: one that the browser keeps, with the files of the project. */
async function offerFolder(page: Page, files: Record<string, string>): Promise<void> {
  await page.addInitScript((texts) => {
    const folder = navigator.storage.getDirectory();
    const write = async (path: string, text: string): Promise<void> => {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let parent = await folder;
      for (const one of names) parent = await parent.getDirectoryHandle(one, { create: true });
      const stream = await (await parent.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    };
    Object.assign(window, {
      showDirectoryPicker: async () => {
        // The editor wants the folder of a repository.
        await (await folder).getDirectoryHandle('.git', { create: true });
        for (const [path, text] of Object.entries(texts)) await write(path, text);
        return folder;
      },
    });
  }, files);
}

const read = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const names = wanted.split('/');
    const name = names.pop() ?? '';
    let parent = await navigator.storage.getDirectory();
    for (const one of names) parent = await parent.getDirectoryHandle(one);
    return (await (await parent.getFileHandle(name)).getFile()).text();
  }, path);

/** What a file says, with its text as one more key. */
function dataIn(text: string): unknown {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body: body?.trim() };
}

test('a changed letter is all that saving changes, and a new article is a draft', async () => {
  const cases = listFiles(join(inject('content'), 'portfolio')).filter((path) => /md$/.test(path));
  const works = Object.fromEntries(
    cases
      .slice(0, 1)
      .map((path) => [
        `content/portfolio/${path}`,
        readFileSync(join(inject('content'), 'portfolio', path), 'utf8'),
      ]),
  );
  const { page, url, files } = await openEditor(works);
  const entries = [...ENTRIES];
  for (const file of Object.keys(works))
    entries.push([`casos/entries/${basename(file, '.md')}`, file, 'Título']);
  for (const [address, file, field] of entries) {
    await page.goto(`${url}/admin#/collections/${address}`);
    const input = page.getByRole('textbox', { name: field, exact: true }).first();
    const expand = page.getByRole('button', { name: /^Expand(?:ir)?$/ }).first();
    const before = files[file] ?? '';
    const written = JSON.stringify(dataIn(before));
    // The entry before this one may still be shown.
    const shown = async (): Promise<boolean> => {
      if (!(await input.isVisible())) await expand.click({ timeout: 500 });
      const value = await input.inputValue({ timeout: 500 });
      return value !== '' && written.includes(JSON.stringify(value));
    };
    await expect.poll(shown, { message: file }).toBe(true);
    const value = await input.inputValue();
    await input.fill(`${value}x`);
    await page.getByRole('button', { name: SAVE }).click();
    await expect.poll(() => read(page, file), { message: file }).not.toBe(before);
    const quoted = JSON.stringify(value);
    const expected = written.replace(quoted, JSON.stringify(`${value}x`));
    expect(dataIn(await read(page, file)), file).toEqual(JSON.parse(expected));
  }
  await page.goto(`${url}/admin#/collections/rascunhos/new`);
  for (const name of [
    'Título',
    'Resumo da lista',
    'Texto',
    'Descrição para buscadores',
    'Autor',
    'Categoria',
  ])
    await page.getByRole('textbox', { name, exact: true }).fill('Novo');
  await page.getByRole('spinbutton', { name: 'Minutos de leitura' }).fill('3');
  await page.getByRole('button', { name: SAVE }).click();
  await expect
    .poll(() => read(page, 'content/blog/novo.md').then(dataIn, String))
    .toMatchObject({ title: 'Novo', draft: true });
}, 120_000);

const SAVE = /^(?:Save|Salvar)/;

/** What an editor reads of a project, by its path. */
function filesOf(root: string): Record<string, string> {
  const paths = listFiles(join(root, 'content')).filter((path) => /\.(?:md|yaml)$/.test(path));
  const texts = paths.map((path) => [
    `content/${path}`,
    readFileSync(join(root, 'content', path), 'utf8'),
  ]);
  return Object.fromEntries(texts);
}

async function openEditor(works: Tree) {
  // Something else is wrong with the content, which keeps nobody from the editor.
  const root = copyProgram({ ...TREE, ...works, 'content/navigation.yaml': 'header: 3\n' });
  const files = filesOf(root);
  const { url } = await start(root, 'dev');
  const { page } = await open(`${url}/admin`, {
    prepare: async (tab) => {
      // Its letters and its language come from elsewhere.
      await tab.route(/^https:/, (route) => route.abort());
      await offerFolder(tab, files);
    },
  });
  await page.getByRole('button', { name: /local/i }).click();
  await page.getByText('Artigos').first().waitFor();
  return { page, url, files };
}
