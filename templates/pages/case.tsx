// One work at length: what it was for, what was done, and what it changed.

import type { Case } from '../../domain/content/case.ts';
import type { PortfolioPage } from '../../domain/content/pages/portfolio.ts';
import { projectClient } from '../../domain/content/project.ts';
import { fill } from '../../domain/text/fill.ts';
import { newTab, workWords as words } from '../../domain/words.ts';
import type { ShownProject } from '../../domain/work.ts';
import { useFrame } from '../frame.ts';
import { Around } from '../parts/around.tsx';
import { Button, TextLink } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Faces } from '../parts/face.tsx';
import { SeedList } from '../parts/lists.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { coverName, Picture } from '../parts/picture.tsx';
import { Quote } from '../parts/testimonials.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  /** The portfolio's page, whose words every work shares. */
  page: PortfolioPage;
  project: ShownProject;
  told: Case;
  html: string;
  similar: readonly ShownProject[];
  previous: ShownProject | undefined;
  next: ShownProject | undefined;
}

export function CasePage({ page, project, told, html, similar, previous, next }: Props) {
  const { testimonials } = useFrame();
  const quotes = testimonials.filter((one) => one.project === project.name);
  const parents = [{ label: page.name, href: page.route }];
  return (
    <>
      <article>
        <PageOpening page={{ ...told, name: project.title }} parents={parents} />
        <div className="case-cover wrap">
          <Picture
            className="cover"
            picture={project.cover}
            sizes="(width >= 80rem) 80rem, 100vw"
            cover={coverName(project.href)}
            eager
          />
        </div>
        <div className="case wrap">
          <Change told={told} />
          <Facts page={page} project={project} told={told} />
          <div className="prose case-text" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <div className="case-end wrap">
          {project.screens && (
            <Picture
              picture={project.screens}
              className="case-screens"
              sizes="(width >= 80rem) 80rem, 100vw"
            />
          )}
          {quotes.map((quote) => (
            <Quote key={quote.content} testimonial={{ ...quote, href: undefined }} tone="light" />
          ))}
          <section aria-labelledby="pronto">
            <h2 id="pronto">{words.featuresTitle}</h2>
            <SeedList items={project.features} columns />
          </section>
          <Around label={words.navigation} words={words} previous={previous} next={next} />
        </div>
      </article>
      <WorkList title={words.similarTitle} works={similar} id="parecidos" />
      <Closing closing={page.closing} />
    </>
  );
}

function Facts({ page, project, told }: Pick<Props, 'page' | 'project' | 'told'>) {
  const frame = useFrame();
  const client = { label: words.client, value: projectClient(project) };
  const sector = { label: words.sector, value: project.sector };
  return (
    <aside className="job-facts" aria-label={words.facts}>
      <dl className="opening-facts">
        {[client, sector, ...told.facts].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Team ids={told.team} />
        {project.technologies.length > 0 && (
          <div>
            <dt>{words.technologies}</dt>
            <dd>{project.technologies.join(', ')}</dd>
          </div>
        )}
      </dl>
      <Button
        href={frame.chatAbout(fill(page.similarMessage, { title: project.title }))}
        look="primary"
        newTabNote={newTab}
      >
        {page.similar}
      </Button>
      {project.liveUrl && (
        <TextLink href={project.liveUrl} newTabNote={newTab}>
          {page.visit}
        </TextLink>
      )}
      {told.service && <TextLink href={told.service.href}>{told.service.label}</TextLink>}
    </aside>
  );
}

/** Who did it, in a row of `Facts`. */
function Team({ ids }: { ids: Case['team'] }) {
  const { people } = useFrame();
  const team = ids.flatMap((wanted) => people.find(({ id }) => id === wanted) ?? []);
  if (team.length === 0) return null;
  return (
    <div>
      <dt>{words.team}</dt>
      <dd>
        <Faces people={team} />
        {new Intl.ListFormat('pt-BR').format(team.map(({ name }) => name))}
      </dd>
    </div>
  );
}

function Change({ told }: Pick<Props, 'told'>) {
  return (
    <section className="changed second-ground" aria-labelledby="mudou">
      <h2 id="mudou">{words.changeTitle}</h2>
      <table className="change" aria-labelledby="mudou">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {told.change.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td data-label={words.before}>{row.before}</td>
              <td data-label={words.after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="claims-note">
        <strong>{words.measured}</strong> {told.measured}
      </p>
    </section>
  );
}
