// Asks all questions of the table of one page of each template and each type of section, and of a page made of content.

import { afterAll, expect, test } from 'vitest';
import { openWindow, type View } from '../support/browser.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall } from '../support/small-build.ts';
import { ask } from './questions/question.ts';
import { TABLE, TABLE_ELSEWHERE, WITHOUT_SCRIPTS } from './questions/table.ts';

const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

const windowOf = (view: View) => openWindow({ width: 390, ...view }, (end) => ends.push(end));
const usual = windowOf({});
const bare = windowOf({ javaScript: false });

test.each(shapes)('%s passes all questions of the table', async (path) => {
  const window = await usual;
  await window.go(path);
  await ask({ ...window, path }, TABLE);
});

test.each(shapes)('%s is complete without scripts', async (path) => {
  const window = await bare;
  await window.go(path);
  await ask({ ...window, path }, WITHOUT_SCRIPTS);
});

test('a page made of content alone passes all questions of the table', async () => {
  const path = '/campanha';
  await ask({ ...(await openSmall(path, { width: 390 })), path }, TABLE_ELSEWHERE);
});

test('the real site has pages of more than five kinds', () => {
  expect(shapes.length).toBeGreaterThan(5);
});
