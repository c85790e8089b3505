// The page of one project: its aim, what was done, and what it changed.

import type { PortfolioPage } from '../../domain/content/page.ts';
import { type Case, type ProjectSummary, projectClient } from '../../domain/content/project.ts';
import { fillVariables } from '../../domain/variables.ts';
import { projectWords as words } from '../../domain/words.ts';
import { Button, TextLink } from '../parts/button.tsx';
import { type Fact, FactList, SeedList } from '../parts/lists.tsx';
import { Faces } from '../parts/person.tsx';
import { Picture } from '../parts/picture.tsx';
import { PreviousNext } from '../parts/posts.tsx';
import { ProjectList } from '../parts/project-list.tsx';
import { TestimonialQuote } from '../parts/testimonial.tsx';
import { PageOpening } from '../sections/opening.tsx';
import { Sections } from '../sections/sections.tsx';
import { useSiteContext } from '../site-context.ts';

interface Props {
  /** The portfolio's page, which has the words that all projects share. */
  page: PortfolioPage;
  project: ProjectSummary;
  study: Case;
  html: string;
  similar: readonly ProjectSummary[];
  previous: ProjectSummary | undefined;
  next: ProjectSummary | undefined;
}

export function CaseStudy({ page, project, study, html, similar, previous, next }: Props) {
  const { testimonials } = useSiteContext();
  const quotes = testimonials.filter((one) => one.project === project.name);
  return (
    <>
      <article>
        <PageOpening
          headline={study.headline}
          lead={study.lead}
          name={project.title}
          parents={[{ label: page.name, href: page.route }]}
        />
        <div className="wrap">
          <Picture
            className="cover case-cover"
            picture={project.cover}
            sizes="(width >= 80rem) 80rem, 100vw"
            load="first"
          />
        </div>
        <div className="case narrow-first split wrap">
          <Change study={study} />
          <About page={page} project={project} study={study} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <div className="case narrow-first split wrap">
          {project.screens && (
            <Picture
              picture={project.screens}
              className="on-screen"
              sizes="(width >= 80rem) 80rem, 100vw"
            />
          )}
          {quotes.map((quote) => (
            <TestimonialQuote
              key={quote.content}
              testimonial={{ ...quote, href: undefined }}
              tone="light"
            />
          ))}
          <section aria-labelledby="pronto">
            <h2 id="pronto">{words.featuresTitle}</h2>
            <SeedList items={project.features} columns />
          </section>
          <PreviousNext label={words.navigation} words={words} previous={previous} next={next} />
        </div>
      </article>
      <ProjectList title={words.similarTitle} projects={similar} id="parecidos" />
      <Sections sections={page.sections} />
    </>
  );
}

function About({ page, project, study }: Pick<Props, 'page' | 'project' | 'study'>) {
  const { people, chatAbout } = useSiteContext();
  const team = study.team.flatMap((wanted) => people.find(({ id }) => id === wanted) ?? []);
  const names = new Intl.ListFormat('pt-BR').format(team.map(({ name }) => name));
  const faces = (
    <>
      <Faces people={team} />
      {names}
    </>
  );
  const facts: Fact[] = [
    { label: words.client, value: projectClient(project) },
    { label: words.sector, value: project.sector },
    ...study.facts,
  ];
  const { technologies } = project;
  if (team.length > 0) facts.push({ label: words.team, value: faces });
  if (technologies.length > 0)
    facts.push({ label: words.technologies, value: technologies.join(', ') });
  return (
    <aside className="facts-box box sticky" aria-label={words.facts}>
      <FactList facts={facts} />
      <Button
        href={chatAbout(fillVariables(page.similarMessage, { title: project.title }))}
        look="primary"
      >
        {page.similar}
      </Button>
      {project.liveUrl && <TextLink href={project.liveUrl}>{page.visit}</TextLink>}
      {study.service && <TextLink href={study.service.href}>{study.service.label}</TextLink>}
    </aside>
  );
}

function Change({ study }: Pick<Props, 'study'>) {
  return (
    <section className="box second-ground" aria-labelledby="mudou">
      <h2 id="mudou">{words.changeTitle}</h2>
      <table className="table" data-variant="change" aria-labelledby="mudou">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {study.change.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td data-label={words.before}>{row.before}</td>
              <td data-label={words.after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small-print">
        <strong>{words.measured}</strong> {study.measured}
      </p>
    </section>
  );
}
