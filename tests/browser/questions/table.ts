// Which page is asked what, and in which state of its window: each page is opened once, and asked from top to bottom.

import type { Page } from 'playwright';
import { accessibility, contrast } from './accessibility.ts';
import { currentLink } from './current-link.ts';
import { keyboard, skipLink } from './keyboard.ts';
import { enlarge, largeLetters } from './large-letters.ts';
import { names, smallWords } from './names.ts';
import { complaints } from './policy.ts';
import { blackOnWhite, ownColours, stillness } from './preferences.ts';
import type { Question } from './question.ts';
import { reflow } from './reflow.ts';
import { untouchedScripts } from './scripts.ts';
import { targets } from './targets.ts';
import { units } from './units.ts';

/** A state that a page is brought into, and left in for the rows below. */
export interface State {
  name: string;
  bring(page: Page): Promise<unknown>;
}

export type Row = [state: State, ofEveryPage: Question[], ofOnePageATemplate: Question[]];

export const window = (width: number, height = width < 700 ? 844 : 900): State => ({
  name: `at ${width} px`,
  bring: (page) => page.setViewportSize({ width, height }),
});

export const media = (name: string, wishes: Parameters<Page['emulateMedia']>[0]): State => ({
  name,
  bring: (page) => page.emulateMedia(wishes),
});

const dark = media('in the dark', { colorScheme: 'dark' });
const light = media('in the light', { colorScheme: 'light' });
const largeLetters32: State = { name: 'with letters of 32 px', bring: enlarge };

/** Every page comes at 390 px, in the light, without movement. */
export const TABLE: Row[] = [
  // in this state, every page is asked, and one page of each template besides
  [window(390), [untouchedScripts, reflow, units], [targets, stillness]],
  [window(320), [reflow, units], [accessibility, smallWords]],
  [dark, [], []],
  [window(1440), [], [contrast]],
  [light, [currentLink, reflow, units], [targets, names, smallWords]],
  [media('in forced colours', { forcedColors: 'active' }), [], [ownColours]],
  [
    media('with movement', { forcedColors: 'none', reducedMotion: 'no-preference' }),
    [complaints],
    [skipLink, keyboard],
  ],
  [media('on paper from the dark', { media: 'print', colorScheme: 'dark' }), [blackOnWhite], []],
  [media('on a screen', { media: 'screen', colorScheme: 'light' }), [], []],
  [window(320), [], []],
  [largeLetters32, [], [largeLetters]],
];
