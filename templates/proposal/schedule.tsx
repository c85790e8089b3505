// The stages as bars on a scale of days; options that take different times stand one under the other.

import type { Labels } from '../../domain/content/labels.ts';
import type { QuoteData } from '../../domain/proposal/figures.ts';
import { type Schedule as DaysOfStages, schedulesOf } from '../../domain/proposal/schedule.ts';
import { dayCount, dayRange, itemName } from '../../domain/proposal/words.ts';
import { fill } from '../../domain/text/fill.ts';
import { Section } from './section.tsx';

interface Props {
  labels: Labels['proposal'];
  quote: QuoteData;
}

export function Schedule({ labels, quote }: Props) {
  const schedules = schedulesOf(quote);
  const [whole] = schedules;
  if (whole && !whole.option) {
    const count = dayCount(labels, whole.deliveryDays);
    return (
      <Section title={fill(labels.scheduleTitle, { count })} keep>
        <Stages labels={labels} {...whole} />
      </Section>
    );
  }
  return (
    <Section title={labels.scheduleOptionsTitle}>
      {schedules.map((schedule) => (
        <Option key={schedule.option?.id} labels={labels} schedule={schedule} />
      ))}
    </Section>
  );
}

function Option({ labels, schedule }: { labels: Labels['proposal']; schedule: DaysOfStages }) {
  const { option, deliveryDays } = schedule;
  return (
    <div className="schedule-option">
      {option && <h3>{`${itemName(option)}, ${dayCount(labels, deliveryDays)}`}</h3>}
      <Stages labels={labels} {...schedule} />
    </div>
  );
}

function Stages({ labels, bars, scaleDays }: DaysOfStages & Pick<Props, 'labels'>) {
  return (
    <ol className="schedule">
      {bars.map((stage) => (
        <li key={stage.title} data-item={stage.of} className={stage.of && 'schedule-stage'}>
          <span className="schedule-title">{stage.title}</span>
          <svg
            className="schedule-bar"
            viewBox={`0 0 ${scaleDays} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect
              x={stage.firstDay - 1}
              width={stage.lengthDays}
              height="1"
              data-colour={stage.colour}
              data-last={stage.isLast || undefined}
            />
          </svg>
          <span className="schedule-days">{dayRange(labels, stage.firstDay, stage.lastDay)}</span>
          <span className="schedule-text">{stage.description}</span>
        </li>
      ))}
    </ol>
  );
}
