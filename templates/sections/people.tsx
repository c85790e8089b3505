// The company's people, at length or in a row of faces.

import { Face, TONES } from '../parts/person.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

/** The people; nothing if there are none. */
export function People({ id, title, lead, variant }: SectionProps<'people'>) {
  const { people } = useSiteContext();
  if (people.length === 0) return null;
  const isRow = variant === 'row';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className="people grid" data-variant={variant}>
        {people.map((person, index) => (
          <li className="cluster" key={person.id} id={isRow ? undefined : person.id}>
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
