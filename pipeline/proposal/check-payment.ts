// Checks the prices, discounts and payments of a proposal: what is written has to add up, whatever is chosen.

import type { Offered } from '../../domain/content/proposal.ts';
import { formatMoney, sum } from '../../domain/money.ts';
import { groupsOf, isCountable, isRequired } from '../../domain/proposal/choice.ts';
import { computeItem, computeProposal, priceOf } from '../../domain/proposal/prices.ts';
import type { Report } from './check-choice.ts';

export function checkPayment(data: Offered, report: Report): void {
  checkPrices(data, report);
  checkWhole(data, report);
  if (checkDiscounts(data, report)) checkTotals(data, report);
  checkTranches(data, report);
}

function checkPrices({ items }: Offered, report: Report): void {
  for (const [index, { normalPriceCents, unitPriceCents, priceCents = 0 }] of items.entries()) {
    const offered = unitPriceCents ?? priceCents;
    if (normalPriceCents === undefined || normalPriceCents > offered) continue;
    const expected = `um preço normal acima dos ${formatMoney(offered)} oferecidos`;
    const fix = 'tire a linha, ou escreva o preço maior que o item costuma ter';
    report(['items', index, 'normalPriceCents'], expected, formatMoney(normalPriceCents), fix);
  }
}

/** What holds for all items together: they can be together, and their number is the house's. */
function checkWhole(data: Offered, report: Report): void {
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
  const parts = sum(items.map((item) => priceOf(item)));
  const everything = items.map(({ id }) => id);
  const wholes = [
    { path: ['bundle', 'priceCents'], what: 'pacote', cents: bundle?.priceCents, most: parts },
    {
      path: ['payment', 'pix', 'priceCents'],
      what: 'preço por PIX para o conjunto',
      cents: pix?.priceCents,
      most: computeProposal(data, everything).totalCents,
    },
  ];
  for (const { path, what, cents, most } of wholes) {
    if (cents === undefined) continue;
    if (hasOptions || items.some(isCountable)) {
      const fix =
        'tire a linha: um desconto vale para itens pelo nome, e pix: { percentOff: 5 } para qualquer escolha';
      report(path, `nenhum ${what} ao lado ${beside}`, 'um', fix);
    } else if (cents >= most) {
      const expected = `um ${what} abaixo da soma de ${formatMoney(most)}`;
      report(path, expected, formatMoney(cents), 'escreva o preço menor, ou tire a linha');
    }
  }
}

/** Whether each of them leaves something. */
function checkDiscounts(data: Offered, report: Report): boolean {
  let isRight = true;
  const off = sum(data.discounts.map(({ cents, on }) => (on ? 0 : cents)));
  const least = leastCents(data);
  if (off >= least && off > 0) {
    const expected = `descontos abaixo de ${formatMoney(least)}, o mínimo que um cliente pode escolher`;
    const fix = 'baixe os descontos, ou diga com on: para quais itens valem';
    report(['discounts'], expected, formatMoney(off), fix);
    isRight = false;
  }
  for (const item of data.items) {
    const { totalCents, discounts } = computeItem(data, item);
    if (discounts.length === 0 || totalCents > 0) continue;
    const expected = `descontos em ${item.id} abaixo do seu preço, ${formatMoney(priceOf(item))}`;
    report(['discounts'], expected, 'nada que sobre', 'baixe os descontos desse item');
    isRight = false;
  }
  return isRight;
}

/** Neither all that can be together, nor an item alone, nor those of one discount come to nothing. */
function checkTotals(data: Offered, report: Report): void {
  const choices = [
    ...[[], data.items.map(({ id }) => id), ...data.items.map(({ id }) => [id])],
    ...data.discounts.flatMap(({ on }) => (on ? [on] : [])),
  ];
  for (const choice of choices) {
    const { totalCents, pixTotalCents, chosen } = computeProposal(data, choice);
    if (totalCents > 0 && pixTotalCents > 0) continue;
    const path = totalCents > 0 ? ['payment', 'pix'] : ['discounts'];
    const found = `${formatMoney(0)} com ${chosen.join(', ')}`;
    report(path, 'um total acima de zero em qualquer escolha', found, 'baixe os descontos');
    return;
  }
}

/** The least that a choice can come to by card, without discounts. */
function leastCents({ items }: Offered): number {
  const priceOfFew = (item: Offered['items'][number]): number =>
    priceOf(item, { [item.id]: Math.min(item.min ?? Infinity, item.quantity ?? 1) });
  const cheapest = (some: Offered['items']): number => Math.min(...some.map(priceOfFew));
  const certain = [...groupsOf(items), ...items.filter(isRequired).map((item) => [item])];
  return certain.length > 0 ? sum(certain.map(cheapest)) : cheapest(items);
}

function checkTranches(data: Offered, report: Report): void {
  const { tranches } = data.payment;
  for (const [index, { when, due, percent, cents }] of tranches.entries()) {
    const path = ['payment', 'tranches', index];
    if (when === undefined && due === undefined) {
      const fix = 'escreva when: na entrega, ou due: com o dia';
      report([...path, 'when'], 'quando a parcela vence', 'nada', fix);
    }
    const before = tranches[index - 1]?.due;
    if (due !== undefined && before !== undefined && due < before) {
      const fix = 'escreva as parcelas na ordem dos dias';
      report([...path, 'due'], `um dia a partir de ${before}`, due, fix);
    }
    if (percent !== undefined && cents !== undefined) {
      report([...path, 'cents'], 'percent ou cents', 'os dois', 'tire um dos dois');
    }
  }
  checkShares(data, (...words) => report(['payment', 'tranches'], ...words));
}

type Refuse = (expected: string, found: string, fix: string) => void;

/** Shares add up to everything; amounts leave something for the others. */
function checkShares(data: Offered, refuse: Refuse): void {
  const { tranches } = data.payment;
  const shares = tranches.flatMap(({ percent }) => percent ?? []);
  const named = sum(tranches.map(({ cents = 0 }) => cents));
  const least = leastCents(data);
  if (shares.length === tranches.length) {
    const over = sum(shares) - 100;
    const fix = over > 0 ? `baixe os percentuais em ${over}` : `aumente os percentuais em ${-over}`;
    if (over !== 0) refuse('parcelas que somem 100%', `${sum(shares)}%`, `${fix} no total`);
  } else if (shares.length > 0) {
    const found = `em ${shares.length} de ${tranches.length}`;
    const fix = 'escreva percent: em todas; parcelas sem percentual são iguais entre si';
    refuse('percentual em todas as parcelas ou em nenhuma', found, fix);
  } else if (tranches.every(({ cents }) => cents !== undefined)) {
    const expected = 'uma parcela sem valor, que fica com o resto';
    refuse(expected, 'nenhuma', 'tire o cents: da última');
  } else if (named >= least) {
    const expected = `valores abaixo de ${formatMoney(least)}, o mínimo que um cliente pode escolher`;
    refuse(expected, formatMoney(named), 'baixe os valores, ou escreva percentuais');
  }
}
