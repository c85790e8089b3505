// Questions to a page, and the states of its window in which they are asked.

import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Opened } from '../../support/browser.ts';

export interface Visit extends Opened {
  path: string;
}

/** What any browser can do with a page; tests/support/engines.ts does it in Firefox and WebKit. */
export interface AnyPage extends Pick<Page, 'evaluate' | 'setViewportSize' | 'emulateMedia'> {
  keyboard: Pick<Page['keyboard'], 'press'>;
}

export interface Question {
  /** The statement that should be true of the page. */
  name: string;
  /** Every fault in words; none if the page is as it should be. */
  ask: (visit: { page: AnyPage; path: string }) => Promise<string[]>;
}

/** A question that needs more of a page than Firefox and WebKit offer here. */
export interface ChromiumQuestion {
  name: string;
  inChromium: true;
  ask: (visit: Visit) => Promise<string[]>;
}

/** A state that a page is brought into, and left in for the rows below. */
export interface State {
  name: string;
  bring(page: AnyPage): Promise<unknown>;
}

export type Row = readonly [state: State, questions: readonly (Question | ChromiumQuestion)[]];

/** Asks all questions in all states, and then fails with every fault, its state and its question. */
export async function ask(visit: Visit, rows: readonly Row[]): Promise<void> {
  for (const [state, questions] of rows) {
    await state.bring(visit.page);
    for (const question of questions) {
      const faults = await question.ask(visit);
      expect.soft(faults, `${visit.path} ${state.name} ${question.name}`).toEqual([]);
    }
  }
}
