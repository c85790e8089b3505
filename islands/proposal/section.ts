// A titled part of a proposal that stays on one sheet of paper.

import type { ComponentChildren, VNode } from 'preact';
import type { ProposalFigures, QuoteData } from '../../domain/proposal/figures.ts';
import type { ChosenQuote } from '../../domain/proposal/quote-address.ts';
import type { QuoteWords } from '../../domain/proposal/words.ts';
import { html } from '../runtime/html.ts';

/** Changes are made to the choice as it is by then: several may come before the page is drawn again. */
export type Choose = (change: (now: ChosenQuote) => Partial<ChosenQuote>) => void;

/** What every part that follows the choice is given. */
export interface QuoteProps {
  labels: QuoteWords;
  data: QuoteData;
  /** Figures of the choice. */
  figures: ProposalFigures;
  choice: ChosenQuote;
  choose: Choose;
}

export function Section({
  title,
  children,
}: {
  title: string;
  children?: ComponentChildren;
}): VNode {
  return html`<section class="proposal-section" data-keep="true">
    <h2>${title}</h2>
    ${children}
  </section>`;
}
