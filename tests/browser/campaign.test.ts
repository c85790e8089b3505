// A page that nobody foresaw: seven sections in a content file, as good as the others.

import { expect, test } from 'vitest';
import { openSmall } from '../support/small-build.ts';
import { currentLink } from './questions/links.ts';
import { ask, type Row } from './questions/question.ts';
import { TABLE, WITHOUT_SCRIPTS } from './questions/table.ts';

/** The navigation of the site does not know the page. */
const ROWS = [...TABLE, ...WITHOUT_SCRIPTS].map(([state, questions]): Row => {
  return [state, questions.filter((question) => question !== currentLink)];
});

test('a campaign of seven sections is as pages are, in every state, and whole without scripts', async () => {
  const path = '/campanha';
  const opened = await openSmall(path, { width: 390 });
  expect(await opened.page.locator('main :is(h1, h2)').allTextContents()).toEqual([
    'Uma oferta que acaba na sexta.',
    'O que vem junto',
    'Dois pacotes',
    'Como anda',
    'Um trabalho',
    'Antes de contratar',
    'Vamos?',
  ]);
  await ask({ ...opened, path }, ROWS);
});
