// What the commands have in common that take a sent proposal away: one name, and an answer.

import { formatProblem } from '../../domain/problem.ts';
import { Run } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { readCommand } from '../terminal/options.ts';
import type { Done, Result } from './withdraw-proposal.ts';

/** `tell` says what was done; the exit code is 1 where nothing was, and 2 without a name. */
export function settleSent(
  usage: string,
  act: (name: string, run: Run) => Result,
  tell: (done: Done) => string,
): void {
  const command = readCommand(usage, {});
  if (!command) return;
  const [name, ...others] = command.words;
  if (name === undefined || others.length > 0) {
    console.error(`expected the name of one proposal, found ${command.words.length}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const result = act(name, new Run({ root: ROOT, env: process.env }));
  if ('done' in result) {
    console.log(tell(result.done));
    return;
  }
  process.exitCode = 1;
  console.error(
    'refused' in result ? result.refused : result.problems.map(formatProblem).join('\n\n'),
  );
}
