// What of a proposal is chosen, what a press makes of that, and how an address says it:
// `#opcoes=site,tablets:12&pagamento=cartao-10`.

/** What decides whether an item is chosen, and how many of it. */
export interface ChoosableItem {
  id: string;
  optional?: boolean | undefined;
  selected?: boolean | undefined;
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

/** Always there; one of its group; there until the client leaves it out; or not there until the client adds it. */
export type ItemKind = 'required' | 'option' | 'module' | 'extra';

export function kindOf({ group, optional, selected }: Omit<ChoosableItem, 'id'>): ItemKind {
  if (group !== undefined) return 'option';
  if (!optional) return 'required';
  return selected ? 'module' : 'extra';
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

/** What is chosen before the client chooses. */
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
  const ids = (asked.get('opcoes') ?? '').split(',').filter((id) => id !== '');
  const { text: chosen, ignored } = normalizeSelection(data, ids);
  const payment = asked.get('pagamento') ?? 'pix';
  const count = data.payment.cardInstalments.find((number) => payment === `cartao-${number}`);
  if (count !== undefined) return { chosen, form: { by: 'card', count }, ignored };
  const unknown = payment === 'pix' ? [] : [payment];
  return { chosen, form: { by: 'transfer' }, ignored: [...ignored, ...unknown] };
}
