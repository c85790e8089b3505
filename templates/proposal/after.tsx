// What comes after the acceptance, in three steps.

import type { ProposalProps } from './props.ts';
import { Section } from './section.tsx';

export function After({ frame }: ProposalProps) {
  const { afterTitle, afterSteps } = frame.labels.proposal;
  return (
    <Section title={afterTitle} keep>
      <ol className="after-steps">
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
