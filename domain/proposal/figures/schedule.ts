// The days of a proposal's stages on one scale; of options that take different times, each on the same.

import { groupsOf } from '../choice/choice.ts';
import { computeProposal, type ScheduledStage } from './figures.ts';
import type { QuoteData, QuoteItem } from './quote.ts';

export interface Schedule {
  /** Undefined where the schedule is the whole proposal's. */
  option: QuoteItem | undefined;
  deliveryDays: number;
  /** How long the scale is: the delivery time, or the end of the last stage if that is later. */
  scaleDays: number;
  bars: ScheduleBar[];
}

export interface ScheduleBar extends ScheduledStage {
  lengthDays: number;
  isLast: boolean;
}

/** Of what is offered at first and of every option; of a choice that somebody made alone, if there is one. */
export function schedulesOf(quote: QuoteData, choice?: readonly string[]): Schedule[] {
  const differ = ({ deliveryDays, stages }: QuoteItem): boolean =>
    deliveryDays !== undefined || stages !== undefined;
  const options = groupsOf(quote).find((group) => group.some(differ)) ?? [];
  if (choice) {
    const figures = computeProposal(quote, choice);
    const option = options.find(({ id }) => figures.chosen.includes(id));
    return [scheduleOf(figures, option, figures.deliveryDays)];
  }
  const each = options.map((option) => ({ option, figures: computeProposal(quote, [option.id]) }));
  const days = Math.max(...each.map(({ figures }) => figures.deliveryDays));
  if (each.length > 0) return each.map(({ option, figures }) => scheduleOf(figures, option, days));
  const whole = computeProposal(quote);
  return [scheduleOf(whole, undefined, whole.deliveryDays)];
}

function scheduleOf(
  { deliveryDays, stages }: Pick<ReturnType<typeof computeProposal>, 'deliveryDays' | 'stages'>,
  option: QuoteItem | undefined,
  days: number,
): Schedule {
  return {
    option,
    deliveryDays,
    scaleDays: Math.max(days, stages.at(-1)?.lastDay ?? 0),
    bars: stages.map((stage, index) => ({
      ...stage,
      lengthDays: stage.lastDay - stage.firstDay + 1,
      isLast: index === stages.length - 1,
    })),
  };
}
