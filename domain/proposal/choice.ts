// What of a proposal is chosen, what a press makes of that, and how an address says it:
// `#opcoes=site,tablets:12&pagamento=cartao-10`.

import type { PaymentForm } from './agreement.ts';

/** What decides whether an item is taken, and how many of it. */
export interface ChoosableItem {
  id: string;
  /** The client may leave it out; `selected` is chosen at first. Without either an item is required. */
  optional?: boolean | undefined;
  selected?: boolean | undefined;
  /** One item of each group is chosen. */
  group?: string | undefined;
  unitPriceCents?: number | undefined;
  /** Of an item with a price for one: how many there are, and of how many the client may choose. */
  quantity?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** The part of a proposal that decides what can be chosen. */
export interface Choosable {
  defaultChoice?: string[] | undefined;
  items: readonly ChoosableItem[];
  /** A fee is paid with everything, with the item that it is `of`, or where the client adds it. */
  recurring?:
    | readonly { id: string; of?: string | undefined; optional?: boolean | undefined }[]
    | undefined;
}

export interface Selection {
  /** Ids in the order of the file, fees after items: at least one is an item's. */
  chosen: string[];
  /** How many there are of each chosen item that has a price for one, by its id. */
  quantities: Readonly<Record<string, number>>;
  /** `chosen` as an address asks for it: `tablets:12` where the client chooses how many. */
  text: string[];
  /** What was asked for and cannot be: unknown ids, further ones of a group, and numbers out of bounds. */
  ignored: string[];
}

export function isRequired({ optional, group }: ChoosableItem): boolean {
  return !optional && group === undefined;
}

/** Whether the client says how many. */
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

/** Whether there is anything to choose at all. */
export function isOpen({ items, recurring = [] }: Choosable): boolean {
  return (
    items.some((item) => isCountable(item) || !isRequired(item)) ||
    recurring.some(({ optional }) => optional)
  );
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
  const taken = items.filter(
    (item) => isRequired(item) || (item.group === undefined ? names : options).includes(item.id),
  );
  const fees = recurring.filter(
    ({ id, of, optional }) =>
      (of === undefined || taken.some((item) => item.id === of)) &&
      (!optional || names.includes(id)),
  );
  const counts = taken
    .filter(({ unitPriceCents }) => unitPriceCents !== undefined)
    .map((item) => [item.id, countOf(item, wanted.get(item.id))] as const);
  const quantities = Object.fromEntries(counts);
  const chosen = [...taken, ...fees].map(({ id }) => id);
  const counted = items.filter(isCountable).map(({ id }) => id);
  const text = chosen.map((id) => (counted.includes(id) ? `${id}:${quantities[id]}` : id));
  const possible = new Set([...chosen, ...text]);
  return { chosen, quantities, text, ignored: asked.filter((one) => !possible.has(one)) };
}

/** What is chosen before the client chooses. */
export function defaultChoice(data: Choosable): string[] {
  return normalizeSelection(data, []).text;
}

/** With or without an item or a fee; the same where no item would be left. */
export function toggle(data: Choosable, choice: readonly string[], id: string): string[] {
  const isChosen = normalizeSelection(data, choice).chosen.includes(id);
  const next = isChosen ? choice.filter((text) => idOf(text) !== id) : [...choice, id];
  const hasItem = data.items.some((item) => next.some((text) => idOf(text) === item.id));
  return hasItem ? normalizeSelection(data, next).text : [...choice];
}

/** With this option in the place of the others of its group. */
export function pick(data: Choosable, choice: readonly string[], id: string): string[] {
  return normalizeSelection(data, [id, ...choice]).text;
}

/** With so many of an item. */
export function count(
  data: Choosable,
  choice: readonly string[],
  id: string,
  units: number,
): string[] {
  const next = choice.map((text) => (idOf(text) === id ? `${id}:${units}` : text));
  return normalizeSelection(data, next).text;
}

/** As the file says; else all that does not have to be added, or the first item where everything has. */
function usualChoice({ items, defaultChoice = [] }: Choosable): string[] {
  if (items.some(({ id }) => defaultChoice.includes(id))) return defaultChoice;
  const usual = items.filter(({ optional, selected }) => !optional || selected);
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

export interface ChosenQuote {
  /** Ids, in the order of the file, with numbers where the client chooses how many. */
  chosen: string[];
  form: PaymentForm;
}

const CHOICE_KEY = 'opcoes';
const PAYMENT_KEY = 'pagamento';
const BY_TRANSFER = 'pix';
const BY_CARD = 'cartao-';

/** A hash, with its `#`, that says nothing of the payment. */
export function formatChoice(choice: readonly string[]): string {
  return `#${CHOICE_KEY}=${choice.join(',')}`;
}

/** The hash that `parseQuote` reads as this choice. */
export function formatQuote({ chosen, form }: ChosenQuote): string {
  const payment = form.by === 'card' ? `${BY_CARD}${form.count}` : BY_TRANSFER;
  return `${formatChoice(chosen)}&${PAYMENT_KEY}=${payment}`;
}

/** Whether a hash is about a choice: an anchor of the page is not, and the bare address asks for the usual one. */
export function isQuoteHash(hash: string): boolean {
  return hash.length < 2 || /^#(?:.*&)?(?:opcoes|pagamento)=/.test(hash);
}

/** `ignored` are the ids and forms of payment that the proposal does not offer; the rest still counts. */
export function parseQuote(
  data: Choosable & { payment: { cardInstalments: readonly number[] } },
  hash: string,
): ChosenQuote & { ignored: string[] } {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = (asked.get(CHOICE_KEY) ?? '').split(',').filter((id) => id !== '');
  const { text: chosen, ignored } = normalizeSelection(data, ids);
  const payment = asked.get(PAYMENT_KEY) ?? BY_TRANSFER;
  const count = data.payment.cardInstalments.find((number) => payment === `${BY_CARD}${number}`);
  if (count !== undefined) return { chosen, form: { by: 'card', count }, ignored };
  const unknown = payment === BY_TRANSFER ? [] : [payment];
  return { chosen, form: { by: 'transfer' }, ignored: [...ignored, ...unknown] };
}
