// Colours: oklch to sRGB agrees with values known from elsewhere.

import { expect, test } from 'vitest';
import { oklchToHex, palette } from '../../art/palette.ts';

// The corners of sRGB, as other converters give them in oklch.
test.each([
  ['white', 1, 0, 0, '#ffffff'],
  ['black', 0, 0, 0, '#000000'],
  ['grey', 0.59987, 0, 0, '#808080'],
  ['red', 0.627955, 0.257683, 29.2339, '#ff0000'],
  ['lime', 0.86644, 0.294827, 142.4953, '#00ff00'],
  ['blue', 0.452014, 0.313214, 264.052, '#0000ff'],
  ['rebeccapurple', 0.440273, 0.160328, 303.3735, '#663399'],
])('%s is oklch(%f %f %f)', (_, lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

test('a colour outside sRGB is cut to its edge', () => {
  expect(oklchToHex(0.7, 0.4, 150)).toMatch(/^#00[0-9a-f]{4}$/);
});

test('the limestone of the pictures is the theme colour of the light pages', () => {
  expect(palette.calcario).toBe('#f3f3ed');
});

test('every colour is a complete hex value of its own', () => {
  const colours = Object.values(palette);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(new Set(colours).size).toBe(colours.length);
});
