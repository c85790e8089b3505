// The page of one opening: search engines want one job a page.

import type { Job } from '../../domain/content/job.ts';
import type { CareersPage } from '../../domain/content/pages/careers.ts';
import { fill } from '../../domain/fill.ts';
import type { ShownJob } from '../../domain/job.ts';
import type { Frame } from '../../templates/frame.ts';
import { JobPage } from '../../templates/pages/job.tsx';
import type { Entry } from '../read-content.ts';
import { jobPosting, organization } from '../structured-data.ts';
import { headOf, type SitePage, trail } from './site-page.ts';

export function jobPages(
  frame: Frame,
  entries: readonly Entry<Job>[],
  jobs: ShownJob[],
  careers: CareersPage | undefined,
): SitePage[] {
  if (!careers) return [];
  return jobs.map((job, index) => {
    const { title: name, type } = job;
    const title = careers.words.pageTitle
      ? fill(careers.words.pageTitle, { title: name, type })
      : `${name}, ${careers.name}`;
    const meta = { title, description: job.summary };
    const list = { label: careers.name, href: careers.route };
    return {
      route: job.route,
      file: entries[index]?.file ?? '',
      head: headOf(frame, job.route, meta),
      writtenAs: { description: 'summary' },
      modifiedOn: job.publishedOn,
      things: () => [
        trail(frame, list, { label: job.title, href: job.route }),
        organization(frame.site, frame.asset('marca.png')),
        jobPosting(frame.site, job, careers.words),
      ],
      view: () => <JobPage frame={frame} page={careers} jobs={jobs} job={job} />,
    };
  });
}
