// What a long build shows: a line that moves in a terminal, and one now and then elsewhere.

import { expect, test } from 'vitest';
import { openProgress } from '../../commands/terminal/progress.ts';

/** What is written where each of the texts is shown at its time, in milliseconds. */
function written(isTTY: boolean, texts: Record<string, number>, quiet = false): string[] {
  const all: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => all.push(text) };
  const { show, end } = openProgress({ stream, quiet, now: () => time });
  for (const [text, at] of Object.entries(texts)) {
    time = at;
    show(text);
  }
  end();
  end();
  return all;
}

test('progress shows one line that is written over, and elsewhere one every five seconds', () => {
  expect(written(true, { a: 0, b: 0 })).toEqual(['\r\x1b[Ka', '\r\x1b[Kb', '\r\x1b[K']);
  expect(written(false, { a: 0, b: 4_999, c: 5_000 })).toEqual(['a\n', 'c\n']);
  expect(written(true, { a: 0 }, true)).toEqual([]);
});
