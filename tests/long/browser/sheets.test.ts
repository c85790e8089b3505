// How full the sheets of printed proposals are: each but the first and the last at least by half.

import { expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { readPdf } from '../../support/pdf.ts';
import { paths } from '../../support/site-pages.ts';

/** The margins of a sheet, in points: at its foot stands its number. */
const [TOP, BOTTOM] = [45, 57];

test.each(paths.filter((path) => path.startsWith('/proposta')))(
  '%s fills its sheets',
  async (path) => {
    const { page } = await open(path, { width: 1280 });
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const { words, sizes } = await readPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    const shares = sizes.map(({ height }, index) => {
      const inner = words.filter((word) => word.page === index + 1 && word.y < height - BOTTOM);
      return (Math.max(...inner.map(({ y }) => y)) - TOP) / (height - TOP - BOTTOM);
    });
    console.log(path, shares.map((share) => Math.round(100 * share)).join(' '));
    const empty = shares.slice(1, -1).filter((share) => share < 0.5);
    expect(empty).toEqual([]);
  },
);
