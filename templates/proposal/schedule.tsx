// The stages as bars on a scale of days.

import type { Labels } from '../../domain/content/site.ts';
import { fill } from '../../domain/fill.ts';
import type { ScheduledStage } from '../../domain/proposal.ts';

interface Props {
  labels: Labels['proposal'];
  stages: ScheduledStage[];
  days: number;
}

export function Schedule({ labels, stages, days }: Props) {
  return (
    <ol className="schedule">
      {stages.map((stage) => (
        <li key={stage.title}>
          <span className="schedule-title">{stage.title}</span>
          <svg
            className="schedule-bar"
            viewBox={`0 0 ${days} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect
              x={stage.firstDay - 1}
              width={stage.lastDay - stage.firstDay + 1}
              height="1"
              data-last={stage.lastDay === days || undefined}
            />
          </svg>
          <span className="schedule-days">
            {fill(stage.firstDay === stage.lastDay ? labels.oneDay : labels.dayRange, {
              day: stage.firstDay,
              first: stage.firstDay,
              last: stage.lastDay,
            })}
          </span>
          <span className="schedule-text">{stage.description}</span>
        </li>
      ))}
    </ol>
  );
}
