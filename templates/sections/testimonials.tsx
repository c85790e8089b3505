// Quotes of clients.

import { TONES } from '../parts/person.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { TestimonialQuote } from '../parts/testimonial.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

/** The chosen testimonials, or all. Renders nothing if there are none. */
export function Testimonials({ id, title, show }: SectionProps<'testimonials'>) {
  const { testimonials } = useSiteContext();
  const chosen = show
    ? show.flatMap((wanted) => testimonials.find((one) => one.id === wanted) ?? [])
    : testimonials;
  if (chosen.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className="testimonials grid">
        {chosen.map((testimonial, index) => (
          <li key={testimonial.id ?? testimonial.name}>
            <TestimonialQuote
              testimonial={testimonial}
              tone={TONES[index % TONES.length] ?? TONES[0]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
