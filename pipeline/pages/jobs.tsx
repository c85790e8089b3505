// The page of each opening: search engines want one job a page.

import { isRemote } from '../../domain/content/job.ts';
import { type SectionType, sectionsOf } from '../../domain/content/sections.ts';
import { jobWords } from '../../domain/words.ts';
import { Job } from '../../templates/pages/job.tsx';
import { breadcrumbData, headOf } from './head.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import { jobPosting, organization } from './structured-data.ts';

/** Empty if no page lists openings. */
export function jobPages({ content, site, jobs, asset }: PageContext): Page[] {
  const has = (data: object, type: SectionType) => sectionsOf(data, type).length > 0;
  const careers = content.pages.find(
    ({ data }) => has(data, 'openings') && has(data, 'application'),
  );
  if (!careers) return [];
  const [application] = sectionsOf(careers.data, 'application');
  const { title: listTitle, name = listTitle } = careers.data as { title: string; name?: string };
  const list = { label: name, href: careers.route };
  return jobs.map((job): Page => {
    const { title, type, route, location, source } = job;
    return {
      route,
      source,
      writtenAs: { description: 'summary' },
      modifiedOn: job.publishedOn,
      head: headOf(site, route, {
        title: jobWords.pageTitle(title, type, isRemote(location)),
        description: job.summary,
      }),
      view: () => ({
        body: <Job job={job} list={list} application={application} />,
        things: [
          breadcrumbData(site, list, { label: title, href: route }),
          organization(site, asset('marca.png')),
          jobPosting(site, job),
        ],
      }),
    };
  });
}
