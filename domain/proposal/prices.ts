// Computes the choice in a proposal and its price, in integer centavos and whole days; the build and the browser share it.

import type { Offered, ProposalItem } from '../content/proposal.ts';
import { percentOff, splitByPercent, splitEvenly, sum } from '../money.ts';

export type QuoteItem = Omit<ProposalItem, 'description' | 'features'>;
export type QuoteFee = NonNullable<Offered['recurring']>[number];
type Stage = Offered['stages'][number];

/** The data that a choice is computed from and shown with: the part of a proposal that a page may carry as JSON. */
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

/** The keys that decide if an item is chosen, and how many of it. */
type ChoosableItem = Pick<
  ProposalItem,
  'id' | 'optional' | 'selected' | 'group' | 'unitPriceCents' | 'quantity' | 'min' | 'max'
>;

/** The part of a proposal that decides what can be chosen. */
export interface Choosable {
  defaultChoice?: string[] | undefined;
  items: readonly ChoosableItem[];
  /** A fee is paid with everything, with the item that it is `of`, or where the client adds it. */
  recurring?: readonly Pick<QuoteFee, 'id' | 'of' | 'optional'>[] | undefined;
}

interface Selection {
  /** Ids in the order of the file, fees after items: at least one is an item's. */
  chosen: string[];
  /** How many there are of each chosen item that has a price for one, by its id. */
  quantities: Readonly<Record<string, number>>;
  /** `chosen` as an address asks for it: `tablets:12` where the client chooses how many. */
  text: string[];
  /** Parts of the request that are impossible: unknown ids, further ones of a group, and numbers out of bounds. */
  ignored: string[];
}

/** Always there; one of its group; there until the client leaves it out; or not there until the client adds it. */
type ItemKind = 'required' | 'option' | 'module' | 'extra';

export function kindOf({ group, optional, selected }: Omit<ChoosableItem, 'id'>): ItemKind {
  if (group !== undefined) return 'option';
  if (!optional) return 'required';
  return selected ? 'module' : 'extra';
}

/** True if the client says how many. */
export function isCountable({ min, max }: ChoosableItem): boolean {
  return min !== undefined || max !== undefined;
}

/** How few and how many the client may choose. */
export function boundsOf({ quantity = 1, min = 1, max = quantity }: ChoosableItem) {
  return [min, max] as const;
}

/** The groups of a proposal in their order, each with its options. */
export function groupsOf<Item extends ChoosableItem>(items: readonly Item[]): Item[][] {
  const names = new Set(items.flatMap(({ group }) => group ?? []));
  return [...names].map((name) => items.filter(({ group }) => group === name));
}

/** True if there is anything to choose. */
export function isOpen({ items, recurring = [] }: Choosable): boolean {
  const isFixed = (item: ChoosableItem) => kindOf(item) === 'required' && !isCountable(item);
  return !items.every(isFixed) || recurring.some(({ optional }) => optional);
}

/** Makes a possible selection of any texts: what cannot be is left out, and none is the default one. */
export function normalizeSelection(data: Choosable, asked: readonly string[]): Selection {
  const { items, recurring = [], defaultChoice = [] } = data;
  const wanted = new Map(asked.map((text) => [idOf(text), text]));
  const names = items.some(({ id }) => wanted.has(id)) ? [...wanted.keys()] : usualChoice(data);
  const options = groupsOf(items).map((group) => {
    const find = (ids: readonly string[]) => ids.find((id) => group.some((one) => one.id === id));
    return find(names) ?? find(defaultChoice) ?? group[0]?.id;
  });
  const included = items.filter((item) => {
    const kind = kindOf(item);
    return kind === 'required' || (kind === 'option' ? options : names).includes(item.id);
  });
  const fees = recurring.filter(
    ({ id, of, optional }) =>
      (of === undefined || included.some((item) => item.id === of)) &&
      (!optional || names.includes(id)),
  );
  const counts = included
    .filter(({ unitPriceCents }) => unitPriceCents !== undefined)
    .map((item) => [item.id, countOf(item, wanted.get(item.id))] as const);
  const quantities = Object.fromEntries(counts);
  const chosen = [...included, ...fees].map(({ id }) => id);
  const counted = items.filter(isCountable).map(({ id }) => id);
  const text = chosen.map((id) => (counted.includes(id) ? `${id}:${quantities[id]}` : id));
  const possible = new Set([...chosen, ...text]);
  return { chosen, quantities, text, ignored: asked.filter((one) => !possible.has(one)) };
}

