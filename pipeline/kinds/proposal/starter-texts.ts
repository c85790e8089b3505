// The sentences of a new proposal that stand for what its client said: they are to be rewritten before it is sent.

import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { Notice, Problem } from '../../../domain/problem.ts';
import type { Words } from '../../../domain/wording.ts';
import { placeAt } from '../../source.ts';
import type { Entry } from '../collections.ts';

/** By their names in commands/new/starters/proposal.md. */
export const STARTER_TEXTS = {
  told: 'Na nossa conversa, vocês contaram o que hoje toma tempo da equipe e o que os clientes pedem e ainda não encontram.',
  noted:
    'Anotamos quem usa, em que momento e o que precisa acontecer para o trabalho valer a pena.',
  covered:
    'Esta proposta cobre esse caminho do começo ao fim, com cada etapa, cada prazo e cada valor por escrito, até o dia em que a sua equipe cuida de tudo sozinha.',
};

const ADVICE: Record<keyof typeof STARTER_TEXTS, Words> = {
  told: {
    en: 'write what this client told you: what takes time today, whose it is, and how much',
    pt: 'escreva o que este cliente contou: o que hoje toma tempo, de quem, e quanto',
  },
  noted: {
    en: 'write who will use it, when, and by what the client will see that it was worth it',
    pt: 'escreva quem vai usar, quando, e o que vai mostrar ao cliente que valeu a pena',
  },
  covered: {
    en: 'write what this proposal covers, in the words of its items and services',
    pt: 'escreva o que esta proposta cobre, com as palavras dos itens e dos serviços dela',
  },
};

/** Those that stand in `proposal` as they came, however their lines are broken. */
export function starterTextsIn({ file, source }: Entry<ProposalData>): Problem[] {
  const { text, body } = source;
  const start = text.length - body.text.length;
  return Object.entries(STARTER_TEXTS).flatMap(([name, sentence]) => {
    const words = sentence.split(' ').map((word) => word.replace(/[.]/g, '\\$&'));
    const at = body.text.search(new RegExp(words.join('\\s+')));
    if (at < 0) return [];
    const message = {
      en: 'expected a sentence for this client, found one of the starter as it came',
      pt: 'esperado: uma frase para este cliente; encontrado: uma frase do modelo, como ela veio',
    };
    return {
      file,
      ...placeAt(text, start + at),
      message,
      fix: ADVICE[name as keyof typeof ADVICE],
    };
  });
}

/** One a proposal; `--strict` shows its first sentence. */
export function noticeStarterTexts(proposals: readonly Entry<ProposalData>[]): Notice[] {
  return proposals.flatMap((proposal) => {
    const found = starterTextsIn(proposal);
    const [first] = found;
    if (!first) return [];
    const lines = [...new Set(found.map(({ line }) => line))].join(', ');
    const message = {
      en: `${proposal.file} still has sentences of the starter, and cannot be sent with them: line ${lines}`,
      pt: `${proposal.file} ainda tem frases do modelo, e não pode ser enviada com elas: linha ${lines}`,
    };
    return { message, strict: first };
  });
}
