// A style sheet is cut as lightningcss would cut it, whatever classes a page has.

import fc from 'fast-check';
import { Features, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { dropUnusedProperties, parseCss, purgeCss } from '../../pipeline/assets/purge-css.ts';

const RULES = `
@layer base {
  :root { --a: 1px }
  .a { color: red; &:hover { color: blue } .b & { margin: 0 } &.c { inset: 0; > p { gap: 1em } } }
  .a .b { color: green }
  .c > a:not(.d, [title=".e"]) { color: lime }
  :is(.a, .b > :where(.c, p)) h3 { margin: 1px }
  .e::before { content: ".a{};\\"" }
  @media print { .a { color: black } @supports (gap: 0) { .b { gap: 0 } } }
  @container (inline-size > 30rem) { .c { color: teal } }
}
@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }
@font-face { font-family: "X"; src: url("/x;y.woff2") }
@layer late { .d { animation: turn 1s } }`;
const NAMES = ['a', 'b', 'c', 'd', 'e'];
const options = { filename: 'main.css', minify: true, exclude: Features.VendorPrefixes };
const whole = transform({ ...options, code: Buffer.from(RULES) }).code.toString();
const sheet = parseCss(whole);

test('a sheet is cut to the rules of some classes exactly as lightningcss does it', () => {
  fc.assert(
    fc.property(fc.subarray(NAMES), (names) => {
      const unusedSymbols = NAMES.filter((name) => !names.includes(name));
      const { code } = transform({ ...options, code: Buffer.from(whole), unusedSymbols });
      expect(purgeCss(sheet, new Set(names))).toBe(code.toString());
    }),
  );
});

test.each([
  ['.a,.b p{x:y}', 'b', '.b p{x:y}'],
  [':is(.a,.b,.c)>h2{x:y}', 'a c', ':is(.a,.c)>h2{x:y}'],
  ['p:is(.a,.b){x:y}', 'b', 'p.b{x:y}'],
  [':where(.a,.b) p{x:y}', 'b', ':where(.b) p{x:y}'],
  // Without its most specific part the list would lose specificity, and another rule could win.
  [':is(.a,.b p){x:y}', 'a', ':is(.a,.b p){x:y}'],
  ['.a:not(:is(.b,.c)){x:y}', 'a', '.a:not(:is(.b,.c)){x:y}'],
  ['a[title="x,.b"],.c{x:y}', '', 'a[title="x,.b"]{x:y}'],
  ['.a{x:url(data:x,<svg>{;}</svg>)}.b{x:y}', 'b', '.b{x:y}'],
  ['.a{&.b,&.c{x:y}}', 'a c', '.a{&.c{x:y}}'],
  // A nested rule has the specificity of the most specific selector in the list.
  ['.a,.b p{x:y;& i{x:y}}', 'a', '.a,.b p{x:y;& i{x:y}}'],
  ['html:has(.a,.b p) i{x:y}p:not(:has(.a)){x:y}', 'c', 'p:not(:has(.a)){x:y}'],
])('%s cut to the classes "%s" is %s', (css, names, left) => {
  expect(purgeCss(parseCss(css), new Set(names.split(' ')))).toBe(left);
});

test.each([
  [':root{--a:1px;--b:2px}p{x:var(--a)}', '', ':root{--a:1px;}p{x:var(--a)}'],
  [':root{--a:var(--b);--b:2px}p{x:y}', '', ':root{}p{x:y}'],
  [':root{--a:var(--b);--b:2px}p{x:y}', '--a', ':root{--a:var(--b);--b:2px}p{x:y}'],
  [
    'p{--a:1px;x:y}@keyframes b{to{x:y}}i{animation:1s c}@keyframes c{0%{x:y}to{x:y}}',
    '',
    'p{x:y}i{animation:1s c}@keyframes c{0%{x:y}to{x:y}}',
  ],
])('%s without what nothing but "%s" refers to is %s', (css, others, left) => {
  expect(dropUnusedProperties(css, others.split(' '))).toBe(left);
});
