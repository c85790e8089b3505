// Works of content/portfolio/: they have no pages of their own.

import { type Project, projectSchema } from '../../domain/content/project.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { routes } from '../../domain/routes.ts';
import { fill } from '../../domain/text/fill.ts';
import type { ShownProject } from '../../templates/parts/project-card.tsx';
import { drawCover } from '../assets/draw-covers.ts';
import { pictureOf } from '../assets/find-picture.ts';
import { checkImage } from './checks/check-image.ts';
import { categoryReference } from './checks/check-references.ts';
import type { Entry } from './collections.ts';
import type { Kind, Made } from './kind.ts';
import { titleQuestion } from './starter.ts';

export const projects: Kind<Project, Entry<Project>, ShownProject> = {
  name: 'project',
  folder: 'portfolio',
  extensions: ['.yaml'],
  schema: projectSchema,
  routeOf: () => routes.portfolio,
  check: (entry, { categories }) => [
    ...checkImage(entry.source, [], entry.data),
    ...categoryReference(entry, categories.works),
  ],
  checkAll: checkProjectPlaces,
  compare: (a, b) => a.data.position - b.data.position || compareText(a.name, b.name),
  images: ({ data, source }) => [{ ...data, source, path: ['image'] }],
  summarise: showProjects,
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

function showProjects(
  projects: readonly Entry<Project>[],
  { pictures, assets }: Made,
): ShownProject[] {
  const counts = new Map<string, number>();
  return projects.map(({ data, name }) => {
    const index = counts.get(data.category) ?? 0;
    counts.set(data.category, index + 1);
    const draw = () => drawCover({ ...data, slug: name, index }, assets);
    return { ...data, cover: pictureOf(data, pictures, draw) };
  });
}
