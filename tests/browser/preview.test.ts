// The preview: an open page shows what is saved, and what is wrong with it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { start } from '../support/command.ts';
import { edit } from '../support/files.ts';
import { copyProgram } from '../support/project.ts';

test('every open page follows saves, also through a problem and back', async () => {
  const root = copyProgram();
  const { url } = await start(root, 'dev');
  const { page } = await open(`${url.replace(/\/$/, '')}/`, { width: 390 });
  const other = await page.context().newPage();
  await other.goto(`${url}/blog`);
  edit(root, 'content/pages/inicio.yaml', /^title: .*$/m, 'title: Outra manchete');
  await expect.poll(() => page.title()).toContain('Outra manchete');
  let saves = 0;
  // A style is replaced without a reload; only a page that connects after the save is reloaded.
  const swapped = async (): Promise<string | null> => {
    await page.evaluate("document.body.dataset.seen = 'yes'");
    const colour = `rgb(1, 2, ${++saves})`;
    edit(root, 'styles/tokens.css', /$/, `\nbody { outline: 3px solid ${colour}; }\n`);
    const outline = () => page.evaluate('getComputedStyle(document.body).outlineColor');
    await expect.poll(outline).toBe(colour);
    return page.locator('body').getAttribute('data-seen');
  };
  await expect.poll(swapped).toBe('yes');
  await other.goto(`${url}/proposta-padaria-aurora`);
  const display = () => other.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect.poll(display).toContain('Site');
  await other.goto(`${url}/blog`);
  edit(root, 'content/site.yaml', /^brand: .*$/m, 'brandd: Pinha');
  for (const tab of [page, other]) {
    await expect.poll(() => tab.locator('body').innerText()).toContain('content/site.yaml');
    expect(await tab.locator('body').innerText()).toContain('brandd');
  }
  edit(root, 'content/site.yaml', /^brandd: .*$/m, 'brand: Pinha');
  await expect.poll(() => page.title()).toContain('Outra manchete');
  await expect.poll(() => other.title()).toContain('Blog');
  // A problem in a script or an article is shown over the open page, with its place.
  for (const [file, wrong, place] of [
    ['islands/menu.ts', '\nconst = 1;\n', /islands\/menu\.ts:\d+:\d+/],
    [
      'content/blog/ola.md',
      '\nhttps://example.com/a [x](/nada)\n',
      /content\/blog\/ola\.md:\d+:\d+/,
    ],
  ] as const) {
    await page.goto(file.startsWith('content') ? `${url}/blog/ola` : `${url}/`);
    const text = readFileSync(join(root, file), 'utf8');
    edit(root, file, /$/, wrong);
    const overlay = page.locator('vite-error-overlay .message-body');
    await expect.poll(() => overlay.innerText()).toMatch(place);
    // Addresses in the overlay keep both slashes.
    if (wrong.includes('https:')) expect(await overlay.innerText()).not.toContain('https:/e');
    writeFileSync(join(root, file), text);
    await expect.poll(() => page.locator('footer').count()).toBe(1);
  }
});
