// Every proposal on the papers of offices: A4 as it is meant, and Letter, onto which a browser fits it.

import { expect, test } from 'vitest';
import { openPage, paths, sidewaysScroll } from '../../support/browser.ts';
import { type PrintedText, readPdf } from '../../support/pdf.ts';

const proposals = paths.filter((path) => path.startsWith('/proposta'));

const PAPERS = [
  { width: 595, height: 842, options: { preferCSSPageSize: true } },
  { width: 612, height: 792, options: { format: 'Letter' } },
] as const;

/** What is printed between the margins is on 261 of the 297 millimetres of a page. */
const TOP = 16 / 297;
const BOTTOM = 277 / 297;
/** A quarter of an inch, in points: no office printer needs more. */
const EDGE = 18;

test('there are proposals to print', () => {
  expect(proposals.length).toBeGreaterThan(4);
});

test.each(proposals)(
  '%s is a document of a printer’s sense, and no wider than its paper',
  async (path) => {
    // The 176 millimetres between the margins.
    const { page } = await openPage(path, { width: 665 });
    await page.emulateMedia({ media: 'print' });
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const { width, height, options } of PAPERS) {
      const file = await page.pdf({
        ...options,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      const printed = await readPdf(file);

      expect(printed.pages.length, 'pages').toBeGreaterThanOrEqual(2);
      expect(printed.pages.length, 'pages').toBeLessThanOrEqual(4);
      for (const size of printed.sizes) {
        expect(Math.round(size.width)).toBe(width);
        expect(Math.round(size.height)).toBe(height);
      }
      expect(fillOf(printed, printed.pages.length), 'the last page').toBeGreaterThan(0.6);
      expect(outside(printed), 'outside of the paper').toEqual([]);

      const text = file.toString('latin1');
      const fonts = text.match(/\/Type \/FontDescriptor/g) ?? [];
      expect(text).not.toContain('/Subtype /Type3');
      expect(fonts.length).toBeGreaterThan(2);
      expect(text.match(/\/FontFile2/g), 'fonts inside the file').toHaveLength(fonts.length);
      expect(file.length).toBeLessThan(250 * 1000);
    }
  },
);

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
