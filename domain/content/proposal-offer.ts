// The part of a proposal's front matter that is about money, choice and time.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import {
  date,
  line,
  list,
  oneOf,
  paragraph,
  priceCents,
  wholeNumber,
  withMeta,
  yes,
} from './fields.ts';
import { tone } from './shared.ts';

const percent = wholeNumber(1, 100, 'uma porcentagem inteira,');
const days = wholeNumber(1, 730, 'os dias até a entrega,');
const units = wholeNumber(1, 999, 'uma quantidade,');

export const itemId = withMeta(
  z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  {
    description: 'um id de minúsculas, números e hifens',
    example: 'painel-de-vendas',
    repair: (found) => {
      const plain = slugOf(String(found));
      return plain !== '' && plain.length <= 40 ? plain : undefined;
    },
  },
);

/** The item that something belongs to: it goes where that is left out. */
export const of = z.optional(itemId);

const stage = z.strictObject({
  title: line(40, 'Descoberta'),
  days: wholeNumber(1, 365, 'os dias da etapa,'),
  description: paragraph(200),
  of,
  /** Colour of the stage's bar; without one it is ink. */
  colour: z.optional(tone),
});
const stages = list(stage, 1, 12);

/** All of an item but its id. */
export const itemShape = {
  kind: z.optional(line(30, 'Módulo 1')),
  title: line(80, 'Website imobiliário'),
  description: z.optional(paragraph(300)),
  /** Of the same as the price: of all, or of one. */
  normalPriceCents: z.optional(priceCents),
  /** Of all; or of one, where there may be several. */
  priceCents: z.optional(priceCents),
  unitPriceCents: z.optional(priceCents),
  /** How many, 1 unless it says otherwise; with `min` or `max` the client chooses. */
  quantity: z.optional(units),
  min: z.optional(units),
  max: z.optional(units),
  /** See `kindOf` in domain/proposal/choice.ts: of a group exactly one is chosen. */
  optional: z.optional(yes),
  selected: z.optional(yes),
  group: z.optional(itemId),
  /** Of an option; without them the proposal's count. */
  deliveryDays: z.optional(days),
  stages: z.optional(stages),
  features: list(line(90, 'Busca por bairro'), 1, 20),
};
/** The id is what the address of a chosen proposal calls it. */
const item = z.strictObject({ id: itemId, ...itemShape });
export type ProposalItem = z.output<typeof item>;

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

/** What everything costs by PIX or transfer, or what is taken off the price by card of any choice. */
const pix = z.strictObject({
  priceCents: z.optional(priceCents),
  percentOff: z.optional(percent),
});

/** Off the sum of all items, or of those that it names. */
const discount = z.strictObject({
  label: line(60, 'Desconto Black November'),
  cents: priceCents,
  on: z.optional(list(itemId, 1, 20)),
});
export type Discount = z.output<typeof discount>;

/** A share in per cent, an amount, or a part as large as those of the others that name neither. */
const tranche = z.strictObject({
  percent: z.optional(percent),
  cents: z.optional(priceCents),
  when: z.optional(line(60, 'na assinatura do contrato')),
  due: z.optional(date),
  /** Where it is not by PIX or transfer. */
  by: z.optional(oneOf(['pix', 'transfer', 'boleto', 'card'])),
});
export type Tranche = z.output<typeof tranche>;

const fee = z.strictObject({
  id: itemId,
  title: line(80, 'Hospedagem e acompanhamento'),
  description: z.optional(paragraph(300)),
  priceCents,
  every: oneOf(['month', 'year']),
  /** How often it is paid; without it until somebody ends it. */
  times: z.optional(wholeNumber(1, 120, 'um número de pagamentos,')),
  /** When the first is due, such as `da publicação`. */
  from: line(60, 'da publicação'),
  /** How it is ended. */
  ending: z.optional(line(120, 'com aviso de 30 dias, sem multa')),
  /** Not chosen at first. */
  optional: z.optional(yes),
  of,
});

export const offerShape = {
  deliveryDays: days,
  items: list(item, 1, 20),
  /** Ids of all that is chosen at first, where that is not what the items say. */
  defaultChoice: z.optional(list(itemId, 1, 20)),
  /** What all items cost together, and why that is less than their sum: the client reads it. */
  bundle: z.optional(z.strictObject({ priceCents, reason: paragraph(300) })),
  discounts: z._default(list(discount, 0, 6), []),
  /** What is paid every month or year, beside what is paid once. */
  recurring: z.optional(list(fee, 1, 10)),
  payment: z.strictObject({
    cardInstalments,
    tranches: list(tranche, 1, 12),
    pix: z.optional(pix),
  }),
  stages,
};
