// The projects, in groups that are readable one after another.

import type { PortfolioPage } from '../../domain/content/pages/portfolio.ts';
import { workWords } from '../../domain/words.ts';
import { type ShownProject, worksNamed } from '../../domain/work.ts';
import { Closing } from '../parts/closing.tsx';
import { Icon } from '../parts/icons.tsx';
import { Island } from '../parts/island.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { ProjectCard } from '../parts/project-card.tsx';

interface Props {
  page: PortfolioPage;
  projects: ShownProject[];
}

export function Portfolio({ page, projects }: Props) {
  const groups = Object.entries(page.groups)
    .map(([category, title]) => ({
      category,
      title,
      projects: projects.filter((project) => project.category === category),
    }))
    .filter(({ projects: own }) => own.length > 0);
  return (
    <>
      <PageOpening page={page} />
      <Subjects page={page} projects={projects} />
      {groups.length > 1 && (
        <Island name="tabs" props={{}} when="load">
          <nav className="tabs wrap" aria-label={page.groupsLabel}>
            <ul>
              {groups.map((group) => (
                <li key={group.category}>
                  <a href={`#${group.category}`} aria-controls={group.category}>
                    {group.title} <sup>{group.projects.length}</sup>
                    {page.counted && <span className="visually-hidden">{` ${page.counted}`}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Island>
      )}
      <div className="project-groups">
        {groups.map((group) => (
          <section
            key={group.category}
            className="project-group wrap"
            id={group.category}
            aria-labelledby={`${group.category}-titulo`}
          >
            <h2 id={`${group.category}-titulo`}>{group.title}</h2>
            <ul className="project-grid" data-rest={group.projects.length % 3}>
              {group.projects.map((project) => (
                <li key={project.title}>
                  <ProjectCard page={page} project={project} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Closing closing={page.closing} />
    </>
  );
}

/** What the tabs do not sort by, with the works of each, behind a press, since the works come first. */
function Subjects({ page, projects }: Props) {
  if (!page.subjects) return null;
  return (
    <nav className="subjects wrap" aria-label={workWords.subjects}>
      <details>
        <summary>
          {workWords.subjects}
          <Icon name="arrow-right" />
        </summary>
        <ul>
          {page.subjects.map(({ label, show }) => (
            <li key={label}>
              <strong>{label}</strong>
              {worksNamed(show, projects).map(({ name, title, href }) => (
                <a href={href} key={name}>
                  {title}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
