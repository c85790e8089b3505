// The shape of a proposal's front matter, and of content/proposals/library/, which has the parts that proposals share.

import * as z from 'zod/mini';
import { anyPhone, email, route } from './addresses.ts';
import { metaShape, tone } from './common.ts';
import type { Person } from './data-files.ts';
import {
  cnpj,
  cpf,
  date,
  flag,
  identifier,
  line,
  list,
  listOf,
  metaOf,
  oneOf,
  paragraph,
  priceCents,
  REFERENCE_LABELS,
  reference,
  requiredUnlessFrom,
  SLUG,
  textLike,
  wholeNumber,
  withExample,
  withMeta,
} from './fields.ts';
import { image } from './image.ts';

const percent = wholeNumber(1, 100, 'uma porcentagem inteira,');
const days = wholeNumber(1, 730, 'os dias até a entrega,');
const units = wholeNumber(1, 999, 'uma quantidade,');

export const itemId = withMeta(z.string().check(z.maxLength(40), z.regex(SLUG)), {
  description: 'um id de minúsculas, números e hifens',
  example: 'painel-de-vendas',
});

/** The item that something belongs to: it is displayed only while that item is chosen. */
const of = z.optional(itemId);

const stages = listOf(1, 12, {
  title: line(40, 'Descoberta'),
  days: wholeNumber(1, 365, 'os dias da etapa,'),
  description: paragraph(200),
  of,
  /** Colour of the stage's bar; without one it is ink. */
  colour: z.optional(tone),
});

/** The keys of an item without its id, by which the address of a choice names the item. */
const itemBody = z.strictObject({
  kind: z.optional(line(30, 'Módulo 1')),
  title: line(80, 'Website imobiliário'),
  description: z.optional(paragraph(300)),
  /** For all of the item, or for one if `unitPriceCents` is written. */
  normalPriceCents: z.optional(priceCents),
  /** The price of all of the item; `unitPriceCents` is that of one, needed if the client chooses how many. */
  priceCents: z.optional(priceCents),
  unitPriceCents: z.optional(priceCents),
  /** The number of units, 1 by default; with `min` or `max` the client chooses. */
  quantity: z.optional(units),
  min: z.optional(units),
  max: z.optional(units),
  /** See `choiceKind` in domain/proposal/prices.ts; exactly one item of a `group` is chosen. */
  optional: z.optional(flag),
  selected: z.optional(flag),
  group: z.optional(itemId),
  /** The duration of an option; without it that of the proposal. */
  deliveryDays: z.optional(days),
  stages: z.optional(stages),
  features: list(line(90, 'Busca por bairro'), 1, 20),
});
export type ProposalItem = z.output<typeof itemBody> & { id: string };

const cardInstalments = withMeta(
  z.array(wholeNumber(1, 24, 'um número de parcelas,')).check(
    z.minLength(1),
    z.maxLength(24),
    z.refine((counts) => new Set(counts).size === counts.length),
  ),
  {
    description: 'a lista dos números de parcelas permitidos, cada um uma vez',
    example: '[1, 2, 3]',
  },
);

const promiseLine = line(120, 'Duas rodadas de ajustes');
const condition = paragraph(300);

