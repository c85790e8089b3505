// Asks every page what `npm test` asks one of each template, and more: in other windows, and without its fonts.

import type { Page } from 'playwright';
import { test } from 'vitest';
import { contrast } from '../../browser/questions/accessibility.ts';
import { letters } from '../../browser/questions/large-letters.ts';
import { withoutScript } from '../../browser/questions/preferences.ts';
import { ask, type Row, type State } from '../../browser/questions/question.ts';
import { reflow } from '../../browser/questions/room.ts';
import {
  dark,
  light,
  size,
  TABLE,
  TABLE_ELSEWHERE,
  together,
} from '../../browser/questions/table.ts';
import { open } from '../../support/browser.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { COMPANY_PAGES, openCompany } from '../../support/small-build.ts';

/** The least distances of WCAG 1.4.12 that a reader may set. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Adds a style sheet like a reader's own, which the policy of the page does not forbid. */
const styled = (name: string, css: string): State => ({
  name,
  bring: (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css),
});

const ROWS: Row[] = [
  [size(1920), [reflow]],
  [size(1024), [reflow]],
  [size(768), [reflow]],
  [together(dark, size(320)), [contrast]],
  [together(light, styled('with the spacing of WCAG 1.4.12', SPACING)), [reflow]],
  [together(styled('as usual', ''), size(390), letters(32)), [reflow]],
];

test.each(paths)('%s passes the questions of all pages, in every window', async (path) => {
  const more = shapes.includes(path) ? [] : TABLE;
  await ask({ ...(await open(path, { width: 1920 })), path }, [...ROWS, ...more]);
});

test.each(paths)('%s is complete without scripts and without its fonts', async (path) => {
  const prepare = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
  const visit = { ...(await open(path, { javaScript: false, prepare })), path };
  const rows = [1920, 1024, 320].map((width): Row => [size(width), [reflow, withoutScript]]);
  await ask(visit, rows);
});

test.each(COMPANY_PAGES)('%s of a new company passes the questions of all pages', async (path) => {
  const visit = { ...(await openCompany(path, { width: 1920 })), path };
  await ask(visit, [...ROWS, ...TABLE_ELSEWHERE]);
});
