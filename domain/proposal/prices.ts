// Computes the choice in a proposal and its price, in whole centavos and days, for both the build and the browser.

import type { ProposalItem, ProposalTerms } from '../content/proposal.ts';
import { percentOff, splitByPercent, splitEvenly, sum } from '../money.ts';

export type QuoteItem = Omit<ProposalItem, 'description' | 'features'>;
export type QuoteFee = NonNullable<ProposalTerms['recurring']>[number];
type Stage = ProposalTerms['stages'][number];

/** The part of a proposal that a choice is computed from and displayed with; a page may contain it as JSON. */
export interface QuoteData
  extends Pick<
    ProposalTerms,
    'defaultChoice' | 'bundle' | 'discounts' | 'recurring' | 'deliveryDays' | 'stages' | 'payment'
  > {
  items: QuoteItem[];
}

export function quoteOf(data: ProposalTerms): QuoteData {
  const { defaultChoice, bundle, discounts, recurring, deliveryDays, stages, payment } = data;
  const items = data.items.map(({ description: _, features: __, ...item }) => item);
  return { defaultChoice, items, bundle, discounts, recurring, deliveryDays, stages, payment };
}

/** The keys that decide if an item can be chosen, and how many of it. */
type ChoosableItem = Pick<
  ProposalItem,
  'id' | 'optional' | 'selected' | 'group' | 'unitPriceCents' | 'quantity' | 'min' | 'max'
>;

/** The part of a proposal that decides what can be chosen. */
export interface Choosable {
  defaultChoice?: string[] | undefined;
  items: readonly ChoosableItem[];
  /** A fee is always paid, or with the item that it is `of`, or if the client adds it. */
  recurring?: readonly Pick<QuoteFee, 'id' | 'of' | 'optional'>[] | undefined;
}

interface Selection {
  /** Ids in the order of the file, fees after items: at least one is an item's. */
  chosen: string[];
  /** The number of each chosen item with a unit price, by its id. */
  quantities: Readonly<Record<string, number>>;
  /** `chosen` as an address writes it: `tablets:12` for an item of which the client chooses how many. */
  text: string[];
  /** Parts of the request that are impossible: unknown ids, second ones of a group, and numbers out of bounds. */
  ignored: string[];
}

/** Always chosen; one of its group; chosen unless the client leaves it out; chosen only if the client adds it. */
type ItemKind = 'required' | 'option' | 'module' | 'extra';

export function choiceKind({ group, optional, selected }: Omit<ChoosableItem, 'id'>): ItemKind {
  if (group !== undefined) return 'option';
  if (!optional) return 'required';
  return selected ? 'module' : 'extra';
}

/** True if the client chooses how many. */
export function isCountable({ min, max }: ChoosableItem): boolean {
  return min !== undefined || max !== undefined;
}

/** The least and the most units that a client can choose; both are its quantity if the client cannot. */
export function countRange(item: ChoosableItem): readonly [least: number, most: number] {
  const { quantity = 1, min = 1, max = quantity } = item;
  return isCountable(item) ? [min, max] : [quantity, quantity];
}

/** The groups of a proposal in their order, each with its options. */
export function groupsOf<Item extends ChoosableItem>(items: readonly Item[]): Item[][] {
  const names = new Set(items.flatMap(({ group }) => group ?? []));
  return [...names].map((name) => items.filter(({ group }) => group === name));
}

/** True if there is anything to choose. */
export function hasChoices({ items, recurring = [] }: Choosable): boolean {
  const isFixed = (item: ChoosableItem) => choiceKind(item) === 'required' && !isCountable(item);
  return !items.every(isFixed) || recurring.some(({ optional }) => optional);
}

