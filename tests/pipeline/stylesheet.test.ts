// Which rules of the style sheet travel with a page.

import { expect, test } from 'vitest';
import { cutRules } from '../../pipeline/assets/styles/cut-rules.ts';
import { type Rule, readRules } from '../../pipeline/assets/styles/style-rules.ts';
import { Stylesheet } from '../../pipeline/assets/styles/stylesheet.ts';

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

test('frames go where a rule runs them', () => {
  const withFrames =
    '@layer blocks{a{color:red}.rosette{animation:1s turn}@keyframes turn{to{rotate:1turn}}}';
  expect(sheet.select(classes('rosette'))).toBe(withFrames);
});

test('a quotation mark inside a text ends nothing', () => {
  const css = '.a{content:"\\""}.b{content:"}"}.c{content:"\\\\"}a{color:red}';
  const quoted = new Stylesheet(css);
  expect(quoted.select(classes('a b c'))).toBe(css);
  expect(quoted.select(classes('b'))).toBe('.b{content:"}"}a{color:red}');
});

test('a page takes along the properties that its rules or scripts ask for, and no other', () => {
  const tokens =
    ':root{color-scheme:light dark;--a:1px;--b:var(--c);--c:2px;--d:"x, y";--e:var(--a)}';
  const themed = new Stylesheet(`${tokens}.a{top:var(--b)}.b{top:var(--e)}`);
  expect(themed.select(classes('a'))).toBe(
    ':root{color-scheme:light dark;--b:var(--c);--c:2px}.a{top:var(--b)}',
  );
  expect(themed.select(classes(''), classes('--d'))).toBe(
    ':root{color-scheme:light dark;--d:"x, y"}',
  );
});

test('what the root sets again elsewhere is asked for wherever a rule asks', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}@media print{:root{--a:var(--c)}}p{top:var(--a)}';
  expect(new Stylesheet(css).select(classes(''))).toBe(css);
  const unasked = new Stylesheet(':root{--a:1px}@media print{:root{--a:2px}}p{top:0}');
  expect(unasked.select(classes(''))).toBe('p{top:0}');
});

test('a property may have any name', () => {
  const css = ':root{--Título:1px;--_b:2px}p{top:var(--Título);left:var(--_b)}';
  expect(new Stylesheet(css).select(classes(''))).toBe(css);
});

test('pages with the same classes, whose scripts ask for other properties, differ', () => {
  const themed = new Stylesheet(':root{--a:1px;--b:2px}');
  expect(themed.select(classes(''), classes('--a'))).toBe(':root{--a:1px}');
  expect(themed.select(classes(''), classes('--b'))).toBe(':root{--b:2px}');
  expect(themed.select(classes(''))).toBe('');
});

test('nothing is printed anew: a page that needs everything is given the sheet as it is', () => {
  const css =
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}@layer a{.a,.b>p{top:0;&:hover{top:1px}}}' +
    '@layer b{@supports (display:grid){@media (width>=10em){@container (width>=9em){.c{top:0}}}}}' +
    '@media print{@page{size:A4;@bottom-right{content:"página → 𝒳 " counter(page)}}.d{top:0}}';
  expect(new Stylesheet(css).select(classes('a b c d'))).toBe(css);
});

test('what a licence asks to be kept stays in front of the rules', () => {
  const css = '/*! Licence\n MIT */\n.a{top:0}p{top:0}';
  expect(new Stylesheet(css).select(classes('a'))).toBe(css);
  expect(new Stylesheet(css).select(classes(''))).toBe('/*! Licence\n MIT */\np{top:0}');
});

test('a condition goes with the last rule under it, and the order of the layers stays', () => {
  const nested = new Stylesheet(
    '@layer a,b;@layer a{@supports (top:0){@media print{@container (width>=9em){.c{top:0}}}}}' +
      '@layer b{p{top:0}}',
  );
  expect(nested.select(classes(''))).toBe('@layer a,b;@layer b{p{top:0}}');
});

test('classes are found inside of selectors, and nothing else is taken for one', () => {
  const css = ':is(.a,p) i{top:0}:not(:has(>.b)){top:1px}[href$=".c"]{top:2px}.\\31 0{top:3px}';
  const sheet = new Stylesheet(css);
  expect(sheet.select(classes('a b 10'))).toBe(css);
  // Where a paragraph may stand in for the class, and where a class may be missing, nothing is asked for.
  const always = ':is(.a,p) i{top:0}:not(:has(>.b)){top:1px}[href$=".c"]{top:2px}';
  expect(sheet.select(classes('b'))).toBe(always);
  expect(sheet.select(classes(''))).toBe(always);
});

test('a rule stays behind where one of the classes that it joins is missing', () => {
  const joined = new Stylesheet('.a .b{top:0}.a:has(.c,.d){top:1px}.e,.a.f{top:2px}');
  expect(joined.select(classes('a'))).toBe('');
  expect(joined.select(classes('a b'))).toBe('.a .b{top:0}');
  expect(joined.select(classes('a d'))).toBe('.a:has(.c,.d){top:1px}');
  expect(joined.select(classes('e'))).toBe('.e{top:2px}');
  expect(joined.select(classes('a e f'))).toBe('.e,.a.f{top:2px}');
});

test('frames go along from another layer, and stay behind where nothing runs them', () => {
  const css =
    '@layer a{@keyframes turn{to{rotate:1turn}}}@layer b{.a{animation-name:turn}p{top:0}}';
  expect(new Stylesheet(css).select(classes('a'))).toBe(css);
  expect(new Stylesheet(css).select(classes(''))).toBe('@layer b{p{top:0}}');
});

test('a sheet is cut where its rules end, whatever stands in strings and addresses', () => {
  const rules = [
    '@layer a,b;',
    ':root{--a:"}";--b:url(data:image/svg+xml;x={)}',
    '.a\\{b:after{content:"\\"{"}',
    '.c{color:red;& .d{color:#00f}}',
    '@keyframes e{to{opacity:0}}',
    '.h{background:url("a)}b")}',
  ];
  expect(cutRules(rules.join(''))).toEqual(rules);
  const [opening, inner] = ['@media (width>=40em){', ['.f{margin:0}', '.g{margin:1px}']];
  expect(cutRules(`@layer a{${opening}${inner.join('')}}${rules[3]}}`)).toEqual([
    { opening: '@layer a{', rules: [{ opening, rules: inner }, rules[3]] },
  ]);
});

test('rules that are known by their texts are taken as they are', () => {
  const sheet = '.a{color:red}@media print{.b{color:#00f}.a .c,.d{margin:0}}.e{color:red}';
  const known = readRules(sheet.slice(0, sheet.lastIndexOf('.e'))) as Rule[];
  const [first] = known;
  expect(readRules(sheet, first && [first])).toEqual(readRules(sheet));
  expect(readRules(sheet, first && [first])[0]).toBe(first);
});
