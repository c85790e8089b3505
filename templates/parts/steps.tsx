// The steps of a process, each with the rosácea lit as far as it goes.

import { progressPetals } from '../../art/progress.ts';

interface Step {
  title: string;
  text: string;
  when: string;
}

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="cells steps">
      {steps.map((step, index) => (
        <li className="step" key={step.title}>
          <ProgressRing done={index} of={steps.length} isFirst={index === 0} />
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <p className="step-when">{step.when}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface RingProps {
  done: number;
  of: number;
  /** Its petal is drawn once on a page, and used by the rings after it. */
  isFirst: boolean;
}

export function ProgressRing({ done, of, isFirst }: RingProps) {
  return (
    <svg className="progress-ring" viewBox="0 0 48 48" aria-hidden="true">
      {progressPetals(done, of).map(({ d, transform, state }, index) =>
        isFirst && index === 0 ? (
          <g key={transform} data-state={state} transform={transform}>
            <path id="petala" d={d} />
          </g>
        ) : (
          <use key={transform} href="#petala" data-state={state} transform={transform} />
        ),
      )}
    </svg>
  );
}
