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

test('a build shows the price and the article that the editor saved', async () => {
  const project = copyProgram();
  // Other hosts are blocked, since the editor must not need them.
  const prepare = (page: Page) => page.route(/^https:/, (route) => route.abort());
  const editor = await openEditor(project, { prepare });
  const { page } = editor;
  await changePrice(editor);
  await writeArticle(editor);
  expect(complaintsOf(editor)).toEqual([]);
  const { '.git': _, ...saved } = await folderOf(page);
  const { read } = await buildOrThrow(makeProject(saved, { plain: true }), {
    today: `${new Date().getFullYear() + 1}-01-01`,
  });
  const has = (file: string, text: string) => read(file).includes(text);
  expect(has('servicos/websites.html', '"price":"3999.00"')).toBe(true);
  const article = String(saved['content/blog/artigo-do-navegador.md']);
  expect(dataIn(article)).toMatchObject({ image: '/uploads/foto-nova.png', author: 'ana-lipski' });
  expect(dataIn(article)).not.toHaveProperty('draft');
  expect(has('blog/artigo-do-navegador.html', 'Um parágrafo.')).toBe(true);
});

/** Opens a form, and waits until it is the one that is shown: then a field has this value. */
async function openForm(
  { page, url }: Editor,
  address: string,
  [name, value]: [string, string],
): Promise<void> {
  await page.goto(`${url}/admin#/collections/${address}`);
  const shown = () => page.getByRole('textbox', { name, exact: true }).first().inputValue();
  await expect.poll(shown, { message: address }).toBe(value);
}

const fieldOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Campo “⁨${name}⁩”`, exact: true }).last();

/** Unfolds the first group of a field. */
async function unfold(page: Page, name: string): Promise<void> {
  await fieldOf(page, name).getByRole('button', { name: 'Expandir', exact: true }).first().click();
}

/** Fills in fields by their names; of several with one name, the last. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const box = page
      .getByLabel(name, { exact: true })
      .and(page.locator('input, textarea, [contenteditable]'));
    await box.last().fill(value);
  }
}

async function changePrice(editor: Editor): Promise<void> {
  const { page } = editor;
  await openForm(editor, 'services/entries/websites', ['Endereço da página', '/servicos/websites']);
  await page.getByRole('button', { name: 'Expandir' }).filter({ hasText: 'Pacotes' }).click();
  await unfold(page, 'Itens');
  await page.getByRole('spinbutton', { name: 'Preço em centavos' }).fill('399900');
  await save(page);
}

async function writeArticle(editor: Editor): Promise<void> {
  const { page } = editor;
  await openForm(editor, 'blog/new', ['Título', '']);
  await fill(page, {
    Título: 'Artigo do navegador',
    'Descrição para buscadores': 'Um artigo.',
    Texto: 'Um parágrafo.',
  });
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
