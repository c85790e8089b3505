// The page of each opening: search engines want one job a page.

import { fill } from '../../domain/text/fill.ts';
import { JobPage } from '../../templates/pages/job.tsx';
import type { Page } from '../page.ts';
import { jobPosting, organization } from '../structured-data.ts';
import { headOf, trail } from './head.ts';
import type { Shown } from './shown.ts';

/** None without the page that lists them. */
export function jobPages({ site, jobs }: Shown): Page[] {
  const careers = site.pages.map(({ data }) => data).find((page) => page.template === 'careers');
  if (!careers) return [];
  return jobs.map((job, index): Page => {
    const { title, type, route } = job;
    const { pageTitle } = careers.words;
    const name = pageTitle ? fill(pageTitle, { title, type }) : `${title}, ${careers.name}`;
    const list = { label: careers.name, href: careers.route };
    const source = site.jobs[index]?.source;
    if (!source) throw new Error(`no opening has the route ${route}`);
    return {
      ...{ route, source, template: 'job' },
      writtenAs: { description: 'summary' },
      modifiedOn: job.publishedOn,
      view: (frame) => ({
        head: headOf(frame, route, { title: name, description: job.summary }),
        body: <JobPage page={careers} jobs={jobs} job={job} />,
        things: [
          trail(frame, list, { label: title, href: route }),
          organization(frame.site, frame.asset('marca.png')),
          jobPosting(frame.site, job, careers.words),
        ],
      }),
    };
  });
}
