// Which proposals are meant by the names somebody typed.

import { nearest } from '../../domain/edit-distance.ts';
import type { Complaint } from '../complaint.ts';

export interface Named {
  /** The name of its content file, without the extension. */
  name: string;
  route: string;
}

/** All of them without a name; a name is a file's or an address's. Every unknown name is a complaint. */
export function chooseProposals<Proposal extends Named>(
  proposals: readonly Proposal[],
  names: readonly string[],
): { chosen: Proposal[]; complaints: Complaint[] } {
  if (names.length === 0) return { chosen: [...proposals], complaints: [] };
  const chosen = new Set<Proposal>();
  const complaints: Complaint[] = [];
  for (const name of names) {
    const proposal = proposals.find((candidate) => isNamed(candidate, name));
    if (proposal) chosen.add(proposal);
    else complaints.push(unknown(name, proposals));
  }
  return { chosen: [...chosen], complaints };
}

function isNamed({ name, route }: Named, typed: string): boolean {
  const plain = typed.replace(/^.*\/|\.md$/g, '');
  return plain === name || `/${plain}` === route;
}

function unknown(typed: string, proposals: readonly Named[]): Complaint {
  const known = proposals.map(({ name }) => name);
  const close = nearest(typed, [...known, ...proposals.map(({ route }) => route.slice(1))]);
  return {
    message: `expected the name of a proposal, found "${typed}"`,
    fix: close ? `did you mean ${close}?` : `write one of ${known.join(', ')}`,
  };
}
