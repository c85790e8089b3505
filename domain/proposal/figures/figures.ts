// What a proposal's figures add up to for a choice, in integer centavos and whole days.

import type { Offered } from '../../content/proposal.ts';
import { percentOff, sum } from '../../money.ts';
import { type SettledChoice, settleChoice } from '../choice/choice.ts';
import { type DiscountAmount, nameDiscounts } from './discounts.ts';
import { type Fees, feesOf } from './fees.ts';
import { type Instalments, payFor, type TrancheAmount } from './payment.ts';
import { normalPriceOf, priceOf } from './prices.ts';
import type { QuoteData, QuoteItem } from './quote.ts';

export interface ScheduledStage {
  of?: string | undefined;
  title: string;
  description: string;
  colour: string | undefined;
  /** Both count from 1 and are part of the stage. */
  firstDay: number;
  lastDay: number;
}

export interface ProposalFigures extends Fees {
  /** The ids that these figures are for, in the order of the file, fees after items. */
  chosen: string[];
  /** How many there are of items that have a price for one. */
  quantities: SettledChoice['quantities'];
  /** Whether no item was left out. */
  isComplete: boolean;
  /** The sum of the chosen items at offered prices. */
  partsCents: number;
  /** What the package takes off that sum; 0 without a package or when something was left out. */
  bundleDiscountCents: number;
  /** What is paid by card, once. */
  totalCents: number;
  /** The sum at normal prices, when it is above the total. */
  normalTotalCents: number | undefined;
  savingCents: number;
  /** The saving in per cent of the normal total, rounded to the nearest whole one. */
  percentOff: number;
  /**
   * The amounts of the named discounts. Those in per cent add up to what offered prices take off
   * normal ones; those in centavos are taken off the sum.
   */
  discounts: DiscountAmount[];
  /** By number of instalments, lowest first. */
  instalments: Instalments[];
  /** What is paid by PIX or transfer: the total, unless PIX has its own price for everything, or is cheaper for any choice. */
  pixTotalCents: number;
  pixSavingCents: number;
  /** The PIX saving in per cent of the total, rounded to the nearest whole one. */
  pixPercentOff: number;
  /** The PIX total, part by part. */
  tranches: TrancheAmount[];
  deliveryDays: number;
  stages: ScheduledStage[];
}

/** `choice` is a list of ids and of ids with numbers; one that does not fit the proposal is settled as `settleChoice` says. */
export function computeProposal(
  data: QuoteData,
  choice: readonly string[] = data.defaultChoice ?? [],
): ProposalFigures {
  const settled = settleChoice(data, choice);
  const items = data.items.filter(({ id }) => settled.chosen.includes(id));
  const isComplete = items.length === data.items.length;
  const { chosen, quantities } = settled;
  const added = addUp(data, items, { quantities, isComplete });
  const fees = feesOf(data.recurring ?? [], chosen);
  return {
    ...{ chosen, quantities, isComplete },
    ...added,
    ...fees,
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

interface Taken {
  quantities: SettledChoice['quantities'];
  isComplete: boolean;
}

function addUp(data: QuoteData, items: QuoteItem[], { quantities, isComplete }: Taken) {
  const partsCents = sum(items.map((item) => priceOf(item, quantities)));
  const normalCents = sum(items.map((item) => normalPriceOf(item, quantities)));
  const packageCents = (isComplete ? data.bundleCents : undefined) ?? partsCents;
  const parts = items.map((item) => ({
    id: item.id,
    savedCents: normalPriceOf(item, quantities) - priceOf(item, quantities),
  }));
  const discounts = nameDiscounts(data.discounts, parts, packageCents);
  const off = sum(discounts.map(({ percent, cents }) => (percent === undefined ? cents : 0)));
  const totalCents = packageCents - off;
  return {
    partsCents,
    bundleDiscountCents: partsCents - packageCents,
    totalCents,
    normalTotalCents: normalCents > totalCents ? normalCents : undefined,
    savingCents: Math.max(0, normalCents - totalCents),
    percentOff: percentOff(normalCents, totalCents),
    discounts,
    ...payFor(data.payment, totalCents, isComplete),
  };
}

/** An option may have days and stages of its own; a stage of what was left out goes, with its days. */
function schedule(data: QuoteData, items: QuoteItem[]) {
  const option = items.find(({ stages, deliveryDays }) => stages ?? deliveryDays);
  const stages = option?.stages ?? data.stages;
  const ids = items.map(({ id }) => id);
  const left = stages.filter(({ of }) => of === undefined || ids.includes(of));
  const stated = option?.deliveryDays ?? data.deliveryDays;
  const gone = stages.filter((stage) => !left.includes(stage));
  return {
    deliveryDays: stated - sum(gone.map(({ days }) => days)),
    stages: scheduleStages(left),
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
