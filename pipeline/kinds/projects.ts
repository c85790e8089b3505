// Works of content/portfolio/: one with a text has a page of its own.

import { type Project, projectSchema } from '../../domain/content/project.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { projectRoute, routes } from '../../domain/routes.ts';
import { fill } from '../../domain/text/fill.ts';
import type { ShownProject } from '../../domain/work.ts';
import { coverOptionsOf, drawCover } from '../assets/draw-covers.ts';
import { pictureOf } from '../assets/find-picture.ts';
import { checkImage } from './checks/check-image.ts';
import { categoryReference, worksListed } from './checks/check-references.ts';
import type { Entry } from './collections.ts';
import type { Kind, Made, Names } from './kind.ts';
import { casePages } from './pages/case-page.tsx';
import { titleQuestion } from './starter.ts';

export const projects: Kind<Project, Entry<Project>, ShownProject> = {
  name: 'project',
  folder: 'portfolio',
  extensions: ['.yaml', '.md'],
  schema: projectSchema,
  routeOf: (name, extension) => (extension === '.md' ? projectRoute(name) : routes.portfolio),
  check: (entry, names) => [
    ...checkImage(entry.source, [], entry.data),
    ...categoryReference(entry, names.categories.works),
    ...checkCase(entry, names),
  ],
  checkAll: checkProjectPlaces,
  compare: (a, b) => a.data.position - b.data.position || compareText(a.name, b.name),
  images: ({ data, source }) => [{ ...data, source, path: ['image'] }],
  summarise: showProjects,
  pages: casePages,
  starter: {
    extension: '.yaml',
    namedAfter: 'title',
    questions: [
      titleQuestion(40, 'Vale do Iguaçu'),
      { name: 'category', text: 'Categoria', schema: projectSchema.shape.category },
      { name: 'sector', text: 'Setor', schema: projectSchema.shape.sector },
    ],
    workOut: ({ category = '' }, known) => ({ position: String(known.nextPosition(category)) }),
  },
};

const OWN_VALUES = [
  ['title', 'change one of the two titles, or delete the file of the project that is there twice'],
  ['position', 'write a position that no other project of {category} has'],
] as const;

/** No two of a category have the same title or the same place. */
function checkProjectPlaces(projects: readonly Entry<Project>[]): Problem[] {
  return OWN_VALUES.flatMap(([key, fix]) => {
    const owners = new Map<string, string>();
    return projects.flatMap(({ source, data: { category, [key]: value } }) => {
      const owner = owners.get(`${category} ${value}`);
      owners.set(`${category} ${value}`, owner ?? source.file);
      if (owner === undefined) return [];
      const message = `expected a ${key} of its own among ${category}, found ${JSON.stringify(value)} as in ${owner}`;
      return { ...source.at([key]), message, fix: fill(fix, { category }) };
    });
  });
}

/** A text and what its page says besides come together. */
function checkCase({ source, file, name, data }: Entry<Project>, names: Names): Problem[] {
  const { case: told } = data;
  const isText = file.endsWith('.md') && source.body.text.trim() !== '';
  if (isText !== (told !== undefined)) {
    const message = isText
      ? 'expected a group case: beside the text, found none'
      : 'expected a text beside the group case:, below the second --- of a file that ends in .md';
    const fix = isText
      ? 'add case: with headline, lead, facts, change and measured, or rename the file to end in .yaml'
      : `rename it to ${file.replace(/\.\w+$/, '.md')}, with --- above and below these lines, and write the text after them`;
    return [{ ...source.at(isText ? ['title'] : ['case']), message, fix }];
  }
  const others = { projects: names.projects.filter((other) => other !== name) };
  return worksListed(source, ['case', 'similar'], told?.similar, others);
}

function showProjects(
  projects: readonly Entry<Project>[],
  { pictures, assets }: Made,
): ShownProject[] {
  const options = coverOptionsOf(projects);
  return projects.map(({ data, name, route }) => {
    const draw = () => drawCover(options(name), assets);
    const href = data.case ? route : `${routes.portfolio}#${data.category}`;
    return { ...data, name, href, cover: pictureOf(data, pictures, draw) };
  });
}
