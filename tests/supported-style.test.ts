// The finished style sheets hold only what every supported browser knows, or what a page is whole without.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeAssets } from '../pipeline/assets/make-assets.ts';
import { bundleStyles } from '../pipeline/assets/styles/bundle-styles.ts';
import { TARGETS } from '../pipeline/assets/styles/lightning.ts';
import { Memo } from '../pipeline/store/memo.ts';
import { unknownFeatures } from './support/browser-support.ts';
import { REPOSITORY } from './support/files.ts';

async function realAssets() {
  const theme = parse(readFileSync(join(REPOSITORY, 'content/theme.yaml'), 'utf8'));
  return (await makeAssets(REPOSITORY, { theme, sources: {}, texts: [] }, new Memo())).value;
}

/** What may be missing, and what holds then. */
const WITHOUT: Record<string, string> = {
  ':active-view-transition-type': 'all of a page swaps, and nothing can be pressed meanwhile',
  ':marker': 'Safari colours markers and only ignores their contents',
  ':selection': 'iPhones select in their own colour',
  '@page': 'asked for since Safari 18.2; before, its own margins',
  '@view-transition': 'one page follows the other at once, as ever',
  '@bottom-left': 'in Chromium alone: nothing that is needed stands only there',
  '@bottom-right': 'in Chromium alone: nothing that is needed stands only there',
  'accent-color': "the browser's own colour of a tick",
  'ascent-override': 'lines move a little when the font arrives',
  'break-after.avoid': 'a title may stand at the foot of a sheet',
  'break-before.avoid': 'a part may begin on a sheet of its own',
  'content-visibility': 'visibility: hidden stands beside it, under @supports',
  'content-visibility.hidden': 'visibility: hidden stands beside it, under @supports',
  'content.alt_text': 'the same sign without it stands before',
  'cursor.default': 'there is no pointer',
  'cursor.not-allowed': 'there is no pointer',
  'cursor.pointer': 'there is no pointer',
  'cursor.progress': 'there is no pointer',
  'descent-override': 'lines move a little when the font arrives',
  'font-family.ui-sans-serif': 'other fonts follow in the list',
  'forced-color-adjust': 'Safari forces no colours',
  'forced-color-adjust.none': 'Safari forces no colours',
  'line-gap-override': 'lines move a little when the font arrives',
  navigation: 'it stands in @view-transition',
  'sibling-index()': 'all rows of the menu come at once',
  orphans: 'a single line may stand at the foot of a sheet',
  'print-color-adjust.exact': '-webkit-print-color-adjust stands beside it',
  resize: 'a text area keeps its height',
  'resize.vertical': 'a text area keeps its height',
  size: 'the sheet that the printer has',
  'text-size-adjust': '-webkit-text-size-adjust stands beside it; on desks nothing is adjusted',
  'text-size-adjust.none': 'as above',
  'text-wrap.pretty': 'lines break as they always did',
  'text-wrap.wrap': 'short titles stay balanced',
  ':view-transition': 'there are none',
  ':view-transition-group': 'as above',
  ':view-transition-new': 'as above',
  ':view-transition-old': 'as above',
  types: 'it stands in @view-transition',
  'view-transition-class': 'as below',
  'view-transition-name': 'nothing leads from page to page by its name',
  'type()': 'a name taken from an attribute is none: as below',
  'view-transition-name.none': 'as above',
  widows: 'a single line may stand at the head of a sheet',
};

const missed = new Set<string>();

function unexcused(css: string): Record<string, string> {
  const unknown = unknownFeatures(css);
  for (const name of unknown.keys()) missed.add(name);
  return Object.fromEntries([...unknown].filter(([name]) => !(name in WITHOUT)));
}

describe('every supported browser knows, or can do without,', () => {
  test('what is in the style of the pages', async () => {
    const sheet = (await bundleStyles(REPOSITORY, await realAssets())).value;
    const everything = new Set(sheet.text.match(/[\w-]+/g));
    const text = sheet.select(everything, everything);
    expect(text.length).toBeGreaterThan(20_000);
    expect(unexcused(text)).toEqual({});
    // What iPhones alone know has their name too.
    expect(text).toContain('{-webkit-text-size-adjust:none;');
  });

  test('what is in the style of the messages in a corner', () => {
    const filename = join(REPOSITORY, 'islands/toast/toaster.css');
    const { code } = bundle({ filename, minify: true, targets: TARGETS });
    expect(code.length).toBeGreaterThan(5000);
    expect(unexcused(code.toString())).toEqual({});
  });

  test('no more than is excused here', () => {
    expect(Object.keys(WITHOUT).filter((name) => !missed.has(name))).toEqual([]);
  });
});

describe('what some supported browser does not know is found:', () => {
  test.each([
    ['a{text-decoration:underline 2px var(--accent)}', 'text-decoration.includes_thickness'],
    ['a{b{text-decoration:underline dotted}}', 'text-decoration.dotted'],
    ['@layer x{@media print{a{anchor-name:--a}}}', 'anchor-name'],
    ['a{color:red;user-select:none}', 'user-select'],
    ['a{width:calc-size(auto,size)}', 'calc-size()'],
    ['a::details-content{color:red}', ':details-content'],
    ['@view-transition{navigation:auto}', '@view-transition'],
    ['@media (inverted-colors){a{color:red}}', '@media inverted-colors'],
    ['@keyframes x{to{text-box-trim:trim-both}}', 'text-box-trim'],
    ['a{colour:red}', 'colour'],
  ])('%s', (css, feature) => {
    expect([...unknownFeatures(css).keys()]).toContain(feature);
  });

  test.each([
    'a{text-decoration:underline;text-decoration-thickness:2px;text-decoration-color:var(--x)}',
    'a{-webkit-user-select:none;-moz-user-select:none;user-select:none}',
    '@supports (anchor-name:--a){a{anchor-name:--a}}',
    'a{color:light-dark(red,oklch(50% 0 0));&:has(b){inset:0}}',
    '@media (width>=48rem) and (prefers-reduced-motion:reduce){a:hover{color:red}}',
    'a{background:url("a{b;c:d}")}',
  ])('but not where there is nothing: %s', (css) => {
    expect([...unknownFeatures(css)]).toEqual([]);
  });
});
