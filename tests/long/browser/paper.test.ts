// Pages and proposals on A4 and Letter: sheets have numbers, text is set in fonts, and nothing is cut in two or lost.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { AnyPage } from '../../browser/questions/question.ts';
import { open, plain } from '../../support/browser.ts';
import { EnginePage } from '../../support/engine-page.ts';
import { ENGINES } from '../../support/engines.ts';
import { type PrintedText, readPdf } from '../../support/pdf.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { openSmall } from '../../support/small-build.ts';

const A4 = { preferCSSPageSize: true, printBackground: true };
/** The margins of a sheet, in points; its number is in the lower one. */
const [TOP, BOTTOM] = [45, 57];
const LETTER = { format: 'Letter', printBackground: true };

test.each(paths)('%s is complete on paper, on numbered sheets', async (path) => {
  const { page } = await open(path, { width: 1280 });
  const headline = plain(await page.getByRole('heading', { level: 1 }).innerText());
  for (const paper of [A4, LETTER]) {
    const file = await page.pdf(paper);
    expect(file.toString('latin1')).not.toContain('/Subtype /Type3');
    const { pages, words, sizes } = await readPdf(file);
    const text = plain(pages.join(' '));
    for (const word of headline.split(' ')) expect(text).toContain(word);
    expect(text).not.toMatch(/Solicitar Orçamento|Ir para o conteúdo/);
    for (const [index, sheet] of pages.entries())
      expect(sheet).toContain(`Página ${index + 1} de ${pages.length}`);
    // No office printer needs a wider margin than a quarter of an inch, which is 18 points.
    const outside = words.filter(({ page: sheet, x, right, y }) => {
      const { width = 0, height = 0 } = sizes[sheet - 1] ?? {};
      return Math.min(x, width - right, y, height - y) < 18;
    });
    expect(outside.map(({ text: word }) => word)).toEqual([]);
    if (paper !== A4 || !path.startsWith('/proposta')) continue;
    // Each sheet but the first and the last is full at least by half.
    const shares = sizes.map(({ height }, index) => {
      const inner = words.filter((word) => word.page === index + 1 && word.y < height - BOTTOM);
      return (Math.max(...inner.map(({ y }) => y)) - TOP) / (height - TOP - BOTTOM);
    });
    expect(shares.slice(1, -1).filter((share) => share < 0.5)).toEqual([]);
  }
});

/** The proposals of the real site. */
const PROPOSALS = paths.filter((path) => path.startsWith('/proposta'));
const ARTICLES = shapes.filter((path) => /^\/blog\/[^/]+$/.test(path));

test.each(PROPOSALS)(
  '%s splits no row, no term and no payment, and leaves no heading alone',
  async (path) => {
    const { page } = await open(path, { width: 1280 });
    await hydrate(page);
    await expectWhole(page);
  },
);

describe.each(ENGINES.filter(({ name }) => name === 'Firefox'))('$name', (engine) => {
  const page = new EnginePage(engine);
  beforeAll(() => page.start(inject('site')));
  afterAll(() => page.stop());

  test.each(PROPOSALS)(
    '%s has all its amounts, splits nothing and leaves no heading alone',
    async (path) => {
      await page.open(path, 1280);
      await hydrate(page);
      const amounts = await page.evaluate(() =>
        [...document.querySelectorAll('main td')].map((cell) => cell.textContent ?? ''),
      );
      expect(amounts.length).toBeGreaterThan(0);
      const { words } = await expectWhole(page);
      // Signs and amounts are runs of their own.
      const text = words.map((word) => word.text).join('');
      for (const amount of amounts) expect(text).toContain(amount.replace(/\s/g, ''));
    },
  );

  test.each(ARTICLES)('%s leaves no heading alone at the foot of a sheet', async (path) => {
    await page.open(path, 1280);
    await expectWhole(page, 0);
  });
});

test('a long proposal splits no row and leaves no heading alone, as it is chosen', async () => {
  const { page } = await openSmall('/proposta-tudo#opcoes=antecipado,tablets:5,fotos,suporte');
  await expect.poll(() => page.getByRole('table').first().innerText()).toContain('Fotos');
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('table tbody tr'))
      for (let count = 0; count < 12; count++) row.after(row.cloneNode(true));
  });
  await expectWhole(page);
});

