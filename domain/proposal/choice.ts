// Which items of a proposal are chosen, and how an address says so: `#opcoes=site,crm`.

import type { ChoiceMode } from '../content/proposal-figures.ts';

/** The part of a proposal that decides what can be chosen. */
export interface Choosable {
  choice: ChoiceMode;
  defaultChoice?: string[] | undefined;
  items: { id: string }[];
}

export interface SettledChoice {
  /** Ids in the order of the file: one for options, at least one for modules, else all. */
  chosen: string[];
  /** What was asked for and cannot be: ids that do not exist, and every option after the first. */
  ignored: string[];
}

const HASH_KEY = 'opcoes';

/** What is chosen before anybody chooses: as the file says, else the first option or every item. */
export function defaultChoice(data: Choosable): string[] {
  return settleChoice(data, data.defaultChoice ?? []).chosen;
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

/** Makes a possible choice of any ids: what cannot be is left out, and no choice is the default one. */
export function settleChoice(data: Choosable, asked: readonly string[]): SettledChoice {
  const ids = data.items.map(({ id }) => id);
  const known = asked.filter((id) => ids.includes(id));
  const kept = data.choice === 'one' ? known.slice(0, 1) : known;
  const ignored = asked.filter((id) => !kept.includes(id));
  if (data.choice === 'all') return { chosen: ids, ignored };
  if (kept.length > 0) return { chosen: ids.filter((id) => kept.includes(id)), ignored };
  return { chosen: fallback(data, ids), ignored };
}

function fallback({ choice, defaultChoice }: Choosable, ids: string[]): string[] {
  const named = ids.filter((id) => defaultChoice?.includes(id));
  const usual = named.length > 0 ? named : ids;
  return choice === 'one' ? usual.slice(0, 1) : usual;
}
