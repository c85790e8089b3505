// The six proposals on the papers of offices: how long they are, what they say, and that nothing is cut in two or lost.
// A4 as it is meant, and Letter, onto which a browser fits it.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fixedClasses } from '../../../domain/islands.ts';
import { openPage, sidewaysScroll } from '../../support/browser.ts';
import { DOCUMENT, type PrintedText, print, readPdf } from '../../support/pdf.ts';

/** The last three are links that clients share with each other: the same paper, as chosen. */
const PROPOSALS: [path: string, number: string, mostPages: number][] = [
  ['/proposta', '2025-001', 4],
  ['/proposta-doces-da-araci', '2025-031', 4],
  ['/proposta-clube-gralha', '2025-036', 5],
  ['/proposta-cantina-bepe', '2025-042', 4],
  ['/proposta-vale-do-iguacu', '2025-048', 4],
  ['/proposta-marcenaria-taipa', '2025-055', 4],
  ['/proposta-clube-gralha#opcoes=nativos', '2025-036', 5],
  ['/proposta-vale-do-iguacu#opcoes=crm', '2025-048', 4],
  ['/proposta-doces-da-araci#opcoes=cardapio,anuncios&pagamento=cartao-3', '2025-031', 4],
];

/** Where every figure stands, and what is chosen; which they are, specification.long.test.ts and proposal-choices.test.ts say. */
const FIGURES =
  '.facts dd, .investment td, .option-price strong, .option-figures dd, .payment-amount, .tranches li';

const FIGURE = /(?:\d+× )?−?R\$ [\d.]+(?:,\d\d)?|\d+ dias|\d+%/g;

/** Whatever has to stay on one page. */
const WHOLE = [
  '.proposal-section[data-keep]:not(:has(> .investment, > .schedule, > .agreed))',
  '.investment',
  '.module',
  '.option',
  '.schedule-option',
  '.investment tr',
  '.payment > div',
  '.signatures',
].join(', ');

/** In points. */
const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };
/** What is printed between the margins is on 258 of the 297 millimetres of a page. */
const TOP = 16 / 297;
const BOTTOM = 274 / 297;
/** A quarter of an inch, in points: no office printer needs more. */
const EDGE = 18;

