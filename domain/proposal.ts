// What a proposal's figures add up to, in integer centavos and whole days.

import type { ProposalData } from './content/proposal.ts';
import { splitByPercent, splitEvenly, sum } from './money.ts';

export interface ScheduledStage {
  title: string;
  description: string;
  /** Both count from 1 and are part of the stage. */
  firstDay: number;
  lastDay: number;
}

export interface ProposalFigures {
  totalCents: number;
  /** The sum at normal prices, when any item has one. */
  normalTotalCents: number | undefined;
  /** The amounts of the card instalments; they differ by one centavo at most. */
  instalmentsCents: number[];
  tranchesCents: number[];
  stages: ScheduledStage[];
}

export function computeProposal(data: ProposalData): ProposalFigures {
  const totalCents = sum(data.items.map((item) => item.priceCents));
  const hasNormal = data.items.some((item) => item.normalPriceCents !== undefined);
  return {
    totalCents,
    normalTotalCents: hasNormal
      ? sum(data.items.map((item) => item.normalPriceCents ?? item.priceCents))
      : undefined,
    instalmentsCents: splitEvenly(totalCents, data.payment.cardInstalments),
    tranchesCents: splitByPercent(
      totalCents,
      data.payment.tranches.map((tranche) => tranche.percent),
    ),
    stages: scheduleStages(data.stages),
  };
}

function scheduleStages(stages: ProposalData['stages']): ScheduledStage[] {
  let day = 0;
  return stages.map(({ title, description, days }) => {
    const firstDay = day + 1;
    day += days;
    return { title, description, firstDay, lastDay: day };
  });
}
