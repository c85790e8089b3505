// What `npm run new` can write: for each kind its questions, and what it works out without asking.

import type * as z from 'zod/mini';
import { email, line, oneOf, phone, priceCents, wholeNumber } from '../../domain/content/fields.ts';
import { jobSchema } from '../../domain/content/job.ts';
import { postSchema } from '../../domain/content/post.ts';
import { PROJECT_CATEGORIES } from '../../domain/content/project.ts';
import { daysAfter } from '../../domain/dates.ts';
import { jobRoute, postRoute, proposalRoute, routes } from '../../domain/routes.ts';
import { slugOf } from '../../domain/slug.ts';
import type { ContentFolder } from '../../pipeline/list-content.ts';
import type { Known } from './known.ts';

/** By the names of the questions, and later also by what is worked out. */
export type Answers = Readonly<Record<string, string>>;

export interface Question {
  /** The flag `--salary-min` answers `salaryMin`. */
  name: string;
  text: string;
  /** Of the value in the file; digits are a number there. */
  schema: z.ZodMiniType;
  /** Taken when nobody answers; without one the question must be answered. */
  fallback?: (known: Known) => string;
}

export interface Kind {
  folder: ContentFolder;
  extension: '.md' | '.yaml';
  /** The name of the question whose answer becomes the file's name. */
  namedAfter: string;
  questions: readonly Question[];
  routeOf(name: string): string;
  /** What its starter needs besides the answers. */
  workOut(answers: Answers, known: Known, name: string): Answers;
}

const title = (max: number, example: string): Question => ({
  name: 'title',
  text: 'Title',
  schema: line(max, example),
});

const post: Kind = {
  folder: 'blog',
  extension: '.md',
  namedAfter: 'title',
  questions: [
    title(70, 'Quanto custa um site'),
    { name: 'author', text: 'Author', schema: postSchema.shape.author },
    {
      name: 'category',
      text: 'Category',
      schema: postSchema.shape.category,
      fallback: () => 'Conceitos',
    },
  ],
  routeOf: postRoute,
  workOut: ({ title = '' }, { today }, name) => ({ today, slug: slugOf(title) || name }),
};

const proposal: Kind = {
  folder: 'proposals',
  extension: '.md',
  namedAfter: 'company',
  questions: [
    { name: 'client', text: "Client's name", schema: line(80, 'Rafael Andrade') },
    { name: 'company', text: "Client's company", schema: line(48, 'Padaria Aurora') },
    { name: 'email', text: "Client's e-mail", schema: email },
    { name: 'phone', text: "Client's phone", schema: phone },
    { name: 'headline', text: 'What is offered', schema: line(60, 'Site institucional com blog') },
    { name: 'priceCents', text: 'Price in centavos', schema: priceCents },
  ],
  routeOf: proposalRoute,
  workOut: (_, known) => ({ number: known.nextProposalNumber() }),
};

const project: Kind = {
  folder: 'portfolio',
  extension: '.yaml',
  namedAfter: 'title',
  questions: [
    title(40, 'Vale do Iguaçu'),
    { name: 'category', text: 'Category', schema: oneOf(PROJECT_CATEGORIES) },
    { name: 'sector', text: 'Sector', schema: line(24, 'Imobiliária') },
  ],
  routeOf: () => routes.portfolio,
  workOut: ({ category = '' }, known) => ({ position: String(known.nextPosition(category)) }),
};

const salary = (name: string, text: string): Question => ({
  name,
  text: `${text} salary, in reais a month`,
  schema: wholeNumber(1, 200_000, 'whole reais a month,'),
});

/** Long enough for an opening, and candidates are not kept waiting. */
const OPENING_DAYS = 60;

const job: Kind = {
  folder: 'jobs',
  extension: '.yaml',
  namedAfter: 'title',
  questions: [
    title(60, 'Desenvolvedor Full Stack'),
    salary('salaryMin', 'Lowest'),
    salary('salaryMax', 'Highest'),
    {
      name: 'location',
      text: 'Location',
      schema: jobSchema.shape.location,
      fallback: ({ city }) => `${city} - Remoto`,
    },
    { name: 'type', text: 'Contract', schema: jobSchema.shape.type, fallback: () => 'CLT' },
  ],
  routeOf: jobRoute,
  workOut: (_, { today }) => ({ today, lastDay: daysAfter(today, OPENING_DAYS) }),
};

const page: Kind = {
  folder: 'pages',
  extension: '.md',
  namedAfter: 'title',
  questions: [title(60, 'Como trabalhamos')],
  routeOf: (name) => `/${name}`,
  workOut: (_, { today }, name) => ({ route: `/${name}`, month: today.slice(0, 7) }),
};

export const kinds = { post, proposal, project, job, page } as const;
export type KindName = keyof typeof kinds;
