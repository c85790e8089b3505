// The page of a work with a text.

import type { CreativeWork } from 'schema-dts';
import type { Case } from '../../../domain/content/case.ts';
import type { PortfolioPage } from '../../../domain/content/pages/portfolio.ts';
import { type Project, projectClient } from '../../../domain/content/project.ts';
import type { Site } from '../../../domain/content/site.ts';
import { type ShownProject, worksNamed } from '../../../domain/work.ts';
import { CasePage } from '../../../templates/pages/case.tsx';
import { withPictures } from '../../assets/find-picture.ts';
import type { Page, Text, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import type { Made } from '../kind.ts';
import { headOf, sharedBy, trail } from './head-of.ts';
import { house } from './structured-data.ts';

interface Inputs {
  portfolio: PortfolioPage;
  project: ShownProject;
  told: Case;
  text: Text;
  similar: ShownProject[];
  previous: ShownProject | undefined;
  next: ShownProject | undefined;
  /** The address of the picture for links to it. */
  shared: string | undefined;
}

/** In the order of the portfolio; without its page there is nothing that they belong to. */
export function casePages(
  entries: readonly Entry<Project>[],
  site: Collections,
  { pictures }: Made,
): Page[] {
  const portfolio = site.pages
    .map(({ data }) => data)
    .find((page) => page.template === 'portfolio');
  if (!portfolio) return [];
  const { projects } = site.summaries;
  const order = Object.keys(portfolio.groups);
  const told = projects
    .filter((project) => project.case)
    .sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  return told.flatMap((project, index) => {
    const entry = entries.find(({ name }) => name === project.name);
    if (!entry?.file.endsWith('.md') || !project.case) return [];
    const page: Page<Inputs> = {
      route: entry.route,
      source: entry.source,
      inputs: {
        portfolio,
        project,
        told: project.case,
        text: withPictures(entry, pictures),
        similar: worksNamed(project.case.similar, projects),
        previous: told[index - 1],
        next: told[index + 1],
        shared: project.cover.share,
      },
      render,
      writtenAs: { title: 'case.title', description: 'case.description' },
    };
    return [page];
  });
}

function render(
  { portfolio, shared, text, ...inputs }: Inputs,
  { frame, renderText }: Tools,
): View {
  const { project, told } = inputs;
  const { html } = renderText(text);
  const list = { label: portfolio.name, href: portfolio.route };
  const alt = `${project.title}: ${told.headline}`;
  return {
    head: headOf(frame, project.href, told, {
      type: 'article',
      ...sharedBy(shared, alt),
    }),
    body: <CasePage page={portfolio} html={html} {...inputs} />,
    things: [
      trail(frame, list, { label: project.title, href: project.href }),
      creativeWork(frame.site, inputs, shared),
    ],
  };
}

function creativeWork(
  site: Site,
  { project, told }: Pick<Inputs, 'project' | 'told'>,
  shared: string | undefined,
): CreativeWork {
  return {
    '@type': 'CreativeWork',
    name: project.title,
    headline: told.headline,
    description: told.description,
    url: `${site.url}${project.href}`,
    ...(shared && { image: `${site.url}${shared}` }),
    creator: house(site),
    funder: { '@type': 'Organization', name: projectClient(project) },
    inLanguage: 'pt-BR',
  };
}
