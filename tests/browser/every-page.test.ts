// What holds for every page of the site: those that stand for their template have a file of their own.

import { test } from 'vitest';
import { paths, shapes } from '../support/browser.ts';
import { TABLE } from './questions/table.ts';
import { ask, openVisit } from './questions/visit.ts';

const others = paths.filter((path) => !shapes.includes(path));

test.each(others)('%s is as pages are', async (path) => {
  const visit = await openVisit(path, { width: 390 });
  const rows = TABLE.map(([state, ofEveryPage]) => [state, ofEveryPage] as const);
  const last = rows.findLastIndex(([, questions]) => questions.length > 0);
  await ask(visit, rows.slice(0, last + 1));
});
