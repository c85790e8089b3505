// Computes the sums of a proposal from its file for any choice, by the rules of docs/propostas.md and not by the code.

export interface OfferedItem {
  id: string;
  title: string;
  priceCents?: number;
  unitPriceCents?: number;
  quantity?: number;
  min?: number;
  max?: number;
  group?: string;
  optional?: boolean;
}

export interface Offered {
  items: OfferedItem[];
  bundle?: { priceCents: number };
  discounts?: { cents: number; on?: string[] }[];
  recurring?: {
    id: string;
    title: string;
    priceCents: number;
    every: 'month' | 'year';
    times?: number;
    of?: string;
    optional?: boolean;
  }[];
  payment: {
    cardInstalments: number[];
    pix?: { priceCents?: number; percentOff?: number };
    tranches: { percent?: number; cents?: number }[];
  };
}

/** The chosen items and fees, with the quantity of each. */
export type Choice = ReadonlyMap<string, number>;

/** All amounts are in centavos. */
export interface Sums {
  total: number;
  byPix: number;
  tranches: number[];
  /** The first instalment, for each number of instalments. */
  instalments: [count: number, cents: number][];
  monthly: number;
  yearly: number;
  firstYear: number;
}

export function expectedTotals(
  { items, bundle, discounts = [], payment, ...offer }: Offered,
  choice: Choice,
): Sums {
  const chosen = items.filter(({ id }) => choice.has(id));
  const isWhole = chosen.length === items.length;
  const parts = chosen.map(({ id, priceCents = 0, unitPriceCents }) =>
    unitPriceCents ? unitPriceCents * (choice.get(id) ?? 0) : priceCents,
  );
  const offered = bundle && isWhole ? bundle.priceCents : add(parts);
  const total = discounts
    .filter(({ on = [] }) => on.every((id) => choice.has(id)))
    .reduce((left, { cents }) => Math.max(0, left - cents), offered);
  const { priceCents: fixed, percentOff = 0 } = payment.pix ?? {};
  const byPix = fixed && isWhole ? fixed : Math.round((total * (100 - percentOff)) / 100);
  const fees = (offer.recurring ?? []).filter(
    ({ id, of, optional }) => (!of || choice.has(of)) && (!optional || choice.has(id)),
  );
  const each = (period: string): number =>
    add(fees.filter(({ every }) => every === period).map(({ priceCents }) => priceCents));
  const inAYear = fees.map(({ priceCents, every, times = 12 }) =>
    every === 'year' ? priceCents : priceCents * Math.min(12, times),
  );
  return {
    total,
    byPix,
    tranches: divide(byPix, payment.tranches),
    instalments: payment.cardInstalments.map((count) => [count, Math.ceil(total / count)]),
    monthly: each('month'),
    yearly: each('year'),
    firstYear: byPix + add(inAYear),
  };
}

/** Divides by percentages and by amounts, if enough is left, and the rest equally; the first parts get odd centavos. */
function divide(cents: number, tranches: Offered['payment']['tranches']): number[] {
  let left = cents;
  const named = tranches.map(({ percent, cents: fixed }) => {
    const part = percent ? Math.floor((cents * percent) / 100) : fixed && Math.min(fixed, left);
    left -= part ?? 0;
    return part;
  });
  const open = named.filter((part) => part === undefined).length;
  const share = open > 0 ? Math.floor(left / open) : 0;
  left -= share * open;
  return named.map((part) =>
    open > 0 && part !== undefined ? part : (part ?? share) + (left-- > 0 ? 1 : 0),
  );
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Every choice with an item: one of a group, extras or not, few or many units. Neighbours differ in one thing. */
export function choicesOf({ items, recurring = [] }: Offered): Choice[] {
  const groups = [...new Set(items.flatMap(({ group }) => group ?? []))];
  const extras = recurring.filter(({ optional }) => optional);
  const parts: [id: string, count: number][][] = [
    ...groups.map((group) =>
      items.filter((item) => item.group === group).flatMap((item) => waysOf(item)),
    ),
    ...[...items.filter(({ group }) => !group), ...extras].map((part) => waysOf(part)),
  ];
  let all: [string, number][][] = [[]];
  for (const ways of parts)
    all = all.flatMap((left, index) =>
      (index % 2 === 0 ? ways : ways.toReversed()).map((way) => [...left, way]),
    );
  return all
    .map((ways) => new Map(ways.filter(([, count]) => count > 0)))
    .filter((choice) => items.some(({ id }) => choice.has(id)));
}

function waysOf({
  id,
  optional,
  min,
  max,
  quantity = 1,
}: Partial<OfferedItem>): [string, number][] {
  const isCounted = min !== undefined || max !== undefined;
  const counts = isCounted ? [...new Set([min ?? 1, quantity, max ?? quantity])] : [quantity];
  return [...(optional ? [0] : []), ...counts].map((count) => [id ?? '', count]);
}

/** A few of many, spread over all of them. */
export function spread<Item>(all: readonly Item[], most: number): Item[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** The centavos of `−R$ 1.250,50`. */
export function centsIn(text: string): number {
  const [reais = '', cents = '0'] = text.replace(/[^\d,]/g, '').split(',');
  const amount = Number(reais) * 100 + Number(cents.padEnd(2, '0'));
  return text.includes('−') ? -amount : amount;
}
