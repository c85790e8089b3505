// How much two texts are alike.

import { expect, test } from 'vitest';
import { likeness } from '../../domain/text/likeness.ts';

const TEXT = 'um dois três quatro cinco seis sete oito nove dez';

test.each([
  ['the same', TEXT, TEXT, 1],
  ['the same in other lines', TEXT, TEXT.replaceAll(' ', '\n'), 1],
  ['nothing of it', TEXT, 'outras palavras quaisquer', 0],
  ['its words in another order', TEXT, TEXT.split(' ').reverse().join(' '), 0],
  ['half of it', TEXT, TEXT.split(' ').slice(0, 6).join(' '), 0.5],
  ['it twice', TEXT, `${TEXT} ${TEXT}`, 8 / 18],
  ['one word and itself', 'um', 'um', 1],
  ['nothing and something', '', 'um', 0],
  ['nothing and nothing', '', '', 0],
])('%s', (_, a, b, share) => {
  expect(likeness(a, b)).toBe(share);
  expect(likeness(b, a)).toBe(share);
});
