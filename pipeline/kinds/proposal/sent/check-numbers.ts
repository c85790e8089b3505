// Refuses a second proposal of one number, at the file that has to change.

import type { ProposalData } from '../../../../domain/content/proposal.ts';
import { compareText, type Problem } from '../../../../domain/problem.ts';
import type { Entry } from '../../collections.ts';
import type { Sent } from './read-sent.ts';

type Written = Entry<ProposalData>;

/** The number is the file's that was sent, or else the first by name. */
export function checkNumbers(written: readonly Written[], { numbers, forgotten }: Sent): Problem[] {
  return [...new Set(written.map(({ data }) => data.number))].flatMap((number) => {
    const files = written.filter(({ data }) => data.number === number);
    const last = numbers.get(number)?.last;
    const rank = ({ file }: Written): number => (file === last?.file ? 0 : 1);
    const [owner, ...others] = files.sort(
      (a, b) => rank(a) - rank(b) || compareText(a.file, b.file),
    );
    const doubled = others.map((other) => taken(other, `as in ${owner?.file}`));
    if (!owner) return doubled;
    const since = forgotten.get(number);
    if (since) return [taken(owner, `whose client was forgotten on ${since}`), ...doubled];
    const isOthers = last?.client !== undefined && last.client !== owner.data.client.company;
    if (!isOthers || last.file === owner.file) return doubled;
    return [taken(owner, `of a proposal that was sent from ${last.file}`), ...doubled];
  });
}

function taken({ file, source, data }: Written, whose: string): Problem {
  return {
    file,
    ...source.placeOf(['number']),
    path: 'number',
    message: `expected a number of its own, found ${data.number} ${whose}`,
    fix: 'write the next free number here, or delete the proposal that no longer counts',
  };
}
