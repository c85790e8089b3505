// Colours: oklch to sRGB and back agrees with values known from elsewhere; and whatever hues a house takes can be read.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, readColour, shown, toHex, writeColour } from '../../art/colour.ts';
import { coloursOf, type GivenColours, READABLE_AT, unreadable } from '../../art/palette.ts';
import { givenColours } from '../../pipeline/assets/art-of.ts';

// The corners of sRGB, as other converters give them in oklch.
test.each([
  ['white', 1, 0, 0, '#ffffff'],
  ['black', 0, 0, 0, '#000000'],
  ['rebeccapurple', 0.440273, 0.160328, 303.3735, '#663399'],
])('%s is oklch(%f %f %f)', (_, l, c, h, hex) => {
  expect(toHex({ l, c, h })).toBe(hex);
  expect(toHex(readColour(hex) ?? { l: 0.5, c: 0, h: 0 })).toBe(hex);
});

test('contrast is that of WCAG', () => {
  const grey = readColour('#767676') ?? { l: 0, c: 0, h: 0 };
  expect(contrast({ l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 2);
  expect(contrast({ l: 1, c: 0, h: 0 }, grey)).toBeCloseTo(4.54, 2);
});

test.each(['#12', 'oklch(2 0.1 40)', 'rgb(1,2,3)', 'red'])('%s is no colour', (text) => {
  expect(readColour(text)).toBeUndefined();
});

const SAMPLE = givenColours({
  ground: 'oklch(0.962 0.008 100)',
  ink: 'oklch(0.225 0.018 165)',
  accent: 'oklch(0.705 0.187 45)',
  second: 'oklch(0.425 0.088 160)',
});

test('the first house is mixed as it was drawn', () => {
  const { calcario, pinhao, palha } = coloursOf(SAMPLE);
  expect([calcario, pinhao, palha].map(toHex)).toEqual(['#f3f3ed', '#7f301b', '#eecf89']);
});

const hue = fc.integer({ min: 0, max: 359 });
const house = fc.record({ ground: hue, ink: hue, accent: hue, second: hue, third: hue });

test('of whatever hues a house is, its words can be read in both themes', () => {
  const roles = [
    ['ink2', 'ground2'],
    ['ink2Dark', 'slabDark'],
    ['inkDark', 'groundDark'],
    ['secondDark', 'slabDark'],
    ['emberInk', 'calcario'],
    ['emberInkDark', 'slabDark'],
    // Code in texts.
    ['emberInk', 'ground2'],
    ['emberInkDark', 'ground2Dark'],
    ['secondDark', 'ground2Dark'],
    ['secondInk2', 'mata'],
    ['calcario', 'mata'],
    ['calcario', 'pinhao'],
    ['basalto', 'salvia'],
    ['footerInk', 'groundDark'],
    ['footerInk', 'footerDark'],
  ] as const;
  fc.assert(
    fc.property(house, (hues) => {
      const given = Object.fromEntries(
        Object.entries(SAMPLE).map(([name, colour]) => [
          name,
          shown({ ...colour, h: hues[name as keyof typeof hues] }),
        ]),
      ) as unknown as GivenColours;
      const colours = coloursOf(given);
      for (const [text, ground] of roles) {
        expect(contrast(colours[text], colours[ground]), text).toBeGreaterThanOrEqual(READABLE_AT);
      }
      for (const family of ['ground', 'accent', 'second', 'third'] as const) {
        const found = unreadable(given, family);
        const { nearest = SAMPLE[family] } = found ?? {};
        expect(unreadable({ ...given, [family]: nearest }, family), family).toBeUndefined();
      }
    }),
  );
});

test('of a colour that cannot be read the nearest that can is offered', () => {
  const dark = { ...SAMPLE, accent: { l: 0.4, c: 0.15, h: 260 } };
  const { nearest } = unreadable(dark, 'accent') ?? {};
  expect(nearest && writeColour(nearest)).toMatch(/^oklch\(0\.\d+ 0\.\d+ 260\)$/);
  expect(unreadable(SAMPLE, 'accent')).toBeUndefined();
});
