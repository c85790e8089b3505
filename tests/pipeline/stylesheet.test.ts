// Which rules of the style sheet travel with a page.

import { expect, test } from 'vitest';
import { shortProperties } from '../../pipeline/assets/styles/short-properties.ts';
import { Stylesheet } from '../../pipeline/assets/styles/stylesheet.ts';

/** What a page with these classes is given of a sheet. */
const given = (css: string, classes: string, properties = ''): string =>
  new Stylesheet(css).select(new Set(classes.split(' ')), new Set(properties.split(' ')));

const SHEET =
  '@layer blocks{a{color:red}.rosette{animation:1s turn}.tabs a{top:0}' +
  '@keyframes turn{to{rotate:1turn}}}@media print{.tabs{display:none}}';
const TURN =
  '@layer blocks{a{color:red}.rosette{animation:1s turn}@keyframes turn{to{rotate:1turn}}}';
const THEMED =
  ':root{color-scheme:light dark;--a:1px;--b:var(--c);--c:2px;--d:"x, y";--e:var(--a)}.a{top:var(--b)}.b{top:var(--e)}';
const UNASKED = ':root{--a:1px}@media print{:root{--a:2px}}p{top:0}';
const NESTED =
  '@layer a,b;@layer a{@supports (top:0){@media print{@container (width>=9em){.c{top:0}}}}}@layer b{p{top:0}}';
const ALWAYS = ':is(.a,p) i{top:0}:not(:has(>.b)){top:1px}[href$=\\.c]{top:2px}.\\31 0{top:3px}';
const JOINED = '.a .b{top:0}.a:has(.c,.d){top:1px}.e,.a.f{top:2px}';
const APART =
  '@layer a{@keyframes turn{to{rotate:1turn}}}@layer b{.a{animation-name:turn}p{top:0}}';
const LICENCE = '/*! Licence\n MIT */\n';

test('a page is given the rules that can apply, and no others', () => {
  const tabs = '.tabs a{top:0}}@media print{.tabs{display:none}}';
  expect(given(SHEET, 'lead tabs')).toBe(`@layer blocks{a{color:red}${tabs}`);
  expect(given(SHEET, '')).toBe('@layer blocks{a{color:red}}');
  expect(given(`${LICENCE}.a{top:0}p{top:0}`, '')).toBe(`${LICENCE}p{top:0}`);
  // No condition without a rule, and the order of the layers.
  expect(given(NESTED, '')).toBe('@layer a;@layer b{p{top:0}}');
  // Frames come where a rule runs them, also from another layer.
  expect(given(SHEET, 'rosette')).toBe(TURN);
  expect(given(APART, 'a')).toBe(APART);
  expect(given(APART, '')).toBe('@layer a;@layer b{p{top:0}}');
});

test('a page is given the properties that its rules and scripts ask for', () => {
  const scheme = ':root{color-scheme:light dark;';
  expect(given(THEMED, 'a')).toBe(`${scheme}--b:var(--c);--c:2px}.a{top:var(--b)}`);
  expect(given(THEMED, '', '--d')).toBe(`${scheme}--d:"x, y"}`);
  expect(given(':root{--a:1px}', '')).toBe('');
  expect(given(UNASKED, '')).toBe('p{top:0}');
  // What the root sets again elsewhere, and properties of any name.
  const again = '@media print{:root{--a:var(--c)}}p{top:var(--a)}';
  for (const css of [
    `:root{--a:var(--b);--b:1px;--c:2px}${again}`,
    ':root{--Título:1px;--_b:2px}p{top:var(--Título);left:var(--_b)}',
  ])
    expect(given(css, '')).toBe(css);
});

test('a page is given the selectors that its classes may fit, wherever they stand in them', () => {
  // Also where a name is written with escapes.
  for (const classes of ['a b', '']) expect(given(ALWAYS, classes)).toBe(ALWAYS);
  expect(given(JOINED, 'a')).toBe('');
  expect(given(JOINED, 'a b')).toBe('.a .b{top:0}');
  expect(given(JOINED, 'a d')).toBe('.a:has(.d){top:1px}');
  expect(given(JOINED, 'a e f')).toBe('.e,.a.f{top:2px}');
});

test('a choice loses what cannot apply, but never the heaviest, which says what it counts', () => {
  const choices = ':is(.a,.b):hover{top:0}:is(.a,.b .c) p{top:1px}:has(.a,p,.b>p){top:2px}';
  expect(given(choices, 'a')).toBe(
    '.a:hover{top:0}:is(.a,.b .c) p{top:1px}:has(.a,p,.b>p){top:2px}',
  );
  expect(given(choices, 'b c')).toBe('.b:hover{top:0}:is(.b .c) p{top:1px}:has(p,.b>p){top:2px}');
});

