// The states into which a page is brought, and the questions asked in each; a page is opened once for all rows.

import { accessibility, contrast, names } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { focusRing, keyboard, skipLink } from './keyboard.ts';
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

/** The state in which each page of a window is first asked. */
const start = together(screen, size(390), letters(16));

/** A window that is opened for it has no motion. */
export const TABLE: Row[] = [
  [start, [largestFirst, reflow, punctuation, targets, stillness]],
  [size(320), [reflow, smallWords, punctuation, accessibility]],
  // A window of 1280 by 1024 px at 400 % zoom.
  [size(320, 256), [reflow, roomForText]],
  [together(dark, size(1440)), [contrast, focusRing]],
  [together(light, size(1440)), [largestFirst, reflow, currentLink, targets, names, focusRing]],
  [media('in forced colours', { forcedColors: 'active' }), [ownColours, forcedContrast]],
  [media('in colours of its own', { forcedColors: 'none' }), [complaints, skipLink, keyboard]],
  [together(paper, printed), [blackOnWhite, reflow]],
  [together(screen, size(320), letters(32)), [largeLetters]],
];

/** Asked in a window without scripts. */
export const WITHOUT_SCRIPTS: Row[] = [[size(390), [withoutScript, reflow]]];

/** The rows for sites with another navigation than the real site, which is all that `currentLink` knows. */
export const TABLE_ELSEWHERE = TABLE.map(([state, questions]): Row => {
  return [state, questions.filter((question) => question !== currentLink)];
});
