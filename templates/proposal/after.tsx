// What comes after the acceptance, step by step.

import { proposalTexts } from '../../domain/words.ts';
import { Section } from './section.tsx';

export function After() {
  const { afterTitle, afterSteps } = proposalTexts;
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