test('what a page is given means what the sheet means', () => {
  const css =
    '@layer a{.a,.b>p{top:0;&:hover{top:1px}}}@layer b{p{top:0}}@font-face{font-family:F;src:url(f.woff2)}' +
    '@supports (display:grid){@media (width>=10em){@container (width>=9em){.c{top:0}}}}' +
    '@media print{@page{size:A4;@bottom-right{content:"página → 𝒳 " counter(page)}}.d{top:0}}';
  expect(given(css, 'a b c d')).toBe(css);
  const late = '@layer a;@layer b{p{top:0}}@media print{@layer a{p{top:1px}}}';
  expect(given(late, '')).toBe(late);
  // Braces and quotes that are text, however many of them.
  for (const texts of [['"\\""'], ['"\\""', '"\\""'], ['"\\"}"', "'{'"], ['"}"', '"\\\\"']]) {
    const quotes = texts.map((text) => `.a:before{content:${text}}`).join('');
    expect(given(`${quotes}.b{top:0}p{top:0}`, ''), quotes).toBe('p{top:0}');
    expect(given(`${quotes}.b{left:0}p{top:0}`, 'b'), quotes).toBe('.b{left:0}p{top:0}');
  }
  // What only looks like a class of the page.
  for (const kept of [
    '@scope(.a) to (.z){.a{top:0}}',
    '@counter-style z{system:cyclic;symbols:"→"}',
    '::view-transition-group(.z){animation-duration:1s}',
    '.a[title="x].z"]{top:0}',
  ])
    expect(given(`${kept}.z{top:1px}`, 'a'), kept).toBe(kept);
  // A class that stands for frames or an id as well.
  expect(given('.turn{top:0}p{animation:1s turn}@keyframes turn{to{top:0}}', '')).toContain('@key');
  expect(given('.top{top:0}#top{top:1px}', '')).toContain('#top');
  // Prefixes are those that were written.
  for (const kept of [
    'p{text-decoration-color:var(--a)}',
    'p{-webkit-user-select:all;user-select:all}',
  ])
    expect(given(kept, '')).toBe(kept);
});

test('custom properties have short names in their order, and those that scripts name their own', () => {
  const short = (css: string, ...kept: string[]) => shortProperties(css, new Set(kept));
  const css = ':root{--um-só:1px;--other:var(--um-só)}p{top:var(--um-só);left:var(--other,2px)}';
  expect(short(css)).toBe(':root{--a:1px;--b:var(--a)}p{top:var(--a);left:var(--b,2px)}');
  expect(short(css, '--other')).toBe(
    ':root{--a:1px;--other:var(--a)}p{top:var(--a);left:var(--other,2px)}',
  );
  // Never by a name that is taken.
  expect(short(':root{--x:1px;--a:2px;top:var(--x)}', '--a')).toBe(
    ':root{--b:1px;--a:2px;top:var(--b)}',
  );
  const texts = '.b--c{background:url(/a--b.svg);content:"--x \\" --x";top:var(--x)}';
  expect(short(texts)).toBe(texts.replace('var(--x)', 'var(--a)'));
  const many = Array.from({ length: 800 }, (_, index) => `--name-${index}:0`);
  const names = short(`p{${many.join(';')}}`).match(/--\w+/g) ?? [];
  expect([new Set(names).size, names[25], names[26], names[27], names[702]]).toEqual([
    ...[800, '--z', '--aa', '--ab', '--aaa'],
  ]);
});

test('what the root sets and one rule asks for gives way to its value, and nothing else does', () => {
  const short = (css: string, ...kept: string[]) => shortProperties(css, new Set(kept));
  const root = (rest: string) => `@layer tokens{@font-face{font-family:X}:root{${rest}`;
  expect(short(root('--one:calc(1px + 1%);--two:2px}}p{top:var(--one);left:var(--two)}'))).toBe(
    root('}}p{top:calc(1px + 1%);left:2px}'),
  );
  for (const stays of [
    root('--a:1px}}p{top:var(--a);left:var(--a)}'),
    root('--a:1px}}@media print{:root{--a:2px}}p{top:var(--a)}'),
    root('--a:1px}}p{top:var(--a,2px)}'),
    root('--a:"; --b:1px;"}}p{content:var(--a)}'),
    root('--a:1px}}.b{--b:1px}p{top:var(--a);left:var(--a);right:var(--b)}'),
    '.a{--a:1px}p{top:var(--a)}',
  ]) {
    expect(short(stays)).toBe(stays);
  }
  // What is looked up stays where it is: elsewhere it may be another.
  expect(short(root('--a:var(--b);--b:1px}}p{top:var(--a);left:var(--b)}'))).toBe(
    root('--a:var(--b);--b:1px}}p{top:var(--a);left:var(--b)}'),
  );
  expect(short(root('--own:1px}}p{top:var(--own)}'), '--own')).toBe(
    root('--own:1px}}p{top:var(--own)}'),
  );
});
