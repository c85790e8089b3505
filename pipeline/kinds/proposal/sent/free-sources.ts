// Sources of what was sent are free: what is wrong with one is told, and stops no build.

import type { Notice } from '../../../../domain/problem.ts';
import { readText } from '../../../read/read-source.ts';
import type { Run } from '../../../run.ts';
import type { Outcome } from '../../../stages.ts';
import type { Sent } from './read-sent.ts';

/** The same, with a notice a file in the place of the problems of sources of what was sent. */
export function freeSources<Value>(
  run: Run,
  sent: Sent | undefined,
  outcome: Outcome<Value>,
): Outcome<Value> {
  const { problems = [], notices = [] } = outcome;
  const wrong = new Set(problems.map(({ file }) => file));
  const free = new Set<string>();
  const told: Notice[] = [];
  for (const { last } of sent?.numbers.values() ?? []) {
    if (!wrong.has(last.file) || isNext(run, last)) continue;
    free.add(last.file);
    const first = problems.find(({ file }) => file === last.file);
    const message = `${last.file} has a problem, and clients go on seeing version ${last.version} as it was sent: ${first?.message}`;
    told.push({ message });
  }
  return {
    ...outcome,
    problems: problems.filter(({ file }) => !free.has(file)),
    notices: [...notices, ...told],
  };
}

/** Whether it is being sent, or says a higher version, which is about to be: it has to be right. */
function isNext({ root, sending }: Run, last: { file: string; version: number }): boolean {
  if (sending?.file === last.file) return true;
  const { text = '' } = readText(root, last.file);
  return Number(/^"?version"?: *"?(\d+)/m.exec(text)?.[1]) > last.version;
}
