// What happens once a form is sent: three steps, each with the rosácea lit as far as the way has gone.

import type { NextStepsContent } from '../../domain/content/pages/shared.ts';
import { ProgressRosacea } from './steps.tsx';

/** Two petals a step: the one before, and the lit one. */
const PETALS = 6;

export function NextSteps({ id, title, steps }: NextStepsContent & { id: string }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ol className="next-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <ProgressRosacea done={2 * index + 1} of={PETALS} />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
