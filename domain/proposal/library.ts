// Puts in the place of each reference to content/proposals/library/ what it stands for.

import type {
  LibraryPart,
  ProposalFile,
  ProposalItem,
  ProposalLibrary,
  WrittenPromise,
} from '../content/proposal.ts';

type Written = Pick<ProposalFile, LibraryPart>;
type Part<Name extends LibraryPart> = NonNullable<Written[Name]>[number];

/** What a reference names that nothing answers to is a problem elsewhere: here its id stands for it. */
export function resolveParts(written: Written, library: ProposalLibrary) {
  const { items, included, excluded, conditions } = written;
  return {
    items: items.map((one) => resolveItem(one, library.items)),
    included: included.map((one) => resolvePromise(one, library.included)),
    excluded: excluded.map((one) => resolvePromise(one, library.excluded)),
    conditions: conditions?.map((one) =>
      typeof one === 'string' ? one : (entryOf(library.conditions, one.from) ?? one.from),
    ),
  };
}

const COUNTED = ['unitPriceCents', 'quantity', 'min', 'max'];

/** What stands beside the reference wins; a price of the whole and one of each replace each other. */
function resolveItem({ from, ...own }: Part<'items'>, items: ProposalLibrary['items']) {
  if (from === undefined) return own as ProposalItem;
  const replaced = own.unitPriceCents === undefined ? COUNTED : ['priceCents'];
  const isPriced = own.priceCents !== undefined || own.unitPriceCents !== undefined;
  const found = Object.entries(entryOf(items, from) ?? { title: from, features: [] });
  const kept = isPriced ? found.filter(([key]) => !replaced.includes(key)) : found;
  return { id: from, ...Object.fromEntries(kept), ...own } as ProposalItem;
}

function resolvePromise(written: Part<'included'>, lines: ProposalLibrary['included']) {
  if (typeof written === 'string') return written;
  const { from = '', text = entryOf(lines, from) ?? from, of } = written;
  return (of === undefined ? text : { text, of }) satisfies WrittenPromise;
}

function entryOf<Entry>(entries: Readonly<Record<string, Entry>> = {}, id: string) {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** The library's entry that a value of the resolved proposal comes from; undefined where its own file says it. */
export function referenceAt(
  written: Partial<Written>,
  [part, index, key]: readonly PropertyKey[],
): { part: LibraryPart; id: string } | undefined {
  const one: unknown = Object(written[part as LibraryPart])[index ?? ''];
  const { from, ...own } = Object(one) as { from?: string };
  if (from === undefined || (key !== undefined && Object.hasOwn(own, key))) return undefined;
  return { part: part as LibraryPart, id: from };
}
