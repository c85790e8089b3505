// One page of each template, asked everything that the table says; and without scripts.

import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { shapes } from '../support/site-pages.ts';
import { withoutScript } from './questions/preferences.ts';
import { ask } from './questions/question.ts';
import { reflow } from './questions/room.ts';
import { size, TABLE } from './questions/table.ts';

test.each(shapes)('%s is as pages are, in every state', async (path) => {
  await ask({ ...(await open(path, { width: 390 })), path }, TABLE);
});

test.each(shapes)('%s is whole without scripts', async (path) => {
  const visit = { ...(await open(path, { width: 390, javaScript: false })), path };
  await ask(visit, [[size(390), [withoutScript, reflow]]]);
});

test('there are pages', () => {
  expect(shapes.length).toBeGreaterThan(5);
});
