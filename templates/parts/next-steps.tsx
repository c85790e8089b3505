// What happens once a form is sent: each step with the rosácea lit as far as the way has gone.

import type { NextStepsContent } from '../../domain/content/pages/shared.ts';
import { ProgressRing } from './steps.tsx';

/** The one before, and the lit one. */
const PETALS_A_STEP = 2;

export function NextSteps({ id, title, steps }: NextStepsContent & { id: string }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ol className="next-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <ProgressRing
              done={PETALS_A_STEP * index + 1}
              of={PETALS_A_STEP * steps.length}
              isFirst={index === 0}
            />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
