// What of a proposal is chosen, and how an address says so: `#opcoes=site,tablets:12`.

import type { ChoiceMode } from '../../content/proposal-figures.ts';

/** What decides how much of an item is taken. */
export interface Counted {
  id: string;
  unitPriceCents?: number | undefined;
  /** Of an item with a price for one: how many there are, and of how many the client may choose. */
  quantity?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

export interface ChoosableItem extends Counted {
  required?: boolean | undefined;
  optional?: boolean | undefined;
  /** One item of each group is chosen. */
  group?: string | undefined;
}

/** A fee that comes back: with its item, for whoever wants it, or with everything. */
export interface ChoosableFee {
  id: string;
  /** The item that it belongs to. */
  of?: string | undefined;
  optional?: boolean | undefined;
}

/** The part of a proposal that decides what can be chosen. */
export interface Choosable {
  choice: ChoiceMode;
  defaultChoice?: string[] | undefined;
  items: readonly ChoosableItem[];
  recurring?: readonly ChoosableFee[] | undefined;
}

export interface SettledChoice {
  /** Ids in the order of the file, fees after items: at least one is an item's. */
  chosen: string[];
  /** How many there are of each item that was chosen, by its id, where one has its own price. */
  quantities: Readonly<Record<string, number>>;
  /** What was asked for and cannot be: unknown ids, further ones of a group, and numbers out of bounds. */
  ignored: string[];
}

/** What an item is to the client: in any case there, a module, something on top, or one of a group. */
export type Part = { is: 'fixed' | 'module' | 'extra' } | { is: 'option'; group: string };

/** The group of items that say nothing else with `choice: one`. */
const UNNAMED = '';

export function partOf({ required, optional, group }: ChoosableItem, choice: ChoiceMode): Part {
  if (group !== undefined) return { is: 'option', group };
  if (required) return { is: 'fixed' };
  if (optional) return { is: 'extra' };
  if (choice === 'one') return { is: 'option', group: UNNAMED };
  return { is: choice === 'any' ? 'module' : 'fixed' };
}

/** The groups of a proposal in their order, each with its options. */
export function groupsOf<Item extends ChoosableItem>({
  choice,
  items,
}: {
  choice: ChoiceMode;
  items: readonly Item[];
}): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const part = partOf(item, choice);
    if (part.is === 'option') groups.set(part.group, [...(groups.get(part.group) ?? []), item]);
  }
  return [...groups.values()];
}

/** Whether there is anything to choose at all. */
export function isOpen({ choice, items, recurring = [] }: Choosable): boolean {
  return (
    items.some((item) => isCountable(item) || partOf(item, choice).is !== 'fixed') ||
    recurring.some(({ optional }) => optional)
  );
}

/** Whether the client says how many. */
export function isCountable({ min, max }: Counted): boolean {
  return min !== undefined || max !== undefined;
}

/** How few and how many the client may choose. */
export function boundsOf({ quantity = 1, min = 1, max = quantity }: Counted): [number, number] {
  return [min, max];
}

const HASH_KEY = 'opcoes';

/** What is chosen before anybody chooses: as the file says, else the first option of each group and every module. */
export function defaultChoice(data: Choosable): string[] {
  return choiceText(data, settleChoice(data, []));
}

/** The choice of an address's hash, with or without its `#`; nothing usable gives the default choice. */
export function parseChoice(data: Choosable, hash: string): SettledChoice {
  const asked = new URLSearchParams(hash.replace(/^#/, '')).get(HASH_KEY) ?? '';
  return settleChoice(
    data,
    asked.split(',').filter((id) => id !== ''),
  );
}

/** The hash, with its `#`, that `parseChoice` reads as this choice. */
export function formatChoice(choice: readonly string[]): string {
  return `#${HASH_KEY}=${choice.join(',')}`;
}

/** A choice as it is asked for: ids, and behind those whose number the client chooses that number. */
export function choiceText(
  { items }: Pick<Choosable, 'items'>,
  { chosen, quantities }: Pick<SettledChoice, 'chosen' | 'quantities'>,
): string[] {
  const counted = new Set(items.filter(isCountable).map(({ id }) => id));
  return chosen.map((id) => (counted.has(id) ? `${id}:${quantities[id]}` : id));
}

/** Makes a possible choice of any texts: what cannot be is left out, and no choice is the default one. */
export function settleChoice(data: Choosable, asked: readonly string[]): SettledChoice {
  const wanted = new Map(asked.map((text) => [text.replace(/:.*$/s, ''), text]));
  const isUsable = data.items.some(({ id }) => wanted.has(id));
  const names = isUsable ? [...wanted.keys()] : usualChoice(data);
  const chosen = chosenItems(data, names);
  const ids = new Set(chosen.map(({ id }) => id));
  const fees = (data.recurring ?? []).filter(
    ({ id, of, optional }) =>
      (of === undefined || ids.has(of)) && (!optional || names.includes(id)),
  );
  const counts = chosen
    .filter(({ unitPriceCents }) => unitPriceCents !== undefined)
    .map((item) => [item.id, countOf(item, wanted.get(item.id))] as const);
  const quantities = Object.fromEntries(counts);
  const settled = { chosen: [...chosen, ...fees].map(({ id }) => id), quantities };
  const possible = new Set([...settled.chosen, ...choiceText(data, settled)]);
  return { ...settled, ignored: asked.filter((text) => !possible.has(text)) };
}

function chosenItems(data: Choosable, names: readonly string[]): ChoosableItem[] {
  const { items, choice, defaultChoice = [] } = data;
  const options = groupsOf(data).map((group) => {
    const find = (ids: readonly string[]) => ids.find((id) => group.some((one) => one.id === id));
    return find(names) ?? find(defaultChoice) ?? group[0]?.id;
  });
  return items.filter((item) => {
    const { is } = partOf(item, choice);
    if (is === 'fixed') return true;
    return is === 'option' ? options.includes(item.id) : names.includes(item.id);
  });
}

/** As the file says; else all but extras, of each group the first. */
function usualChoice({ items, choice, defaultChoice = [] }: Choosable): string[] {
  const isNamed = items.some(({ id }) => defaultChoice.includes(id));
  if (isNamed) return defaultChoice;
  const usual = items.filter((item) => partOf(item, choice).is !== 'extra');
  return (usual.length > 0 ? usual : items).map(({ id }) => id);
}

/** The number behind an id, where the client may choose it. */
function countOf(item: Counted, asked: string | undefined): number {
  const { quantity = 1 } = item;
  const [least, most] = boundsOf(item);
  const written = /:(\d{1,4})$/.exec(asked ?? '')?.[1];
  const count = Number(written ?? quantity);
  return isCountable(item) && count >= least && count <= most ? count : quantity;
}
