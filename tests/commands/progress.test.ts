// What a long build shows: a line that moves in a terminal, and one now and then elsewhere.

import { expect, test } from 'vitest';
import { openProgress } from '../../commands/terminal/progress.ts';

function listener(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const progress = openProgress({ stream, now: () => time });
  return {
    ...progress,
    written,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('in a terminal one line is written over, and cleared at the end', () => {
  const { show, end, written } = listener(true);
  show('encoding a');
  show('encoding b');
  end();
  end();
  expect(written).toEqual(['\r\x1b[Kencoding a', '\r\x1b[Kencoding b', '\r\x1b[K']);
});

test('elsewhere the first line is written, and then one every five seconds', () => {
  const { show, end, written, wait } = listener(false);
  show('a');
  wait(4_999);
  show('b');
  wait(1);
  show('c');
  end();
  expect(written).toEqual(['a\n', 'c\n']);
});

test('quiet means nothing at all', () => {
  const written: string[] = [];
  const stream = { isTTY: true, write: (text: string) => written.push(text) };
  const { show, end } = openProgress({ stream, quiet: true });
  show('a');
  end();
  expect(written).toEqual([]);
});

test('what takes no time shows nothing', () => {
  const { end, written } = listener(true);
  end();
  expect(written).toEqual([]);
});
