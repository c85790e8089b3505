// Which proposals are meant by the names somebody typed.

import type { Complaint } from '../../domain/problem.ts';
import {
  type Choosable,
  isCountable,
  isRequired,
  normalizeSelection,
} from '../../domain/proposal/choice.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { findFile } from './find-proposal.ts';

export interface Named {
  /** The name of its content file, without the extension. */
  name: string;
  route: string;
}

/**
 * All of them without a name; a name is a file's or an address's, or how it begins. Every unknown name
 * is a complaint, and so is that of one of the other `files`, which no client sees.
 */
export function chooseProposals<Proposal extends Named>(
  proposals: readonly Proposal[],
  names: readonly string[],
  files: readonly string[] = [],
): { chosen: Proposal[]; complaints: Complaint[] } {
  const complaints: Complaint[] = [];
  const chosen = names.flatMap((typed) => {
    const file = findFile(
      typed,
      proposals.map(({ name }) => fileOf(name)),
    );
    const route = `/${typed.replace(/^.*\//, '')}`;
    const found = proposals.find((one) => fileOf(one.name) === file || one.route === route);
    if (!found) {
      const unseen = findFile(typed, files);
      complaints.push(unseen ? notSeen(unseen) : unknown(typed, proposals));
    }
    return found ?? [];
  });
  return { chosen: names.length === 0 ? [...proposals] : [...new Set(chosen)], complaints };
}

function fileOf(name: string): string {
  return `content/proposals/${name}.md`;
}

function notSeen(file: string): Complaint {
  return {
    message: `${file} é rascunho ou foi retirada: nenhum cliente a vê`,
    fix: 'tire draft: true, ou aumente version; npm run dev a mostra como está, e o navegador a imprime',
  };
}

/** What keeps `choice`, ids with commas between them, from being printed. */
export function checkChoice(
  chosen: readonly { name: string; choosable?: Choosable }[],
  choice: string,
): Complaint[] {
  const [proposal] = chosen;
  if (!proposal || chosen.length > 1) {
    const message = `--choice vale para uma proposta, e aqui são ${chosen.length}`;
    return [
      {
        message,
        fix: 'diga o nome da proposta dessa escolha',
      },
    ];
  }
  const { name, choosable } = proposal;
  // What can be chosen of a protected one, only its page knows.
  if (!choosable) return [];
  const open = openIds(choosable);
  if (open.length === 0) {
    const message = `--choice: ${name} não tem o que escolher`;
    return [
      {
        message,
        fix: 'tire --choice: tudo o que está nela é impresso',
      },
    ];
  }
  const ids = open.join(', ');
  const known = choosable.items.every(({ group }) => group !== undefined)
    ? `um destes: ${ids}`
    : `alguns destes: ${ids}`;
  return normalizeSelection(choosable, idsIn(choice)).ignored.map((id) => ({
    message: `--choice: esperado: ${known}; encontrado: "${id}"`,
    fix: `escreva --choice ${nearest(id, open) ?? open[0]}`,
  }));
}

/** Whatever a choice may name. */
function openIds({ items, recurring = [] }: Choosable): string[] {
  const open = items.filter((item) => !isRequired(item) || isCountable(item));
  return [...open, ...recurring.filter(({ optional }) => optional)].map(({ id }) => id);
}

/** The ids of a choice, with commas between them. */
export function idsIn(choice: string): string[] {
  return choice.split(',').map((id) => id.trim());
}

function unknown(typed: string, proposals: readonly Named[]): Complaint {
  const known = proposals.map(({ name }) => name);
  const close = nearest(typed, [...known, ...proposals.map(({ route }) => route.slice(1))]);
  const others =
    known.length > 0 ? `escreva um destes: ${known.join(', ')}` : 'ainda não há nenhuma';
  return {
    message: `não há proposta "${typed}"`,
    fix: close ? `será ${close}?` : others,
  };
}
