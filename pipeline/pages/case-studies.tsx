// The pages of projects that have a text, in the order of the portfolio.

import { projectsNamed } from '../../domain/content/project.ts';
import { CaseStudy } from '../../templates/pages/case-study.tsx';
import { breadcrumbData, headOf, shareImageOf } from './head.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import { creativeWork } from './structured-data.ts';

/** Empty if the site has no portfolio page. */
export function caseStudyPages(context: PageContext): Page[] {
  const { content, site, projects } = context;
  const portfolio = content.pages
    .map(({ data }) => data)
    .find((one) => one.template === 'portfolio');
  if (!portfolio) return [];
  const order = Object.keys(portfolio.groups);
  const cases = projects
    .filter((project) => project.case)
    .sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  return cases.flatMap((project, index): Page[] => {
    const { case: study, cover, title, href, source } = project;
    if (!study || !source.file.endsWith('.md')) return [];
    const similar = projectsNamed(study.similar, projects);
    const list = { label: portfolio.name, href: portfolio.route };
    return [
      {
        route: href,
        source,
        writtenAs: { title: 'case.title', description: 'case.description' },
        head: headOf(site, href, study, {
          type: 'article',
          ...shareImageOf(cover.share, `${title}: ${study.headline}`),
        }),
        view: () => {
          const text = context.textOf(source);
          return {
            body: (
              <CaseStudy
                page={portfolio}
                html={text.rendered.html}
                project={project}
                study={study}
                similar={similar}
                previous={cases[index - 1]}
                next={cases[index + 1]}
              />
            ),
            things: [
              breadcrumbData(site, list, { label: title, href }),
              creativeWork(site, project, study),
            ],
            text,
          };
        },
      },
    ];
  });
}
