// Which part of a file a request asks for.

import { expect, test } from 'vitest';
import { askedRange } from '../../commands/serve/asked-range.ts';

const WHOLE = undefined;
const NONE = null;

test.each([
  [undefined, WHOLE],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', NONE],
  ['bytes=-0', NONE],
  ['bytes=5-2', WHOLE],
  ['bytes=0-1,4-5', WHOLE],
  ['items=0-1', WHOLE],
])('%s of a hundred bytes', (header, range) => {
  expect(askedRange(header, 100)).toEqual(range);
});
