// The shape of a proposal's front matter, and of content/proposals/library/, which says what proposals repeat.

import * as z from 'zod/mini';
import { slugOf } from '../text.ts';
import { anyPhone, email, route } from './addresses.ts';
import {
  cnpj,
  cpf,
  date,
  line,
  list,
  listOf,
  metaOf,
  neededUnlessFrom,
  oneOf,
  ownName,
  paragraph,
  priceCents,
  REFERENCE_LABELS,
  reference,
  SLUG,
  textLike,
  wholeNumber,
  withMeta,
  yes,
} from './fields.ts';
import { image } from './image.ts';
import type { Person } from './lists.ts';
import { metaShape, tone } from './shared.ts';

const percent = wholeNumber(1, 100, 'uma porcentagem inteira,');
const days = wholeNumber(1, 730, 'os dias até a entrega,');
const units = wholeNumber(1, 999, 'uma quantidade,');

export const itemId = withMeta(z.string().check(z.maxLength(40), z.regex(SLUG)), {
  description: 'um id de minúsculas, números e hifens',
  example: 'painel-de-vendas',
  repair: (found) => {
    const plain = slugOf(String(found));
    return plain !== '' && plain.length <= 40 ? plain : undefined;
  },
});

/** The item that something belongs to: it goes where that is left out. */
const of = z.optional(itemId);

const stages = listOf(1, 12, {
  title: line(40, 'Descoberta'),
  days: wholeNumber(1, 365, 'os dias da etapa,'),
  description: paragraph(200),
  of,
  /** Colour of the stage's bar; without one it is ink. */
  colour: z.optional(tone),
});

/** All of an item but its id, which is what the address of a chosen proposal calls it. */
const itemBody = z.strictObject({
  kind: z.optional(line(30, 'Módulo 1')),
  title: line(80, 'Website imobiliário'),
  description: z.optional(paragraph(300)),
  /** In the unit of the price: for all, or for one. */
  normalPriceCents: z.optional(priceCents),
  /** For all of them; for one, if the client may choose how many. */
  priceCents: z.optional(priceCents),
  unitPriceCents: z.optional(priceCents),
  /** How many, 1 unless it says otherwise; with `min` or `max` the client chooses. */
  quantity: z.optional(units),
  min: z.optional(units),
  max: z.optional(units),
  /** See `kindOf` in domain/proposal/prices.ts: of a group exactly one is chosen. */
  optional: z.optional(yes),
  selected: z.optional(yes),
  group: z.optional(itemId),
  /** The days of an option; without them it has the proposal's. */
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
    // `10` stands for every number up to it.
    repair: (found) => {
      const counts = Number(found);
      if (!Number.isInteger(found) || counts < 1 || counts > 24) return undefined;
      return `[${Array.from({ length: counts }, (_, index) => index + 1).join(', ')}]`;
    },
  },
);

const promiseLine = line(120, 'Duas rodadas de ajustes');
const condition = paragraph(300);

/** Each is a file of its own, and the list of a proposal that may name its entries. */
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

/** Either of two values: messages explain the first, and `description` adds the other. */
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

/** A line; the library's; or either, with the item that it belongs to. */
function writtenPromise(part: 'included' | 'excluded', example: string) {
  const parts = { text: z.optional(promiseLine), from: z.optional(from(part, example)), of };
  const isOne = ({ text, from, of }: Partial<Record<'text' | 'from' | 'of', string>>) =>
    text === undefined ? from !== undefined : of !== undefined && from === undefined;
  return orElse(
    promiseLine,
    z.strictObject(parts).check(z.refine(isOne)),
    `{ text: …, of: o id de um item } ou { from: um id de content/proposals/library/${part}.yaml }`,
    `{ from: ${example} }`,
  );
}

/** One line; or pieces, each of which goes with its item: those that stay are joined by `+`. */
const headline = orElse(
  line(80, 'Website imobiliário + CRM'),
  listOf(2, 6, { text: line(60, 'Website imobiliário'), of: itemId }),
  'ou uma lista de { text: …, of: o id de um item }',
  'Website imobiliário + CRM',
);
export type Headline = z.output<typeof headline>;

const point = z.optional(paragraph(400));
/** Adds to the four points of every acceptance; a text alone says what follows. */
const acceptance = orElse(
  paragraph(500),
  z.strictObject({ accepts: point, follows: point, limits: point, withdraws: point }),
  'ou { accepts, follows, limits, withdraws }, cada um com um texto',
  'O prazo conta do pagamento da primeira parcela.',
);