/** The choice before the client changes it. */
export function defaultChoice(data: Choosable): string[] {
  return normalizeSelection(data, []).text;
}

/** With an item or a fee, in the place of others of its group; `text` may say how many, as in `tablets:12`. */
export function choose(data: Choosable, choice: readonly string[], text: string): string[] {
  return normalizeSelection(data, [text, ...without(choice, idOf(text))]).text;
}

/** Without an item or a fee; the same where no item would be left. */
export function leaveOut(data: Choosable, choice: readonly string[], id: string): string[] {
  const next = without(choice, id);
  const hasItem = data.items.some((item) => next.some((text) => idOf(text) === item.id));
  return hasItem ? normalizeSelection(data, next).text : [...choice];
}

function without(choice: readonly string[], id: string): string[] {
  return choice.filter((text) => idOf(text) !== id);
}

/** As the file says; else all that does not have to be added, or the first item where everything has. */
function usualChoice({ items, defaultChoice = [] }: Choosable): string[] {
  if (items.some(({ id }) => defaultChoice.includes(id))) return defaultChoice;
  const usual = items.filter((item) => kindOf(item) !== 'extra');
  return (usual.length > 0 ? usual : items.slice(0, 1)).map(({ id }) => id);
}

/** The number behind an id, where the client may choose it. */
function countOf(item: ChoosableItem, asked = ''): number {
  const { quantity = 1 } = item;
  const [least, most] = boundsOf(item);
  const count = Number(/:(\d{1,4})$/.exec(asked)?.[1] ?? quantity);
  return isCountable(item) && count >= least && count <= most ? count : quantity;
}

function idOf(text: string): string {
  return text.replace(/:.*$/s, '');
}

/** By PIX or transfer in the parts of the proposal, or in so many instalments by card. */
export type PaymentForm = { by: 'transfer' } | { by: 'card'; count: number };

export interface ChosenQuote {
  /** Ids, in the order of the file, with numbers where the client chooses how many. */
  chosen: string[];
  form: PaymentForm;
}

/** A hash, with its `#`, that says nothing of the payment. */
export function formatChoice(choice: readonly string[]): string {
  return `#opcoes=${choice.join(',')}`;
}

/** The hash that `parseQuote` reads as this choice. */
export function formatQuote({ chosen, form }: ChosenQuote): string {
  return `${formatChoice(chosen)}&pagamento=${form.by === 'card' ? `cartao-${form.count}` : 'pix'}`;
}

/** True if a hash describes a choice, as `#opcoes=site,loja&pagamento=pix` does, rather than an anchor of the page. The bare address asks for the default choice. */
export function isQuoteHash(hash: string): boolean {
  return hash.length < 2 || /^#(?:.*&)?(?:opcoes|pagamento)=/.test(plainHash(hash));
}

/** Chats and mail programs may encode its signs: `%23opcoes%3Dsite%2Cloja` is `#opcoes=site,loja`. */
export function plainHash(hash: string): string {
  return hash.replace(/%(?:23|26|2c|3a|3d)/gi, (sign) => decodeURIComponent(sign));
}