/** Makes a valid selection of what is asked for, without the impossible parts; without any item the default one. */
export function normalizeSelection(data: Choosable, asked: readonly string[]): Selection {
  const { items, recurring = [], defaultChoice = [] } = data;
  const wanted = new Map(asked.map((text) => [idOf(text), text]));
  const names = items.some(({ id }) => wanted.has(id)) ? [...wanted.keys()] : usualChoice(data);
  const options = groupsOf(items).map((group) => {
    const find = (ids: readonly string[]) => ids.find((id) => group.some((one) => one.id === id));
    return find(names) ?? find(defaultChoice) ?? group[0]?.id;
  });
  const included = items.filter((item) => {
    const kind = choiceKind(item);
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

/** Adds an item or a fee, instead of others of its group; `text` may say how many, as in `tablets:12`. */
export function choose(data: Choosable, choice: readonly string[], text: string): string[] {
  return normalizeSelection(data, [text, ...without(choice, idOf(text))]).text;
}

/** Removes an item or a fee, unless no item would be left. */
export function leaveOut(data: Choosable, choice: readonly string[], id: string): string[] {
  const next = without(choice, id);
  const hasItem = data.items.some((item) => next.some((text) => idOf(text) === item.id));
  return hasItem ? normalizeSelection(data, next).text : [...choice];
}

function without(choice: readonly string[], id: string): string[] {
  return choice.filter((text) => idOf(text) !== id);
}

/** The file's default choice; without one all items but extras, or the first item if all are extras. */
function usualChoice({ items, defaultChoice = [] }: Choosable): string[] {
  if (items.some(({ id }) => defaultChoice.includes(id))) return defaultChoice;
  const usual = items.filter((item) => choiceKind(item) !== 'extra');
  return (usual.length > 0 ? usual : items.slice(0, 1)).map(({ id }) => id);
}

/** The number behind an id if the client may choose it, otherwise the item's quantity. */
function countOf(item: ChoosableItem, asked = ''): number {
  const { quantity = 1 } = item;
  const [least, most] = countRange(item);
  const count = Number(/:(\d{1,4})$/.exec(asked)?.[1] ?? quantity);
  return count >= least && count <= most ? count : quantity;
}

function idOf(text: string): string {
  return text.replace(/:.*$/s, '');
}

/** By PIX or transfer, in the parts of the proposal; or by card, in `count` instalments. */
export type PaymentForm = { by: 'transfer' } | { by: 'card'; count: number };

export interface ClientChoice {
  /** Ids in the order of the file, with a number if the client chooses how many. */
  chosen: string[];
  form: PaymentForm;
}

/** The hash of a choice, with its `#`, without the form of payment. */
export function formatItems(choice: readonly string[]): string {
  return `#opcoes=${choice.join(',')}`;
}

/** The hash of a choice and its form of payment, which `parseChoice` reads. */
export function formatChoice({ chosen, form }: ClientChoice): string {
  return `${formatItems(chosen)}&pagamento=${form.by === 'card' ? `cartao-${form.count}` : 'pix'}`;
}

/** True for a choice such as `#opcoes=site,loja&pagamento=pix`, and for '', the default one; false for an anchor. */
export function isChoiceHash(hash: string): boolean {
  return hash.length < 2 || /^#(?:.*&)?(?:opcoes|pagamento)=/.test(plainHash(hash));
}

/** The hash without the encoding that chats and mail programs may add: `%23opcoes%3Dsite%2Cloja`. */
export function plainHash(hash: string): string {
  return hash.replace(/%(?:23|26|2c|3a|3d)/gi, (sign) => decodeURIComponent(sign));
}

/** Reads a hash. `ignored` are the ids and forms of payment that the proposal does not offer. */
export function parseChoice(
  data: Choosable & { payment: { cardInstalments: readonly number[] } },
  hash: string,
): ClientChoice & { ignored: string[] } {
  const asked = new URLSearchParams(plainHash(hash).replace(/^#/, ''));
  const ids = (asked.get('opcoes') ?? '').split(',').filter((id) => id !== '');
  const { text: chosen, ignored } = normalizeSelection(data, ids);
  const payment = asked.get('pagamento') ?? 'pix';
  const count = data.payment.cardInstalments.find((number) => payment === `cartao-${number}`);
  if (count !== undefined) return { chosen, form: { by: 'card', count }, ignored };
  const unknown = payment === 'pix' ? [] : [payment];
  return { chosen, form: { by: 'transfer' }, ignored: [...ignored, ...unknown] };
}

/** The number of an item with a unit price; 1 if its price is for all of it. */
export function unitsOf(item: QuoteItem, quantities: Selection['quantities'] = {}): number {
  return item.unitPriceCents === undefined ? 1 : (quantities[item.id] ?? item.quantity ?? 1);
}

/** The price of all of an item, before discounts. */
export function priceOf(item: QuoteItem, quantities?: Selection['quantities']): number {
  return (item.unitPriceCents ?? item.priceCents ?? 0) * unitsOf(item, quantities);
}

/** The normal price of all of an item; without one, its price. */
export function normalPriceOf(item: QuoteItem, quantities?: Selection['quantities']): number {
  const { normalPriceCents } = item;
  if (normalPriceCents === undefined) return priceOf(item, quantities);
  return normalPriceCents * unitsOf(item, quantities);
}

export type ProposalFigures = ReturnType<typeof computeProposal>;

/** The figures of a choice of ids, perhaps with numbers, after `normalizeSelection`. */
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
    /** The ids that the figures are for, in the order of the file, with fees after items. */
    chosen,
    quantities,
    isComplete,
    bundleDiscountCents: subtotalCents - packageCents,
    discounts,
    /** The one-off total by card. */
    totalCents,
    /** The sum at normal prices, if it is above the total. */
    normalTotalCents: normalCents > totalCents ? normalCents : undefined,
    savingCents: Math.max(0, normalCents - totalCents),
    /** The saving in per cent of the normal total; like `pixPercentOff`, rounded to the nearest whole one. */
    percentOff: percentOff(normalCents, totalCents),
    /** The instalments of the total, the lowest number first. */
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

/** The figures of one item alone, without discounts and prices for several. */
export function computeItem(data: QuoteData, item: QuoteItem): ProposalFigures {
  const discounts = data.discounts.filter(({ on }) => on?.every((id) => id === item.id));
  const alone = { ...data, items: [item], discounts, bundle: undefined, recurring: [] };
  return computeProposal(alone, [item.id]);
}

/** The discounts whose items are all chosen, each limited to what the ones before leave. */
function takeDiscounts(discounts: QuoteData['discounts'], chosen: string[], cents: number) {
  let left = cents;
  return discounts.flatMap((discount) => {
    const isMeant = (discount.on ?? []).every((id) => chosen.includes(id));
    const amount = isMeant ? Math.min(discount.cents, left) : 0;
    left -= amount;
    return amount > 0 ? { ...discount, cents: amount } : [];
  });
}

/** The total by PIX: a fixed price for all items, or a percentage off any choice. */
function pixTotal(pix: QuoteData['payment']['pix'], cents: number, isComplete: boolean): number {
  if (pix?.priceCents !== undefined) return isComplete ? pix.priceCents : cents;
  return Math.round((cents * (100 - (pix?.percentOff ?? 0))) / 100);
}

/** The parts of a payment: shares in per cent; or amounts, and equal parts of the rest. */
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

/** The days and stages of the proposal, or of the chosen option; stages of items that are not chosen are left out. */
function scheduleStages(data: QuoteData, items: readonly QuoteItem[]) {
  const option = items.find(hasOwnDays);
  const stays = ({ of }: Stage) => of === undefined || items.some(({ id }) => id === of);
  const all = option?.stages ?? data.stages;
  let day = 0;
  const stages = all.filter(stays).map(({ title, description, days, colour, of }) => {
    const firstDay = day + 1;
    day += days;
    // Days count from 1, and both are part of the stage.
    return { title, description, colour, of, firstDay, lastDay: day };
  });
  const leftOutDays = sum(all.map(({ days }) => days)) - day;
  return { deliveryDays: (option?.deliveryDays ?? data.deliveryDays) - leftOutDays, stages };
}

function hasOwnDays({ deliveryDays, stages }: QuoteItem): boolean {
  return deliveryDays !== undefined || stages !== undefined;
}

export type Schedule = ReturnType<typeof schedulesOf>[number];

/** The schedule of a choice; without one, a schedule for each option with its own duration, all on the same scale. */
export function schedulesOf(quote: QuoteData, choice?: readonly string[]) {
  const options = groupsOf(quote.items).find((group) => group.some(hasOwnDays)) ?? [];
  const figures =
    choice || options.length === 0
      ? [computeProposal(quote, choice)]
      : options.map(({ id }) => computeProposal(quote, [id]));
  const longest = Math.max(...figures.map(({ deliveryDays }) => deliveryDays));
  return figures.map(({ chosen, deliveryDays, stages }) => ({
    /** The option that the schedule is for; undefined if it is for the whole proposal. */
    option: options.find(({ id }) => chosen.includes(id)),
    deliveryDays,
    stages,
    /** The length of the scale: until the delivery, or until the end of the last stage if that is later. */
    scaleDays: Math.max(longest, stages.at(-1)?.lastDay ?? 0),
  }));
}
