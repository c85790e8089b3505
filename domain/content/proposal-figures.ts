// The part of a proposal's front matter that is about money, choice and time.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import { line, list, oneOf, paragraph, priceCents, wholeNumber, withHint } from './fields.ts';
import { tone } from './pages/shared.ts';

/** `one`: options, of which exactly one is chosen; `any`: modules, of which at least one is; `all`: no choice. */
export const CHOICE_MODES = ['all', 'any', 'one'] as const;
export type ChoiceMode = (typeof CHOICE_MODES)[number];

/** The figures that may disagree if the file says why: each is the name of one check. */
export const DIFFERENCES = [
  'bundle',
  'discounts',
  'total',
  'normalTotal',
  'saving',
  'percentOff',
  'instalment',
  'pixPercentOff',
  'stages',
] as const;
export type DifferenceName = (typeof DIFFERENCES)[number];

/** A total below this was probably meant in reais, and written as centavos. */
export const SMALL_TOTAL_CENTS = 100_00;

const percent = wholeNumber(1, 100, 'a whole percentage');
const days = wholeNumber(1, 730, 'days until delivery,');

const itemId = withHint(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), {
  expected: 'an id of lower-case letters, digits and hyphens',
  example: 'painel-de-vendas',
  mend: guessId,
});

const stages = list(
  z.strictObject({
    title: line(40, 'Descoberta'),
    days: wholeNumber(1, 365, 'days of the stage,'),
    description: paragraph(200),
    /** The item that the stage is for: it goes where that is left out. */
    of: z.optional(itemId),
    /** Colour of the stage's bar; without one it is ink. */
    colour: z.optional(tone),
  }),
  1,
  12,
);

const items = list(
  z.strictObject({
    /** What the address of a chosen proposal calls it. */
    id: itemId,
    kind: z.optional(line(30, 'Módulo 1')),
    title: line(80, 'Website imobiliário'),
    description: z.optional(paragraph(300)),
    normalPriceCents: z.optional(priceCents),
    priceCents,
    /** Working days of an option; without them the proposal's count. */
    deliveryDays: z.optional(days),
    stages: z.optional(stages),
    features: list(line(90, 'Busca por bairro'), 1, 20),
  }),
  1,
  20,
);

const cardInstalments = withHint(
  z
    .array(wholeNumber(1, 24, 'a number of instalments'))
    .check(z.minLength(1), z.maxLength(24), z.refine(isWithoutRepeats)),
  {
    expected: 'a list of the allowed numbers of instalments, each once',
    example: '[1, 2, 3]',
    mend: (found) => (Number.isInteger(found) ? guessCounts(Number(found)) : undefined),
  },
);

const pix = z.strictObject({
  /** What everything costs when it is paid by PIX or transfer. */
  priceCents,
  /** Off the price by card, to the nearest whole per cent; checked. */
  percentOff: z.optional(percent),
});

export const figuresShape = {
  deliveryDays: days,
  items,
  choice: z._default(oneOf(CHOICE_MODES), 'all'),
  /** Ids; without it everything is chosen, or the first of the options. */
  defaultChoice: z.optional(list(itemId, 1, 20)),
  /** What all items cost together, when that is less than their sum. */
  bundleCents: z.optional(priceCents),
  /**
   * Percentages of the normal price that explain the offered one. They are added, not multiplied:
   * 20% and 20% of R$ 2.500 leave R$ 1.500.
   */
  discounts: z._default(
    list(z.strictObject({ label: line(60, 'Desconto Black November'), percent }), 0, 6),
    [],
  ),
  payment: z.strictObject({
    cardInstalments,
    tranches: list(z.strictObject({ percent, when: line(60, 'na assinatura do contrato') }), 1, 10),
    pix: z.optional(pix),
  }),
  stages,
  /** Sums that somebody worked out elsewhere, for the default choice; each is checked. */
  totals: z.optional(
    z.strictObject({
      totalCents: z.optional(priceCents),
      normalTotalCents: z.optional(priceCents),
      savingCents: z.optional(priceCents),
      percentOff: z.optional(percent),
      /** Centavos of one instalment, at their highest number. */
      instalmentCents: z.optional(priceCents),
    }),
  ),
  /** Disagreements that are meant, each with the reason that the client reads. */
  acknowledges: z._default(
    list(z.strictObject({ difference: oneOf(DIFFERENCES), reason: paragraph(300) }), 0, 6),
    [],
  ),
};

function isWithoutRepeats(counts: readonly unknown[]): boolean {
  return new Set(counts).size === counts.length;
}

/** `10` gives every number up to it. */
function guessCounts(count: number): string | undefined {
  if (count < 1 || count > 24) return undefined;
  return `[${Array.from({ length: count }, (_, index) => index + 1).join(', ')}]`;
}

function guessId(found: unknown): string | undefined {
  const plain = slugOf(String(found));
  return plain !== '' && plain.length <= 40 ? plain : undefined;
}
