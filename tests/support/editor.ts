// Opens the editor at /admin of a preview, with a folder in the browser's storage instead of one on the visitor's disk.

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { type Opened, open, type View } from './browser.ts';
import { start } from './command.ts';
import { listFiles } from './files.ts';

export interface Editor extends Opened {
  url: string;
  /** The files of the project that the editor reads, by their paths. */
  files: Record<string, string>;
}

export async function openEditor(root: string, view: View = {}): Promise<Editor> {
  const files = Object.fromEntries(
    listFiles(join(root, 'content'))
      .filter((path) => /\.(?:md|yaml)$/.test(path) && !path.startsWith('starters'))
      .map((path) => [`content/${path}`, readFileSync(join(root, 'content', path), 'utf8')]),
  );
  const { url } = await start(root, 'dev');
  const prepare = async (page: Page) => {
    await offerFolder(page, files);
    await view.prepare?.(page);
  };
  const opened = await open(`${url}/admin`, { height: 2500, ...view, prepare });
  await opened.page.getByRole('button', { name: 'Trabalhar com Repositório Local' }).click();
  await opened.page.getByText('Artigos').first().waitFor();
  return { ...opened, url, files };
}

/** Errors of the console and of the policy, and requests to other hosts. */
export function complaintsOf({ complaints, url }: Editor): string[] {
  return complaints.filter((one) => !one.startsWith(`elsewhere: ${url}/`));
}

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
        // The editor accepts only the folder of a git repository.
        await (await folder).getDirectoryHandle('.git', { create: true });
        for (const [path, text] of Object.entries(texts)) await write(path, text);
        return folder;
      },
    });
  }, files);
}

/** The bytes of all files of the visitor's folder, by their paths. */
export async function folderOf(page: Page): Promise<Record<string, Buffer>> {
  const found = await page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory')
          await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          texts[path + name] = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return texts;
  });
  return Object.fromEntries(
    Object.entries(found).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
  );
}

/** The text of a file; empty if it is being written. */
async function read(page: Page, path: string): Promise<string> {
  const names = path.split('/');
  return page.evaluate(async (steps) => {
    let parent = await navigator.storage.getDirectory();
    for (const one of steps.slice(0, -1)) parent = await parent.getDirectoryHandle(one);
    const handle = await parent.getFileHandle(steps.at(-1) ?? '');
    return handle
      .getFile()
      .then((file) => file.text())
      .catch(() => '');
  }, names);
}

export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Salvar', exact: true });
  await button.click();
  // After saving, the editor returns to its list by itself, and would do so from an entry opened in the meantime.
  await page.waitForURL(({ hash }) => !/\/(?:entries|new)\b/.test(hash));
  await button.waitFor({ state: 'hidden' });
}

interface Collection {
  name: string;
  folder?: string;
  extension?: string;
  filter?: { value: unknown };
  files?: { name: string; file: string }[];
}

/** The address of each file's form. */
export async function formsOf({ url, files }: Editor): Promise<[file: string, address: string][]> {
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
export async function changeText(
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

/** The data of a file, with its text under the key `body`. */
export function dataIn(text: string): unknown {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body: body?.trim() };
}
