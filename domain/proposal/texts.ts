// Makes the phrases and the table of a proposal's figures from the words of domain/words.ts.

import type { ProposalData } from '../content/proposal.ts';
import { longDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { choiceWords as words } from '../words.ts';
import {
  choiceKind,
  normalPriceOf,
  type PaymentForm,
  type ProposalFigures,
  priceOf,
  type QuoteData,
  type QuoteFee,
  type QuoteItem,
  totalFor,
  unitsOf,
} from './prices.ts';

type Instalments = ProposalFigures['instalments'][number];

/** `Opção 1: App instalável`, or the title alone. */
export function itemName({ kind, title }: Pick<QuoteItem, 'kind' | 'title'>): string {
  return kind ? `${kind}: ${title}` : title;
}

/** `10 × R$ 890`; undefined for an item without a unit price. */
export function unitsText(
  item: QuoteItem,
  quantities?: ProposalFigures['quantities'],
): string | undefined {
  const { unitPriceCents } = item;
  if (unitPriceCents === undefined) return undefined;
  return words.units(unitsOf(item, quantities), formatMoney(unitPriceCents));
}

/** The titles of chosen items and then fees, for messages: `10 × Tablet configurado`. */
export function chosenTitles(data: QuoteData, figures: ProposalFigures): string[] {
  const items = data.items.filter(({ id }) => figures.chosen.includes(id));
  const titles = items.map((item) => {
    const count = unitsOf(item, figures.quantities);
    return item.unitPriceCents === undefined ? item.title : words.countOf(count, item.title);
  });
  return [...titles, ...figures.fees.map(({ title }) => title)];
}

/** `10× R$ 250`. */
export function planText({ count, amountsCents }: Instalments): string {
  return words.instalments(count, formatMoney(amountsCents[0] ?? 0));
}

const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** `10× R$ 250` for 1 to 10; `2× R$ 300 ou 3× R$ 200` for two others; `até 12× R$ 50` for more. */
export function instalmentChoices({ instalments }: ProposalFigures): string {
  const most = instalments.slice(-1).map(planText).join('');
  if (isUpTo(instalments)) return most;
  return instalments.length > 2 ? words.upTo(most) : orList.format(instalments.map(planText));
}

/** The note under the instalments, which says that they bear no interest, and their sum. */
export function instalmentNote({ instalments, totalCents }: ProposalFigures): string {
  const total = formatMoney(totalCents);
  const isUneven = instalments.some(({ amountsCents: [first, ...others] }) => {
    return others.length > 0 && others.at(-1) !== first;
  });
  const most = instalments.at(-1)?.count ?? 1;
  if (most > 1 && isUpTo(instalments)) return words.cardIn(words.upTo(`${most}×`), total, isUneven);
  if (instalments.length < 3) return words.cardNote(total, isUneven);
  const counts = orList.format(instalments.map(({ count }) => `${count}`));
  return words.cardIn(`${counts}×`, total, isUneven);
}

function isUpTo(instalments: readonly Instalments[]): boolean {
  return instalments.every(({ count }, index) => count === index + 1);
}

/** `R$ 6.750 (84%)`. */
export function savingText({ savingCents, percentOff }: ProposalFigures): string {
  return words.savingAmount(formatMoney(savingCents), percentOff);
}

/** `na entrega`, `em 10 de janeiro de 2027, por boleto`. */
export function trancheText({
  when,
  due,
  by,
}: Omit<ProposalFigures['tranches'][number], 'cents'>): string {
  return [when, due && words.dueOn(longDate(due)), by && words.ways[by]].filter(Boolean).join(', ');
}

/** More amounts than these are not read as a sum: they stand below, one by one. */
const MAX_AMOUNTS = 4;

/** The amounts of the parts, `R$ 1.000 + R$ 2.000`, or how many they are. */
export function amountsText({ tranches }: Pick<ProposalFigures, 'tranches'>): string {
  if (tranches.length > MAX_AMOUNTS) return words.partCount(tranches.length);
  return tranches.map(({ cents }) => formatMoney(cents)).join(' + ');
}

/** `50% + 50%`; `3× R$ 4.000`; or the amounts, if they differ. */
export function sharesText({ tranches }: ProposalFigures): string {
  const [first, ...others] = tranches;
  const isEqual = others.length > 0 && others.every(({ cents }) => cents === first?.cents);
  if (first && first.percent === undefined && isEqual) {
    return words.instalments(tranches.length, formatMoney(first.cents));
  }
  const isInPercent = tranches.every(({ percent }) => percent !== undefined);
  if (!isInPercent && tranches.length > MAX_AMOUNTS) return words.partCount(tranches.length);
  return tranches
    .map(({ percent, cents }) => (percent === undefined ? formatMoney(cents) : `${percent}%`))
    .join(' + ');
}

/** The ways of paying in parts: `PIX ou transferência`, where a part does not name its own. */
function paymentFormsText({ tranches }: ProposalFigures): string {
  const named = tranches.flatMap(({ by }) => by ?? (['pix', 'transfer'] as const));
  const ways = Object.keys(words.wayNames) as (keyof typeof words.wayNames)[];
  const names = ways.filter((way) => named.includes(way)).map((way) => words.wayNames[way]);
  return names.join(', ').replace(/, ([^,]*)$/, ' ou $1');
}

/** The same as the title of a column. */
export function paymentFormsTitle(figures: ProposalFigures): string {
  const ways = paymentFormsText(figures);
  return ways.charAt(0).toUpperCase() + ways.slice(1);
}

/** `cartão de crédito em 10× R$ 500`, or `PIX ou transferência em 3 parcelas, a primeira de R$ 1.500`. */
export function paymentText(figures: ProposalFigures, form: PaymentForm): string {
  if (form.by === 'card') {
    const chosen = figures.instalments.find(({ count }) => count === form.count);
    const amount = formatMoney(chosen?.amountsCents[0] ?? figures.totalCents);
    return words.byCard(chosen?.count ?? 1, amount);
  }
  const { tranches } = figures;
  return words.inParts(
    paymentFormsText(figures),
    tranches.length,
    formatMoney(tranches[0]?.cents ?? 0),
  );
}

/** `R$ 150 por mês`. */
export function periodText(every: QuoteFee['every'], cents: number): string {
  return words.per[every](formatMoney(cents));
}

/** `a partir da publicação, por 12 meses; depois disso, mês a mês`. */
export function feeTerms({ every, from, times, ending }: QuoteFee): string {
  const start = words.feeFrom(from);
  const terms = times === undefined ? start : `${start}, ${words.feeTimes[every](times)}`;
  return ending === undefined ? terms : `${terms}; ${ending}`;
}

/** `R$ 8.900, mais R$ 150 por mês`: the one-off total, and the recurring fees. */
export function totalText(
  totalCents: number,
  { monthlyCents, yearlyCents }: ProposalFigures,
): string {
  const again: string[] = [];
  if (monthlyCents > 0) again.push(periodText('month', monthlyCents));
  if (yearlyCents > 0) again.push(periodText('year', yearlyCents));
  const total = formatMoney(totalCents);
  if (again.length === 0) return total;
  // Several fees make a long text, in which a line may end between an amount and its period.
  const fees = new Intl.ListFormat('pt-BR').format(again).replaceAll('\u00a0por', ' por');
  return words.withFees(total, fees);
}

/** A row of the table of the investment, with its amounts as texts. */
export interface PricingRow {
  name: string;
  /** A text under the name, such as the number of units and the price of one. */
  detail?: string | undefined;
  /** The normal price, struck through in its own column. */
  normal?: string | undefined;
  amount: string;
  /** `sum` is displayed strong; `aside` explains a sum, such as by the saving. */
  role: 'part' | 'discount' | 'sum' | 'aside';
  /** The item, if the client can leave it out and add it again in this row. */
  module?: QuoteItem | undefined;
}

/** The table of the investment: items, discounts, total and fees. */
export function pricingTable(
  data: QuoteData,
  figures: ProposalFigures,
  form: PaymentForm = { by: 'transfer' },
) {
  const { discounts, bundleDiscountCents } = figures;
  const all: { label: string; cents: number }[] = [...discounts];
  if (bundleDiscountCents > 0)
    all.push({ label: words.bundleDiscount, cents: bundleDiscountCents });
  const items = data.items
    // A module keeps its row when it is left out; other items have one only while they are chosen.
    .filter((item) => figures.chosen.includes(item.id) || choiceKind(item) === 'module')
    .map((item) => itemRow(item, figures));
  const less = all.map(({ label, cents }): PricingRow => {
    return { name: label, amount: `−${formatMoney(cents, 'always')}`, role: 'discount' };
  });
  const hasNormal = items.some(({ normal }) => normal !== undefined);
  return {
    hasNormal,
    /** The name of the column of amounts; with discounts on items, an item's amount is not this offer's price yet. */
    amounts: discounts.some(({ on }) => on) ? words.value : words.thisProposal,
    parts: [...items, ...less],
    sums: sumRows(figures, hasNormal),
    /** The recurring fees with their sums; empty without any. */
    fees: feeRows(figures, totalFor(figures, form)),
  };
}

function itemRow(item: QuoteItem, { chosen, quantities }: ProposalFigures): PricingRow {
  const amount = formatMoney(priceOf(item, quantities), 'always');
  const isChosen = chosen.includes(item.id);
  const hasNormal = item.normalPriceCents !== undefined;
  return {
    name: itemName(item),
    // An item that is left out shows its price here instead of the amount.
    detail: isChosen ? unitsText(item, quantities) : formatMoney(priceOf(item, quantities)),
    normal: hasNormal ? formatMoney(normalPriceOf(item, quantities), 'always') : undefined,
    amount: isChosen ? amount : words.leftOut,
    role: 'part',
    module: choiceKind(item) === 'module' ? item : undefined,
  };
}

function sumRows(figures: ProposalFigures, hasNormal: boolean): PricingRow[] {
  const { normalTotalCents, totalCents, pixTotalCents, pixSavingCents, fees } = figures;
  const total: PricingRow = {
    name: fees.length > 0 ? words.totalOnce : words.total,
    normal: hasNormal && normalTotalCents ? formatMoney(normalTotalCents, 'always') : undefined,
    amount: formatMoney(totalCents, 'always'),
    role: 'sum',
  };
  if (pixSavingCents > 0) {
    const saving = words.savingAmount(formatMoney(pixSavingCents), figures.pixPercentOff);
    // Only one saving is displayed: the greater one, by PIX, includes the other.
    return [
      { ...total, name: words.totalByCard },
      { name: words.totalByPix, amount: formatMoney(pixTotalCents, 'always'), role: 'sum' },
      { name: words.pixSaving, amount: saving, role: 'aside' },
    ];
  }
  if (normalTotalCents === undefined) return [total];
  return [total, { name: words.saving, amount: savingText(figures), role: 'aside' }];
}

/** `onceCents` is the one-off total in the chosen form of payment. */
function feeRows(figures: ProposalFigures, onceCents: number): PricingRow[] {
  const { fees, monthlyCents, yearlyCents, firstYearFeesCents } = figures;
  if (fees.length === 0) return [];
  const total = (name: string, every: QuoteFee['every'], cents: number): PricingRow[] => {
    const isSum = fees.filter((fee) => fee.every === every).length > 1;
    return isSum ? [{ name, amount: periodText(every, cents), role: 'sum' }] : [];
  };
  const rows = fees.map((fee): PricingRow => {
    const amount = periodText(fee.every, fee.priceCents);
    return { name: fee.title, detail: feeTerms(fee), amount, role: 'part' };
  });
  const firstYear = formatMoney(onceCents + firstYearFeesCents, 'always');
  return [
    ...rows,
    ...total(words.totalMonthly, 'month', monthlyCents),
    ...total(words.totalYearly, 'year', yearlyCents),
    { name: words.firstYear, amount: firstYear, role: 'aside' },
  ];
}

/** The beginning of words such as `na entrega`, on which the work is done. */
const AT_THE_END =
  /^(?:na|no|com a|depois d[ao]|ap[óo]s a) (?:entrega|aprovação|conclusão|fim|final|publicação)/i;

/** The words for when everything is paid, if that is when the work is done. */
export function whenPaidAtTheEnd({ tranches }: ProposalData['payment']): string | undefined {
  const [only, ...others] = tranches;
  return others.length === 0 && AT_THE_END.test(only?.when ?? '') ? only?.when : undefined;
}
