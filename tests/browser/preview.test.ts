// The preview: an open page follows what is saved, and shows what is wrong with it.

import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { start } from '../support/command.ts';
import { edit } from '../support/files.ts';
import { copyProgram } from '../support/project.ts';

test('every open page follows what is saved, shows a problem at its place, and is back once that is mended', async () => {
  const root = copyProgram();
  const { url } = await start(root, 'dev');
  const { page } = await open(`${url.replace(/\/$/, '')}/`, { width: 390 });
  const other = await page.context().newPage();
  await other.goto(`${url}/blog`);
  edit(root, 'content/pages/inicio.yaml', /^title: .*$/m, 'title: Outra manchete');
  await expect.poll(() => page.title()).toContain('Outra manchete');
  edit(root, 'content/site.yaml', /^brand: .*$/m, 'brandd: Pinha');
  for (const tab of [page, other]) {
    await expect.poll(() => tab.locator('body').innerText()).toContain('content/site.yaml');
    expect(await tab.locator('body').innerText()).toContain('brandd');
  }
  edit(root, 'content/site.yaml', /^brandd: .*$/m, 'brand: Pinha');
  await expect.poll(() => page.title()).toContain('Outra manchete');
  await expect.poll(() => other.title()).toContain('Blog');
});
