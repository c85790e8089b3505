// The editor at /admin: a build shows what it saved. The long run opens and saves every file of content/.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buildOrThrow } from '../support/build.ts';
import {
  complaintsOf,
  dataIn,
  type Editor,
  folderOf,
  openEditor,
  save,
} from '../support/editor.ts';
import { copyProgram, makeProject } from '../support/project.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

test('a build shows the article that the editor saved', async () => {
  const project = copyProgram();
  // Other hosts are blocked, since the editor must not need them.
  const prepare = (page: Page) => page.route(/^https:/, (route) => route.abort());
  const editor = await openEditor(project, { prepare });
  const { page } = editor;
  await writeArticle(editor);
  expect(complaintsOf(editor)).toEqual([]);
  const saved = await folderOf(page);
  const { read } = await buildOrThrow(makeProject(saved, { plain: true }), {
    today: `${new Date().getFullYear() + 1}-01-01`,
  });
  const article = String(saved['content/blog/artigo-do-navegador.md']);
  expect(dataIn(article)).toMatchObject({ image: '/uploads/foto-nova.png', author: 'ana-lipski' });
  expect(dataIn(article)).not.toHaveProperty('draft');
  expect(read('blog/artigo-do-navegador.html')).toContain('Um parágrafo.');
});

const fieldOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Campo “⁨${name}⁩”`, exact: true }).last();

async function writeArticle({ page, url }: Editor): Promise<void> {
  await page.goto(`${url}/admin#/collections/blog/new`);
  for (const [name, text] of [
    ['Título', 'Artigo do navegador'],
    ['Descrição para buscadores', 'Um artigo.'],
    ['Texto', 'Um parágrafo.'],
  ] as const) {
    const boxes = page.locator('input, textarea, [contenteditable]');
    await page.getByLabel(name, { exact: true }).and(boxes).last().fill(text);
  }
  await page.getByRole('button', { name: 'Adicionar ⁨Autor⁩' }).click();
  await page.getByRole('menuitem', { name: 'Pessoa da equipe' }).click();
  await fieldOf(page, 'Categoria').getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Adicionar ⁨Imagem⁩' }).click();
  await page.getByRole('menuitem', { name: 'Foto' }).click();
  const picture = { name: 'Foto nova.png', mimeType: 'image/png', buffer: PICTURE };
  await fieldOf(page, 'Foto').locator('input[type=file]').first().setInputFiles(picture);
  await fieldOf(page, 'Foto').locator('img').first().waitFor();
  // The editor ignores a press on a choice that is only just shown, so that this one is pressed later.
  await fieldOf(page, 'Pessoa da equipe').getByRole('radio').first().click();
  await page.getByRole('switch', { name: 'Rascunho' }).click();
  await save(page);
}
