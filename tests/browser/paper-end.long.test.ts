// The end of a page on paper: who the house is and where, whole, and under words that it belongs to.

import { expect, test } from 'vitest';
import { openPage, paths } from '../support/browser.ts';
import { readPdf } from '../support/pdf.ts';

const PAPERS = { A4: { preferCSSPageSize: true }, Letter: { format: 'Letter' } } as const;

test.each(paths)('%s ends with words of its own above the house, if it names it', async (path) => {
  const { page } = await openPage(path, { width: 1280 });
  const footer = page.locator('.site-footer');
  if ((await footer.count()) === 0) return;
  const mail = await footer.locator('address a').first().innerText();
  const rights = (await footer.locator('.site-footer-end p').innerText()).trim();
  const end = rights.split(/\s+/).at(-1) ?? '';
  const ofHouse = `${await footer.innerText()} Página de`.split(/\s+/);
  for (const [name, paper] of Object.entries(PAPERS)) {
    const { pages, words } = await readPdf(await page.pdf({ ...paper }));
    const last = pages.at(-1) ?? '';
    expect(last, name).toContain(mail);
    expect(last, name).toContain(end);
    const lines = words.filter((word) => word.page === pages.length);
    const house = Math.max(...lines.filter(({ text }) => text.includes(mail)).map(({ y }) => y));
    expect(lines.filter(({ y }) => y < house).length, name).toBeGreaterThan(9);
    const others = lines.filter(({ y, text }) => y > house - 6 && !ofHouse.includes(text));
    expect(
      others.map(({ text }) => text).filter((text) => !/^\d+$/.test(text)),
      name,
    ).toEqual([]);
  }
});
