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
    report(
      ['items', index, 'normalPriceCents'],
      `expected a normal price above the offered ${formatMoney(offered)}, found ${formatMoney(normalPriceCents)}`,
      'remove the line, or write the higher price that the item normally has',
    );
  });
  const parts = sum(items.map((item) => priceOf(item)));
  if (bundleCents === undefined || bundleCents <= parts) return;
  report(
    ['bundleCents'],
    `expected a package below the items' ${formatMoney(parts)}, found ${formatMoney(bundleCents)}`,
    'write the lower price of the package, or remove the line',
  );
}

function checkDiscounts(data: Offered, report: Report): void {
  const { items, discounts } = data;
  discounts.forEach(({ percent, cents }, index) => {
    if ((percent === undefined) !== (cents === undefined)) return;
    const found = percent === undefined ? 'neither' : 'both';
    report(
      ['discounts', index],
      `expected percent or cents, found ${found}`,
      'write percent: 10 for a share of normal prices, or cents: 50000 for R$ 500 off the sum',
    );
  });
  const most = Math.max(
    ...items.map(({ id }) =>
      sum(
        discounts.map(({ percent = 0, on }) => (on === undefined || on.includes(id) ? percent : 0)),
      ),
    ),
  );
  if (most > 100) {
    report(
      ['discounts'],
      `expected discounts of at most 100% in all, found ${most}%`,
      `lower the percentages by ${most - 100} in all`,
    );
  }
  const off = sum(discounts.map(({ cents = 0, on }) => (on === undefined ? cents : 0)));
  const least = leastPartsCents(data);
  if (off === 0 || off < least) return;
  report(
    ['discounts'],
    `expected discounts below ${formatMoney(least)}, the least that a client may choose, found ${formatMoney(off)}`,
    'lower them, or name with on: the items that they are for',
  );
}

function checkPix(data: Offered, report: Report): void {
  const { pix } = data.payment;
  if (!pix) return;
  if (pix.priceCents === undefined && pix.percentOff === undefined) {
    report(
      ['payment', 'pix'],
      'expected what is cheaper by PIX, found nothing',
      'write percentOff: 5 for any choice, or priceCents: for everything, or remove the line',
    );
  }
  const total = data.bundleCents ?? sum(data.items.map((item) => priceOf(item)));
  if (pix.priceCents === undefined || groupsOf(data).length > 0 || pix.priceCents < total) return;
  report(
    ['payment', 'pix', 'priceCents'],
    `expected a PIX price below the total of ${formatMoney(total)}, found ${formatMoney(pix.priceCents)}`,
    'write the lower price by PIX, or remove pix',
  );
}

function checkTranches(data: Offered, report: Report): void {
  const { tranches } = data.payment;
  tranches.forEach(({ when, due, percent, cents }, index) => {
    if (when === undefined && due === undefined) {
      report(
        ['payment', 'tranches', index, 'when'],
        'expected when the tranche is due, found nothing',
        'write when: na entrega, or due: with the day',
      );
    }
    const before = tranches[index - 1]?.due;
    if (due !== undefined && before !== undefined && due < before) {
      report(
        ['payment', 'tranches', index, 'due'],
        `expected a day from ${before} on, found ${due}`,
        'write the tranches in the order of their days',
      );
    }
    if (percent !== undefined && cents !== undefined) {
      report(
        ['payment', 'tranches', index, 'cents'],
        'expected percent or cents, found both',
        'remove one of the two',
      );
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
    report(
      path,
      `expected tranches that add up to 100%, found ${percents}%`,
      `${percents > 100 ? 'lower' : 'raise'} the percentages by ${Math.abs(100 - percents)} in all`,
    );
    return;
  }
  if (shares.length > 0) {
    report(
      path,
      `expected a percentage in every tranche or in none, found it in ${shares.length} of ${tranches.length}`,
      'write percent: in all of them; tranches without any are as large as each other',
    );
    return;
  }
  const named = sum(tranches.map(({ cents = 0 }) => cents));
  if (tranches.every(({ cents }) => cents !== undefined)) {
    report(
      path,
      'expected one tranche without an amount, which takes what is left; found none',
      'remove cents: of the last one',
    );
  } else if (named >= leastPartsCents(data)) {
    report(
      path,
      `expected amounts below ${formatMoney(leastPartsCents(data))}, the least that a client may choose, found ${formatMoney(named)}`,
      'lower them, or write percentages',
    );
  }
}
