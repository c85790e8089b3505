// Works of the portfolio on another page: what each was, and what it changed.

import type { WorksContent } from '../../domain/content/pages/works.ts';
import type { ShownProject } from '../../domain/work.ts';
import { TextLink } from './button.tsx';
import { Picture } from './picture.tsx';

interface Props extends Pick<WorksContent, 'title' | 'lead' | 'more'> {
  works: readonly ShownProject[];
  /** The section's id on its page. */
  id?: string;
}

/** Nothing without a work. */
export function WorkList({ title, lead, more, works, id = 'trabalhos' }: Props) {
  if (works.length === 0) return null;
  const isAlone = works.length === 1;
  return (
    <section className="section section-after wrap" aria-labelledby={id}>
      <div className="section-opening">
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ul className={isAlone ? 'works-row work-alone whole' : 'works-row whole'}>
        {works.map((work) => (
          <li key={work.name}>
            <Picture
              className="cover"
              picture={work.cover}
              sizes={`(width >= 60rem) ${isAlone ? 45 : 27}rem, 100vw`}
            />
            <h3>
              <a href={work.href}>{work.title}</a>
            </h3>
            <p>
              {work.result ?? work.description}
              {isAlone && work.result && ` ${work.description}`}
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
