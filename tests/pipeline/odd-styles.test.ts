// Rules that are written in uncommon ways travel with a page as others do.

import { expect, test } from 'vitest';
import { Stylesheet } from '../../pipeline/assets/styles/stylesheet.ts';

test.each([
  ['braces in a condition', '@supports (--a:{b}){.x{color:red}}.y{color:#00f}'],
  ['a property that a condition asks about', ':root{--t:1}@container style(--t:1){.x{color:red}}'],
  ['a property with escapes', ':root{--a\\.b:1px}.x{width:var(--a\\.b)}'],
  ['frames with escapes', '@keyframes a\\.b{to{color:red}}.x{animation:1s a\\.b}'],
  ['frames with a digit first', '@keyframes \\31 a{to{color:red}}.x{animation:1s \\31 a}'],
  ['a host', ':host(.x) .y{color:red}'],
])('%s', (_, css) => {
  expect(new Stylesheet(css).select(new Set(['x', 'y']))).toBe(css);
});

test('a brace in a selector that a page has no use for', () => {
  const sheet = new Stylesheet('.x,a[href="{"].q{color:red}');
  expect(sheet.select(new Set('x'))).toBe('.x{color:red}');
});
