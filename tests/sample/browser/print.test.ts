// A proposal on A4.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { print, readPdf } from '../../support/pdf.ts';

test('the sample proposal on paper fills four pages, says on each which it is, and gives every figure', async () => {
  const { page } = await openPage('/proposta', { width: 1280 });
  const { pages } = await readPdf(await print(page));
  expect(pages).toHaveLength(4);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet.split(/\s+/).length, 'words').toBeGreaterThan(80);
    expect(sheet).toMatch(
      /Grimpa · Proposta 2025-001 · Versão 1 · (?:[0-9A-F]{4}-){2}[0-9A-F]{4} · www\.grimpa\.example Página/,
    );
    expect(sheet).toContain(`Página ${index + 1} de 4`);
  }
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  const figures = [
    ...['R$ 5.000', '10× R$ 500', '30% + 40% + 30%', '30 dias', '15 dias'],
    'R$ 1.500 na assinatura do contrato',
    'R$ 2.000 na aprovação do layout',
    'R$ 1.500 na entrega',
    ...['dias 1 a 3', 'dias 4 a 10', 'dias 11 a 25', 'dias 26 a 28', 'dias 29 a 30'],
    ...['CNPJ 00.000.000/0001-00', 'cecilia@ateliecapivara.example', '+55 41 90000-0001'],
  ];
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

test('the text of an article is as wide as its paper', async () => {
  const { page } = await openPage('/blog/porque-contratar-software-house', { width: 1280 });
  await page.emulateMedia({ media: 'print' });
  const widths = await page.$$eval('.post-columns, .post-body > .prose > :is(p, ul)', (boxes) =>
    boxes.map((box) => Math.round(box.getBoundingClientRect().width)),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths).size).toBe(1);
});

test.each([
  '/',
  '/portfolio',
  '/sobre',
  '/servicos/websites',
  '/blog/porque-contratar-software-house',
])('the first print of %s has letters as fonts, not as drawings', async (path) => {
  const { page } = await openPage(path, { width: 1280 });
  expect((await print(page)).toString('latin1')).not.toContain('/Subtype /Type3');
});

test('a long proposal on paper splits no module, no row and no payment, and leaves no heading alone', async () => {
  const { page } = await openPage('/proposta', { width: 1280 });
  await lengthen(page);
  const { pages, words } = await readPdf(await print(page));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, text] of pages.entries()) {
    expect(text, `page ${index + 1}`).toContain(`Página ${index + 1} de ${pages.length}`);
    expect(text.split(/\s+/).length).toBeGreaterThan(30);
  }
  const starts = words.filter(({ text }) => /^INICIO\d+$/.test(text));
  expect(starts).toHaveLength(26);
  for (const start of starts) {
    const end = words.find(({ text }) => text === start.text.replace('INICIO', 'FIM'));
    expect(end?.page, start.text).toBe(start.page);
  }
});

/** Thirteen modules and thirteen rows, each with a word at its beginning and one at its end. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const module = document.querySelector('.module');
    const row = document.querySelector('.investment tbody tr');
    for (let count = 0; count < 13; count++) {
      for (const [offset, original] of [module, row].entries()) {
        const copy = original?.cloneNode(true) as Element;
        copy.querySelector('h3, th')?.prepend(`INICIO${count + 13 * offset} `);
        copy.querySelector('li:last-child, td:last-child')?.append(` FIM${count + 13 * offset}`);
        original?.parentElement?.append(copy);
      }
    }
  });
}
