// The stages of what is chosen as bars on a scale of days; before a choice, options that take different times stand one under the other.

import type { VNode } from 'preact';
import { type Schedule as DaysOfStages, schedulesOf } from '../../domain/proposal/prices.ts';
import { itemName } from '../../domain/proposal/words.ts';
import { proposalWords as words } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { type QuoteProps, Section } from './section.ts';

export function Schedule({ data, choice, isMade, askAbout }: QuoteProps): VNode {
  const schedules = schedulesOf(data, isMade ? choice.chosen : undefined);
  const [whole] = schedules;
  if (whole && schedules.length === 1) {
    const title = words.scheduleTitle(words.days(whole.deliveryDays));
    return html`<${Section} title=${title} ask=${askAbout(title)}>
      <${Stages} ...${whole} />
    <//>`;
  }
  return html`<${Section}
    title=${words.scheduleOptionsTitle}
    isLong=${true}
    ask=${askAbout(words.scheduleOptionsTitle)}
  >
    ${schedules.map(
      ({ option, ...schedule }) => html`<div class="schedule-option">
        ${option && html`<h3>${`${itemName(option)}, ${words.days(schedule.deliveryDays)}`}</h3>`}
        <${Stages} ...${schedule} />
      </div>`,
    )}
  <//>`;
}

type StagesProps = Pick<DaysOfStages, 'stages' | 'scaleDays'>;

function Stages({ stages, scaleDays }: StagesProps): VNode {
  return html`<ol class="schedule">
    ${stages.map(
      (stage, index) => html`<li key=${stage.title}>
        <span class="schedule-title">${stage.title}</span>
        <svg
          class="schedule-bar"
          viewBox=${`0 0 ${scaleDays} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
         
        >
          <rect
            x=${stage.firstDay - 1}
            width=${stage.lastDay - stage.firstDay + 1}
            height="1"
            data-colour=${stage.colour}
            data-last=${index === stages.length - 1 || undefined}
          />
        </svg>
        <span class="schedule-days">${words.dayRange(stage.firstDay, stage.lastDay)}</span>
        <span class="schedule-text">${stage.description}</span>
      </li>`,
    )}
  </ol>`;
}
