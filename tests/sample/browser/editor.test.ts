// The editor of the browser: real content is opened, changed, saved, and built again.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { THIS_COMPUTER } from '../../../commands/serve/address.ts';
import { startDevServer } from '../../../commands/serve/dev-server.ts';
import { EDITOR, openEditorDesk } from '../../../commands/serve/editor-desk.ts';
import { openPage } from '../../support/browser.ts';
import { buildProject } from '../../support/build-site.ts';
import { listFiles } from '../../support/files.ts';
import { LIMIT } from '../../support/patience.ts';
import { buildChangedSite } from '../../support/real-site.ts';

/** A preview of a copy of the content, with its editor open. */
async function openEditor() {
  const site = await buildChangedSite({});
  const desk = openEditorDesk(site.root);
  desk.learn(site.report.editor?.setting);
  const server = await startDevServer({
    folder: site.outDir,
    port: 4390,
    host: THIS_COMPUTER,
    desk,
  });
  const url = `http://localhost:${server.port}${EDITOR}`;
  const { page } = await openPage(url, { width: 1440 });
  const show = async (place: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${url}#/collections/${place}`);
  };
  const textOf = (file: string): string => readFileSync(join(site.root, file), 'utf8');
  return { page, show, textOf, root: site.root, url };
}

const field = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`).first();

async function save(page: Page): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Salvar' }).click();
  expect((await sent).status()).toBe(204);
}

/** Lines that went, and lines that came. */
function difference(before: string, after: string): [gone: string[], come: string[]] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))];
}

test('what is changed in a form changes its line alone, in an article and in a page', async () => {
  const { page, show, textOf, root } = await openEditor();
  const [name = ''] = listFiles(join(root, 'content/blog'));
  const article = `content/blog/${name}`;
  const before = textOf(article);
  await show(`blog/entries/${name.replace('.md', '')}`);
  await field(page, 'readMinutes').locator('input').fill('59');
  await save(page);
  expect(difference(before, textOf(article))).toEqual([
    [expect.stringMatching(/^readMinutes: \d+$/)],
    ['readMinutes: 59'],
  ]);
  const people = 'content/people.yaml';
  const ofPeople = textOf(people);
  await show('casa/entries/people');
  await page.getByRole('button', { name: 'Expandir Tudo' }).first().click();
  await field(page, 'itens.0.role').locator('input').fill('Direção: "tudo" # e mais');
  await save(page);
  const [gone, come] = difference(ofPeople, textOf(people));
  expect([gone.length, come.length]).toEqual([1, 1]);
  expect((await buildProject(root)).problems).toEqual([]);
});

test('a new article comes from the form, and the build takes it', async () => {
  const { page, show, textOf, root } = await openEditor();
  await show('blog/new');
  const write = (key: string, text: string) =>
    field(page, key).locator('input, textarea').first().fill(text);
  await write('title', 'Quanto custa um aplicativo, e o que encarece');
  await write(
    'description',
    'O preço de um aplicativo, parcela por parcela, e três cortes que não doem.',
  );
  await write('excerpt', 'O preço de um aplicativo, parcela por parcela.');
  await write('readMinutes', '4');
  await field(page, 'author').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await field(page, 'category').getByRole('radio').first().click();
  await field(page, 'body').getByRole('textbox').last().click();
  await page.keyboard.type('O primeiro parágrafo abre o texto.');
  await save(page);
  const file = 'content/blog/quanto-custa-um-aplicativo-e-o-que-encarece.md';
  await vi.waitFor(() => expect(textOf(file)).toContain('abre o texto'), LIMIT);
  expect(textOf(file)).toMatch(/^---\ntitle: "Quanto custa um aplicativo, e o que encarece"\n/);
  expect(textOf(file)).toMatch(/^image: generated$/m);
  expect(textOf(file)).toMatch(/^draft: true$/m);
  expect((await buildProject(root, { drafts: true })).problems).toEqual([]);
});

test('a file that somebody else changed meanwhile is left as it is', async () => {
  const { url, textOf } = await openEditor();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/files/${path}`, {
      ...init,
      headers: { 'Sec-Fetch-Site': 'same-origin', ...init.headers },
    });
  const file = 'content/people.yaml';
  const tag = (await ask(file)).headers.get('ETag') ?? '';
  const put = (text: string, headers: Record<string, string>) =>
    ask(file, { method: 'PUT', body: text, headers });
  expect((await put('- a', { 'If-Match': '"other"' })).status).toBe(412);
  expect((await put('- a', {})).status).toBe(412);
  expect(textOf(file)).not.toBe('- a');
  expect((await put('- a', { 'If-Match': tag })).status).toBe(204);
  expect(textOf(file)).toBe('- a');
  // Of another site, of folders that are none of its own, and of what clients were sent.
  const cross = { 'Sec-Fetch-Site': 'cross-site', 'If-None-Match': '*' };
  expect((await put('- b', cross)).status).toBe(405);
  for (const path of [
    'package.json',
    'content/../package.json',
    'content/.env',
    'content/proposals/sent/a.yaml',
  ]) {
    const escaped = path.replace('../', '..%2F');
    expect((await ask(escaped, { method: 'PUT', body: 'x' })).status, path).toBe(403);
  }
});
