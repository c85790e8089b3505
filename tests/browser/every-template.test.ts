// One page of each template, asked everything that the table says: the longest visits.

import { test } from 'vitest';
import { shapes } from '../support/browser.ts';
import { TABLE } from './questions/table.ts';
import { ask, openVisit } from './questions/visit.ts';

test.each(shapes)('%s is as pages are, in every state', async (path) => {
  const visit = await openVisit(path, { width: 390 });
  await ask(
    visit,
    TABLE.map(([state, ofEveryPage, ofOnePage]) => [state, [...ofEveryPage, ...ofOnePage]]),
  );
});
