// Holds the pages of sent proposals against what their clients read, and gathers what is kept of one that is being sent.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../../../domain/post.ts';
import type { Notice, Problem } from '../../../../domain/problem.ts';
import type { Archive } from '../../../../domain/proposal/sent/archive.ts';
import { type ShownHouse, shownHouse } from '../../../../domain/proposal/sent/shown-house.ts';
import { picturesOf } from '../../../markdown/references.ts';
import type { Tools } from '../../../page.ts';
import type { Source } from '../../../source.ts';
import type { Outcome } from '../../../stages.ts';
import type { House } from '../../collections.ts';
import type { Made } from '../../kind.ts';
import { proposalPage, readingOf } from '../proposal-page.tsx';
import { checkArchive } from './check-archive.ts';
import { compareHouse } from './compare-house.ts';
import type { ShownProposal } from './settle-proposals.ts';

/** What sending keeps of a version; the salt is made when it is written. */
export interface PreparedVersion {
  archive: Omit<Archive, 'salt' | 'house'> & { house: ShownHouse };
  /** The content file as it was read. */
  source: Source;
}

/** No drawing is part of what is read, so none is made; React warns of an address that is empty. */
const NOT_DRAWN: Picture = { src: 'data:,', width: 0, height: 0 };

/** Undefined unless a proposal is being sent. */
export function checkVersions(
  { house, proposals }: { house: House; proposals: readonly ShownProposal[] },
  made: Made,
  tools: Tools,
): Outcome<PreparedVersion | undefined> {
  const { root, sending } = made.run;
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  let value: PreparedVersion | undefined;
  for (const proposal of proposals) {
    const { archive, data, file, route, isSending } = proposal;
    if (!archive && !isSending) continue;
    if (archive) notices.push(...compareHouse(archive, shownHouse(house, data.claims)));
    // While one is being sent, what code has done to the others is none of its problems.
    if (archive && sending !== undefined) continue;
    const { inputs } = proposalPage(proposal, { house, coverOf: () => NOT_DRAWN }, made);
    const { code, reading } = readingOf(inputs, tools);
    const pictures = digestsOf(root, proposal);
    if (archive) problems.push(...checkArchive(archive, { reading, pictures }));
    else {
      const texts = Object.entries(reading.choices).map(([name, some]) => [name, some.join('\n')]);
      value = {
        archive: {
          file,
          route,
          code,
          proposal: data,
          body: proposal.text.body.text,
          house: inputs.house,
          pictures,
          page: reading.page.join('\n'),
          choices: Object.fromEntries(texts),
        },
        source: proposal.source,
      };
    }
  }
  return { value, problems, notices };
}

/** The SHA-256 of each picture in public/ that it shows, by its address; one that is missing is a problem elsewhere. */
function digestsOf(root: string, { text, data }: ShownProposal): Record<string, string> {
  const addresses = [...picturesOf(text), ...data.portfolio.map(({ image }) => image)];
  const entries = addresses.flatMap((address) => {
    const digest = address.startsWith('/') ? digestOf(join(root, 'public', address)) : undefined;
    return digest === undefined ? [] : [[address, digest]];
  });
  return Object.fromEntries(entries);
}

function digestOf(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return undefined;
  }
}
