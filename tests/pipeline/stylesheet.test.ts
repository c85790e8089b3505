// Which rules of the style sheet travel with a page.

import { expect, test } from 'vitest';
import { Stylesheet } from '../../pipeline/assets/stylesheet.ts';

const sheet = new Stylesheet(
  '@layer blocks{a{color:red}.rosette{animation:1s turn}.tabs a{color:blue}' +
    '@keyframes turn{to{rotate:1turn}}}@media print{.tabs{display:none}}',
);

function classes(names: string): Set<string> {
  return new Set(names.split(' ').filter(Boolean));
}

test('a page is given the rules that can apply to it, and no other', () => {
  expect(sheet.select(classes('lead tabs'))).toBe(
    '@layer blocks{a{color:red}.tabs a{color:blue}}@media print{.tabs{display:none}}',
  );
  expect(sheet.select(classes(''))).toBe('@layer blocks{a{color:red}}');
});

test('frames go where a rule runs them, also when a script brings what it is for', () => {
  const withFrames =
    '@layer blocks{a{color:red}.rosette{animation:1s turn}@keyframes turn{to{rotate:1turn}}}';
  expect(sheet.select(classes('rosette'))).toBe(withFrames);
  expect(sheet.select(classes(''), 'html`<svg class="rosette">`')).toBe(withFrames);
});

test('a quotation mark inside a text ends nothing', () => {
  const css = '.a{content:"\\""}.b{content:"}"}.c{content:"\\\\"}a{color:red}';
  const quoted = new Stylesheet(css);
  expect(quoted.select(classes('a b c'))).toBe(css);
  expect(quoted.select(classes('b'))).toBe('.b{content:"}"}a{color:red}');
  expect(new Stylesheet('a{content:"').select(classes(''))).toBe('');
});

test('a page takes along the properties that its rules or scripts ask for, and no other', () => {
  const tokens =
    ':root{color-scheme:light dark;--a:1px;--b:var(--c);--c:2px;--d:"x, y";--e:var(--a)}';
  const themed = new Stylesheet(`${tokens}.a{top:var(--b)}.b{top:var(--e)}`);
  expect(themed.select(classes('a'))).toBe(
    ':root{color-scheme:light dark;--b:var(--c);--c:2px;}.a{top:var(--b)}',
  );
  expect(themed.select(classes(''), 'style.setProperty("--d", 1)')).toBe(
    ':root{color-scheme:light dark;--d:"x, y";}',
  );
});
