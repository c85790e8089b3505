// A row of projects with their covers.

import type { Link } from '../../domain/content/data-files.ts';
import type { ProjectSummary } from '../../domain/content/project.ts';
import { TextLink } from './button.tsx';
import { Picture } from './picture.tsx';
import { SectionHeading } from './section-heading.tsx';

interface Props {
  id?: string;
  title: string;
  lead?: string | undefined;
  more?: Link | undefined;
  projects: readonly ProjectSummary[];
}

/** The projects. Renders nothing if there are none. */
export function ProjectList({ id = 'trabalhos', title, lead, more, projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className="works grid pressable">
        {projects.map((project) => (
          <li key={project.name}>
            <Picture
              className="cover"
              picture={project.cover}
              sizes={`(width >= 60rem) ${projects.length === 1 ? 45 : 27}rem, 100vw`}
            />
            <h3>{project.href ? <a href={project.href}>{project.title}</a> : project.title}</h3>
            <p>
              {project.result ?? project.description}
              {projects.length === 1 && project.result && ` ${project.description}`}
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
