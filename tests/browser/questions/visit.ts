// A visit to a page: it is opened once, brought from state to state, and asked one question after the other.

import type { Request } from 'playwright';
import { expect } from 'vitest';
import { openPage, type View } from '../../support/browser.ts';
import type { Question, Visit } from './question.ts';
import type { State } from './table.ts';

export async function openVisit(path: string, view: View): Promise<Visit> {
  const scripts: string[] = [];
  const pending = new Set<Request>();
  const settle = (request: Request): unknown => pending.delete(request);
  const opened = await openPage(path, {
    again: true,
    ...view,
    prepare: async (page) => {
      page.on('requestfinished', settle).on('requestfailed', settle);
      page.on('request', (request) => {
        pending.add(request);
        const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(request.url())?.[1];
        if (name && !name.startsWith('shared')) scripts.push(name);
      });
    },
  });
  return { ...opened, path, scripts, pending };
}

/** Fails at the end with everything that is wrong, each thing with its state and its question. */
export async function ask(
  visit: Visit,
  rows: readonly (readonly [state: State, questions: readonly Question[]])[],
): Promise<void> {
  for (const [state, questions] of rows) {
    await state.bring(visit.page);
    for (const question of questions) {
      const faults = await question.ask(visit);
      expect.soft(faults, `${visit.path} ${state.name} ${question.name}`).toEqual([]);
    }
  }
}