test('a picture by itself takes less than a third of a sheet', async () => {
  const [width, third] = [665, 330];
  const tall: [string, number][] = [];
  for (const path of ['/', ...PROPOSALS]) {
    const { page } = await open(path, { width });
    await page.emulateMedia({ media: 'print' });
    const heights = await page.evaluate(() => {
      for (const one of document.querySelectorAll('main ul.works > li ~ li')) one.remove();
      return [...document.querySelectorAll('main img')].map((one) => one.clientHeight);
    });
    for (const height of heights) if (height > third) tall.push([path, height]);
  }
  expect(tall).toEqual([]);
});

test('a table of eight columns fits on the paper', async () => {
  const { page } = await open('/politica-privacidade', { width: 1280 });
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('main table tr'))
      for (let count = row.children.length; count < 8; count++) {
        const cell = row.lastElementChild?.cloneNode() as Element;
        cell.textContent = `R$\u00a01.000,0${count + 1}`;
        row.append(cell);
      }
  });
  const { words, sizes } = await readPdf(await page.pdf(A4));
  const last = words.filter(({ text }) => text.includes('1.000,08'));
  expect(last.length).toBeGreaterThan(10);
  for (const { page: sheet, right } of last)
    expect(right).toBeLessThan((sizes[sheet - 1]?.width ?? 0) - 18);
});

/** Waits until the page of a proposal is hydrated, which would overwrite what a test writes into it. */
async function hydrate(page: AnyPage): Promise<void> {
  const isMounting = () =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find((one) => one.textContent?.includes('Salvar em PDF'));
      button?.focus();
      return Reflect.get(button?.closest('[data-island]') ?? {}, 'mounting');
    });
  await expect.poll(isMounting).toBe(false);
}

/** Writes a tiny word at both ends of every block and at every heading, and looks for them on the sheets. */
async function expectWhole(
  page: AnyPage & { pdf: (paper: typeof A4) => Promise<Buffer> },
  least = 9,
): Promise<PrintedText> {
  await page.emulateMedia({ media: 'print' });
  const blocks = await page.evaluate(() => {
    const leaf = (node: Element, side: 'first' | 'last'): Element => {
      const children = [...node.children].filter((one) => one.checkVisibility());
      const child = side === 'first' ? children[0] : children.at(-1);
      const isPrinted = child && !child.closest('svg, input, img') && child.clientWidth !== 1;
      return isPrinted ? leaf(child, side) : node;
    };
    const mark = (text: string): Element => {
      const word = document.createElement('span');
      word.textContent = text;
      // Not every Chromium writes smaller words into the file.
      word.style.cssText = 'font-size:4px;letter-spacing:0;line-height:0';
      return word;
    };
    const found = [...document.querySelectorAll('main :is(tr, dl > div, [role=group] > div)')];
    const ends = found
      .filter((block) => block.checkVisibility() && block.textContent?.trim())
      .map((block) => [leaf(block, 'first'), leaf(block, 'last')] as const);
    for (const [index, [first, last]] of ends.entries()) {
      first.prepend(mark(`INI${index}I`));
      last.append(mark(`FIM${index}F`));
    }
    for (const heading of document.querySelectorAll('main :is(h2, h3)'))
      heading.append(mark('TITULO'));
    return ends.length;
  });
  expect(blocks).toBeGreaterThanOrEqual(least);
  const printed = await readPdf(await page.pdf(A4));
  const { words } = printed;
  const placed = (text: string) => words.find((word) => word.text.includes(text))?.page;
  for (let block = 0; block < blocks; block++) {
    expect(placed(`INI${block}I`), `block ${block}`).toBeDefined();
    expect(placed(`FIM${block}F`), `block ${block}`).toBe(placed(`INI${block}I`));
  }
  const headings = words.filter(({ text }) => text.includes('TITULO'));
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) {
    const below = words.filter(
      ({ page: sheet, y }) => sheet === heading.page && y > heading.y + 4 && y < 780,
    );
    expect(below.length, `text below ${heading.text}`).toBeGreaterThan(1);
  }
  return printed;
}
