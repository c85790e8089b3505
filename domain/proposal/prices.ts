// What a proposal comes to for a choice, in integer centavos and whole days: the same in the build and in the browser.

import type { Offered } from '../content/proposal.ts';
import type { Discount, Tranche } from '../content/proposal-offer.ts';
import { percentOff, splitByPercent, splitEvenly, sum } from '../money.ts';
import { groupsOf, normalizeSelection, type PaymentForm, type Selection } from './choice.ts';

export type QuoteItem = Omit<Offered['items'][number], 'description' | 'features'>;
export type QuoteFee = NonNullable<Offered['recurring']>[number];
type Stage = Offered['stages'][number];

/** What a choice is computed from, and shown with: the part of a proposal that a page may carry as JSON. */
export interface QuoteData
  extends Pick<
    Offered,
    'defaultChoice' | 'bundle' | 'discounts' | 'recurring' | 'deliveryDays' | 'stages' | 'payment'
  > {
  items: QuoteItem[];
}

export function quoteOf(data: Offered): QuoteData {
  const { defaultChoice, bundle, discounts, recurring, deliveryDays, stages, payment } = data;
  const items = data.items.map(({ description: _, features: __, ...item }) => item);
  return { defaultChoice, items, bundle, discounts, recurring, deliveryDays, stages, payment };
}

/** How many there are of an item, whose price is for all of them or for one. */
export function unitsOf(item: QuoteItem, quantities: Selection['quantities'] = {}): number {
  return item.unitPriceCents === undefined ? 1 : (quantities[item.id] ?? item.quantity ?? 1);
}

/** The price of an item, of all that there are of it, before discounts. */
export function priceOf(item: QuoteItem, quantities?: Selection['quantities']): number {
  return (item.unitPriceCents ?? item.priceCents ?? 0) * unitsOf(item, quantities);
}

/** The same at the normal price; the price itself where there is none. */
export function normalPriceOf(item: QuoteItem, quantities?: Selection['quantities']): number {
  const { normalPriceCents } = item;
  if (normalPriceCents === undefined) return priceOf(item, quantities);
  return normalPriceCents * unitsOf(item, quantities);
}

export type ProposalFigures = ReturnType<typeof computeProposal>;

/** `choice` is a list of ids and of ids with numbers, of which `normalizeSelection` makes a possible one. */
export function computeProposal(
  data: QuoteData,
  choice: readonly string[] = data.defaultChoice ?? [],
) {
  const { payment, recurring = [] } = data;
  const { chosen, quantities } = normalizeSelection(data, choice);
  const items = data.items.filter(({ id }) => chosen.includes(id));
  const isComplete = items.length === data.items.length;
  const partsCents = sum(items.map((item) => priceOf(item, quantities)));
  const normalCents = sum(items.map((item) => normalPriceOf(item, quantities)));
  const packageCents = (isComplete ? data.bundle?.priceCents : undefined) ?? partsCents;
  const discounts = takeDiscounts(data.discounts, chosen, packageCents);
  const totalCents = packageCents - sum(discounts.map(({ cents }) => cents));
  const pixTotalCents = pixTotal(payment.pix, totalCents, isComplete);
  const fees = recurring.filter(({ id }) => chosen.includes(id));
  const feesCents = (every: QuoteFee['every']): number =>
    sum(fees.map((fee) => (fee.every === every ? fee.priceCents : 0)));
  return {
    /** The ids that these figures are for, in the order of the file, fees after items. */
    chosen,
    quantities,
    /** Whether no item was left out. */
    isComplete,
    /** What the package takes off the sum of the items. */
    bundleDiscountCents: partsCents - packageCents,
    /** What is taken off besides, amount by amount. */
    discounts,
    /** What is paid by card, once. */
    totalCents,
    /** The sum at normal prices, where it is above the total. */
    normalTotalCents: normalCents > totalCents ? normalCents : undefined,
    savingCents: Math.max(0, normalCents - totalCents),
    /** Of the normal total; this and that of PIX are rounded to the nearest whole per cent. */
    percentOff: percentOff(normalCents, totalCents),
    /** Of the total, lowest number first. */
    instalments: [...payment.cardInstalments]
      .sort((a, b) => a - b)
      .map((count) => ({ count, amountsCents: splitEvenly(totalCents, count) })),
    /** What is paid by PIX or transfer, once: part by part in `tranches`. */
    pixTotalCents,
    pixSavingCents: totalCents - pixTotalCents,
    pixPercentOff: percentOff(totalCents, pixTotalCents),
    tranches: splitTranches(pixTotalCents, payment.tranches),
    fees,
    monthlyCents: feesCents('month'),
    yearlyCents: feesCents('year'),
    /** What the fees come to in their first twelve months. */
    firstYearFeesCents: sum(
      fees.map(
        ({ every, priceCents, times = Infinity }) =>
          priceCents * Math.min(times, every === 'month' ? 12 : 1),
      ),
    ),
    ...scheduleStages(data, items),
  };
}

