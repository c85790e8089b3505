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
      en: `expected a normal price above the offered ${formatMoney(offered)}, found ${formatMoney(normalPriceCents)}`,
      pt: `esperado: um preço normal acima dos ${formatMoney(offered)} oferecidos; encontrado: ${formatMoney(normalPriceCents)}`,
      fixEn: 'remove the line, or write the higher price that the item normally has',
      fixPt: 'tire a linha, ou escreva o preço maior que o item costuma ter',
    });
  });
  const parts = sum(items.map((item) => priceOf(item)));
  if (bundleCents === undefined || bundleCents <= parts) return;
  report(['bundleCents'], {
    en: `expected a package below the items' ${formatMoney(parts)}, found ${formatMoney(bundleCents)}`,
    pt: `esperado: um pacote abaixo dos ${formatMoney(parts)} dos itens; encontrado: ${formatMoney(bundleCents)}`,
    fixEn: 'write the lower price of the package, or remove the line',
    fixPt: 'escreva o preço menor do pacote, ou tire a linha',
  });
}

function checkDiscounts(data: Offered, report: Report): void {
  const { items, discounts } = data;
  discounts.forEach(({ percent, cents }, index) => {
    if ((percent === undefined) !== (cents === undefined)) return;
    const found =
      percent === undefined
        ? { en: 'neither', pt: 'nenhum dos dois' }
        : { en: 'both', pt: 'os dois' };
    report(['discounts', index], {
      en: `expected percent or cents, found ${found.en}`,
      pt: `esperado: percent ou cents; encontrado: ${found.pt}`,
      fixEn:
        'write percent: 10 for a share of normal prices, or cents: 50000 for R$ 500 off the sum',
      fixPt:
        'escreva percent: 10 para uma parte dos preços normais, ou cents: 50000 para R$ 500 a menos na soma',
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
      en: `expected discounts of at most 100% in all, found ${most}%`,
      pt: `esperado: descontos de até 100% no total; encontrado: ${most}%`,
      fixEn: `lower the percentages by ${most - 100} in all`,
      fixPt: `baixe os percentuais em ${most - 100} no total`,
    });
  }
  const off = sum(discounts.map(({ cents = 0, on }) => (on === undefined ? cents : 0)));
  const least = leastPartsCents(data);
  if (off === 0 || off < least) return;
  report(['discounts'], {
    en: `expected discounts below ${formatMoney(least)}, the least that a client may choose, found ${formatMoney(off)}`,
    pt: `esperado: descontos abaixo de ${formatMoney(least)}, o mínimo que um cliente pode escolher; encontrado: ${formatMoney(off)}`,
    fixEn: 'lower them, or name with on: the items that they are for',
    fixPt: 'baixe os descontos, ou diga com on: para quais itens valem',
  });
}

function checkPix(data: Offered, report: Report): void {
  const { pix } = data.payment;
  if (!pix) return;
  if (pix.priceCents === undefined && pix.percentOff === undefined) {
    report(['payment', 'pix'], {
      en: 'expected what is cheaper by PIX, found nothing',
      pt: 'esperado: o que fica mais barato por PIX; encontrado: nada',
      fixEn:
        'write percentOff: 5 for any choice, or priceCents: for everything, or remove the line',
      fixPt:
        'escreva percentOff: 5 para qualquer escolha, ou priceCents: para o conjunto, ou tire a linha',
    });
  }
  const total = data.bundleCents ?? sum(data.items.map((item) => priceOf(item)));
  if (pix.priceCents === undefined || groupsOf(data).length > 0 || pix.priceCents < total) return;
  report(['payment', 'pix', 'priceCents'], {
    en: `expected a PIX price below the total of ${formatMoney(total)}, found ${formatMoney(pix.priceCents)}`,
    pt: `esperado: um preço por PIX abaixo do total de ${formatMoney(total)}; encontrado: ${formatMoney(pix.priceCents)}`,
    fixEn: 'write the lower price by PIX, or remove pix',
    fixPt: 'escreva o preço menor por PIX, ou tire pix',
  });
}

function checkTranches(data: Offered, report: Report): void {
  const { tranches } = data.payment;
  tranches.forEach(({ when, due, percent, cents }, index) => {
    if (when === undefined && due === undefined) {
      report(['payment', 'tranches', index, 'when'], {
        en: 'expected when the tranche is due, found nothing',
        pt: 'esperado: quando a parcela vence; encontrado: nada',
        fixEn: 'write when: na entrega, or due: with the day',
        fixPt: 'escreva when: na entrega, ou due: com o dia',
      });
    }
    const before = tranches[index - 1]?.due;
    if (due !== undefined && before !== undefined && due < before) {
      report(['payment', 'tranches', index, 'due'], {
        en: `expected a day from ${before} on, found ${due}`,
        pt: `esperado: um dia a partir de ${before}; encontrado: ${due}`,
        fixEn: 'write the tranches in the order of their days',
        fixPt: 'escreva as parcelas na ordem dos dias',
      });
    }
    if (percent !== undefined && cents !== undefined) {
      report(['payment', 'tranches', index, 'cents'], {
        en: 'expected percent or cents, found both',
        pt: 'esperado: percent ou cents; encontrado: os dois',
        fixEn: 'remove one of the two',
        fixPt: 'tire um dos dois',
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
      en: `expected tranches that add up to 100%, found ${percents}%`,
      pt: `esperado: parcelas que somem 100%; encontrado: ${percents}%`,
      ...(percents > 100
        ? {
            fixEn: `lower the percentages by ${percents - 100} in all`,
            fixPt: `baixe os percentuais em ${percents - 100} no total`,
          }
        : {
            fixEn: `raise the percentages by ${100 - percents} in all`,
            fixPt: `aumente os percentuais em ${100 - percents} no total`,
          }),
    });
    return;
  }
  if (shares.length > 0) {
    report(path, {
      en: `expected a percentage in every tranche or in none, found it in ${shares.length} of ${tranches.length}`,
      pt: `esperado: percentual em todas as parcelas ou em nenhuma; encontrado: em ${shares.length} de ${tranches.length}`,
      fixEn: 'write percent: in all of them; tranches without any are as large as each other',
      fixPt: 'escreva percent: em todas; parcelas sem percentual são iguais entre si',
    });
    return;
  }
  const named = sum(tranches.map(({ cents = 0 }) => cents));
  if (tranches.every(({ cents }) => cents !== undefined)) {
    report(path, {
      en: 'expected one tranche without an amount, which takes what is left; found none',
      pt: 'esperado: uma parcela sem valor, que fica com o resto; encontrado: nenhuma',
      fixEn: 'remove cents: of the last one',
      fixPt: 'tire o cents: da última',
    });
  } else if (named >= leastPartsCents(data)) {
    report(path, {
      en: `expected amounts below ${formatMoney(leastPartsCents(data))}, the least that a client may choose, found ${formatMoney(named)}`,
      pt: `esperado: valores abaixo de ${formatMoney(leastPartsCents(data))}, o mínimo que um cliente pode escolher; encontrado: ${formatMoney(named)}`,
      fixEn: 'lower them, or write percentages',
      fixPt: 'baixe os valores, ou escreva percentuais',
    });
  }
}
