// The page of one opening: search engines want one job a page.

import type { Job } from '../../../domain/content/job.ts';
import type { CareersPage } from '../../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../../domain/job.ts';
import type { Frame } from '../../../templates/frame.ts';
import { JobPage } from '../../../templates/pages/job.tsx';
import type { Entry } from '../read-content.ts';
import { headOf, type SitePage, trail } from './site-page.ts';
import { jobPosting, organization } from './structured-data.ts';

export function jobPages(
  frame: Frame,
  entries: readonly Entry<Job>[],
  jobs: ShownJob[],
  careers: CareersPage | undefined,
): SitePage[] {
  if (!careers) return [];
  return jobs.map((job, index) => {
    const meta = { title: `${job.title}, ${careers.name}`, description: job.summary };
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
        jobPosting(frame.site, job),
      ],
      view: () => <JobPage frame={frame} page={careers} jobs={jobs} job={job} />,
    };
  });
}
