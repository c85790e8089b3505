// Every page of a company of any trade stands in every window, before its owner has written a word.

import { expect, test } from 'vitest';
import { ask, type Row } from '../../browser/questions/question.ts';
import { reflow } from '../../browser/questions/room.ts';
import { size } from '../../browser/questions/table.ts';
import { open } from '../../support/browser.ts';
import { buildOrThrow } from '../../support/build.ts';
import { COMPANIES, makeCompany } from '../../support/company.ts';
import { listFiles } from '../../support/files.ts';

const ROWS = [1440, 390, 320].map((width): Row => [size(width), [reflow]]);

test.each(COMPANIES)(
  'the pages of %s stand at 1440, 390 and 320 px',
  async (name, trade, services) => {
    const root = await makeCompany(
      services.replaceAll(', ', ','),
      { plain: false },
      { name, trade },
    );
    const { outDir } = await buildOrThrow(root);
    const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const file of pages) {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`;
      await ask({ ...(await open(path, { width: 1440, folder: outDir })), path }, ROWS);
    }
  },
);
