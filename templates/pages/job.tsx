// The page of one opening, with the form to apply.

import type { Link } from '../../domain/content/data-files.ts';
import type { JobSummary } from '../../domain/content/job.ts';
import type { SectionOf } from '../../domain/content/sections.ts';
import { longDate } from '../../domain/dates.ts';
import { jobWords as words } from '../../domain/words.ts';
import { Button } from '../parts/button.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { JobCover, JobFacts } from '../parts/job-opening.tsx';
import { SeedList } from '../parts/lists.tsx';
import { Profile, usePerson } from '../parts/person.tsx';
import { APPLICATION_ID, Application } from '../sections/application.tsx';
import { PageOpening } from '../sections/opening.tsx';

interface Props {
  job: JobSummary;
  /** A link to the page that lists openings. */
  list: Link;
  /** The application section of that page. */
  application: SectionOf<'application'> | undefined;
}

export function Job({ job, list, application }: Props) {
  const lists = [
    { title: words.responsibilities, items: job.responsibilities },
    { title: words.requirements, items: job.requirements },
  ];
  return (
    <>
      <PageOpening headline={job.title} lead={job.summary} name={job.title} parents={[list]} />
      <div className="section narrow-first split wrap">
        <div className="facts-box box sticky">
          <JobCover job={job} load="first" />
          <JobFacts job={job} />
          <Button href={`#${APPLICATION_ID}`} look="primary" arrow>
            {words.apply}
          </Button>
          <p className="small-print">{words.until(longDate(job.validThrough))}</p>
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
          <div className="grid ruled" data-rule="strong">
            {lists.map((list) => (
              <section key={list.title}>
                <h2>{list.title}</h2>
                <SeedList items={list.items} />
              </section>
            ))}
          </div>
        </div>
      </div>
      {job.colleague && <Colleague {...job.colleague} />}
      {application && <Application {...application} chosen={job.title} />}
      <Frieze />
    </>
  );
}

/** A person that the candidate would work with. */
function Colleague({ id, text }: NonNullable<JobSummary['colleague']>) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <section className="band second-ground">
      <div className="wrap">
        <Profile person={person} tone="light">
          <div>
            <h2>{words.colleague}</h2>
            <p className="statement">{text}</p>
            <p className="role">
              {person.name}, {person.role}
            </p>
          </div>
        </Profile>
      </div>
    </section>
  );
}
