// Checks that a proposal adds up with every possible choice: a client must never receive a wrong sum.

import type { ProposalFile, ProposalTerms } from '../../domain/content/proposal.ts';
import { formatMoney, sum } from '../../domain/money.ts';
import { expectedFound } from '../../domain/problem.ts';
import {
  choiceKind,
  computeProposal,
  countRange,
  groupsOf,
  hasChoices,
  isCountable,
  normalizeSelection,
  type ProposalFigures,
  priceOf,
} from '../../domain/proposal/prices.ts';
import { referenceAt, resolveParts } from '../../domain/resolve-references.ts';
import { type Entry, SINGLE_FILES, type SingleFiles } from '../content/collections.ts';
import { valuesIn } from '../content/source.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';

/** Reports a problem; `path` leads to the wrong value in the front matter. */
type Report = (path: PropertyKey[], expected: string, found: string, fix: string) => void;

type Item = ProposalTerms['items'][number];

export function checkProposal(
  { file, source, data: written }: Entry<ProposalFile>,
  { items, included, excluded, conditions }: Partial<SingleFiles>,
  { today, sending }: Pick<BuildConfig, 'today' | 'sending'>,
  problems: Problems,
): void {
  const library = { items, included, excluded, conditions };
  const data = { ...written, ...resolveParts(written, library) };
  const report: Report = (path, expected, found, fix) => {
    const origin = originOf(written, path);
    const message = expectedFound(expected, found) + (origin ? ` (${origin})` : '');
    problems.add({ ...source.at(path), message, fix });
  };
  const isSending = sending?.file === file;
  checkDates(data, { today, isSending }, report);
  // Sums are checked only if every item is found in the library: otherwise all of them would be wrong.
  if (written.items.every(({ from }) => !from || Object.hasOwn(items ?? {}, from))) {
    checkIds(data, report);
    for (const item of data.items) checkItem(data, item, report);
    checkDefault(data, report);
    checkWhole(data, report);
    const choices = leastChoices(data);
    // A missing price is reported, and would make every sum wrong.
    const isPriced = data.items.every(
      ({ priceCents, unitPriceCents }) => (priceCents ?? unitPriceCents) !== undefined,
    );
    if (isPriced) {
      checkDiscounts(data, choices, report);
      checkTranches(data, choices, report);
    }
    checkStages(data, report);
  }
}

/** The entry of the library that a value comes from, and its file. */
export function originOf(written: ProposalFile, path: readonly PropertyKey[]): string | undefined {
  const found = referenceAt(written, path);
  return found && `"${found.id}" de ${SINGLE_FILES[found.part].file}`;
}

/** Checks the days. With `isSending` the proposal is being sent, and begins today. */
function checkDates(
  { issuedOn, validDays, validUntil, payment }: ProposalTerms,
  { today, isSending }: { today: string; isSending: boolean },
  report: Report,
): void {
  if (issuedOn !== undefined && issuedOn > today) {
    const fix = 'escreva o dia do envio da proposta, ou tire a linha até lá';
    report(['issuedOn'], `um dia até hoje (${today})`, issuedOn, fix);
  }
  if (validDays === undefined && validUntil === undefined) {
    const fix = 'escreva validDays: 15, ou validUntil: com o último dia';
    report(['validDays'], 'até quando a proposta vale', 'nada', fix);
  }
  if (validDays !== undefined && validUntil !== undefined) {
    report(['validUntil'], 'validDays ou validUntil', 'os dois', 'tire uma das duas linhas');
  }
  const first = isSending ? today : issuedOn;
  if (validUntil !== undefined && first !== undefined && validUntil < first) {
    const expected = `um dia a partir de ${isSending ? 'hoje' : 'issuedOn'} (${first})`;
    const fix = 'escreva o último dia em que o cliente pode aceitar';
    report(['validUntil'], expected, validUntil, fix);
  }
  // A payment cannot be due on a day that is over.
  for (const [index, { due }] of payment.tranches.entries()) {
    if (!isSending || due === undefined || due >= today) continue;
    const path = ['payment', 'tranches', index, 'due'];
    report(path, `um dia a partir de hoje (${today})`, due, 'escreva o dia em que o cliente paga');
  }
}

