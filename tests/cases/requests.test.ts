// Answers of the served site and their headers: the cases of requests/ that hold everywhere, and those of `npm start`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { start } from '../support/command.ts';
import { copyProgram } from '../support/project.ts';
import { asks, REDIRECTS, wrongAnswers } from '../support/requests.ts';

const requests = (name: string): string =>
  readFileSync(join(import.meta.dirname, `requests/${name}.txt`), 'utf8');

test.each(['everywhere', 'start'])('the served site answers as %s.txt expects', async (name) => {
  expect(await wrongAnswers(inject('site'), requests(name), asks(inject('baseUrl')))).toEqual([]);
});

test('npm start sends old addresses to new ones, whatever signs they have', async () => {
  const root = copyProgram({ 'content/redirects.yaml': REDIRECTS });
  const { url } = await start(root, 'start');
  expect(await wrongAnswers(join(root, 'dist'), requests('redirects'), asks(url))).toEqual([]);
});
