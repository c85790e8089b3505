// The states into which a page is brought, and the questions asked in each; a page is opened once for all rows.

import type { Page } from 'playwright';
import { accessibility, contrast, names } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { keyboard, skipLink } from './keyboard.ts';
import { largeLetters, letters } from './large-letters.ts';
import { currentLink } from './links.ts';
import { largestFirst } from './pictures.ts';
import {
  blackOnWhite,
  forcedContrast,
  ownColours,
  stillness,
  withoutScript,
} from './preferences.ts';
import type { AnyPage, Row, State } from './question.ts';
import { punctuation, reflow, roomForText, smallWords, targets } from './room.ts';

export const size = (width: number, height = width < 700 ? 844 : 900): State => ({
  name: `at ${width} px`,
  bring: (page) => page.setViewportSize({ width, height }),
});

export const media = (name: string, wishes: Parameters<AnyPage['emulateMedia']>[0]): State => ({
  name,
  bring: (page) => page.emulateMedia(wishes),
});

export const dark = media('in the dark', { colorScheme: 'dark' });
export const light = media('in the light', { colorScheme: 'light' });

/** Several states at once. */
export const together = (...states: State[]): State => ({
  name: states.map(({ name }) => name).join(', '),
  bring: (page) => Promise.all(states.map((state) => state.bring(page))),
});

/** The space between the margins of a sheet: 176 mm. */
const paper = size(665);
const printed = media('on paper from the dark', { media: 'print', colorScheme: 'dark' });
const screen = media('on a screen', { media: 'screen', colorScheme: 'light' });

/** Loads the page again without running its scripts. */
const withoutScripts: State = {
  name: 'without scripts',
  bring: async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.reload();
  },
};

/** Before the first row a page has 390 px, the light theme and no motion. */
export const TABLE: Row[] = [
  [size(390), [largestFirst, reflow, punctuation, targets, stillness]],
  [size(320), [reflow, smallWords, punctuation, accessibility]],
  // A window of 1280 by 1024 px at 400 % zoom.
  [size(320, 256), [reflow, roomForText]],
  [together(dark, size(1440)), [contrast]],
  [together(light, size(1440)), [largestFirst, reflow, currentLink, targets, names]],
  [media('in forced colours', { forcedColors: 'active' }), [ownColours, forcedContrast]],
  [media('in colours of its own', { forcedColors: 'none' }), [complaints, skipLink, keyboard]],
  [together(paper, printed), [blackOnWhite, reflow]],
  [together(screen, size(320), letters(32)), [largeLetters]],
];

/** The table, and then the page without scripts, whose letters have their usual size again. */
export const ROWS: Row[] = [
  ...TABLE,
  [together(size(390), letters(16)), []],
  [withoutScripts, [withoutScript, reflow]],
];

/** The rows for sites with another navigation than the real site, which is all that `currentLink` knows. */
export const ROWS_ELSEWHERE = ROWS.map(([state, questions]): Row => {
  return [state, questions.filter((question) => question !== currentLink)];
});
