// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { Offered, ProposalFile } from '../../../domain/content/proposal.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import type { Problem } from '../../../domain/problem.ts';
import { type Figures, figuresOf } from '../../../domain/proposal/figures.ts';
import type { Source } from '../../source.ts';
import { checkImage } from '../checks/check-image.ts';
import { listDifferences } from './proposal-differences.ts';

type Report = (path: PropertyKey[], message: string, fix: string) => void;

/** `today` as `YYYY-MM-DD`. */
export function checkProposal(source: Source, data: ProposalFile, today: string): Problem[] {
  const problems: Problem[] = [];
  const figuresFor = figuresOf(data);
  const report: Report = (path, message, fix) => {
    problems.push({ ...source.at(path), message, fix });
  };
  checkIssueDate(data, today, report);
  checkChoice(data, report);
  checkPrices(data, report);
  checkTranches(data, report);
  checkDifferences(data, figuresFor, report);
  data.portfolio.forEach((work, index) => {
    const { image, imageSize } = work;
    if (image) problems.push(...checkImage(source, ['portfolio', index], { image, imageSize }));
  });
  return problems;
}

function checkIssueDate({ issuedOn }: Offered, today: string, report: Report): void {
  if (issuedOn === undefined || issuedOn <= today) return;
  report(
    ['issuedOn'],
    `expected a day up to today (${today}), found ${issuedOn}`,
    'write the day on which the proposal is sent, or remove the line until then',
  );
}

function checkChoice(data: Offered, report: Report): void {
  const ids = data.items.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    report(
      ['items', index, 'id'],
      `expected an id of its own, found "${id}" as in items[${ids.indexOf(id)}]`,
      'change one of the two ids',
    );
  });
  const refuse = (path: PropertyKey[], id: string | undefined): void => {
    if (id === undefined || ids.includes(id)) return;
    report(path, `expected the id of an item, found "${id}"`, `write one of ${ids.join(', ')}`);
  };
  for (const [index, id] of data.defaultChoice?.entries() ?? [])
    refuse(['defaultChoice', index], id);
  for (const [index, { of }] of data.stages.entries()) refuse(['stages', index, 'of'], of);
  if (data.choice === 'one') checkOptions(data, report);
  else checkNoOptions(data, report);
}

/** Options, of which only one is chosen: nothing can hold for all of them together. */
function checkOptions(data: Offered, report: Report): void {
  if (data.items.length < 2) {
    report(
      ['choice'],
      `expected two options or more to choose from, found ${data.items.length}`,
      'remove the line, or add the other option to items',
    );
  }
  if (data.defaultChoice && data.defaultChoice.length > 1) {
    report(
      ['defaultChoice'],
      `expected one option, found ${data.defaultChoice.length}`,
      `write defaultChoice: [${data.defaultChoice[0]}]`,
    );
  }
  const advice = 'remove the line, or write choice: any if the items can be bought together';
  if (data.bundleCents !== undefined) {
    report(['bundleCents'], 'expected no package with choice: one, found one', advice);
  }
  if (data.payment.pix) {
    report(
      ['payment', 'pix', 'priceCents'],
      'expected no PIX price for everything with choice: one, found one',
      advice,
    );
  }
}

function checkNoOptions({ choice, items, defaultChoice }: Offered, report: Report): void {
  const advice = 'remove the line, or write choice: one if the items are options';
  items.forEach((item, index) => {
    for (const key of ['deliveryDays', 'stages'] as const) {
      if (item[key] === undefined) continue;
      report(
        ['items', index, key],
        `expected ${key} of an item only with choice: one, found it with choice: ${choice}`,
        advice,
      );
    }
  });
  if (choice === 'all' && defaultChoice) {
    report(
      ['defaultChoice'],
      'expected no default where everything is chosen, found one',
      'remove the line, or write choice: any or choice: one',
    );
  }
}

function checkPrices(data: Offered, report: Report): void {
  data.items.forEach((item, index) => {
    if (item.normalPriceCents === undefined || item.normalPriceCents > item.priceCents) return;
    report(
      ['items', index, 'normalPriceCents'],
      `expected a normal price above the offered ${formatMoney(item.priceCents)}, found ${formatMoney(item.normalPriceCents)}`,
      'remove the line, or write the higher price that the item normally has',
    );
  });
  const parts = sum(data.items.map((item) => item.priceCents));
  const total = data.bundleCents ?? parts;
  if (total > parts) {
    report(
      ['bundleCents'],
      `expected a package below the items' ${formatMoney(parts)}, found ${formatMoney(total)}`,
      'write the lower price of the package, or remove the line',
    );
  }
  const { pix } = data.payment;
  if (pix && data.choice !== 'one' && pix.priceCents >= total) {
    report(
      ['payment', 'pix', 'priceCents'],
      `expected a PIX price below the total of ${formatMoney(total)}, found ${formatMoney(pix.priceCents)}`,
      'write the lower price by PIX, or remove pix',
    );
  }
  const percent = sum(data.discounts.map((discount) => discount.percent));
  if (percent > 100) {
    report(
      ['discounts'],
      `expected discounts of at most 100% in all, found ${percent}%`,
      `lower the percentages by ${percent - 100} in all`,
    );
  }
}

function checkTranches({ payment }: Offered, report: Report): void {
  const percents = sum(payment.tranches.map((tranche) => tranche.percent));
  if (percents === 100) return;
  report(
    ['payment', 'tranches'],
    `expected tranches that add up to 100%, found ${percents}%`,
    `${percents > 100 ? 'lower' : 'raise'} the percentages by ${Math.abs(100 - percents)} in all`,
  );
}

/** What disagrees is a problem unless the file gives a reason; a reason without its difference is one too. */
function checkDifferences(data: Offered, figuresFor: Figures, report: Report): void {
  // With an id used twice, what is chosen is not what the file means, and every sum would be wrong too.
  if (new Set(data.items.map(({ id }) => id)).size < data.items.length) return;
  const differences = listDifferences(data, figuresFor);
  const acknowledged = new Set(data.acknowledges.map(({ difference }) => difference));
  for (const { name, path, message, fix } of differences) {
    if (!acknowledged.has(name)) report(path, message, fix);
  }
  data.acknowledges.forEach(({ difference }, index) => {
    const isFirst = data.acknowledges.findIndex((other) => other.difference === difference);
    if (isFirst === index && differences.some(({ name }) => name === difference)) return;
    report(
      ['acknowledges', index, 'difference'],
      isFirst === index
        ? `expected figures that disagree on ${difference}, found none`
        : `expected one reason for ${difference}, found another one`,
      'remove this entry: the client would read a reason for nothing',
    );
  });
}
