// The four facts under a proposal's cover.

import type { VNode } from 'preact';
import { shortDate } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { groupsOf } from '../../domain/proposal/choice.ts';
import { type Issue, lastDayOf } from '../../domain/proposal/expiry.ts';
import type { ProposalFigures, QuoteData } from '../../domain/proposal/prices.ts';
import { instalmentChoices } from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';

interface Props {
  data: QuoteData;
  figures: ProposalFigures;
  issue: Issue;
  isExpired: boolean;
}

export function Facts({ data, figures, issue, isExpired }: Props): VNode {
  const facts = [
    [investmentLabel(data, figures), formatMoney(figures.pixTotalCents)],
    ...feeFacts(figures),
    [words.delivery, words.days(figures.deliveryDays)],
    [words.onCard, instalmentChoices(figures)],
    validityFact(issue, isExpired),
  ];
  return html`<dl class="facts">
    ${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** What comes back, beside what is paid once. */
function feeFacts(figures: ProposalFigures): string[][] {
  const { monthlyCents, yearlyCents } = figures;
  return [
    ...(monthlyCents > 0 ? [[words.totalMonthly, formatMoney(monthlyCents)]] : []),
    ...(yearlyCents > 0 ? [[words.totalYearly, formatMoney(yearlyCents)]] : []),
  ];
}

function validityFact(issue: Issue, isExpired: boolean): [string, string] {
  const last = lastDayOf(issue);
  if (last === undefined) return [words.validityDays, words.days(issue.validDays ?? 0)];
  return [isExpired ? words.expiredTitle : words.validUntilTitle, shortDate(last)];
}

/** Says of which option the sum is, or that it is the one by PIX. */
function investmentLabel(data: QuoteData, { chosen, pixSavingCents }: ProposalFigures): string {
  if (pixSavingCents > 0) return words.investmentByPix;
  const [group = [], ...others] = groupsOf(data.items);
  const option = group.find(({ id }) => chosen.includes(id));
  if (!option || others.length > 0) return words.investment;
  return words.investmentOf(option.kind ?? option.title);
}
