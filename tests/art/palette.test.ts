// Colours: oklch to sRGB agrees with values known from elsewhere.

import { expect, test } from 'vitest';
import { oklchToHex, palette } from '../../art/palette.ts';

// The corners of sRGB, as other converters give them in oklch.
test.each([
  ['white', 1, 0, 0, '#ffffff'],
  ['black', 0, 0, 0, '#000000'],
  ['rebeccapurple', 0.440273, 0.160328, 303.3735, '#663399'],
])('%s is oklch(%f %f %f)', (_, lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

test('the limestone of the pictures is the theme colour of the light pages', () => {
  expect(palette.calcario).toBe('#f3f3ed');
});
