// Openings of content/jobs/: each has a page below the list's.

import { type Job, jobSchema, salaryReais } from '../../domain/content/job.ts';
import { daysAfter } from '../../domain/dates.ts';
import type { ShownJob } from '../../domain/job.ts';
import type { Problem } from '../../domain/problem.ts';
import { jobRoute } from '../../domain/routes.ts';
import type { Words } from '../../domain/wording.ts';
import { drawCard } from '../assets/draw-covers.ts';
import type { Source } from '../source.ts';
import type { Entry } from './collections.ts';
import type { Kind } from './kind.ts';
import { jobPages } from './pages/job-page.tsx';
import { type Question, titleQuestion } from './starter.ts';

/** Long enough for an opening, and candidates are not kept waiting. */
const OPENING_DAYS = 60;

export const jobs: Kind<Job, Entry<Job>, ShownJob> = {
  name: 'job',
  folder: 'jobs',
  extensions: ['.yaml'],
  schema: jobSchema,
  routeOf: jobRoute,
  check: ({ source, data }) => checkJob(source, data),
  summarise: (entries, { assets }) =>
    entries.map(({ data, name, route }, index, { length }) => {
      const draw = (place: number) => drawCard({ name, age: place, motif: place }, assets);
      return { ...data, id: name, route, cover: draw(index), side: draw(index + length) };
    }),
  pages: jobPages,
  shelf: { label: 'Vagas', one: 'Vaga', icon: 'badge' },
  starter: {
    extension: '.yaml',
    namedAfter: 'title',
    questions: [
      titleQuestion(60, 'Desenvolvedor Full Stack'),
      salary('salaryMin', { en: 'Lowest', pt: 'Menor' }),
      salary('salaryMax', { en: 'Highest', pt: 'Maior' }),
      {
        name: 'location',
        text: { en: 'Place', pt: 'Local' },
        schema: jobSchema.shape.location,
        fallback: ({ city }) => `${city} - Remoto`,
      },
      {
        name: 'type',
        text: { en: 'Contract', pt: 'Contrato' },
        schema: jobSchema.shape.type,
        fallback: () => 'CLT',
      },
    ],
    workOut: (_, { today }) => ({ today, lastDay: daysAfter(today, OPENING_DAYS) }),
  },
};

function salary(name: string, text: Words): Question {
  return {
    name,
    text: { en: `${text.en} salary, in reais a month`, pt: `${text.pt} salário, em reais por mês` },
    schema: salaryReais,
  };
}

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
        message: {
          en: `expected ${lacks} beside ${has}, found none`,
          pt: `esperado: ${lacks} ao lado de ${has}; encontrado: nada`,
        },
        fix: {
          en: `add the line ${lacks}: ${salaryMinReais ?? salaryMaxReais}, or remove this one`,
          pt: `acrescente a linha ${lacks}: ${salaryMinReais ?? salaryMaxReais}, ou tire esta`,
        },
      });
    }
  } else if (salaryMinReais > salaryMaxReais) {
    problems.push({
      ...source.at(['salaryMinReais']),
      message: {
        en: `expected at most salaryMaxReais (${salaryMaxReais}), found ${salaryMinReais}`,
        pt: `esperado: no máximo salaryMaxReais (${salaryMaxReais}); encontrado: ${salaryMinReais}`,
      },
      fix: {
        en: `write salaryMinReais: ${salaryMaxReais} and salaryMaxReais: ${salaryMinReais}`,
        pt: `escreva salaryMinReais: ${salaryMaxReais} e salaryMaxReais: ${salaryMinReais}`,
      },
    });
  }
  if (validThrough < publishedOn) {
    problems.push({
      ...source.at(['validThrough']),
      message: {
        en: `expected a day after publishedOn (${publishedOn}), found ${validThrough}`,
        pt: `esperado: um dia depois de publishedOn (${publishedOn}); encontrado: ${validThrough}`,
      },
      fix: {
        en: 'write the last day on which candidates may apply',
        pt: 'escreva o último dia para se candidatar',
      },
    });
  }
  return problems;
}
