// What comes after the acceptance, step by step.

import type { ProposalProps } from './props.ts';
import { Section } from './section.tsx';

export function After({ frame }: ProposalProps) {
  const { afterTitle, afterSteps } = frame.labels.proposal;
  return (
    <Section title={afterTitle} keep>
      <ol className={afterSteps.length % 3 ? 'after-steps after-pairs' : 'after-steps'}>
        {afterSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
