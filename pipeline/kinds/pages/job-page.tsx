// The page of one opening: search engines want one job a page.

import type { Job } from '../../../domain/content/job.ts';
import type { CareersPage } from '../../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../../domain/job.ts';
import { fill } from '../../../domain/text/fill.ts';
import { JobPage } from '../../../templates/pages/job.tsx';
import type { Page, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import { headOf, trail } from './head-of.ts';
import { jobPosting, organization } from './structured-data.ts';

interface Inputs {
  careers: CareersPage;
  /** All openings: the form offers them. */
  jobs: ShownJob[];
  job: ShownJob;
}

export function jobPages(entries: readonly Entry<Job>[], site: Collections): Page[] {
  const careers = site.pages.map(({ data }) => data).find((page) => page.template === 'careers');
  if (!careers) return [];
  const { jobs } = site.summaries;
  return entries.flatMap(({ route, source, data }, index) => {
    const job = jobs[index];
    if (!job) return [];
    const page: Page<Inputs> = {
      route,
      source,
      inputs: { careers, jobs, job },
      render,
      writtenAs: { description: 'summary' },
      modifiedOn: data.publishedOn,
    };
    return [page];
  });
}

function render({ careers, jobs, job }: Inputs, { frame }: Tools): View {
  const { title, type } = job;
  const { pageTitle } = careers.words;
  const name = pageTitle ? fill(pageTitle, { title, type }) : `${title}, ${careers.name}`;
  const meta = { title: name, description: job.summary };
  const list = { label: careers.name, href: careers.route };
  return {
    head: headOf(frame, job.route, meta),
    body: <JobPage page={careers} jobs={jobs} job={job} />,
    things: [
      trail(frame, list, { label: job.title, href: job.route }),
      organization(frame.site, frame.asset('marca.png')),
      jobPosting(frame.site, job, careers.words),
    ],
  };
}
