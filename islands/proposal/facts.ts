// The four facts under a proposal's cover.

import type { VNode } from 'preact';
import { shortDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { groupsOf } from '../../domain/proposal/choice/choice.ts';
import { type Issue, lastDayOf } from '../../domain/proposal/expiry.ts';
import type { ProposalFigures } from '../../domain/proposal/figures/figures.ts';
import type { QuoteData } from '../../domain/proposal/figures/quote.ts';
import { dayCount, instalmentChoices, type QuoteWords } from '../../domain/proposal/words/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { html } from '../runtime/html.ts';

interface Props {
  labels: QuoteWords;
  data: QuoteData;
  figures: ProposalFigures;
  issue: Issue;
  isExpired: boolean;
}

export function Facts({ labels, data, figures, issue, isExpired }: Props): VNode {
  const facts = [
    [investmentLabel(labels, data, figures), formatMoney(figures.pixTotalCents)],
    ...feeFacts(labels, figures),
    [labels.delivery, dayCount(labels, figures.deliveryDays)],
    [labels.onCard, instalmentChoices(labels, figures)],
    validityFact(labels, issue, isExpired),
  ];
  return html`<dl class="facts">
    ${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** What comes back, beside what is paid once. */
function feeFacts(labels: Props['labels'], figures: ProposalFigures): string[][] {
  const { monthlyCents, yearlyCents } = figures;
  return [
    ...(monthlyCents > 0 ? [[labels.totalMonthly, formatMoney(monthlyCents)]] : []),
    ...(yearlyCents > 0 ? [[labels.totalYearly, formatMoney(yearlyCents)]] : []),
  ];
}

function validityFact(labels: Props['labels'], issue: Issue, isExpired: boolean): [string, string] {
  const last = lastDayOf(issue);
  if (last === undefined) return [labels.validityDays, dayCount(labels, issue.validDays ?? 0)];
  return [isExpired ? labels.expiredTitle : labels.validUntilTitle, shortDate(last)];
}

/** Says of which option the sum is, or that it is the one by PIX. */
function investmentLabel(
  labels: Props['labels'],
  data: QuoteData,
  { chosen, pixSavingCents }: ProposalFigures,
): string {
  if (pixSavingCents > 0) return labels.investmentByPix;
  const [group = [], ...others] = groupsOf(data);
  const option = group.find(({ id }) => chosen.includes(id));
  if (!option || others.length > 0) return labels.investment;
  return fill(labels.investmentOf, { option: option.kind ?? option.title });
}
