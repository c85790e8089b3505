// What `npm run new` can write: for each kind its questions, and what it works out without asking.

import type * as z from 'zod/mini';
import {
  email,
  type Hint,
  hintOf,
  line,
  oneOf,
  phone,
  priceCents,
  wholeNumber,
} from '../../domain/content/fields.ts';
import { jobSchema } from '../../domain/content/job.ts';
import { postSchema } from '../../domain/content/post.ts';
import { PROJECT_CATEGORIES } from '../../domain/content/project.ts';
import { SMALL_TOTAL_CENTS } from '../../domain/content/proposal-figures.ts';
import { daysAfter } from '../../domain/dates.ts';
import { formatMoney } from '../../domain/money.ts';
import { jobRoute, postRoute, proposalRoute, routes } from '../../domain/routes.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { ContentFolder } from '../../pipeline/read/list-content.ts';
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
  /** Of the answer in a terminal, where that is another one than the file's value. */
  asked?: Pick<Hint, 'expected' | 'example'>;
  /** The file's value for what was typed after the flag, or in the terminal; what cannot be read stays. */
  read?: Record<'flag' | 'terminal', (typed: string) => string>;
  /** How an answer is shown back to whoever gave it. */
  echo?: (answer: string) => string;
  /** Why an answer that can be right may not be meant. */
  doubt?: (answer: string) => string | undefined;
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
    {
      name: 'author',
      text: 'Author, by name or by id in content/people.yaml, such as helena-tavares',
      schema: postSchema.shape.author,
    },
    {
      name: 'category',
      text: 'Category',
      schema: postSchema.shape.category,
      fallback: () => 'Conceitos',
    },
  ],
  routeOf: postRoute,
  workOut: ({ title = '', author = '' }, { today, authorOf }, name) => ({
    today,
    author: authorOf(author),
    slug: slugOf(title) || name,
  }),
};

/** Takes `41 99999-8888` and `R$ 4.500,00`, of which the field's own hint knows what they mean. */
function mended(schema: z.ZodMiniType) {
  return (typed: string): string => {
    const value = /^\d+$/.test(typed) ? Number(typed) : typed;
    if (schema.safeParse(value).success) return typed;
    return hintOf(schema)?.mend?.(typed) ?? typed;
  };
}

/** Whole reais without a comma, as people say prices. */
function centsOfReais(typed: string): string {
  return /^[1-9]\d*$/.test(typed) ? `${typed}00` : mended(priceCents)(typed);
}

function doubtSmall(cents: string): string | undefined {
  if (Number(cents) >= SMALL_TOTAL_CENTS) return undefined;
  return `${formatMoney(Number(cents))} is very little for a whole proposal`;
}

const proposal: Kind = {
  folder: 'proposals',
  extension: '.md',
  namedAfter: 'company',
  questions: [
    { name: 'client', text: "Client's name", schema: line(80, 'Rafael Andrade') },
    { name: 'company', text: "Client's company", schema: line(48, 'Padaria Aurora') },
    { name: 'email', text: "Client's e-mail", schema: email },
    {
      name: 'phone',
      text: "Client's phone",
      schema: phone,
      read: { flag: mended(phone), terminal: mended(phone) },
    },
    { name: 'headline', text: 'What is offered', schema: line(60, 'Site institucional com blog') },
    {
      name: 'priceCents',
      text: 'Price in reais, such as 4.500 or R$ 4.500,00',
      schema: priceCents,
      asked: { expected: 'a price in reais', example: 'R$ 4.500,00' },
      read: { flag: mended(priceCents), terminal: centsOfReais },
      echo: (cents) => formatMoney(Number(cents)),
      doubt: doubtSmall,
    },
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
