// Reads a proposal's page as its client does: every text, figure and link, for each choice that can be made.

import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProposalData } from '../../../domain/content/proposal.ts';
import type { IslandProps } from '../../../domain/islands.ts';
import { proposalChat } from '../../../domain/proposal/chat.ts';
import { defaultChoice, formatChoice } from '../../../domain/proposal/choice.ts';
import { computeProposal } from '../../../domain/proposal/figures.ts';
import { shortFingerprint } from '../../../domain/proposal/fingerprint.ts';
import { formatQuote } from '../../../domain/proposal/quote-address.ts';
import { lineKey, linesOf, type Reading, tidy } from '../../../domain/proposal/sent/reading.ts';
import type { ProposalFrame } from '../../../templates/frame.ts';

interface Readable {
  frame: ProposalFrame;
  /** What the document around the page says of it: title, description, foot on paper. */
  head: readonly string[];
  /** The whole page, and what its choices are computed from. */
  page: ReactElement;
  quote: IslandProps['quote'];
}

export function readProposal({ frame, head, page, quote }: Readable): Reading {
  const chosen = defaultChoice(quote.data);
  const others = choicesOf(quote.data).filter((ids) => String(ids) !== String(chosen));
  return {
    page: [...head.map(tidy), ...linesOf(renderToStaticMarkup(page))],
    choices: Object.fromEntries([
      ...others.map((ids) => [formatChoice(ids), linesOfChoice(frame, quote, ids)]),
      ...cardMessages(quote, chosen),
    ]),
  };
}

/** Twelve digits of what is read: another text or figure gives another code. */
export function codeOf({ page, choices }: Reading): string {
  const keys = [page, ...Object.entries(choices).flat()].flat().map(lineKey);
  return shortFingerprint(createHash('sha256').update(keys.join('\n')).digest('hex'));
}

/** Every option; of modules each alone, and all of them. */
function choicesOf({
  choice,
  items,
}: Pick<ProposalData, 'choice'> & { items: { id: string }[] }): string[][] {
  const ids = items.map(({ id }) => id);
  if (choice === 'all') return [];
  return [...ids.map((id) => [id]), ...(choice === 'any' ? [ids] : [])];
}

/** What stands in the slots is the same for every choice. */
function linesOfChoice(frame: ProposalFrame, quote: IslandProps['quote'], ids: string[]): string[] {
  const data = { ...quote.data, defaultChoice: ids };
  return linesOf(frame.island('quote', { ...quote, data }).html ?? '');
}

/** Of what a client who pays by card would send, which no page shows before that is chosen. */
function cardMessages(quote: IslandProps['quote'], chosen: string[]): [string, string[]][] {
  const { data, offer, labels } = quote;
  const figures = computeProposal(data, chosen);
  const items = data.items.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  return figures.instalments.map(({ count }) => {
    const form = { by: 'card', count } as const;
    const { acceptLink, askLink } = proposalChat(
      offer,
      { items, figures, form },
      labels,
      offer.issuedOn ?? '',
    );
    const links = [acceptLink, askLink].map((link) => tidy(decodeURIComponent(link)));
    return [formatQuote({ chosen, form }), links];
  });
}
