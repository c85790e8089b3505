// A titled part of a proposal that stays on one sheet of paper, unless it is long.

import type { ComponentChildren, VNode } from 'preact';
import type { ChosenQuote } from '../../domain/proposal/choice.ts';
import type { ProposalFigures, QuoteData } from '../../domain/proposal/prices.ts';
import { html } from '../runtime/html.ts';

/** Changes are made to the choice as it is by then: several may come before the page is drawn again. */
export type Choose = (change: (now: ChosenQuote) => Partial<ChosenQuote>) => void;

/** What every part that follows the choice is given. */
export interface QuoteProps {
  data: QuoteData;
  /** Figures of the choice. */
  figures: ProposalFigures;
  choice: ChosenQuote;
  /** Whether somebody chose: the address says what. */
  isMade: boolean;
  choose: Choose;
  /** A link to a question about the part of this title. */
  askAbout: (part: string) => VNode;
}

export function Section({
  title,
  isLong,
  ask,
  children,
}: {
  title: string;
  /** Where a question about it leads. */
  ask?: VNode;
  isLong?: boolean;
  children?: ComponentChildren;
}): VNode {
  return html`<section class="proposal-section" data-keep=${isLong ? undefined : 'true'}>
    <h2>${title}</h2>
    ${children}
    ${ask}
  </section>`;
}
