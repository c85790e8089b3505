// Finds every amount that a proposal's texts name, and those that none of its figures is: an old price stays nowhere.

import type { Offered } from '../../../domain/content/proposal.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import type { Figures, ProposalFigures } from '../../../domain/proposal/figures.ts';
import { leavesOf } from '../../../domain/proposal/fingerprint.ts';
import { pathText } from '../../read/validate.ts';
import { placeAt, type Source, type Spot } from '../../source.ts';

export interface WrittenAmount {
  place: Spot;
  /** The key, unless it stands in the text below the front matter. */
  path?: string;
  /** As it stands in the text. */
  written: string;
  /** Undefined when it can be read in more than one way. */
  cents: number | undefined;
}

/** A number after `R$`, perhaps in bold, or before `reais`; what a word such as `mil` goes on with says no exact amount. */
const AMOUNT =
  /R\\?\$(?:\s|&nbsp;|[*_])*(\d(?:[\d.,]*\d)?)(\s*(?:mil|bi))?|(?<![\d.,])(\d(?:[\d.,]*\d)?)[\s*_]+reais\b/gi;

export function listAmounts(source: Source, data: Offered): WrittenAmount[] {
  const { amounts: _, ...texts } = data;
  const inKeys = leavesOf(texts).flatMap(({ path, value }) =>
    typeof value === 'string' ? amountsIn(value).map(locate(source, path)) : [],
  );
  const body = source.body.text;
  const start = source.text.length - body.length;
  const inBody = amountsIn(body).map(({ at, ...amount }) => ({
    ...amount,
    place: placeAt(source.text, start + at),
  }));
  return [...inKeys, ...inBody];
}

/** Everything that the proposal asks, saves or splits, for whatever can be chosen. */
export function knownAmounts(data: Offered, figuresFor: Figures): Set<number> {
  const { items } = data;
  const figures = choicesOf(data).map(figuresFor);
  const totals = data.choice === 'one' ? figures.map(({ totalCents }) => totalCents) : [];
  return new Set([
    ...items.flatMap(({ priceCents, normalPriceCents }) => [priceCents, normalPriceCents ?? 0]),
    sum(items.map(({ priceCents }) => priceCents)),
    ...figures.flatMap(amountsOf),
    // What one option costs more than another.
    ...totals.flatMap((total) => totals.map((other) => Math.abs(total - other))),
    ...data.amounts.map(({ cents }) => cents),
  ]);
}

/** The totals that a text may have meant. */
export function totalsOf(data: Offered, figuresFor: Figures): string {
  const ids = data.items.map(({ id }) => id);
  const totals = [ids, data.defaultChoice ?? [], ...ids.map((id) => [id])]
    .map(figuresFor)
    .flatMap(({ totalCents, pixTotalCents }) => [totalCents, pixTotalCents]);
  const shown = [...new Set(totals)].slice(0, 2);
  return shown.map((cents) => formatMoney(cents)).join(' or ');
}

interface FoundAmount {
  at: number;
  written: string;
  cents: number | undefined;
}

function amountsIn(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap(
    ({ index, 0: written, 1: after, 2: word, 3: before }) =>
      word ? [] : { at: index, written, cents: centsOf(after ?? before ?? '') },
  );
}

/** `1.234,50` and `1234`; another point or comma could mean anything. */
function centsOf(number: string): number | undefined {
  const [, reais = '', centavos = '00'] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?$/.exec(number) ?? [];
  return reais === '' ? undefined : Number(reais.replaceAll('.', '') + centavos);
}

/** The place of the amount itself, where the file writes it as it is; else that of its value. */
function locate(source: Source, path: readonly PropertyKey[]) {
  let from = 0;
  return ({ written, cents }: FoundAmount): WrittenAmount => {
    const at = source.writtenAt(path)?.indexOf(written, from) ?? -1;
    const start = source.startOf(path);
    const isThere = at >= 0 && start !== undefined;
    if (isThere) from = at + written.length;
    const place = isThere ? placeAt(source.text, start + at) : source.placeOf(path);
    return { place, path: pathText(path), written, cents };
  };
}

/** With more modules only the choices that a text is likely to speak of. */
const EVERY_CHOICE_UP_TO = 10;

function choicesOf({ choice, items }: Offered): string[][] {
  const ids = items.map(({ id }) => id);
  if (choice !== 'any') return [ids, ...ids.map((id) => [id])];
  if (ids.length > EVERY_CHOICE_UP_TO) {
    const others = ids.map((id) => ids.filter((other) => other !== id));
    return [ids, ...others, ...ids.flatMap((id) => ids.map((other) => [id, other]))];
  }
  const found: string[][] = [];
  for (const id of ids) found.push([id], ...found.map((some) => [...some, id]));
  return found;
}

function amountsOf(figures: ProposalFigures): number[] {
  return [
    figures.partsCents,
    figures.bundleDiscountCents,
    figures.totalCents,
    figures.normalTotalCents ?? figures.totalCents,
    figures.savingCents,
    figures.pixTotalCents,
    figures.pixSavingCents,
    ...figures.discounts.map(({ cents }) => cents),
    ...figures.tranches.map(({ cents }) => cents),
    ...figures.instalments.flatMap(({ amountsCents }) => amountsCents),
  ];
}
