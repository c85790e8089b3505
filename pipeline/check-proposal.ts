// Checks the figures of a proposal against each other: a client must never receive a wrong sum.

import type { ProposalData } from '../domain/content/proposal.ts';
import { formatMoney, sum } from '../domain/money.ts';
import type { Problem } from '../domain/problem.ts';
import { checkImage } from './check-image.ts';
import type { ParsedSource } from './parse-source.ts';
import { pathText } from './validate.ts';

export function checkProposal(source: ParsedSource, data: ProposalData, problems: Problem[]): void {
  const report = (path: PropertyKey[], message: string, fix: string): void => {
    problems.push({
      file: source.file,
      ...source.placeOf(path),
      path: pathText(path),
      message,
      fix,
    });
  };

  const percents = sum(data.payment.tranches.map((tranche) => tranche.percent));
  if (percents !== 100) {
    report(
      ['payment', 'tranches'],
      `expected tranches that add up to 100%, found ${percents}%`,
      `change the percentages by ${Math.abs(100 - percents)} in all`,
    );
  }

  const days = sum(data.stages.map((stage) => stage.days));
  if (days !== data.deliveryDays) {
    report(
      ['deliveryDays'],
      `expected the stages' ${days} days in all, found ${data.deliveryDays} days until delivery`,
      `write deliveryDays: ${days}, or change the days of the stages`,
    );
  }

  data.portfolio.forEach((work, index) => {
    checkImage(source, ['portfolio', index], work, problems);
  });

  data.items.forEach((item, index) => {
    if (item.normalPriceCents !== undefined && item.normalPriceCents <= item.priceCents) {
      report(
        ['items', index, 'normalPriceCents'],
        `expected a normal price above the offered ${formatMoney(item.priceCents)}, found ${formatMoney(item.normalPriceCents)}`,
        'remove the line, or write the higher price that the item normally has',
      );
    }
  });
}
