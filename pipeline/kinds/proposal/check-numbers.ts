// Refuses a second proposal of one number, at the file that has to change.

import { join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import type { Outcome } from '../../stages.ts';
import { statsAt } from '../../store/stats-at.ts';
import type { SentNumber } from './sent/read-sent.ts';
import type { WrittenProposal } from './sent/sent-problems.ts';

/** Gives those whose number is another's: of two files, the one that was not sent; of two such, the newer. */
export function checkNumbers(
  root: string,
  written: readonly WrittenProposal[],
  sent: ReadonlyMap<string, SentNumber>,
): Outcome<WrittenProposal[]> {
  const problems: Problem[] = [];
  const numbers = [...new Set(written.map(({ data }) => data.number))];
  const value = numbers.flatMap((number) => {
    const archive = sent.get(number)?.archive;
    const rank = ({ file }: WrittenProposal): number =>
      file === archive?.file ? -1 : madeAt(root, file);
    const [owner, ...others] = written
      .filter(({ data }) => data.number === number)
      .sort((a, b) => rank(a) - rank(b));
    for (const { file, source } of others) {
      problems.push({
        file,
        ...source.placeOf(['number']),
        path: 'number',
        message: `expected a number of its own, found ${number} as in ${owner?.file}`,
        fix: 'write the next free number here, or delete the proposal that no longer counts',
      });
    }
    return others;
  });
  return { value, problems };
}

/** In milliseconds, as far as the disk knows: files of a fresh clone are about equally old. */
function madeAt(root: string, file: string): number {
  return statsAt(join(root, file))?.birthtimeMs ?? 0;
}
