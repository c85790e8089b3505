// Refuses a second proposal of one number, at the file that has to change.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../../run.ts';
import type { SentNumber } from './sent/read-sent.ts';
import type { WrittenProposal } from './sent/sent-problems.ts';

/** Gives those whose number is another's: of two files, the one that was not sent; of two such, the newer. */
export function checkNumbers(
  run: Run,
  written: readonly WrittenProposal[],
  sent: ReadonlyMap<string, SentNumber>,
): WrittenProposal[] {
  const numbers = [...new Set(written.map(({ data }) => data.number))];
  return numbers.flatMap((number) => {
    const archive = sent.get(number)?.archive;
    const rank = ({ entry }: WrittenProposal): number =>
      entry.file === archive?.file ? -1 : madeAt(run, entry.file);
    const [owner, ...others] = written
      .filter(({ data }) => data.number === number)
      .sort((a, b) => rank(a) - rank(b));
    for (const { entry, source } of others) {
      run.problems.push({
        file: entry.file,
        ...source.placeOf(['number']),
        path: 'number',
        message: `expected a number of its own, found ${number} as in ${owner?.entry.file}`,
        fix: 'write the next free number here, or delete the proposal that no longer counts',
      });
    }
    return others;
  });
}

/** In milliseconds, as far as the disk knows: files of a fresh clone are about equally old. */
function madeAt(run: Run, file: string): number {
  return statSync(join(run.root, file), { throwIfNoEntry: false })?.birthtimeMs ?? 0;
}
