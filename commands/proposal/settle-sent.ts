// What the commands have in common that take a sent proposal away: one name, and an answer.

import { type Run, runOf } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { fail } from '../terminal/complaint.ts';
import { readName } from '../terminal/options.ts';
import type { Done, Result } from './withdraw-proposal.ts';

/** `tell` says what was done. */
export function settleSent(
  usage: string,
  act: (name: string, run: Run) => Result,
  tell: (done: Done) => string,
): void {
  const name = readName(usage);
  if (name === undefined) return;
  const result = act(name, runOf({ root: ROOT, env: process.env }));
  if ('refused' in result) fail(result.refused);
  else console.log(tell(result.done));
}
