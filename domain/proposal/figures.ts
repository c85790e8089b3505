// What a proposal's figures add up to for a choice, in integer centavos and whole days.

import type { Offered } from '../content/proposal.ts';
import { percentOff, splitByPercent, splitEvenly, sum } from '../money.ts';
import { settleChoice } from './choice.ts';

type Item = Offered['items'][number];
export type QuoteItem = Pick<Item, 'id' | 'title' | 'priceCents'> &
  Partial<Pick<Item, 'kind' | 'normalPriceCents' | 'deliveryDays' | 'stages'>>;
type Payment = Offered['payment'];

/** What a choice is computed from: the part of a proposal that a page may carry as JSON. */
export interface QuoteData
  extends Pick<
    Offered,
    'choice' | 'defaultChoice' | 'bundleCents' | 'discounts' | 'deliveryDays' | 'stages'
  > {
  items: QuoteItem[];
  payment: Pick<Payment, 'cardInstalments' | 'tranches'> & {
    pix?: { priceCents: number } | undefined;
  };
}

export interface ScheduledStage {
  of?: string | undefined;
  title: string;
  description: string;
  colour: string | undefined;
  /** Both count from 1 and are part of the stage. */
  firstDay: number;
  lastDay: number;
}

export interface Instalments {
  count: number;
  /** They differ by one centavo at most, the larger ones first. */
  amountsCents: number[];
}

export interface ProposalFigures {
  /** The ids that these figures are for, in the order of the file. */
  chosen: string[];
  /** Whether nothing was left out. */
  isComplete: boolean;
  /** The sum of the chosen items at offered prices. */
  partsCents: number;
  /** What the package takes off that sum; 0 without a package or when something was left out. */
  bundleDiscountCents: number;
  /** What is paid by card. */
  totalCents: number;
  /** The sum at normal prices, when it is above the total. */
  normalTotalCents: number | undefined;
  savingCents: number;
  /** The saving in per cent of the normal total, rounded to the nearest whole one. */
  percentOff: number;
  /** The amounts of the named discounts; they add up to what offered prices take off normal ones. */
  discounts: { label: string; percent: number; cents: number }[];
  /** By number of instalments, lowest first. */
  instalments: Instalments[];
  /** What is paid by PIX or transfer: the total, unless everything is chosen and PIX has its own price. */
  pixTotalCents: number;
  pixSavingCents: number;
  /** The PIX saving in per cent of the total, rounded to the nearest whole one. */
  pixPercentOff: number;
  /** The PIX total, part by part. */
  tranches: { percent: number; when: string; cents: number }[];
  deliveryDays: number;
  stages: ScheduledStage[];
}

/** `choice` is a list of ids; one that does not fit the proposal is settled as `settleChoice` says. */
export function computeProposal(
  data: QuoteData,
  choice: readonly string[] = data.defaultChoice ?? [],
): ProposalFigures {
  const { chosen } = settleChoice(data, choice);
  const items = data.items.filter(({ id }) => chosen.includes(id));
  const isComplete = data.choice !== 'one' && items.length === data.items.length;
  return {
    chosen,
    isComplete,
    ...addUp(data, items, isComplete),
    ...schedule(data, items),
  };
}

/** What each choice comes to, computed once. */
export type Figures = (choice?: readonly string[]) => ProposalFigures;

export function figuresOf(data: QuoteData): Figures {
  const known = new Map<string, ProposalFigures>();
  return (choice = data.defaultChoice ?? []) => {
    const key = choice.join(' ');
    const figures = known.get(key) ?? computeProposal(data, choice);
    known.set(key, figures);
    return figures;
  };
}

/** Only what a choice is computed from; its stages stand in the page already. */
export function quoteOf(data: QuoteData): QuoteData {
  const { choice, defaultChoice, bundleCents, discounts, deliveryDays, payment } = data;
  return {
    choice,
    defaultChoice,
    items: data.items.map(({ id, kind, title, normalPriceCents, priceCents, deliveryDays }) => ({
      id,
      kind,
      title,
      normalPriceCents,
      priceCents,
      deliveryDays,
    })),
    bundleCents,
    discounts,
    deliveryDays,
    stages: [],
    payment,
  };
}

function addUp(data: QuoteData, items: QuoteItem[], isComplete: boolean) {
  const partsCents = sum(items.map((item) => item.priceCents));
  const normalCents = sum(items.map((item) => item.normalPriceCents ?? item.priceCents));
  const totalCents = (isComplete ? data.bundleCents : undefined) ?? partsCents;
  return {
    partsCents,
    bundleDiscountCents: partsCents - totalCents,
    totalCents,
    normalTotalCents: normalCents > totalCents ? normalCents : undefined,
    savingCents: Math.max(0, normalCents - totalCents),
    percentOff: percentOff(normalCents, totalCents),
    discounts: nameDiscounts(data.discounts, normalCents - partsCents),
    ...pay(data.payment, totalCents, isComplete),
  };
}

function nameDiscounts(discounts: QuoteData['discounts'], cents: number) {
  const parts = splitByPercent(
    cents,
    discounts.map(({ percent }) => percent),
  );
  return discounts.map(({ label, percent }, index) => ({
    label,
    percent,
    cents: parts[index] ?? 0,
  }));
}

function pay(payment: QuoteData['payment'], totalCents: number, isComplete: boolean) {
  const pixTotalCents = (isComplete ? payment.pix?.priceCents : undefined) ?? totalCents;
  const percents = payment.tranches.map(({ percent }) => percent);
  const parts = splitByPercent(pixTotalCents, percents);
  return {
    instalments: [...payment.cardInstalments]
      .sort((a, b) => a - b)
      .map((count) => ({ count, amountsCents: splitEvenly(totalCents, count) })),
    pixTotalCents,
    pixSavingCents: totalCents - pixTotalCents,
    pixPercentOff: percentOff(totalCents, pixTotalCents),
    tranches: payment.tranches.map(({ percent, when }, index) => ({
      percent,
      when,
      cents: parts[index] ?? 0,
    })),
  };
}

/** An option may have days and stages of its own; modules are built in the proposal's. */
function schedule(data: QuoteData, items: QuoteItem[]) {
  const option = data.choice === 'one' ? items[0] : undefined;
  return {
    deliveryDays: option?.deliveryDays ?? data.deliveryDays,
    stages: scheduleStages(option?.stages ?? data.stages),
  };
}

function scheduleStages(stages: Offered['stages'][number][]): ScheduledStage[] {
  let day = 0;
  return stages.map(({ title, description, days, colour, of }) => {
    const firstDay = day + 1;
    day += days;
    return { title, description, colour, of, firstDay, lastDay: day };
  });
}
