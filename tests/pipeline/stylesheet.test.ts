// Which rules of the style sheet travel with a page.

import { expect, test } from 'vitest';
import { cutRules } from '../../pipeline/assets/styles/cut-rules.ts';
import { type Rule, readRules } from '../../pipeline/assets/styles/style-rules.ts';
import { Stylesheet } from '../../pipeline/assets/styles/stylesheet.ts';

/** What a page with these classes is given of a sheet. */
const given = (css: string, classes: string, properties = ''): string => {
  const [names, asked] = [classes, properties].map(
    (text) => new Set(text.split(' ').filter(Boolean)),
  );
  return new Stylesheet(css).select(names ?? new Set(), asked);
};

const SHEET =
  '@layer blocks{a{color:red}.rosette{animation:1s turn}.tabs a{color:blue}' +
  '@keyframes turn{to{rotate:1turn}}}@media print{.tabs{display:none}}';
const TURN =
  '@layer blocks{a{color:red}.rosette{animation:1s turn}@keyframes turn{to{rotate:1turn}}}';
const QUOTED = '.a{content:"\\""}.b{content:"}"}.c{content:"\\\\"}a{color:red}';
const THEMED =
  ':root{color-scheme:light dark;--a:1px;--b:var(--c);--c:2px;--d:"x, y";--e:var(--a)}.a{top:var(--b)}.b{top:var(--e)}';
const UNASKED = ':root{--a:1px}@media print{:root{--a:2px}}p{top:0}';
const NESTED =
  '@layer a,b;@layer a{@supports (top:0){@media print{@container (width>=9em){.c{top:0}}}}}@layer b{p{top:0}}';
const ALWAYS = ':is(.a,p) i{top:0}:not(:has(>.b)){top:1px}[href$=".c"]{top:2px}';
const JOINED = '.a .b{top:0}.a:has(.c,.d){top:1px}.e,.a.f{top:2px}';
const APART =
  '@layer a{@keyframes turn{to{rotate:1turn}}}@layer b{.a{animation-name:turn}p{top:0}}';
const LICENCE = '/*! Licence\n MIT */\n';

test.each<[what: string, css: string, classes: string, expected: string, properties?: string]>([
  [
    'rules that can apply',
    SHEET,
    'lead tabs',
    '@layer blocks{a{color:red}.tabs a{color:blue}}@media print{.tabs{display:none}}',
  ],
  ['no rule of a class that it has not', SHEET, '', '@layer blocks{a{color:red}}'],
  ['frames where a rule runs them', SHEET, 'rosette', TURN],
  ['frames from another layer', APART, 'a', APART],
  ['no frames that nothing runs', APART, '', '@layer b{p{top:0}}'],
  ['texts whatever they hold', QUOTED, 'a b c', QUOTED],
  ['a text with a brace', QUOTED, 'b', '.b{content:"}"}a{color:red}'],
  [
    'properties that its rules ask for',
    THEMED,
    'a',
    ':root{color-scheme:light dark;--b:var(--c);--c:2px}.a{top:var(--b)}',
  ],
  [
    'properties that its scripts ask for',
    THEMED,
    '',
    ':root{color-scheme:light dark;--d:"x, y"}',
    '--d',
  ],
  ['no property that nothing asks for', ':root{--a:1px}', '', ''],
  [
    'what the root sets again elsewhere',
    ':root{--a:var(--b);--b:1px;--c:2px}@media print{:root{--a:var(--c)}}p{top:var(--a)}',
    '',
    ':root{--a:var(--b);--b:1px;--c:2px}@media print{:root{--a:var(--c)}}p{top:var(--a)}',
  ],
  ['nothing that is set again and not asked for', UNASKED, '', 'p{top:0}'],
  [
    'properties of any name',
    ':root{--Título:1px;--_b:2px}p{top:var(--Título);left:var(--_b)}',
    '',
    ':root{--Título:1px;--_b:2px}p{top:var(--Título);left:var(--_b)}',
  ],
  ['what a licence asks to be kept', `${LICENCE}.a{top:0}p{top:0}`, '', `${LICENCE}p{top:0}`],
  [
    'no condition without a rule, and the order of the layers',
    NESTED,
    '',
    '@layer a,b;@layer b{p{top:0}}',
  ],
  [
    'classes inside of selectors',
    `${ALWAYS}.\\31 0{top:3px}`,
    'a b 10',
    `${ALWAYS}.\\31 0{top:3px}`,
  ],
  ['a rule where a class may be missing', `${ALWAYS}.\\31 0{top:3px}`, '', ALWAYS],
  ['no rule that joins a class that is missing', JOINED, 'a', ''],
  ['a rule that joins what is there', JOINED, 'a b', '.a .b{top:0}'],
  ['a rule of one of two', JOINED, 'a d', '.a:has(.c,.d){top:1px}'],
  ['the selectors of a list that apply', JOINED, 'e', '.e{top:2px}'],
  ['a list that applies whole', JOINED, 'a e f', '.e,.a.f{top:2px}'],
])('a page is given %s', (_, css, classes, expected, properties) => {
  expect(given(css, classes, properties)).toBe(expected);
});

test('pages with the same classes, whose scripts ask for other properties, differ', () => {
  const themed = new Stylesheet(':root{--a:1px;--b:2px}');
  const asked = (...names: string[]): string => themed.select(new Set(), new Set(names));
  expect([asked('--a'), asked('--b')]).toEqual([':root{--a:1px}', ':root{--b:2px}']);
});

test('nothing is printed anew: a page that needs everything is given the sheet as it is', () => {
  const css =
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}@layer a{.a,.b>p{top:0;&:hover{top:1px}}}' +
    '@layer b{@supports (display:grid){@media (width>=10em){@container (width>=9em){.c{top:0}}}}}' +
    '@media print{@page{size:A4;@bottom-right{content:"página → 𝒳 " counter(page)}}.d{top:0}}';
  expect(given(css, 'a b c d')).toBe(css);
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

test.each([
  ['braces in a condition', '@supports (--a:{b}){.x{color:red}}.y{color:#00f}'],
  ['a property that a condition asks about', ':root{--t:1}@container style(--t:1){.x{color:red}}'],
  ['a property with escapes', ':root{--a\\.b:1px}.x{width:var(--a\\.b)}'],
  ['frames with escapes', '@keyframes a\\.b{to{color:red}}.x{animation:1s a\\.b}'],
  ['frames with a digit first', '@keyframes \\31 a{to{color:red}}.x{animation:1s \\31 a}'],
  ['a host', ':host(.x) .y{color:red}'],
])('what is written in uncommon ways travels as the rest does: %s', (_, css) => {
  expect(given(css, 'x y')).toBe(css);
});

test('a brace in a selector that a page has no use for keeps no rule back', () => {
  expect(given('.x,a[href="{"].q{color:red}', 'x')).toBe('.x{color:red}');
});