function checkIds(data: ProposalTerms, report: Report): void {
  const { items, recurring = [], defaultChoice = [], discounts } = data;
  const named = [
    ...items.map(({ id }, index) => ({ id, path: ['items', index] })),
    ...recurring.map(({ id }, index) => ({ id, path: ['recurring', index] })),
  ];
  for (const one of named) {
    const { id, path } = named.find((other) => other.id === one.id) ?? one;
    if (path === one.path) continue;
    const found = `"${id}", como em ${path[0]}[${path[1]}]`;
    report([...one.path, 'id'], 'um id só deste item', found, 'mude um dos dois ids');
  }
  const itemIds = items.map(({ id }) => id);
  const choosable = [...itemIds, ...recurring.flatMap(({ id, optional }) => (optional ? id : []))];
  const check = (id: unknown, path: PropertyKey[], known = itemIds): void => {
    if (typeof id !== 'string' || known.includes(id)) return;
    report(path, 'o id de um item', `"${id}"`, `escreva um destes: ${known.join(', ')}`);
  };
  for (const [index, id] of defaultChoice.entries()) check(id, ['defaultChoice', index], choosable);
  for (const { path, value } of valuesIn(data)) if (path.at(-1) === 'of') check(value, path);
  for (const [index, { on = [] }] of discounts.entries())
    for (const [place, id] of on.entries()) check(id, ['discounts', index, 'on', place]);
}

/** Checks that an item is of one kind, and has one price. */
function checkItem(data: ProposalTerms, item: Item, report: Report): void {
  const refuse = (key: keyof Item, expected: string, found: string, fix: string): void =>
    report(['items', data.items.indexOf(item), key], expected, found, fix);
  const { optional, selected, group, priceCents, unitPriceCents, quantity = 1 } = item;
  if (optional && group !== undefined) {
    const fix = 'fique com group se é uma de várias opções; se não, com optional';
    refuse('optional', 'optional ou group', 'os dois', fix);
  }
  if (selected && !optional) {
    const fix = 'tire a linha, ou escreva também optional: true; de um group, a primeira já começa';
    refuse('selected', 'selected só ao lado de optional', 'sem ele', fix);
  }
  for (const key of ['deliveryDays', 'stages'] as const) {
    if (item[key] === undefined || group !== undefined) continue;
    const fix = 'tire a linha, ou escreva group: nas opções entre as quais o cliente escolhe';
    refuse(key, `${key} de um item só com group`, 'sem ele', fix);
  }
  if (priceCents === undefined && unitPriceCents === undefined) {
    const fix =
      'escreva priceCents: com o preço do conjunto, ou unitPriceCents: com o de uma unidade';
    refuse('priceCents', 'um preço', 'nada', fix);
  }
  if (priceCents !== undefined && unitPriceCents !== undefined) {
    const fix =
      'fique com unitPriceCents se o cliente compra várias unidades; se não, com priceCents';
    refuse('unitPriceCents', 'priceCents ou unitPriceCents', 'os dois', fix);
  }
  const counting = (['quantity', 'min', 'max'] as const).find((key) => item[key] !== undefined);
  if (counting !== undefined && unitPriceCents === undefined) {
    const fix = 'escreva unitPriceCents: com o preço de uma unidade, ou tire a linha';
    refuse(counting, `${counting} só ao lado de unitPriceCents`, 'sem ele', fix);
  }
  const [least, most] = countRange(item);
  if (isCountable(item) && (quantity < least || quantity > most)) {
    const fix = 'escreva a quantidade inicial e, em min e max, o mínimo e o máximo';
    refuse('quantity', `uma quantidade de ${least} a ${most}`, String(quantity), fix);
  }
  const [offered, normal] = [unitPriceCents ?? priceCents ?? 0, item.normalPriceCents];
  if (normal !== undefined && normal <= offered) {
    const expected = `um preço normal acima dos ${formatMoney(offered)} oferecidos`;
    const fix = 'tire a linha, ou escreva o preço maior que o item costuma ter';
    refuse('normalPriceCents', expected, formatMoney(normal), fix);
  }
}

