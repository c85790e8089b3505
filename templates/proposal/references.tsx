// Similar works, and clients who can be asked.

import { proposalTexts } from '../../domain/words.ts';
import { Picture } from '../parts/picture.tsx';
import { StatList } from '../sections/points.tsx';
import type { ProposalProps } from './props.ts';
import { Section } from './section.tsx';

export function Works({ proposal, covers, links }: ProposalProps) {
  if (proposal.portfolio.length === 0) return null;
  return (
    <Section title={proposalTexts.worksTitle}>
      <ul className="works">
        {proposal.portfolio.map((work, index) => (
          <li key={work.title}>
            {covers[index] && <Picture picture={covers[index]} sizes="20rem" late />}
            <h3>{links[index] ? <a href={links[index]}>{work.title}</a> : work.title}</h3>
            <p className="works-category">
              {work.why ? `${work.category} · ${work.why}` : work.category}
            </p>
            <p>{work.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Clients({ claims, proposal }: ProposalProps) {
  if (proposal.testimonials.length === 0) return null;
  return (
    <Section title={proposalTexts.clientsTitle} keep>
      <StatList claims={claims} />
      <ul className="client-quotes">
        {proposal.testimonials.map((testimonial) => (
          <li key={testimonial.text}>
            <figure>
              <blockquote>
                <p>{`“${testimonial.text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{testimonial.author}</strong>
                <span>{testimonial.role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
