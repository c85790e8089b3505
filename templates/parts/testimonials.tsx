// What clients say: the first large, the others small.

import type { Testimonial } from '../../domain/content/testimonial.ts';
import { offerWords } from '../../domain/words.ts';
import { useFrame } from '../frame.ts';
import { Face, TONES } from './face.tsx';

interface Props {
  title: string;
  /** The ids of those to show, in this order; without it all are shown. */
  show?: readonly string[] | undefined;
}

/** Nothing without a testimonial. */
export function Testimonials({ title, show }: Props) {
  const frame = useFrame();
  const shown = show
    ? show.flatMap((wanted) => frame.testimonials.find(({ id }) => id === wanted) ?? [])
    : frame.testimonials;
  if (shown.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="depoimentos">
      <h2 id="depoimentos">{title}</h2>
      <ul className={`testimonials${lastRowOf(shown.length)}`}>
        {shown.map((testimonial, index) => (
          <li key={testimonial.id ?? testimonial.name}>
            <Quote testimonial={testimonial} tone={TONES[index % TONES.length] ?? TONES[0]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first takes four places of a row of three: what is left over shares the last row. */
function lastRowOf(count: number): string {
  if (count % 3 === 1) return ' testimonials-one-left';
  if (count === 2) return ' testimonials-pair';
  return count % 3 === 2 ? ' testimonials-two-left' : '';
}

interface QuoteProps {
  testimonial: Testimonial;
  tone: (typeof TONES)[number];
}

export function Quote({ testimonial, tone }: QuoteProps) {
  const { role, company, href } = testimonial;
  return (
    <figure className="testimonial">
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
      {Array.from({ length: 5 }, (_, index) => (
        <path
          key={STAR_KEYS[index]}
          data-lit={index < rating || undefined}
          transform={`translate(${index * 24})`}
          d="m12 2.5 2.8 6.2 6.7.7-5 4.6 1.4 6.7L12 17.3l-5.9 3.4 1.4-6.7-5-4.6 6.7-.7Z"
        />
      ))}
    </svg>
  );
}

const STAR_KEYS = ['1', '2', '3', '4', '5'];
