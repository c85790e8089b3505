// The shape of a proposal's front matter.

import * as z from 'zod/mini';
import { anyPhone, email } from './contact-fields.ts';
import {
  date,
  expectedOr,
  line,
  list,
  metaOf,
  paragraph,
  route,
  wholeNumber,
  withMeta,
  yes,
} from './fields.ts';
import { image } from './image.ts';
import { personSchema } from './person.ts';
import { figuresShape, itemId } from './proposal-figures.ts';
import { condition, promiseLine, writtenParts } from './proposal-library.ts';
import { CALLED, nameOf, reference } from './reference.ts';
import { metaShape } from './shared.ts';
import { cnpj, cpf } from './tax-fields.ts';

const project = reference(CALLED.project, 'trem-da-serra', 'works');
const testimonial = reference(CALLED.testimonial, 'marina-kowalski', 'testimonials');
const person = reference(CALLED.person, 'helena-tavares', 'people');

/** What a work has in common with the need. */
const why = z.optional(line(60, 'Venda com hora marcada'));
const ownWork = {
  title: line(60, 'Vale do Iguaçu'),
  category: line(40, 'Imobiliária'),
  image,
  description: paragraph(200),
};
const ownQuote = {
  text: paragraph(300),
  author: line(60, 'Marina Kowalski'),
  role: line(80, 'Diretora'),
};

/** One line; beside the id of an item it goes where that is left out. */
const promise = z.union([promiseLine, z.strictObject({ text: promiseLine, of: itemId })]);
export type WrittenPromise = z.output<typeof promise>;

const title = line(80, 'Website imobiliário + CRM');
const piece = z.strictObject({ text: line(60, 'Website imobiliário'), of: itemId });
/** One line; or pieces, each of which goes with its item: those that stay are joined by `+`. */
const headline = withMeta(z.union([title, list(piece, 2, 6)]), {
  description: expectedOr(title, 'uma lista de { text: …, of: o id de um item }'),
  example: 'Website imobiliário + CRM',
  repair: (found) => metaOf(title)?.repair?.(found),
  advise: (found) => metaOf(title)?.advise?.(found),
});
export type Headline = z.output<typeof headline>;

const point = paragraph(400);
const points = z.strictObject({
  accepts: z.optional(point),
  follows: z.optional(point),
  limits: z.optional(point),
  withdraws: z.optional(point),
});
/** What this proposal adds to the four points of every acceptance; a text alone says what follows. */
const acceptance = withMeta(z.union([paragraph(500), points]), {
  description: expectedOr(
    paragraph(500),
    '{ accepts, follows, limits, withdraws }, cada um com um texto',
  ),
  example: 'O prazo conta do pagamento da primeira parcela.',
});

/** Year and sequence. */
export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

const proposalShape = {
  /** Shown in the preview alone, and not sent. */
  draft: z.optional(yes),
  ...metaShape,
  number: withMeta(z.string().check(z.regex(PROPOSAL_NUMBER)), {
    description: 'ano e sequência, entre aspas',
    example: '"2025-048"',
  }),
  version: wholeNumber(1, 999, 'um número de versão,'),
  issuedOn: z.optional(date),
  headline,
  client: z.strictObject({
    name: line(80, 'Rafael Andrade'),
    /** Without it the proposal is for the person. */
    company: z.optional(line(80, 'Imobiliária Vale do Iguaçu')),
    email,
    phone: anyPhone,
    cnpj: z.optional(cnpj),
    cpf: z.optional(cpf),
    address: z.optional(line(160, 'Rua Mateus Leme, 1000, Curitiba/PR')),
  }),
  /** From the day of issue; or the last day itself. */
  validDays: z.optional(wholeNumber(1, 365, 'os dias de validade,')),
  validUntil: z.optional(date),
  services: list(
    z.strictObject({
      title: line(60, 'Desenvolvimento'),
      description: paragraph(240),
      /** The item that it belongs to: it goes where that is left out. */
      of: z.optional(itemId),
    }),
    0,
    12,
  ),
  ...figuresShape,
  acceptance,
  /** The group of content/claims.yaml that the page shows. */
  claims: z._default(nameOf('claims'), 'proposal'),
  route: z.optional(route),
};

const { line: _, ...author } = personSchema.shape;

/** As its page is made, and as it is kept when it is sent: nothing is named by reference alone. */
const proposalSchema = z.strictObject({
  ...proposalShape,
  included: list(promise, 1, 12),
  excluded: list(promise, 0, 12),
  /** What limits the acceptance, besides what every proposal says. */
  conditions: z.optional(list(condition, 0, 6)),
  preparedBy: z.optional(list(z.strictObject(author), 0, 3)),
  portfolio: list(z.strictObject({ project: z.optional(project), why, ...ownWork }), 0, 6),
  testimonials: list(z.strictObject({ testimonial: z.optional(testimonial), ...ownQuote }), 0, 6),
});
export type ProposalData = z.output<typeof proposalSchema>;

const writtenWork = withMeta(
  z
    .strictObject({
      project: z.optional(project),
      why,
      ...z.partial(z.strictObject(ownWork)).shape,
    })
    .check(
      z.refine((work) => isWhole(work, 'project', ['title', 'category', 'image', 'description'])),
    ),
  {
    description: 'um projeto de content/portfolio/, ou title, category, image e description',
    example: '{ project: trem-da-serra }',
  },
);
const writtenQuote = withMeta(
  z
    .strictObject({
      testimonial: z.optional(testimonial),
      ...z.partial(z.strictObject(ownQuote)).shape,
    })
    .check(z.refine((quote) => isWhole(quote, 'testimonial', ['text', 'author', 'role']))),
  {
    description: 'um depoimento de content/testimonials.yaml, ou text, author e role',
    example: '{ testimonial: marina-kowalski }',
  },
);

/** Either the reference alone, or everything that it would stand for; beside both, why it is named. */
function isWhole(value: object, name: string, others: readonly string[]): boolean {
  const keys = Object.keys(value).filter((key) => key !== 'why');
  return name in value ? keys.length === 1 : others.every((key) => keys.includes(key));
}

/** As it stands in content/proposals/. */
export const proposalFileSchema = z.strictObject({
  ...proposalShape,
  ...writtenParts,
  /** People of content/people.yaml. */
  preparedBy: z.optional(list(person, 0, 3)),
  portfolio: list(writtenWork, 0, 6),
  testimonials: list(writtenQuote, 0, 6),
});
export type ProposalFile = z.output<typeof proposalFileSchema>;

/** What is offered, and to whom: all but what others made of the house. */
export type Offered = Omit<ProposalData, 'portfolio' | 'preparedBy' | 'testimonials'>;
