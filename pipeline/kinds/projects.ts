// Works of content/portfolio/: they have no pages of their own.

import { line, oneOf } from '../../domain/content/fields.ts';
import { PROJECT_CATEGORIES, type Project, projectSchema } from '../../domain/content/project.ts';
import { routes } from '../../domain/routes.ts';
import type { ShownProject } from '../../templates/parts/project-card.tsx';
import { checkProjectPlaces } from './checks/check-duplicates.ts';
import { checkImage } from './checks/check-image.ts';
import type { Entry } from './collections.ts';
import type { Kind } from './kind.ts';
import { showProjects } from './show-projects.ts';
import { titleQuestion } from './starter.ts';

export const projects: Kind<Project, Entry<Project>, ShownProject> = {
  name: 'project',
  folder: 'portfolio',
  extensions: ['.yaml'],
  schema: projectSchema,
  routeOf: () => routes.portfolio,
  check: ({ source, data }) => checkImage(source, [], data),
  checkAll: checkProjectPlaces,
  compare: (a, b) =>
    PROJECT_CATEGORIES.indexOf(a.data.category) - PROJECT_CATEGORIES.indexOf(b.data.category) ||
    a.data.position - b.data.position,
  images: ({ data, source }) => [{ ...data, source, path: ['image'] }],
  summarise: showProjects,
  starter: {
    extension: '.yaml',
    namedAfter: 'title',
    questions: [
      titleQuestion(40, 'Vale do Iguaçu'),
      { name: 'category', text: 'Category', schema: oneOf(PROJECT_CATEGORIES) },
      { name: 'sector', text: 'Sector', schema: line(24, 'Imobiliária') },
    ],
    workOut: ({ category = '' }, known) => ({ position: String(known.nextPosition(category)) }),
  },
};
