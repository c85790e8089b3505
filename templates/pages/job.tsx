// One opening, with everything about it and the form to apply.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import { longDate } from '../../domain/dates.ts';
import type { ShownJob } from '../../domain/job.ts';
import { fill } from '../../domain/text/fill.ts';
import { useFrame } from '../frame.ts';
import { APPLICATION_ID, ApplicationForm } from '../parts/application-form.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Button } from '../parts/button.tsx';
import { Face } from '../parts/face.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { OpeningFacts } from '../parts/opening.tsx';
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
    { title: words.benefits, items: job.benefits },
  ];
  return (
    <>
      <PageOpening
        headline={job.title}
        lead={job.summary}
        before={
          <Breadcrumb parents={[{ label: page.name, href: page.route }]} current={job.title} />
        }
      />
      <div className="job wrap">
        <div className="job-side">
          <div className="job-facts">
            <OpeningFacts words={words} job={job} />
            <p>{fill(words.until, { date: longDate(job.validThrough) })}</p>
            <Button href={`#${APPLICATION_ID}`} look="primary" arrow>
              {words.apply}
            </Button>
          </div>
          {job.colleague && <Colleague title={words.colleague} {...job.colleague} />}
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
                <ul className="seed-list">
                  {list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
      <ApplicationForm page={page} jobs={jobs} chosen={job.title} />
      <Frieze />
    </>
  );
}

interface ColleagueProps {
  title: string | undefined;
  id: string;
  text: string;
}

function Colleague({ title, id, text }: ColleagueProps) {
  const person = useFrame().people.find((one) => one.id === id);
  if (!person) return null;
  return (
    <section className="job-colleague">
      {title && <h2>{title}</h2>}
      <Face person={person} tone="light" />
      <p>
        <strong>{person.name}</strong>, {person.role}
      </p>
      <p>{text}</p>
    </section>
  );
}
