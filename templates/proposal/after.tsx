// What comes after the acceptance, in three steps, and whom to ask.

import type { ProposalProps } from './props.ts';
import { Section } from './section.tsx';

export function After({ frame }: ProposalProps) {
  const { site, labels } = frame;
  const { afterTitle, afterSteps, replyPromise } = labels.proposal;
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
      <p className="proposal-text">
        {replyPromise} <a href={`mailto:${site.email}`}>{site.email}</a>
        {', '}
        <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>.
      </p>
    </Section>
  );
}
