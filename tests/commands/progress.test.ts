// What a long build shows: a line that moves in a terminal, and one now and then elsewhere.

import { expect, test } from 'vitest';
import { openProgress } from '../../commands/terminal/progress.ts';

/** What is written where each of `texts` is shown so many milliseconds after the one before. */
function written(isTTY: boolean, texts: [text: string, after: number][], quiet = false): string[] {
  const all: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => all.push(text) };
  const { show, end } = openProgress({ stream, quiet, now: () => time });
  for (const [text, after] of texts) {
    time += after;
    show(text);
  }
  end();
  end();
  return all;
}

test('progress shows one line that is written over, and elsewhere one every five seconds', () => {
  const inTerminal = written(true, [
    ['a', 0],
    ['b', 0],
  ]);
  expect(inTerminal).toEqual(['\r\x1b[Ka', '\r\x1b[Kb', '\r\x1b[K']);
  expect(
    written(false, [
      ['a', 0],
      ['b', 4_999],
      ['c', 1],
    ]),
  ).toEqual(['a\n', 'c\n']);
  expect(written(true, [['a', 0]], true)).toEqual([]);
});