const ownWork = z.strictObject({
  title: line(60, 'Vale do Iguaçu'),
  category: line(40, 'Imobiliária'),
  image,
  description: paragraph(200),
});
const writtenWork = withMeta(
  z
    .strictObject({
      project: z.optional(reference(REFERENCE_LABELS.project, 'trem-da-serra', 'works')),
      /** The reason why a work is shown: what it shares with this project. */
      why: z.optional(line(60, 'Venda com hora marcada')),
      ...z.partial(ownWork).shape,
    })
    .check(z.refine((work) => isNamedOrWritten(work, 'project', ownWork.shape))),
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

/** Either the reference alone, or everything that it would stand for; beside both, why it is named. */
function isNamedOrWritten(value: object, name: string, own: object): boolean {
  const keys = Object.keys(value).filter((key) => key !== 'why');
  return name in value ? keys.length === 1 : Object.keys(own).every((key) => keys.includes(key));
}

export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

/** As it stands in content/proposals/. */
export const proposalFileSchema = z.strictObject({
  /** Only the preview has it, until it is sent. */
  draft: z.optional(yes),
  /** Published only once it is sent, and then encrypted. */
  protected: z.optional(yes),
  ...metaShape,
  number: textLike(PROPOSAL_NUMBER, {
    description: 'ano e sequência, entre aspas',
    example: '"2025-048"',
    repair: (found) => {
      const [, year, count = ''] = /^(\d{4})\D{1,3}(\d{1,3})$/.exec(String(found)) ?? [];
      return year && `"${year}-${count.padStart(3, '0')}"`;
    },
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
  services: listOf(0, 12, {
    title: line(60, 'Desenvolvimento'),
    description: paragraph(240),
    of,
  }),
  deliveryDays: days,
  items: list(
    z
      .strictObject({
        from: z.optional(from('items', 'site-institucional')),
        id: z.optional(itemId),
        ...z.partial(itemBody).shape,
      })
      .check(neededUnlessFrom('id', 'title', 'features')),
    1,
    20,
  ),
  /** Ids of all that is chosen at first, where that is not what the items say. */
  defaultChoice: z.optional(list(itemId, 1, 20)),
  /** A price for all items together, and the reason that the client reads if it is lower than their sum. */
  bundle: z.optional(z.strictObject({ priceCents, reason: paragraph(300) })),
  /** Off the sum of all items, or of those that it names. */
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
      /** How often it is paid; without it until it is ended. */
      times: z.optional(wholeNumber(1, 120, 'um número de pagamentos,')),
      /** When the first is due, such as `da publicação`. */
      from: line(60, 'da publicação'),
      ending: z.optional(line(120, 'com aviso de 30 dias, sem multa')),
      optional: z.optional(yes),
      of,
    }),
  ),
  payment: z.strictObject({
    cardInstalments,
    /** A share in per cent, an amount, or a part as large as those of the others that name neither. */
    tranches: listOf(1, 12, {
      percent: z.optional(percent),
      cents: z.optional(priceCents),
      when: z.optional(line(60, 'na assinatura do contrato')),
      due: z.optional(date),
      /** The way of paying, if not PIX or transfer. */
      by: z.optional(oneOf(['pix', 'transfer', 'boleto', 'card'])),
    }),
    /** The price by PIX or transfer, or the discount on the card's price of any choice. */
    pix: z.optional(
      z.strictObject({ priceCents: z.optional(priceCents), percentOff: z.optional(percent) }),
    ),
  }),
  stages,
  acceptance,
  claims: z._default(ownName('claims', 'home'), 'proposal'),
  route: z.optional(route),
  included: list(writtenPromise('included', 'ajustes'), 1, 12),
  excluded: list(writtenPromise('excluded', 'anuncios'), 0, 12),
  /** Limits of the acceptance, besides those that every proposal has. */
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
  portfolio: list(writtenWork, 0, 6),
  testimonials: list(writtenTestimonial, 0, 6),
});
export type ProposalFile = z.output<typeof proposalFileSchema>;

/** One line; beside the id of an item it goes where that is left out. */
export type Promised = string | { text: string; of: string };

type Named = LibraryPart | 'preparedBy' | 'portfolio' | 'testimonials';
/** The offer and its client: every key but those about the company's earlier work. */
export interface Offered extends Omit<ProposalFile, Named> {
  items: ProposalItem[];
  included: Promised[];
  excluded: Promised[];
  conditions?: string[] | undefined;
}

/** As its page is made, and as it is kept when it is sent: nothing is named by reference alone. */
export interface ProposalData extends Offered {
  preparedBy?: Omit<Person, 'line'>[] | undefined;
  portfolio: (z.output<typeof ownWork> & {
    project?: string | undefined;
    why?: string | undefined;
  })[];
  testimonials: (z.output<typeof ownTestimonial> & { testimonial?: string | undefined })[];
}
