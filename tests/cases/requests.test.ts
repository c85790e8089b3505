// Answers of the served site and their headers: the cases of requests/ that hold everywhere, and those of `npm start`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { asks, wrongAnswers } from '../support/requests.ts';

test.each(['everywhere', 'start'])('the served site answers as %s.txt expects', async (name) => {
  const text = readFileSync(join(import.meta.dirname, `requests/${name}.txt`), 'utf8');
  expect(await wrongAnswers(inject('site'), text, asks(inject('baseUrl')))).toEqual([]);
});
