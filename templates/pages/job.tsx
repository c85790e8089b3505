// One opening, with everything about it and the form to apply.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import { longDate } from '../../domain/dates.ts';
import type { ShownJob } from '../../domain/job.ts';
import { fill } from '../../domain/text/fill.ts';
import { APPLICATION_ID, ApplicationForm } from '../parts/application-form.tsx';
import { Button } from '../parts/button.tsx';
import { Face, LARGE, type Named, usePerson } from '../parts/face.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { SeedList } from '../parts/lists.tsx';
import { OpeningCover, OpeningFacts } from '../parts/opening.tsx';
import { PageOpening } from '../parts/page-opening.tsx';

interface Props {
  /** The careers page, whose words every opening shares. */
  page: CareersPage;
  jobs: ShownJob[];
  job: ShownJob;
}

export function JobPage({ page, jobs, job }: Props) {
  const { words } = page;
  const lists = [
    { title: words.responsibilities, items: job.responsibilities },
    { title: words.requirements, items: job.requirements },
  ];
  return (
    <>
      <PageOpening
        page={{ headline: job.title, lead: job.summary, name: job.title }}
        parents={[{ label: page.name, href: page.route }]}
      />
      <div className="job wrap">
        <div className="job-facts">
          <OpeningCover job={job} />
          <OpeningFacts words={words} job={job} />
          <Button href={`#${APPLICATION_ID}`} look="primary" arrow>
            {words.apply}
          </Button>
          <p>{fill(words.until, { date: longDate(job.validThrough) })}</p>
          <section aria-labelledby="beneficios">
            <h2 id="beneficios">{words.benefits}</h2>
            <SeedList items={job.benefits} />
          </section>
        </div>
        <div className="job-text">
          <h2>{words.about}</h2>
          {job.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="job-lists">
            {lists.map((list) => (
              <section key={list.title}>
                <h2>{list.title}</h2>
                <SeedList items={list.items} />
              </section>
            ))}
          </div>
        </div>
      </div>
      {job.colleague && <Colleague {...job.colleague} title={words.colleague} />}
      <ApplicationForm page={page} jobs={jobs} chosen={job.title} />
      <Frieze />
    </>
  );
}

/** Whom one would work with. */
function Colleague({ id, text, title }: Named & { title: string | undefined }) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <section className="band second-ground">
      <div className="presented wrap">
        <Face person={person} tone="light" sizes={LARGE} />
        <div>
          {title && <h2>{title}</h2>}
          <p className="presented-words">{text}</p>
          <p className="presented-role">
            {person.name}, {person.role}
          </p>
        </div>
      </div>
    </section>
  );
}
