// The projects in groups, which the island `tabs` turns into tabs; without it they are below each other.

import type { PortfolioPage } from '../../domain/content/page.ts';
import { type ProjectSummary, projectsNamed } from '../../domain/content/project.ts';
import { fillVariables } from '../../domain/variables.ts';
import { projectWords } from '../../domain/words.ts';
import { Button, HiddenWords, TextLink } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { Island } from '../parts/island.tsx';
import { BadgeList, SeedList } from '../parts/lists.tsx';
import { Picture } from '../parts/picture.tsx';
import { PageOpening } from '../sections/opening.tsx';
import { Sections } from '../sections/sections.tsx';
import { useSiteContext } from '../site-context.ts';

export function Portfolio({ page }: { page: PortfolioPage }) {
  const { projects } = useSiteContext();
  const groups = Object.entries(page.groups)
    .map(([category, title]) => ({
      category,
      title,
      projects: projects.filter((project) => project.category === category),
    }))
    .filter((group) => group.projects.length > 0);
  return (
    <>
      <PageOpening {...page} />
      <Subjects page={page} />
      {groups.length > 1 && (
        <Island name="tabs" props={{}} when="load">
          <nav className="tabs wrap" aria-label={page.groupsLabel}>
            <ul className="cluster">
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
        {groups.map((group, place) => (
          <section
            key={group.category}
            className="project-group wrap"
            id={group.category}
            aria-labelledby={`${group.category}-titulo`}
          >
            <h2 className="small-title" id={`${group.category}-titulo`}>
              {group.title}
            </h2>
            <ul className="project-grid grid pressable">
              {group.projects.map((project, index) => (
                <li key={project.title}>
                  <ProjectCard page={page} project={project} isFirst={place + index === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Sections sections={page.sections} />
    </>
  );
}

/** Links by subject beside the tabs, in a closed disclosure, so that the projects come first. */
function Subjects({ page }: { page: PortfolioPage }) {
  const { projects } = useSiteContext();
  if (!page.subjects) return null;
  return (
    <nav className="subjects wrap" aria-label={projectWords.subjects}>
      <details>
        <summary>
          {projectWords.subjects}
          <Icon name="arrow-right" />
        </summary>
        <ul className="cluster">
          {page.subjects.map(({ label, show }) => (
            <li className="cluster" key={label}>
              <strong>{label}</strong>
              {projectsNamed(show, projects).map(({ name, title, href }) => (
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

/** The number of features that a card shows. */
const SHOWN_FEATURES = 3;

interface CardProps {
  page: PortfolioPage;
  project: ProjectSummary;
  /** True for the card whose picture is in sight when the page opens. */
  isFirst?: boolean;
}

function ProjectCard({ page, project, isFirst = false }: CardProps) {
  const { chatAbout } = useSiteContext();
  const hasPage = project.case !== undefined;
  return (
    <article className="project-card">
      <div className="sector">
        <Picture
          className="cover"
          picture={project.cover}
          sizes="(width >= 60rem) 27rem, 100vw"
          load={isFirst ? 'first' : undefined}
        />
        <p>{project.sector}</p>
      </div>
      <div>
        <h3>{hasPage ? <a href={project.href}>{project.title}</a> : project.title}</h3>
        <p>{project.description}</p>
        <SeedList items={project.features.slice(0, SHOWN_FEATURES)} />
        <Result page={page} project={project} />
        {project.technologies.length > 0 && <BadgeList items={project.technologies} />}
        <div className="cluster on-screen">
          {project.liveUrl && (
            <Button href={project.liveUrl} look="secondary" about={project.title} small arrow="out">
              {page.visit}
            </Button>
          )}
          <TextLink
            href={chatAbout(fillVariables(page.similarMessage, { title: project.title }))}
            about={project.title}
          >
            {page.similar}
          </TextLink>
        </div>
      </div>
    </article>
  );
}

/** The result of a project, and the link to its own page. */
function Result({ page, project }: CardProps) {
  const { result } = project;
  const opens = project.case !== undefined && page.open;
  if (!result && !opens) return null;
  return (
    <p>
      {result && page.result && <strong>{`${page.result} `}</strong>}
      {result}
      {result && opens && ' '}
      {opens && (
        <a href={project.href}>
          {opens}
          <HiddenWords href={project.href} about={project.title} />
        </a>
      )}
    </p>
  );
}