/** `ignored` are the ids and forms of payment that the proposal does not offer; the rest still counts. */
export function parseQuote(
  data: Choosable & { payment: { cardInstalments: readonly number[] } },
  hash: string,
): ChosenQuote & { ignored: string[] } {
  const asked = new URLSearchParams(plainHash(hash).replace(/^#/, ''));
  const ids = (asked.get('opcoes') ?? '').split(',').filter((id) => id !== '');
  const { text: chosen, ignored } = normalizeSelection(data, ids);
  const payment = asked.get('pagamento') ?? 'pix';
  const count = data.payment.cardInstalments.find((number) => payment === `cartao-${number}`);
  if (count !== undefined) return { chosen, form: { by: 'card', count }, ignored };
  const unknown = payment === 'pix' ? [] : [payment];
  return { chosen, form: { by: 'transfer' }, ignored: [...ignored, ...unknown] };
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
export function computeProposal(data: QuoteData, choice: readonly string[] = []) {
  const { payment, recurring = [] } = data;
  const { chosen, quantities } = normalizeSelection(data, choice);
  const items = data.items.filter(({ id }) => chosen.includes(id));
  const isComplete = items.length === data.items.length;
  const subtotalCents = sum(items.map((item) => priceOf(item, quantities)));
  const normalCents = sum(items.map((item) => normalPriceOf(item, quantities)));
  const packageCents = (isComplete ? data.bundle?.priceCents : undefined) ?? subtotalCents;
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
    isComplete,
    bundleDiscountCents: subtotalCents - packageCents,
    discounts,
    /** The one-off total by card. */
    totalCents,
    /** The sum at normal prices, where it is above the total. */
    normalTotalCents: normalCents > totalCents ? normalCents : undefined,
    savingCents: Math.max(0, normalCents - totalCents),
    /** Relative to the normal total; this and that of PIX are rounded to the nearest whole per cent. */
    percentOff: percentOff(normalCents, totalCents),
    /** Instalments of the total, lowest number first. */
    instalments: [...payment.cardInstalments]
      .sort((a, b) => a - b)
      .map((count) => ({ count, amountsCents: splitEvenly(totalCents, count) })),
    /** The one-off total by PIX or transfer; `tranches` are its parts. */
    pixTotalCents,
    pixSavingCents: totalCents - pixTotalCents,
    pixPercentOff: percentOff(totalCents, pixTotalCents),
    tranches: splitTranches(pixTotalCents, payment.tranches),
    fees,
    monthlyCents: feesCents('month'),
    yearlyCents: feesCents('year'),
    /** The sum of the fees in their first twelve months. */
    firstYearFeesCents: sum(
      fees.map(
        ({ every, priceCents, times = Infinity }) =>
          priceCents * Math.min(times, every === 'month' ? 12 : 1),
      ),
    ),
    ...scheduleStages(data, items),
  };
}

export function totalFor(figures: ProposalFigures, form: PaymentForm): number {
  return form.by === 'card' ? figures.totalCents : figures.pixTotalCents;
}

/** An item without the others, and without what is taken off them together. */
export function computeItem(data: QuoteData, item: QuoteItem): ProposalFigures {
  const discounts = data.discounts.filter(({ on }) => on?.every((id) => id === item.id));
  const alone = { ...data, items: [item], discounts, bundle: undefined, recurring: [] };
  return computeProposal(alone, [item.id]);
}

/** As long as something is left to take it off, and where all items are chosen that it is on. */
function takeDiscounts(discounts: QuoteData['discounts'], chosen: string[], cents: number) {
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
function splitTranches(cents: number, tranches: QuoteData['payment']['tranches']) {
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
  const leftOutDays = sum(all.map(({ days }) => days)) - day;
  return { deliveryDays: (option?.deliveryDays ?? data.deliveryDays) - leftOutDays, stages };
}

function hasOwnDays({ deliveryDays, stages }: QuoteItem): boolean {
  return deliveryDays !== undefined || stages !== undefined;
}

export type Schedule = ReturnType<typeof schedulesOf>[number];

/** The schedule of a choice, on a scale of its own; without a choice one for each option with another duration, all on the same scale. */
export function schedulesOf(quote: QuoteData, choice?: readonly string[]) {
  const options = groupsOf(quote.items).find((group) => group.some(hasOwnDays)) ?? [];
  const figures =
    choice || options.length === 0
      ? [computeProposal(quote, choice)]
      : options.map(({ id }) => computeProposal(quote, [id]));
  const longest = Math.max(...figures.map(({ deliveryDays }) => deliveryDays));
  return figures.map(({ chosen, deliveryDays, stages }) => ({
    /** Undefined where the schedule is the whole proposal's. */
    option: options.find(({ id }) => chosen.includes(id)),
    deliveryDays,
    stages,
    /** How long the scale is: until the delivery, or until the end of the last stage if that is later. */
    scaleDays: Math.max(longest, stages.at(-1)?.lastDay ?? 0),
  }));
}
