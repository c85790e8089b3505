// Which proposals are meant by the names somebody typed.

import { type Choosable, settleChoice } from '../../domain/proposal/choice.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Complaint } from '../terminal/complaint.ts';

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

/** What keeps `choice`, ids with commas between them, from being printed. */
export function checkChoice(
  chosen: readonly { name: string; choosable?: Choosable }[],
  choice: string,
): Complaint[] {
  const [proposal, ...others] = chosen;
  if (!proposal || others.length > 0) {
    return [
      {
        message: `--choice: expected one proposal, found ${chosen.length}`,
        fix: 'name the proposal whose choice it is',
      },
    ];
  }
  const { choosable } = proposal;
  // What can be chosen of a protected one, only its page knows.
  if (!choosable) return [];
  const asked = choice.split(',').map((id) => id.trim());
  const ids = choosable.items.map(({ id }) => id);
  if (choosable.choice === 'all') {
    const message = `--choice: expected a proposal with a choice, found ${proposal.name}`;
    return [{ message, fix: 'leave out --choice: everything in it is printed' }];
  }
  return settleChoice(choosable, asked).ignored.map((id) => ({
    message: `--choice: expected ${choosable.choice === 'one' ? 'one of' : 'some of'} ${ids.join(', ')}, found "${id}"`,
    fix: `write --choice ${nearest(id, ids) ?? ids[0]}`,
  }));
}

function isNamed({ name, route }: Named, typed: string): boolean {
  const plain = typed.replace(/^.*\/|\.md$/g, '');
  return plain === name || `/${plain}` === route;
}

function unknown(typed: string, proposals: readonly Named[]): Complaint {
  const known = proposals.map(({ name }) => name);
  const close = nearest(typed, [...known, ...proposals.map(({ route }) => route.slice(1))]);
  const others = known.length > 0 ? `write one of ${known.join(', ')}` : 'there is none to print';
  return {
    message: `expected the name of a proposal, found "${typed}"`,
    fix: close ? `did you mean ${close}?` : others,
  };
}
