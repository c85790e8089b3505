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
  return (
    <section className="section section-after wrap" aria-labelledby={id}>
      <div className="section-opening">
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ul className="related" data-count={works.length}>
        {works.map((work) => (
          <li key={work.name}>
            <article className="post-card">
              <div className="project-card-cover">
                <Picture picture={work.cover} sizes="(width >= 60rem) 27rem, 100vw" />
                <p className="project-card-sector">{work.sector}</p>
              </div>
              <div className="post-card-text">
                <h3 className="post-card-title">
                  <a href={work.href}>{work.title}</a>
                </h3>
                <p>{work.result ?? work.description}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {more && (
        <p className="works-more">
          <TextLink href={more.href} arrow>
            {more.label}
          </TextLink>
        </p>
      )}
    </section>
  );
}
