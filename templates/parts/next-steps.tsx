// The list of what happens after a form is sent.

import type { SectionOf } from '../../domain/content/sections.ts';
import { ProgressRing } from './progress-ring.tsx';

export type Next = SectionOf<'contact'>['next'];

/** The steps, each with a ring that shows the progress. */
export function NextSteps({ title, steps }: NonNullable<Next>) {
  return (
    <>
      <h2 id="depois">{title}</h2>
      <ol className="next-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <ProgressRing
              name="depois"
              done={2 * index + 1}
              of={2 * steps.length}
              isFirst={index === 0}
            />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
