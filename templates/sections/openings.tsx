// The open jobs, each with a link to its page and to the form.

import type { ReactNode } from 'react';
import type { JobSummary } from '../../domain/content/job.ts';
import { jobWords } from '../../domain/words.ts';
import { Button, TextLink } from '../parts/button.tsx';
import { Island } from '../parts/island.tsx';
import { JobCover, JobFacts } from '../parts/job-opening.tsx';
import type { Load } from '../parts/picture.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';
import { APPLICATION_ID } from './application.tsx';

export function JobOpenings({ id, title, empty }: SectionProps<'openings'>) {
  const { jobs } = useSiteContext();
  let list: ReactNode = <p className="lead box">{empty}</p>;
  if (jobs.length > 0) {
    list = (
      <Island name="apply" props={{ form: APPLICATION_ID }}>
        <ul className="ruled">
          {jobs.map((job, index) => (
            <JobRow key={job.id} job={job} load={index === 0 ? 'first' : undefined} />
          ))}
        </ul>
      </Island>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {title}
      </h2>
      {list}
    </section>
  );
}

function JobRow({ job, load }: { job: JobSummary; load: Load | undefined }) {
  return (
    <li className="job-opening">
      <JobCover job={job} load={load} />
      <div>
        <h3>
          <a href={job.route}>{job.title}</a>
        </h3>
        <p>{job.summary}</p>
      </div>
      <JobFacts job={job} />
      <div className="cluster">
        <Button
          href={`${job.route}#${APPLICATION_ID}`}
          look="secondary"
          small
          about={job.title}
          data-position={job.title}
        >
          {jobWords.apply}
        </Button>
        <TextLink href={job.route} about={job.title}>
          {jobWords.details}
        </TextLink>
      </div>
    </li>
  );
}
