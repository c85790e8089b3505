// The figures of a proposal that disagree with each other, unless the business means it.

import type { Offered } from '../../../domain/content/proposal.ts';
import type { DifferenceName } from '../../../domain/content/proposal-figures.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import type { Complaint } from '../../../domain/problem.ts';
import { groupsOf, isCountable } from '../../../domain/proposal/choice/choice.ts';
import type { Figures, ProposalFigures } from '../../../domain/proposal/figures/figures.ts';
import { priceOf } from '../../../domain/proposal/figures/prices.ts';

/** Its sentence names both figures. */
export interface Difference extends Complaint {
  name: DifferenceName;
  path: PropertyKey[];
}

export function listDifferences(data: Offered, figuresFor: Figures): Difference[] {
  const figures = figuresFor();
  return [
    bundle(data),
    discounts(data),
    totals(data, figures),
    instalment(data, figures),
    pixPercent(data, figuresFor),
    stages(data),
  ].flat();
}

function bundle({ bundleCents, choice, items }: Offered): Difference | [] {
  const parts = sum(items.map((item) => priceOf(item)));
  const isRefused = groupsOf({ choice, items }).length > 0 || items.some(isCountable);
  if (bundleCents === undefined || bundleCents >= parts || isRefused) return [];
  return {
    name: 'bundle',
    path: ['bundleCents'],
    message: `esperado: a soma dos itens, ${formatMoney(parts)}; encontrado: um pacote de ${formatMoney(bundleCents)}`,
    fix: `escreva bundleCents: ${parts}, ou reconheça a diferença em acknowledges, com o motivo que o cliente lê`,
  };
}

/** The offered price of every item is what the discounts leave of its normal one. */
function discounts({ discounts, items }: Offered): Difference[] {
  return items.flatMap((item, index) => {
    const on = discounts.filter(({ on }) => on === undefined || on.includes(item.id));
    const percent = sum(on.map((discount) => discount.percent ?? 0));
    if (percent === 0 || percent > 100) return [];
    const key = item.unitPriceCents === undefined ? 'priceCents' : 'unitPriceCents';
    const offered = item[key] ?? 0;
    const normal = item.normalPriceCents ?? offered;
    const left = Math.round((normal * (100 - percent)) / 100);
    if (left === offered) return [];
    return {
      name: 'discounts',
      path: ['items', index, key],
      message: `esperado: ${formatMoney(left)}, que é o que descontos de ${percent}% deixam de ${formatMoney(normal)}; encontrado: ${formatMoney(offered)}`,
      fix: `escreva ${key}: ${left}, ou mude os descontos ou normalPriceCents`,
    };
  });
}

function totals({ totals = {} }: Offered, figures: ProposalFigures): Difference[] {
  const { totalCents, normalTotalCents, savingCents, percentOff: percent } = figures;
  const computed = [
    ['total', 'totalCents', totalCents, 'um total'],
    ['normalTotal', 'normalTotalCents', normalTotalCents ?? totalCents, 'um total normal'],
    ['saving', 'savingCents', savingCents, 'uma economia'],
  ] as const;
  const money = computed.flatMap(([name, key, cents, what]) => {
    const stated = totals[key];
    if (stated === undefined || stated === cents) return [];
    return difference(
      name,
      ['totals', key],
      cents,
      `esperado: ${what} de ${formatMoney(cents)}; encontrado: ${formatMoney(stated)}`,
    );
  });
  if (totals.percentOff === undefined || totals.percentOff === percent) return money;
  const from = formatMoney(normalTotalCents ?? totalCents);
  const message = `esperado: ${percent}%, que é ${from} menos ${formatMoney(savingCents)}, arredondado; encontrado: ${totals.percentOff}%`;
  return [...money, difference('percentOff', ['totals', 'percentOff'], percent, message)];
}

function instalment(
  { totals }: Offered,
  { totalCents, instalments }: ProposalFigures,
): Difference | [] {
  const stated = totals?.instalmentCents;
  const most = instalments.at(-1);
  if (stated === undefined || !most || stated * most.count === totalCents) return [];
  const { count, amountsCents } = most;
  return difference(
    'instalment',
    ['totals', 'instalmentCents'],
    amountsCents[0] ?? 0,
    `esperado: ${count} parcelas que somem ${formatMoney(totalCents)}; encontrado: ${count} de ${formatMoney(stated)}, que somam ${formatMoney(count * stated)}`,
  );
}

function pixPercent(data: Offered, figuresFor: Figures): Difference | [] {
  const { pix } = data.payment;
  const ids = data.items.map(({ id }) => id);
  const { totalCents, pixPercentOff } = figuresFor(ids);
  if (pix?.priceCents === undefined || pix.percentOff === undefined) return [];
  if (pix.percentOff === pixPercentOff) return [];
  return difference(
    'pixPercentOff',
    ['payment', 'pix', 'percentOff'],
    pixPercentOff,
    `esperado: ${pixPercentOff}%, que é quanto ${formatMoney(pix.priceCents)} tira de ${formatMoney(totalCents)}, arredondado; encontrado: ${pix.percentOff}%`,
  );
}

/** Options may have days and stages of their own; each is held against those that it takes over. */
function stages(data: Offered): Difference[] {
  const options = groupsOf(data).find((group) =>
    group.some((item) => item.deliveryDays ?? item.stages),
  );
  const own = options?.map(({ id, stages, deliveryDays }) => ({
    path:
      deliveryDays === undefined
        ? ['deliveryDays']
        : ['items', data.items.findIndex((item) => item.id === id), 'deliveryDays'],
    stages: stages ?? data.stages,
    days: deliveryDays ?? data.deliveryDays,
  }));
  const whole = { path: ['deliveryDays'], stages: data.stages, days: data.deliveryDays };
  return (own ?? [whole]).flatMap(({ path, stages, days }) => {
    const worked = sum(stages.map((stage) => stage.days));
    if (worked === days) return [];
    return {
      name: 'stages',
      path,
      message: `esperado: os ${worked} dias somados das etapas; encontrado: ${days} dias até a entrega`,
      fix: `escreva deliveryDays: ${worked}, ou mude os dias das etapas`,
    };
  });
}

function difference(
  name: DifferenceName,
  path: string[],
  value: number,
  message: string,
): Difference {
  const better = `escreva ${path.at(-1)}: ${value}, ou tire a linha: o valor é calculado`;
  const fix = value > 0 ? better : 'tire a linha';
  return { name, path, message, fix };
}