function checkDefault(data: ProposalTerms, report: Report): void {
  const { items, defaultChoice } = data;
  for (const group of groupsOf(items)) {
    const [first] = group;
    if (first && group.length < 2) {
      const path = ['items', items.indexOf(first), 'group'];
      const fix = 'tire a linha, ou escreva o mesmo group na outra opção';
      report(path, 'duas opções ou mais para escolher', '1', fix);
    }
    const named = group.filter(({ id }) => defaultChoice?.includes(id));
    if (named.length < 2) continue;
    const others = named.slice(1).map(({ id }) => id);
    const left = defaultChoice?.filter((id) => !others.includes(id)).join(', ');
    const fix = `escreva defaultChoice: [${left}]`;
    report(['defaultChoice'], 'uma opção', String(named.length), fix);
  }
  if (defaultChoice && !hasChoices(data)) {
    const fix = 'tire a linha, ou escreva optional: true ou group: nos itens que o cliente escolhe';
    report(['defaultChoice'], 'nenhuma escolha inicial, porque tudo já entra', 'uma', fix);
  }
}

/** Checks a price for the whole: all items can be chosen together, and their number is fixed. */
function checkWhole(data: ProposalTerms, report: Report): void {
  const { items, bundle, payment } = data;
  const { pix } = payment;
  if (pix && (pix.priceCents === undefined) === (pix.percentOff === undefined)) {
    const found = pix.priceCents === undefined ? 'nenhum dos dois' : 'os dois';
    const fix =
      'escreva percentOff: 5 para qualquer escolha, ou priceCents: para o conjunto, ou tire pix';
    report(['payment', 'pix'], 'priceCents ou percentOff', found, fix);
  }
  const hasOptions = groupsOf(items).length > 0;
  const beside = hasOptions ? 'de opções' : 'de uma quantidade que o cliente escolhe';
  const check = (path: string[], what: string, cents: number | undefined, most: number): void => {
    if (cents === undefined) return;
    if (hasOptions || items.some(isCountable)) {
      const fix =
        'tire a linha: um desconto vale para itens pelo nome, e pix: { percentOff: 5 } para qualquer escolha';
      report(path, `nenhum ${what} ao lado ${beside}`, 'um', fix);
    } else if (cents >= most) {
      const expected = `um ${what} abaixo da soma de ${formatMoney(most)}`;
      report(path, expected, formatMoney(cents), 'escreva o preço menor, ou tire a linha');
    }
  };
  const parts = sum(items.map((item) => priceOf(item)));
  check(['bundle', 'priceCents'], 'pacote', bundle?.priceCents, parts);
  const everything = items.map(({ id }) => id);
  const { totalCents } = computeProposal(data, everything);
  const byPix = 'preço por PIX para o conjunto';
  check(['payment', 'pix', 'priceCents'], byPix, pix?.priceCents, totalCents);
}

/** Checks that something is left to pay with every choice, by PIX and in each instalment too; an item may be a gift. */
function checkDiscounts(data: ProposalTerms, choices: readonly Choice[], report: Report): void {
  const check = (key: 'totalCents' | 'pixTotalCents', path: string[], fix: string): boolean => {
    const zero = choices.find((figures) => figures[key] === 0);
    const found = `${formatMoney(0)} com ${zero?.text.join(', ')}`;
    if (zero) report(path, 'um total acima de zero em qualquer escolha', found, fix);
    return zero === undefined;
  };
  const fix = 'baixe os descontos, ou escreva em on: para quais itens valem';
  if (!check('totalCents', ['discounts'], fix)) return;
  check('pixTotalCents', ['payment', 'pix'], 'baixe percentOff');
  const [least, most] = [leastOf(choices, 'totalCents'), Math.max(...data.payment.cardInstalments)];
  if (most <= least) return;
  const expected = `parcelas de um centavo ou mais, no máximo ${least}`;
  report(['payment', 'cardInstalments'], expected, String(most), `tire as acima de ${least}`);
}

function leastOf(choices: readonly Choice[], key: 'totalCents' | 'pixTotalCents'): number {
  return Math.min(...choices.map((figures) => figures[key]));
}

interface Choice extends ProposalFigures {
  /** The choice as an address writes it. */
  text: string[];
}

/** The price of an item with the lowest number of it that a client may choose. */
function leastPriceOf(item: Item): number {
  return priceOf(item, { [item.id]: countRange(item)[0] });
}

/**
 * The figures of the cheapest choice to which a set of discounts applies, for every set; and of all items together, for
 * which a bundle may have a price. No choice has a lower total than the lowest of these.
 */