test.each(PROPOSALS)(
  '%s stays within its sheet at 320 px, and is a whole document on paper, no wider than that',
  async (path, number, mostPages) => {
    const { page } = await openPage(path, { width: 320 });
    const isChosen = path.includes('#');
    if (isChosen) {
      await page.locator('[data-left-out]').first().waitFor();
      const html = await (await page.request.get(page.url())).text();
      for (const name of Object.values(fixedClasses).flat()) {
        const isShown = (await page.locator(`.${name}`).count()) > 0;
        const isAtFirst = new RegExp(` class="(?:[^"]* )?${name}[ "]`).test(html);
        expect(isShown && !isAtFirst, name).toBe(false);
      }
    }
    const cut = await page.locator('.proposal-body *').evaluateAll((elements) => {
      const { right } = (document.querySelector('.proposal') as Element).getBoundingClientRect();
      return elements
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
        .filter((element) => element.getBoundingClientRect().right > right + 0.5)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    });
    expect(cut).toEqual([]);

    // The 176 millimetres between the margins.
    await page.setViewportSize({ width: 665, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
    const file = await print(page);
    if (!isChosen) {
      await expectDocument(file, A4);
      await expectDocument(await page.pdf({ ...DOCUMENT, format: 'Letter' }), LETTER);
    }
    const { pages } = await readPdf(file);
    expect(pages.length).toBeLessThanOrEqual(mostPages);
    for (const [index, text] of pages.entries()) {
      const what = `page ${index + 1}`;
      expect(text.split(/\s+/).length, `words on ${what}`).toBeGreaterThan(80);
      expect(text, what).toContain(`Grimpa · Proposta ${number} · Versão 1 · `);
      expect(text, what).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const all = plain(pages.join(' '));
    const shown = (await page.locator(FIGURES).allInnerTexts()).map(plain);
    // Lines of one column may stand between those of another.
    const figures = shown.flatMap((text) => text.match(FIGURE) ?? []);
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((figure) => !all.includes(figure))).toEqual([]);
    expect(all).not.toContain('Fora da escolha atual');
    expect(all, 'nothing to press').not.toMatch(
      /Aceitar proposta|Tirar dúvidas|Pedir atualização|Salvar em PDF|Ir para o conteúdo|Número de parcelas|Copiar o código/,
    );
    const last = pages.at(-1);
    for (const words of ['Aceite', 'Local e data', 'Grimpa Software Ltda.'])
      expect(last, 'the signatures are not alone').toContain(words);

    await page.emulateMedia({ media: 'print' });
    const blocks = await markBlocks(page);
    const { words } = await readPdf(await print(page));
    expect(blocks).toBeGreaterThan(12);
    for (let block = 0; block < blocks; block++) {
      const [start, end] = [`INI${block}I`, `FIM${block}F`].map((mark) =>
        words.find(({ text }) => text.includes(mark)),
      );
      expect(start, `start of block ${block}`).toBeDefined();
      expect(end?.page, `end of block ${block}`).toBe(start?.page);
    }
    const headings = words.filter(({ text }) => text.includes('TITULO'));
    expect(headings.length).toBeGreaterThan(6);
    for (const heading of headings) {
      const below = words.filter(
        ({ page: sheet, y }) => sheet === heading.page && y > heading.y + 4 && y < 780,
      );
      expect(below.length, `text below ${heading.text}`).toBeGreaterThan(5);
    }
  },
);

/** What a printer and a reader's search need. */
async function expectDocument(file: Buffer, paper: { width: number; height: number }) {
  const printed = await readPdf(file);
  expect(printed.pages.length, 'pages').toBeGreaterThanOrEqual(2);
  expect(printed.pages.length, 'pages').toBeLessThanOrEqual(5);
  for (const { width, height } of printed.sizes)
    expect({ width: Math.round(width), height: Math.round(height) }).toEqual(paper);
  expect(fillOf(printed, printed.pages.length), 'the last page').toBeGreaterThan(0.75);
  expect(outside(printed), 'outside of the paper').toEqual([]);
  const text = file.toString('latin1');
  const fonts = text.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(text).not.toContain('/Subtype /Type3');
  expect(fonts.length).toBeGreaterThan(2);
  expect(text.match(/\/FontFile2/g), 'fonts inside the file').toHaveLength(fonts.length);
  expect(file.length).toBeLessThan(250 * 1000);
}

/** How much of the room between the margins of a page is above its last line. */
function fillOf({ words, sizes }: PrintedText, number: number): number {
  const height = sizes[number - 1]?.height ?? 0;
  const lines = words.filter(({ page }) => page === number).map(({ y }) => y / height);
  const last = Math.max(...lines.filter((y) => y < BOTTOM));
  return (last - TOP) / (BOTTOM - TOP);
}

/** What stands where printers do not reach. */
function outside({ words, sizes }: PrintedText): string[] {
  return words
    .filter(({ page, x, right, y }) => {
      const { width = 0, height = 0 } = sizes[page - 1] ?? {};
      const inside = [x, width - right, y, height - y];
      return Math.min(...inside) < EDGE;
    })
    .map(({ page, text }) => `page ${page}: ${text}`);
}

/** Writes a tiny word at both ends of every block and at every heading; gives the number of blocks. */
function markBlocks(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const leaf = (node: Element, side: 'first' | 'last'): Element => {
      const children = [...node.children].filter((one) => one.checkVisibility());
      const child = side === 'first' ? children[0] : children.at(-1);
      const isPrinted = child && !child.closest('svg, input, .visually-hidden');
      return isPrinted ? leaf(child, side) : node;
    };
    const mark = (text: string): Element => {
      const word = document.createElement('span');
      word.textContent = text;
      // Smaller ones are not written into the file by every Chromium.
      word.style.cssText = 'font-size:4px;letter-spacing:0;line-height:0';
      return word;
    };
    const found = [...document.querySelectorAll(selector)];
    // What paper does not have stands nowhere on it.
    const blocks = found.filter((block) => block.checkVisibility());
    const ends = blocks.map((block) => [leaf(block, 'first'), leaf(block, 'last')] as const);
    for (const [index, [first, last]] of ends.entries()) {
      first.prepend(mark(`INI${index}I`));
      last.append(mark(`FIM${index}F`));
    }
    for (const [index, heading] of document.querySelectorAll('h2, h3').entries()) {
      heading.append(mark(`TITULO${index}`));
    }
    return blocks.length;
  }, WHOLE);
}
