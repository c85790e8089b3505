// One page of each template, asked everything that the table says; and without scripts.

import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { shapes } from '../support/site-pages.ts';
import { ask } from './questions/question.ts';
import { TABLE, WITHOUT_SCRIPTS } from './questions/table.ts';

test.each(shapes)('%s is as pages are, in every state, and whole without scripts', async (path) => {
  await ask({ ...(await open(path, { width: 390 })), path }, [...TABLE, ...WITHOUT_SCRIPTS]);
});

test('there are pages', () => {
  expect(shapes.length).toBeGreaterThan(5);
});