function leastChoices(data: ProposalTerms): Choice[] {
  const { items, discounts } = data;
  const groups = groupsOf(items);
  const cheapest = (some: readonly Item[]): Item[] =>
    [...some].sort((a, b) => leastPriceOf(a) - leastPriceOf(b)).slice(0, 1);
  const needed = items.filter((item) => choiceKind(item) === 'required');
  let sets: string[][] = [[]];
  for (const { on = [] } of discounts) sets = [...sets, ...sets.map((ids) => [...ids, ...on])];
  const choices = sets.flatMap((ids) => {
    const named = items.filter(({ id }) => ids.includes(id));
    const options = groups.map((group) => group.filter((item) => named.includes(item)));
    if (options.some(({ length }) => length > 1)) return [];
    const cheapestOptions = groups.filter((_, at) => options[at]?.length === 0).flatMap(cheapest);
    const chosen = [...named, ...needed, ...cheapestOptions];
    return [chosen.length > 0 ? chosen : cheapest(items)];
  });
  return [...choices, items].map((chosen) => {
    const asked = chosen.map((item) => `${item.id}:${countRange(item)[0]}`);
    const { text } = normalizeSelection(data, asked);
    return { ...computeProposal(data, text), text };
  });
}

/** Checks the parts of the payment: shares add up to 100 %, and amounts leave something for the other parts. */
function checkTranches(data: ProposalTerms, choices: readonly Choice[], report: Report): void {
  const { tranches } = data.payment;
  const path = ['payment', 'tranches'];
  for (const [index, { when, due, percent, cents }] of tranches.entries()) {
    if (when === undefined && due === undefined) {
      const fix = 'escreva when: na entrega, ou due: com o dia';
      report([...path, index, 'when'], 'quando a parcela vence', 'nada', fix);
    }
    const before = tranches[index - 1]?.due;
    if (due !== undefined && before !== undefined && due < before) {
      const fix = 'escreva as parcelas na ordem dos dias';
      report([...path, index, 'due'], `um dia a partir de ${before}`, due, fix);
    }
    if (percent !== undefined && cents !== undefined) {
      report([...path, index, 'cents'], 'percent ou cents', 'os dois', 'tire um dos dois');
    }
  }
  const shares = tranches.flatMap(({ percent }) => percent ?? []);
  const named = sum(tranches.map(({ cents = 0 }) => cents));
  const least = leastOf(choices, 'pixTotalCents');
  const over = sum(shares) - 100;
  if (shares.length === tranches.length && over !== 0) {
    const fix = over > 0 ? `baixe os percentuais em ${over}` : `aumente os percentuais em ${-over}`;
    report(path, 'parcelas que somem 100%', `${sum(shares)}%`, `${fix} no total`);
  } else if (shares.length > 0 && shares.length < tranches.length) {
    const found = `em ${shares.length} de ${tranches.length}`;
    const fix = 'escreva percent: em todas; parcelas sem percentual são iguais entre si';
    report(path, 'percentual em todas as parcelas ou em nenhuma', found, fix);
  } else if (shares.length === 0 && tranches.every(({ cents }) => cents !== undefined)) {
    const expected = 'uma parcela sem valor, que fica com o resto';
    report(path, expected, 'nenhuma', 'tire o cents: da última');
  } else if (shares.length === 0 && named >= least) {
    const expected = `valores abaixo de ${formatMoney(least)}, o mínimo que um cliente pode escolher`;
    report(path, expected, formatMoney(named), 'baixe os valores, ou escreva percentuais');
  } else if (least > 0 && choices.some((one) => one.tranches.some(({ cents }) => cents === 0))) {
    const expected = 'parcelas de um centavo ou mais em qualquer escolha';
    report(path, expected, formatMoney(0), 'escreva menos parcelas, ou aumente a menor');
  }
}

/** Checks days and stages, those of the proposal and those that options have of their own. */
function checkStages(data: ProposalTerms, report: Report): void {
  const { items, deliveryDays, stages } = data;
  const options = items.filter(({ group }) => group !== undefined);
  const own = options.filter((item) => item.deliveryDays ?? item.stages);
  const differ = options.filter(({ group }) => own.some((item) => item.group === group));
  for (const item of differ.length > 0 ? differ : [undefined]) {
    const days = item?.deliveryDays ?? deliveryDays;
    const worked = sum((item?.stages ?? stages).map((stage) => stage.days));
    if (worked === days) continue;
    const path = item?.deliveryDays === undefined ? [] : ['items', items.indexOf(item)];
    const expected = `os ${worked} dias somados das etapas`;
    const fix = `escreva deliveryDays: ${worked}, ou mude os dias das etapas`;
    report([...path, 'deliveryDays'], expected, `${days} dias até a entrega`, fix);
  }
}
