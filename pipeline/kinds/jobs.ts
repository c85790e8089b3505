// Openings of content/jobs/: each has a page below the list's.

import { drawingAt } from '../../domain/content/image.ts';
import { type Job, jobSchema } from '../../domain/content/job.ts';
import type { ShownJob } from '../../domain/job.ts';
import type { Problem } from '../../domain/problem.ts';
import { jobRoute } from '../../domain/routes.ts';
import { pictureOf } from '../assets/find-picture.ts';
import type { Source } from '../source.ts';
import type { Entry } from './collections.ts';
import type { Kind } from './kind.ts';
import { jobPages } from './pages/job-page.tsx';

export const jobs: Kind<Job, Entry<Job>, ShownJob> = {
  name: 'job',
  folder: 'jobs',
  extensions: ['.yaml'],
  schema: jobSchema,
  routeOf: jobRoute,
  check: ({ source, data }) => checkJob(source, data),
  summarise: (entries, { pictures }) =>
    entries.map(({ data, name, route }, index, { length }) => {
      const drawn = (place: number) => pictureOf(drawingAt(place), pictures);
      return { ...data, id: name, route, cover: drawn(index), side: drawn(index + length) };
    }),
  pages: jobPages,
};

function checkJob(source: Source, data: Job): Problem[] {
  const problems: Problem[] = [];
  const { salaryMinReais, salaryMaxReais, publishedOn, validThrough } = data;
  if (salaryMinReais === undefined || salaryMaxReais === undefined) {
    const [has, lacks] =
      salaryMinReais === undefined
        ? ['salaryMaxReais', 'salaryMinReais']
        : ['salaryMinReais', 'salaryMaxReais'];
    if (salaryMinReais !== salaryMaxReais) {
      problems.push({
        ...source.at([has]),
        message: `esperado: ${lacks} ao lado de ${has}; encontrado: nada`,
        fix: `acrescente a linha ${lacks}: ${salaryMinReais ?? salaryMaxReais}, ou tire esta`,
      });
    }
  } else if (salaryMinReais > salaryMaxReais) {
    problems.push({
      ...source.at(['salaryMinReais']),
      message: `esperado: no máximo salaryMaxReais (${salaryMaxReais}); encontrado: ${salaryMinReais}`,
      fix: `escreva salaryMinReais: ${salaryMaxReais} e salaryMaxReais: ${salaryMinReais}`,
    });
  }
  if (validThrough < publishedOn) {
    problems.push({
      ...source.at(['validThrough']),
      message: `esperado: um dia depois de publishedOn (${publishedOn}); encontrado: ${validThrough}`,
      fix: 'escreva o último dia para se candidatar',
    });
  }
  return problems;
}
