// What a starter leaves for people to write: a proposal that still says TODO cannot be sent.

import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Notice, Problem } from '../../../domain/problem.ts';
import { placeAt } from '../../source.ts';
import type { Entry } from '../collections.ts';

export function todosIn({ file, source }: Entry<ProposalData>): Problem[] {
  return [...source.text.matchAll(/\bTODO\b/g)].map(({ index }) => ({
    file,
    ...placeAt(source.text, index),
    message: {
      en: 'expected what this client told you, found TODO',
      pt: 'esperado: o que este cliente contou; encontrado: TODO',
    },
    fix: {
      en: 'write it in the place of TODO and of the words after it',
      pt: 'escreva no lugar de TODO e das palavras depois dele',
    },
  }));
}

/** One a proposal; `--strict` shows its first place. */
export function noticeTodos(proposals: readonly Entry<ProposalData>[]): Notice[] {
  return proposals.flatMap((proposal) => {
    const found = todosIn(proposal);
    const [first] = found;
    if (!first) return [];
    const lines = [...new Set(found.map(({ line }) => line))].join(', ');
    const message = {
      en: `${proposal.file} still says TODO, and cannot be sent with it: line ${lines}`,
      pt: `${proposal.file} ainda diz TODO, e não pode ser enviada assim: linha ${lines}`,
    };
    return { message, strict: first };
  });
}
