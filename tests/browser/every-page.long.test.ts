// Every page in the windows, themes and letters that `npm test` leaves out, with its fonts and without.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths, shapes } from '../support/browser.ts';
import { bringCalendar } from '../support/calendar.ts';
import { accessibility, contrast } from './questions/accessibility.ts';
import { keyboard } from './questions/keyboard.ts';
import { enlarge, largeLetters } from './questions/large-letters.ts';
import type { Question } from './questions/question.ts';
import { reflow, roomForText } from './questions/reflow.ts';
import { media, type State, window } from './questions/table.ts';
import { units } from './questions/units.ts';
import { ask, openVisit } from './questions/visit.ts';

const dark = media('in the dark', { colorScheme: 'dark' });
const light = media('in the light', { colorScheme: 'light' });

/** The least distances of WCAG 1.4.12 that a reader may set. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** As a reader's own style sheet would: the page's policy does not forbid it. */
const styled = (name: string, css: string): State => ({
  name,
  bring: (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css),
});

const ROWS: [state: State, questions: Question[]][] = [
  [window(1920), [reflow]],
  [window(1440), [accessibility]],
  [dark, [contrast]],
  [window(1024), [reflow, units]],
  [window(768), [reflow]],
  [window(320), [contrast]],
  [light, [contrast]],
  [styled('with the spacing of WCAG 1.4.12', SPACING), [reflow]],
  [styled('as usual', ''), []],
  // 1280 by 1024 px at 400 %.
  [window(320, 256), [roomForText, reflow]],
  [window(1280), []],
  [styled('with text twice as large', 'html { font-size: 200% !important }'), [reflow]],
  [styled('as usual', ''), []],
  [{ name: 'with letters of 32 px', bring: enlarge }, [reflow]],
  [window(390), [reflow]],
  [window(320), [largeLetters]],
];

test.each(paths)('%s is as pages are, in every window', async (path) => {
  await ask(await openVisit(path, { width: 1920 }), ROWS);
});

test.each(paths)('%s is whole without its fonts', async (path) => {
  const visit = await openVisit(path, { width: 1920, blockFonts: true });
  const loaded = () => document.fonts.check('1rem "Site Sans"');
  expect(await visit.page.evaluate(loaded)).toBe(false);
  await ask(
    visit,
    [1920, 1024, 320].map((width) => [window(width), [reflow]]),
  );
});

test.each(shapes)('%s is walked through by keyboard at 390 px', async (path) => {
  const awake = { name: 'at 390 px', bring: bringCalendar };
  await ask(await openVisit(path, { width: 390 }), [[awake, [keyboard]]]);
});