/** The library: each part is a file, and a list of the proposal whose entries may refer to it. */
export const librarySchemas = {
  items: z.record(z.string(), itemBody),
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

/** Accepts either of two schemas; messages explain the first, and `description` the other. */
function orElse<First extends z.ZodMiniType, Second extends z.ZodMiniType>(
  schema: First,
  other: Second,
  description: string,
  example: string,
) {
  const { pattern: _, ...meta } = metaOf(schema) ?? { description: '', example };
  const both = { ...meta, description: `${meta.description}, ${description}`, example };
  // Zod blames the one that nearly fits.
  return withMeta(z.union([schema, withMeta(other, { ...both, ...metaOf(other) })]), both);
}

/** A line, a reference to one of the library, or either with the item that it belongs to. */
function writtenPromise(part: 'included' | 'excluded', example: string) {
  const parts = { text: z.optional(promiseLine), from: z.optional(from(part, example)), of };
  const isOne = ({ text, from, of }: Partial<Record<'text' | 'from' | 'of', string>>) =>
    text === undefined ? from !== undefined : of !== undefined && from === undefined;
  return orElse(
    promiseLine,
    z.strictObject(parts).check(z.refine(isOne)),
    `{ text: …, of: o id de um item } ou { from: um id de content/proposals/library/${part}.yaml }`,
    '"Duas rodadas de ajustes"',
  );
}

/** A line, or pieces that belong to items; the pieces of chosen items are joined by `+`. */
const headline = orElse(
  line(80, 'Website imobiliário + CRM'),
  listOf(2, 6, { text: line(60, 'Website imobiliário'), of: itemId }),
  'ou uma lista de { text: …, of: o id de um item }',
  'Website imobiliário + CRM',
);
export type Headline = z.output<typeof headline>;

const point = z.optional(paragraph(400));
/** Texts to add to the four points of every acceptance; a text alone is added to `follows`. */
const acceptance = orElse(
  paragraph(500),
  z.strictObject({ accepts: point, follows: point, limits: point, withdraws: point }),
  'ou { accepts, follows, limits, withdraws }, cada um com um texto',
  'O prazo conta do pagamento da primeira parcela.',
);

const ownProject = z.strictObject({
  title: line(60, 'Vale do Iguaçu'),
  category: line(40, 'Imobiliária'),
  image,
  description: paragraph(200),
});
const writtenProject = withMeta(
  z
    .strictObject({
      project: z.optional(reference(REFERENCE_LABELS.project, 'trem-da-serra', 'projects')),
      /** The reason why a project is displayed: what it shares with this one. */
      why: z.optional(line(60, 'Venda com hora marcada')),
      ...z.partial(ownProject).shape,
    })
    .check(z.refine((project) => isNamedOrWritten(project, 'project', ownProject.shape))),
  {
    description: 'um projeto de content/portfolio/, ou title, category, image e description',
    example: '{ project: trem-da-serra }',
  },
);

const ownTestimonial = z.strictObject({
  text: paragraph(300),
  author: line(60, 'Marina Kowalski'),
  role: line(80, 'Diretora'),
});
const writtenTestimonial = withMeta(
  z
    .strictObject({
      testimonial: z.optional(
        reference(REFERENCE_LABELS.testimonial, 'marina-kowalski', 'testimonials'),
      ),
      ...z.partial(ownTestimonial).shape,
    })
    .check(z.refine((one) => isNamedOrWritten(one, 'testimonial', ownTestimonial.shape))),
  {
    description: 'um depoimento de content/testimonials.yaml, ou text, author e role',
    example: '{ testimonial: marina-kowalski }',
  },
);

/** True for a reference alone, or for all the keys that it would stand for; `why` may be added to both. */
function isNamedOrWritten(value: object, name: string, own: object): boolean {
  const keys = Object.keys(value).filter((key) => key !== 'why');
  return name in value ? keys.length === 1 : Object.keys(own).every((key) => keys.includes(key));
}

export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

/** A proposal as its file in content/proposals/ has it. */
export const proposalFileSchema = z.strictObject({
  /** A draft is displayed by the preview alone, until it is sent. */
  draft: z.optional(flag),
  /** Published only once it is sent, and then encrypted. */
  protected: z.optional(flag),
  ...metaShape,
  number: textLike(PROPOSAL_NUMBER, {
    description: 'ano e sequência, entre aspas',
    example: '"2025-048"',
  }),
  version: wholeNumber(1, 999, 'um número de versão,'),
  issuedOn: z.optional(date),
  headline,
  client: z.strictObject({
    name: line(80, 'Rafael Andrade'),
    /** Without a company, the proposal is for the person. */
    company: z.optional(line(80, 'Imobiliária Vale do Iguaçu')),
    email,
    phone: anyPhone,
    cnpj: z.optional(cnpj),
    cpf: z.optional(cpf),
    address: z.optional(line(160, 'Rua Mateus Leme, 1000, Curitiba/PR')),
  }),
  /** Counted from the day of issue; `validUntil` is the last day itself instead. */
  validDays: z.optional(wholeNumber(1, 365, 'os dias de validade,')),
  validUntil: z.optional(date),
  services: listOf(0, 12, {
    title: line(60, 'Desenvolvimento'),
    description: paragraph(240),
    of,
  }),
  deliveryDays: days,
  items: withExample(
    list(
      z
        .strictObject({
          from: z.optional(from('items', 'site-institucional')),
          id: z.optional(itemId),
          ...z.partial(itemBody).shape,
        })
        .check(requiredUnlessFrom('id', 'title', 'features')),
      1,
      20,
    ),
    '[{ id: site, title: Site, priceCents: 299900, features: [Cinco páginas] }]',
  ),
  /** The ids of the default choice, if it is another than the items imply. */
  defaultChoice: z.optional(list(itemId, 1, 20)),
  /** A price for all items together, and the reason that the client reads if it is lower than their sum. */
  bundle: z.optional(z.strictObject({ priceCents, reason: paragraph(300) })),
  /** Amounts off the sum, if all items of `on` are chosen. */
  discounts: z._default(
    listOf(0, 6, {
      label: line(60, 'Desconto Black November'),
      cents: priceCents,
      on: z.optional(list(itemId, 1, 20)),
    }),
    [],
  ),
  /** Fees that are paid every month or year, beside the one-off price. */
  recurring: z.optional(
    listOf(1, 10, {
      id: itemId,
      title: line(80, 'Hospedagem e acompanhamento'),
      description: z.optional(paragraph(300)),
      priceCents,
      every: oneOf(['month', 'year']),
      /** The number of payments; without it the fee is paid until somebody ends it. */
      times: z.optional(wholeNumber(1, 120, 'um número de pagamentos,')),
      /** When the first payment is due, such as `da publicação`. */
      from: line(60, 'da publicação'),
      ending: z.optional(line(120, 'com aviso de 30 dias, sem multa')),
      optional: z.optional(flag),
      of,
    }),
  ),
  payment: z.strictObject({
    cardInstalments,
    /** The parts of the payment: each has a share in per cent, an amount, or an equal part of the rest. */
    tranches: withExample(
      listOf(1, 12, {
        percent: z.optional(percent),
        cents: z.optional(priceCents),
        when: z.optional(line(60, 'na assinatura do contrato')),
        due: z.optional(date),
        /** The means of payment, if not PIX or transfer. */
        by: z.optional(oneOf(['pix', 'transfer', 'boleto', 'card'])),
      }),
      '[{ percent: 100, when: na entrega }]',
    ),
    /** The price by PIX or transfer of all items, or a discount on any choice. */
    pix: z.optional(
      z.strictObject({ priceCents: z.optional(priceCents), percentOff: z.optional(percent) }),
    ),
  }),
  stages,
  acceptance,
  claims: z._default(identifier('claims', 'home'), 'proposal'),
  route: z.optional(route),
  included: list(writtenPromise('included', 'ajustes'), 1, 12),
  excluded: list(writtenPromise('excluded', 'anuncios'), 0, 12),
  /** Conditions of the acceptance, besides those of every proposal. */
  conditions: z.optional(
    list(
      orElse(
        condition,
        z.strictObject({ from: from('conditions', 'materiais') }),
        'ou { from: um id de content/proposals/library/conditions.yaml }',
        '{ from: materiais }',
      ),
      0,
      6,
    ),
  ),
  preparedBy: z.optional(
    list(reference(REFERENCE_LABELS.person, 'helena-tavares', 'people'), 0, 3),
  ),
  portfolio: list(writtenProject, 0, 6),
  testimonials: list(writtenTestimonial, 0, 6),
});
export type ProposalFile = z.output<typeof proposalFileSchema>;

/** A line; with the id of an item it is displayed only while that item is chosen. */
export type Deliverable = string | { text: string; of: string };

type Named = LibraryPart | 'preparedBy' | 'portfolio' | 'testimonials';
/** The offer and its client, with the library filled in; without the people and projects of the company. */
export interface ProposalTerms extends Omit<ProposalFile, Named> {
  items: ProposalItem[];
  included: Deliverable[];
  excluded: Deliverable[];
  conditions?: string[] | undefined;
}

/** A proposal as its page shows it, with every reference replaced. */
export interface ProposalData extends ProposalTerms {
  preparedBy?: Omit<Person, 'line'>[] | undefined;
  portfolio: (z.output<typeof ownProject> & {
    project?: string | undefined;
    why?: string | undefined;
  })[];
  testimonials: (z.output<typeof ownTestimonial> & { testimonial?: string | undefined })[];
}
