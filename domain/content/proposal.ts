// The shape of a proposal's front matter, and of content/proposals/library/, which says what proposals repeat.

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
import { itemId, itemShape, of, offerShape } from './proposal-offer.ts';
import { CALLED, nameOf, neededUnlessFrom, reference } from './reference.ts';
import { metaShape } from './shared.ts';
import { cnpj, cpf } from './tax-fields.ts';

export { itemId, type ProposalItem } from './proposal-offer.ts';

const promiseLine = line(120, 'Duas rodadas de ajustes');
const condition = paragraph(300);

/** Each is a file of its own, and the list of a proposal that may name its entries. */
export const librarySchemas = {
  items: z.record(z.string(), z.strictObject(itemShape)),
  included: z.record(z.string(), promiseLine),
  excluded: z.record(z.string(), promiseLine),
  conditions: z.record(z.string(), condition),
};
export type LibraryPart = keyof typeof librarySchemas;
export const LIBRARY_PARTS = Object.keys(librarySchemas) as LibraryPart[];

/** A part is undefined while its file cannot be read. */
export type ProposalLibrary = {
  readonly [Part in LibraryPart]: z.output<(typeof librarySchemas)[Part]> | undefined;
};

const from = (part: LibraryPart, example: string) =>
  reference(`um id de content/proposals/library/${part}.yaml`, example, part);

/** Either this value, or another one that is described in words; what is wrong with it is said of this value. */
function orElse<First extends z.ZodMiniType, Second extends z.ZodMiniType>(
  schema: First,
  other: Second,
  description: string,
  example = metaOf(schema)?.example ?? '',
) {
  const { pattern: _, ...meta } = metaOf(schema) ?? {};
  return withMeta(z.union([schema, other]), {
    ...meta,
    description: expectedOr(schema, description),
    example,
  });
}

const writtenItem = z
  .strictObject({
    from: z.optional(from('items', 'site-institucional')),
    id: z.optional(itemId),
    ...z.partial(z.strictObject(itemShape)).shape,
  })
  .check(neededUnlessFrom('id', 'title', 'features'));

/** A line; the library's; or either, with the item that it belongs to. */
function writtenPromise(part: 'included' | 'excluded', example: string) {
  const { pattern: _, ...meta } = metaOf(promiseLine) ?? {};
  const parts = { text: z.optional(promiseLine), from: z.optional(from(part, example)), of };
  const isOne = ({ text, from, of }: Partial<Record<'text' | 'from' | 'of', string>>) =>
    text === undefined ? from !== undefined : of !== undefined && from === undefined;
  return withMeta(z.union([promiseLine, z.strictObject(parts).check(z.refine(isOne))]), {
    ...meta,
    description: `${metaOf(promiseLine)?.description}, { text: …, of: o id de um item } ou { from: um id de content/proposals/library/${part}.yaml }`,
    example: `{ from: ${example} }`,
  });
}

/** One line; beside the id of an item it goes where that is left out. */
const promise = z.union([promiseLine, z.strictObject({ text: promiseLine, of: itemId })]);
export type WrittenPromise = z.output<typeof promise>;

/** One line; or pieces, each of which goes with its item: those that stay are joined by `+`. */
const headline = orElse(
  line(80, 'Website imobiliário + CRM'),
  list(z.strictObject({ text: line(60, 'Website imobiliário'), of: itemId }), 2, 6),
  'uma lista de { text: …, of: o id de um item }',
  'Website imobiliário + CRM',
);
export type Headline = z.output<typeof headline>;

const point = z.optional(paragraph(400));
/** What this proposal adds to the four points of every acceptance; a text alone says what follows. */
const acceptance = orElse(
  paragraph(500),
  z.strictObject({ accepts: point, follows: point, limits: point, withdraws: point }),
  '{ accepts, follows, limits, withdraws }, cada um com um texto',
  'O prazo conta do pagamento da primeira parcela.',
);

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
      of,
    }),
    0,
    12,
  ),
  ...offerShape,
  acceptance,
  /** The group of content/claims.yaml that the page shows. */
  claims: z._default(nameOf('claims'), 'proposal'),
  route: z.optional(route),
};

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
    .check(z.refine((work) => isWhole(work, 'project', ownWork))),
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
    .check(z.refine((quote) => isWhole(quote, 'testimonial', ownQuote))),
  {
    description: 'um depoimento de content/testimonials.yaml, ou text, author e role',
    example: '{ testimonial: marina-kowalski }',
  },
);

/** Either the reference alone, or everything that it would stand for; beside both, why it is named. */
function isWhole(value: object, name: string, own: object): boolean {
  const keys = Object.keys(value).filter((key) => key !== 'why');
  return name in value ? keys.length === 1 : Object.keys(own).every((key) => keys.includes(key));
}

/** As it stands in content/proposals/. */
export const proposalFileSchema = z.strictObject({
  ...proposalShape,
  items: list(writtenItem, 1, 20),
  included: list(writtenPromise('included', 'ajustes'), 1, 12),
  excluded: list(writtenPromise('excluded', 'anuncios'), 0, 12),
  conditions: z.optional(
    list(
      orElse(
        condition,
        z.strictObject({ from: from('conditions', 'materiais') }),
        '{ from: um id de content/proposals/library/conditions.yaml }',
        '{ from: materiais }',
      ),
      0,
      6,
    ),
  ),
  preparedBy: z.optional(list(person, 0, 3)),
  portfolio: list(writtenWork, 0, 6),
  testimonials: list(writtenQuote, 0, 6),
});
export type ProposalFile = z.output<typeof proposalFileSchema>;

/** What is offered, and to whom: all but what others made of the company. */
export type Offered = Omit<ProposalData, 'portfolio' | 'preparedBy' | 'testimonials'>;
