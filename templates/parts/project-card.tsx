// A project of the portfolio.

import type { PortfolioPage } from '../../domain/content/pages/portfolio.ts';
import { fill } from '../../domain/text/fill.ts';
import { newTab } from '../../domain/words.ts';
import type { ShownProject } from '../../domain/work.ts';
import { useFrame } from '../frame.ts';
import { Button, Heard, TextLink } from './button.tsx';
import { BadgeList, SeedList } from './lists.tsx';
import { coverName, Picture } from './picture.tsx';

/** Cards show the first three of the six features. */
const SHOWN_FEATURES = 3;

interface Props {
  page: PortfolioPage;
  project: ShownProject;
}

export function ProjectCard({ page, project }: Props) {
  const frame = useFrame();
  const isOpen = project.case !== undefined;
  return (
    <article className="project-card">
      <Cover project={project} isOpen={isOpen} />
      <div className="project-card-text">
        <h3>{isOpen ? <a href={project.href}>{project.title}</a> : project.title}</h3>
        <p>{project.description}</p>
        <SeedList items={project.features.slice(0, SHOWN_FEATURES)} />
        <Result page={page} project={project} />
        <BadgeList items={project.technologies} />
        <div className="cluster">
          {project.liveUrl && (
            <Button
              href={project.liveUrl}
              look="secondary"
              about={project.title}
              newTabNote={newTab}
              small
              arrow="out"
            >
              {page.visit}
            </Button>
          )}
          <TextLink
            href={frame.chatAbout(fill(page.similarMessage, { title: project.title }))}
            about={project.title}
            newTabNote={newTab}
          >
            {page.similar}
          </TextLink>
        </div>
      </div>
    </article>
  );
}

/** What came of it, and the way to its own page. */
function Result({ page, project }: Props) {
  const { result } = project;
  const opens = project.case !== undefined && page.open;
  if (!(result || opens)) return null;
  return (
    <p>
      {result && page.result && <strong>{`${page.result} `}</strong>}
      {result}
      {result && opens && ' '}
      {opens && (
        <a className="project-card-open" href={project.href}>
          {opens}
          <Heard about={project.title} />
        </a>
      )}
    </p>
  );
}

function Cover({ project, isOpen }: Pick<Props, 'project'> & { isOpen: boolean }) {
  return (
    <div className="project-card-cover">
      <Picture
        className="cover"
        picture={project.cover}
        sizes="(width >= 60rem) 27rem, 100vw"
        cover={isOpen ? coverName(project.href) : undefined}
      />
      <p className="project-card-sector">{project.sector}</p>
    </div>
  );
}
