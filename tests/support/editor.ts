// Opens the editor at /admin of a preview, with a folder in the browser's storage instead of one on the visitor's disk.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
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

export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Salvar', exact: true });
  await button.click();
  // After saving, the editor returns to its list by itself, and would do so from an entry opened in the meantime.
  await page.waitForURL(({ hash }) => !/\/(?:entries|new)\b/.test(hash));
  await button.waitFor({ state: 'hidden' });
}

/** The data of a file, with its text under the key `body`. */
export function dataIn(text: string): unknown {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body: body?.trim() };
}