/** The total that a form of payment asks for. */
export function totalFor(
  figures: Pick<ProposalFigures, 'totalCents' | 'pixTotalCents'>,
  form: PaymentForm,
): number {
  return form.by === 'card' ? figures.totalCents : figures.pixTotalCents;
}

/** An item without the others, and without what is taken off them together. */
export function computeItem(data: QuoteData, item: QuoteItem): ProposalFigures {
  const discounts = data.discounts.filter(({ on }) => on?.every((id) => id === item.id));
  const alone = { ...data, items: [item], discounts, bundle: undefined, recurring: [] };
  return computeProposal(alone, [item.id]);
}

/** As long as something is left to take it off, and where all items are chosen that it is on. */
function takeDiscounts(discounts: readonly Discount[], chosen: string[], cents: number) {
  let left = cents;
  return discounts.flatMap((discount) => {
    const isMeant = (discount.on ?? []).every((id) => chosen.includes(id));
    const amount = isMeant ? Math.min(discount.cents, left) : 0;
    left -= amount;
    return amount > 0 ? { ...discount, cents: amount } : [];
  });
}

/** PIX has a price of its own for everything, or is cheaper for any choice. */
function pixTotal(pix: QuoteData['payment']['pix'], cents: number, isComplete: boolean): number {
  if (pix?.priceCents !== undefined) return isComplete ? pix.priceCents : cents;
  return Math.round((cents * (100 - (pix?.percentOff ?? 0))) / 100);
}

/** Shares in per cent; or amounts, and of what is left equal parts for those that name none. */
function splitTranches(cents: number, tranches: readonly Tranche[]) {
  const percents = tranches.flatMap(({ percent }) => percent ?? []);
  const shares = percents.length === tranches.length ? splitByPercent(cents, percents) : undefined;
  let left = cents;
  const named = tranches.map((tranche, index) => {
    const amount = shares?.[index] ?? tranche.cents;
    const taken = amount === undefined ? undefined : Math.min(amount, left);
    left -= taken ?? 0;
    return taken;
  });
  const open = splitEvenly(left, named.filter((amount) => amount === undefined).length);
  return tranches.map((tranche, index) => ({
    ...tranche,
    cents: named[index] ?? open.shift() ?? 0,
  }));
}

/** An option may have days and stages of its own; a stage of what was left out goes, with its days. */
function scheduleStages(data: QuoteData, items: readonly QuoteItem[]) {
  const option = items.find(hasOwnDays);
  const stays = ({ of }: Stage) => of === undefined || items.some(({ id }) => id === of);
  const all = option?.stages ?? data.stages;
  let day = 0;
  const stages = all.filter(stays).map(({ title, description, days, colour, of }) => {
    const firstDay = day + 1;
    day += days;
    // Both days count from 1 and are part of the stage.
    return { title, description, colour, of, firstDay, lastDay: day };
  });
  const gone = sum(all.map(({ days }) => days)) - day;
  return { deliveryDays: (option?.deliveryDays ?? data.deliveryDays) - gone, stages };
}

function hasOwnDays({ deliveryDays, stages }: QuoteItem): boolean {
  return deliveryDays !== undefined || stages !== undefined;
}

export type Schedule = ReturnType<typeof schedulesOf>[number];

/** Of a choice, on a scale of its own; without one of each option that takes another time, all on the same scale. */
export function schedulesOf(quote: QuoteData, choice?: readonly string[]) {
  const options = groupsOf(quote.items).find((group) => group.some(hasOwnDays)) ?? [];
  const shown =
    choice || options.length === 0
      ? [computeProposal(quote, choice)]
      : options.map(({ id }) => computeProposal(quote, [id]));
  const longest = Math.max(...shown.map(({ deliveryDays }) => deliveryDays));
  return shown.map(({ chosen, deliveryDays, stages }) => ({
    /** Undefined where the schedule is the whole proposal's. */
    option: options.find(({ id }) => chosen.includes(id)),
    deliveryDays,
    stages,
    /** How long the scale is: until the delivery, or until the end of the last stage if that is later. */
    scaleDays: Math.max(longest, stages.at(-1)?.lastDay ?? 0),
  }));
}
