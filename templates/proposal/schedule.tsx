// The stages as bars on a scale of days; options that take different times stand one under the other.

import type { Labels } from '../../domain/content/site.ts';
import {
  computeProposal,
  type QuoteData,
  type ScheduledStage,
} from '../../domain/proposal/figures.ts';
import { dayCount, dayRange, itemName } from '../../domain/proposal/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { Section } from './section.tsx';

interface Props {
  labels: Labels['proposal'];
  quote: QuoteData;
}

export function Schedule({ labels, quote }: Props) {
  const options = quote.items.filter(() => quote.choice === 'one');
  const differ = options.some((item) => item.deliveryDays !== undefined || item.stages);
  if (!differ) {
    const count = dayCount(labels, quote.deliveryDays);
    return (
      <Section title={fill(labels.scheduleTitle, { count })} keep>
        <Stages labels={labels} stages={computeProposal(quote).stages} days={quote.deliveryDays} />
      </Section>
    );
  }
  const scales = options.map((item) => computeProposal(quote, [item.id]));
  const days = Math.max(...scales.map((scale) => scale.deliveryDays));
  return (
    <Section title={labels.scheduleOptionsTitle}>
      {options.map((item, index) => (
        <div className="schedule-option" key={item.id}>
          <h3>{`${itemName(item)}, ${dayCount(labels, scales[index]?.deliveryDays ?? days)}`}</h3>
          <Stages labels={labels} stages={scales[index]?.stages ?? []} days={days} />
        </div>
      ))}
    </Section>
  );
}

interface StagesProps {
  labels: Labels['proposal'];
  stages: ScheduledStage[];
  /** The length of the scale. */
  days: number;
}

function Stages({ labels, stages, days }: StagesProps) {
  const scale = Math.max(days, stages.at(-1)?.lastDay ?? 0);
  return (
    <ol className="schedule">
      {stages.map((stage, index) => (
        <li key={stage.title}>
          <span className="schedule-title">{stage.title}</span>
          <svg
            className="schedule-bar"
            viewBox={`0 0 ${scale} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect
              x={stage.firstDay - 1}
              width={stage.lastDay - stage.firstDay + 1}
              height="1"
              data-colour={stage.colour}
              data-last={index === stages.length - 1 || undefined}
            />
          </svg>
          <span className="schedule-days">{dayRange(labels, stage.firstDay, stage.lastDay)}</span>
          <span className="schedule-text">{stage.description}</span>
        </li>
      ))}
    </ol>
  );
}
