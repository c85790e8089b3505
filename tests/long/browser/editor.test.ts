// The editor at /admin opens every file of content/, changes one text of it, and saves nothing else.

import { basename, dirname } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { complaintsOf, dataIn, type Editor, openEditor, save } from '../../support/editor.ts';
import { temporaryFolder } from '../../support/folders.ts';
import { copyProgram, copyRealProject } from '../../support/project.ts';

test('a wrong file is told, and keeps no other from being edited', async () => {
  const wrong = {
    'content/navigation.yaml': 'header: 3\n',
    // A comment and a layout of its own stay.
    'content/redirects.yaml': '# Antes.\n/index.php: /\n/antigo: /blog # de 2019\n',
  };
  const editor = await openEditor(copyProgram(wrong));
  const [form] = (await formsOf(editor)).filter(([file]) => file.endsWith('redirects.yaml'));
  if (!form) throw new Error('there is no form for redirects.yaml');
  const { before, after } = await changeText(editor, form);
  expect(after).toBe(before);
  expect(complaintsOf(editor).map((one) => one.split('\n')[0])).toEqual([
    'console: Error: header: esperada uma lista',
  ]);
});

test('every file has the same data but for the text that was changed', async () => {
  const root = temporaryFolder();
  copyRealProject(root, inject('content'));
  const editor = await openEditor(root);
  const forms = await formsOf(editor);
  const files = Object.keys(editor.files).filter((path) => !path.includes('/sent/'));
  expect(forms.map(([file]) => file).sort()).toEqual(files.sort());
  for (const form of forms) {
    const { before, after } = await changeText(editor, form);
    expect(dataIn(after), form[0]).toEqual(dataIn(before));
  }
  expect(complaintsOf(editor)).toEqual([]);
});

interface Collection {
  name: string;
  folder?: string;
  extension?: string;
  filter?: { value: unknown };
  files?: { name: string; file: string }[];
}

/** The address of each file's form. */
async function formsOf({ url, files }: Editor): Promise<[file: string, address: string][]> {
  const { collections }: { collections: Collection[] } = await (
    await fetch(`${url}/admin/config.json`)
  ).json();
  const paths = Object.keys(files);
  return collections.flatMap(({ name, folder, extension, filter, files: named = [] }) => {
    const templates = filter && [filter.value].flat();
    const own = paths.filter((path) => {
      const [, template = null] = /^template: *"?([\w-]+)/m.exec(files[path] ?? '') ?? [];
      const isIn = dirname(path) === folder && path.endsWith(`.${extension}`);
      return isIn && (!templates || templates.includes(template));
    });
    const form = (file: string, entry: string): [string, string] => [
      file,
      `${url}/admin#/collections/${name}/entries/${entry}`,
    ];
    const entries = own.map((path) => form(path, basename(path, `.${extension}`)));
    const known = named.filter(({ file }) => paths.includes(file));
    return [...entries, ...known.map((one) => form(one.file, one.name))];
  });
}

/** Changes the first text of a form; returns the file before, and the saved file with that text changed back. */
async function changeText(
  { page, files }: Editor,
  [file, address]: [file: string, address: string],
): Promise<{ before: string; after: string }> {
  const before = files[file] ?? '';
  await page.goto(address);
  const boxes = page.getByRole('textbox');
  const expand = page.getByRole('button', { name: 'Expandir', exact: true }).first();
  let place = -1;
  let value = '';
  // The entry before this one may still be shown.
  const isShown = async (): Promise<boolean> => {
    const values = await boxes.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    place = values.findIndex((one) => one && !one.includes('\n') && before.includes(one));
    value = values[place] ?? '';
    if (place < 0) await expand.click({ timeout: 500 }).catch(() => undefined);
    return place >= 0;
  };
  await expect.poll(isShown, { message: file, interval: 100 }).toBe(true);
  const changed = value.slice(0, Math.max(4, value.length - 1)) + (value.endsWith('x') ? 'y' : 'x');
  await boxes.nth(place).fill(changed);
  await save(page);
  let saved = before;
  const isSaved = async (): Promise<boolean> => {
    saved = (await read(page, file)) || before;
    return saved !== before;
  };
  await expect.poll(isSaved, { message: file }).toBe(true);
  return { before, after: saved.replace(changed, value) };
}

/** The text of a file; empty if it is being written. */
async function read(page: Page, path: string): Promise<string> {
  return page.evaluate(async (steps) => {
    let parent = await navigator.storage.getDirectory();
    for (const one of steps.slice(0, -1)) parent = await parent.getDirectoryHandle(one);
    const handle = await parent.getFileHandle(steps.at(-1) ?? '');
    return handle
      .getFile()
      .then((file) => file.text())
      .catch(() => '');
  }, path.split('/'));
}
