// The days of a proposal's stages on one scale; of options that take different times, each on the same.

import { computeProposal, type QuoteData, type QuoteItem, type ScheduledStage } from './figures.ts';

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

export function schedulesOf(quote: QuoteData): Schedule[] {
  const options = quote.choice === 'one' ? quote.items : [];
  const differ = options.some((item) => item.deliveryDays !== undefined || item.stages);
  if (!differ) return [scheduleFor(quote, undefined, quote.deliveryDays)];
  const days = Math.max(...options.map((item) => figuresFor(quote, item).deliveryDays));
  return options.map((item) => scheduleFor(quote, item, days));
}

function scheduleFor(quote: QuoteData, option: QuoteItem | undefined, days: number): Schedule {
  const { deliveryDays, stages } = figuresFor(quote, option);
  return {
    option,
    deliveryDays: option ? deliveryDays : quote.deliveryDays,
    scaleDays: Math.max(days, stages.at(-1)?.lastDay ?? 0),
    bars: stages.map((stage, index) => ({
      ...stage,
      lengthDays: stage.lastDay - stage.firstDay + 1,
      isLast: index === stages.length - 1,
    })),
  };
}

function figuresFor(quote: QuoteData, option: QuoteItem | undefined) {
  return option ? computeProposal(quote, [option.id]) : computeProposal(quote);
}
