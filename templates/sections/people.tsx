// The people of the company, and what clients say of it.

import type { Testimonial } from '../../domain/content/lists.ts';
import { offerWords } from '../../domain/words.ts';
import { Face, TONES } from '../parts/person.tsx';
import { useSiteContext } from '../site-context.ts';
import { SectionOpening } from './section-opening.tsx';
import type { SectionProps } from './sections.tsx';

/** Nothing without people. */
export function People({ id, title, lead, variant }: SectionProps<'people'>) {
  const { people } = useSiteContext();
  if (people.length === 0) return null;
  const isRow = variant === 'row';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionOpening id={id} title={title} lead={lead} />
      <ul className="people grid" data-variant={variant}>
        {people.map((person, index) => (
          <li key={person.id} id={isRow ? undefined : person.id}>
            <Face person={person} tone={TONES[index % TONES.length]} />
            <div>
              <h3>{person.name}</h3>
              <p className="role">{person.role}</p>
              {!isRow && <p>{person.line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing without a testimonial. */
export function Testimonials({ id, title, show }: SectionProps<'testimonials'>) {
  const { testimonials } = useSiteContext();
  const shown = show
    ? show.flatMap((wanted) => testimonials.find((one) => one.id === wanted) ?? [])
    : testimonials;
  if (shown.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionOpening id={id} title={title} />
      <ul className="testimonials grid">
        {shown.map((testimonial, index) => (
          <li key={testimonial.id ?? testimonial.name}>
            <Quote testimonial={testimonial} tone={TONES[index % TONES.length] ?? TONES[0]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  tone: (typeof TONES)[number];
}

export function Quote({ testimonial, tone }: QuoteProps) {
  const { role, company, href } = testimonial;
  return (
    <figure className="testimonial box" data-look="slab">
      <Stars rating={testimonial.rating} />
      <blockquote>
        <p>{`“${testimonial.content}”`}</p>
      </blockquote>
      <figcaption className="person">
        <Face person={{ name: testimonial.name }} tone={tone} />
        <span>
          <strong>{testimonial.name}</strong>
          <span>
            {role && `${role}, `}
            {href ? <a href={href}>{company}</a> : company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" role="img" aria-label={offerWords.rating(rating)}>
      {STARS.map((star) => (
        <path
          key={star}
          data-lit={star <= rating || undefined}
          transform={`translate(${(star - 1) * 24})`}
          d="m12 2.5 2.8 6.2 6.7.7-5 4.6 1.4 6.7L12 17.3l-5.9 3.4 1.4-6.7-5-4.6 6.7-.7Z"
        />
      ))}
    </svg>
  );
}

const STARS = [1, 2, 3, 4, 5];
