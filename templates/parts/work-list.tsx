// A row of works with their covers.

import type { Link } from '../../domain/content/lists.ts';
import type { ProjectSummary } from '../../domain/content/project.ts';
import { TextLink } from './button.tsx';
import { Picture } from './picture.tsx';
import { SectionOpening } from './section-opening.tsx';

interface Props {
  id?: string;
  title: string;
  lead?: string | undefined;
  more?: Link | undefined;
  works: readonly ProjectSummary[];
}

/** The works. Renders nothing if there are none. */
export function WorkList({ id = 'trabalhos', title, lead, more, works }: Props) {
  if (works.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionOpening id={id} title={title} lead={lead} />
      <ul className="works grid pressable">
        {works.map((work) => (
          <li key={work.name}>
            <Picture
              className="cover"
              picture={work.cover}
              sizes={`(width >= 60rem) ${works.length === 1 ? 45 : 27}rem, 100vw`}
            />
            <h3>{work.href ? <a href={work.href}>{work.title}</a> : work.title}</h3>
            <p>
              {work.result ?? work.description}
              {works.length === 1 && work.result && ` ${work.description}`}
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <TextLink href={more.href} arrow>
            {more.label}
          </TextLink>
        </p>
      )}
    </section>
  );
}
