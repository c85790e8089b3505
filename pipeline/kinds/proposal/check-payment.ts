// Checks the prices, discounts and payments of a proposal: what is written has to add up, whatever is chosen.

import type { Offered } from '../../../domain/content/proposal.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import { groupsOf } from '../../../domain/proposal/choice/choice.ts';
import { leastPartsCents, priceOf } from '../../../domain/proposal/figures/prices.ts';
import type { Report } from './check-choice.ts';

export function checkPayment(data: Offered, report: Report): void {
  checkPrices(data, report);
  checkDiscounts(data, report);
  checkPix(data, report);
  checkTranches(data, report);
}

function checkPrices({ items, bundleCents }: Offered, report: Report): void {
  items.forEach((item, index) => {
    const { normalPriceCents, unitPriceCents, priceCents = 0 } = item;
    const offered = unitPriceCents ?? priceCents;
    if (normalPriceCents === undefined || normalPriceCents > offered) return;
    report(['items', index, 'normalPriceCents'], {
      message: `esperado: um preço normal acima dos ${formatMoney(offered)} oferecidos; encontrado: ${formatMoney(normalPriceCents)}`,
      fix: 'tire a linha, ou escreva o preço maior que o item costuma ter',
    });
  });
  const parts = sum(items.map((item) => priceOf(item)));
  if (bundleCents === undefined || bundleCents <= parts) return;
  report(['bundleCents'], {
    message: `esperado: um pacote abaixo dos ${formatMoney(parts)} dos itens; encontrado: ${formatMoney(bundleCents)}`,
    fix: 'escreva o preço menor do pacote, ou tire a linha',
  });
}

function checkDiscounts(data: Offered, report: Report): void {
  const { items, discounts } = data;
  discounts.forEach(({ percent, cents }, index) => {
    if ((percent === undefined) !== (cents === undefined)) return;
    const found = percent === undefined ? 'nenhum dos dois' : 'os dois';
    report(['discounts', index], {
      message: `esperado: percent ou cents; encontrado: ${found}`,
      fix: 'escreva percent: 10 para uma parte dos preços normais, ou cents: 50000 para R$ 500 a menos na soma',
    });
  });
  const most = Math.max(
    ...items.map(({ id }) =>
      sum(
        discounts.map(({ percent = 0, on }) => (on === undefined || on.includes(id) ? percent : 0)),
      ),
    ),
  );
  if (most > 100) {
    report(['discounts'], {
      message: `esperado: descontos de até 100% no total; encontrado: ${most}%`,
      fix: `baixe os percentuais em ${most - 100} no total`,
    });
  }
  const off = sum(discounts.map(({ cents = 0, on }) => (on === undefined ? cents : 0)));
  const least = leastPartsCents(data);
  if (off === 0 || off < least) return;
  report(['discounts'], {
    message: `esperado: descontos abaixo de ${formatMoney(least)}, o mínimo que um cliente pode escolher; encontrado: ${formatMoney(off)}`,
    fix: 'baixe os descontos, ou diga com on: para quais itens valem',
  });
}

function checkPix(data: Offered, report: Report): void {
  const { pix } = data.payment;
  if (!pix) return;
  if (pix.priceCents === undefined && pix.percentOff === undefined) {
    report(['payment', 'pix'], {
      message: 'esperado: o que fica mais barato por PIX; encontrado: nada',
      fix: 'escreva percentOff: 5 para qualquer escolha, ou priceCents: para o conjunto, ou tire a linha',
    });
  }
  const total = data.bundleCents ?? sum(data.items.map((item) => priceOf(item)));
  if (pix.priceCents === undefined || groupsOf(data).length > 0 || pix.priceCents < total) return;
  report(['payment', 'pix', 'priceCents'], {
    message: `esperado: um preço por PIX abaixo do total de ${formatMoney(total)}; encontrado: ${formatMoney(pix.priceCents)}`,
    fix: 'escreva o preço menor por PIX, ou tire pix',
  });
}

function checkTranches(data: Offered, report: Report): void {
  const { tranches } = data.payment;
  tranches.forEach(({ when, due, percent, cents }, index) => {
    if (when === undefined && due === undefined) {
      report(['payment', 'tranches', index, 'when'], {
        message: 'esperado: quando a parcela vence; encontrado: nada',
        fix: 'escreva when: na entrega, ou due: com o dia',
      });
    }
    const before = tranches[index - 1]?.due;
    if (due !== undefined && before !== undefined && due < before) {
      report(['payment', 'tranches', index, 'due'], {
        message: `esperado: um dia a partir de ${before}; encontrado: ${due}`,
        fix: 'escreva as parcelas na ordem dos dias',
      });
    }
    if (percent !== undefined && cents !== undefined) {
      report(['payment', 'tranches', index, 'cents'], {
        message: 'esperado: percent ou cents; encontrado: os dois',
        fix: 'tire um dos dois',
      });
    }
  });
  checkShares(data, report);
}

/** Shares add up to everything; amounts leave something for the others. */
function checkShares(data: Offered, report: Report): void {
  const { tranches } = data.payment;
  const path = ['payment', 'tranches'];
  const shares = tranches.flatMap(({ percent }) => percent ?? []);
  if (shares.length === tranches.length) {
    const percents = sum(shares);
    if (percents === 100) return;
    report(path, {
      message: `esperado: parcelas que somem 100%; encontrado: ${percents}%`,
      fix:
        percents > 100
          ? `baixe os percentuais em ${percents - 100} no total`
          : `aumente os percentuais em ${100 - percents} no total`,
    });
    return;
  }
  if (shares.length > 0) {
    report(path, {
      message: `esperado: percentual em todas as parcelas ou em nenhuma; encontrado: em ${shares.length} de ${tranches.length}`,
      fix: 'escreva percent: em todas; parcelas sem percentual são iguais entre si',
    });
    return;
  }
  const named = sum(tranches.map(({ cents = 0 }) => cents));
  if (tranches.every(({ cents }) => cents !== undefined)) {
    report(path, {
      message: 'esperado: uma parcela sem valor, que fica com o resto; encontrado: nenhuma',
      fix: 'tire o cents: da última',
    });
  } else if (named >= leastPartsCents(data)) {
    report(path, {
      message: `esperado: valores abaixo de ${formatMoney(leastPartsCents(data))}, o mínimo que um cliente pode escolher; encontrado: ${formatMoney(named)}`,
      fix: 'baixe os valores, ou escreva percentuais',
    });
  }
}
