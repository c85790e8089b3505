// A testimonial with its stars and its author.

import type { Testimonial } from '../../domain/content/data-files.ts';
import { offerWords } from '../../domain/words.ts';
import { Face, type TONES } from './person.tsx';

interface QuoteProps {
  testimonial: Testimonial;
  tone: (typeof TONES)[number];
}

export function TestimonialQuote({ testimonial, tone }: QuoteProps) {
  const { role, company, href } = testimonial;
  return (
    <figure className="testimonial box" data-edge="thin">
      {testimonial.rating && <Stars rating={testimonial.rating} />}
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
