// The words of a form: labels, hints and options; what the fields accept is in domain/forms/rules.ts.

import * as z from 'zod/mini';
import { internalLink, line, paragraph, withMeta } from '../fields.ts';

export const fieldWords = z.strictObject({
  label: line(60, 'Nome'),
  hint: z.optional(line(120, 'Com DDD')),
});

/** What the form sends, and what is read, of each thing that can be chosen; names of digits alone would lose their order. */
export const options = withMeta(
  z
    .record(
      withMeta(z.string().check(z.regex(/^(?!\d+$)[^\s"'<>&]{1,40}$/)), {
        description: 'um nome sem espaços nem aspas, e não só de números',
        example: 'ate-10-mil',
      }),
      line(60, 'Até R$ 10 mil'),
    )
    .check(z.refine((record) => Object.keys(record).length > 0)),
  {
    description: 'uma opção ou mais, por exemplo website: Website',
    example: '{ website: Website }',
  },
);

/** What happens with what is typed, ending in a link. */
export const privacyNote = z.strictObject({
  text: paragraph(240),
  label: line(60, 'Política de privacidade'),
  href: internalLink,
});

export const formShape = {
  title: line(60, 'Peça um orçamento'),
  lead: z.optional(paragraph(240)),
  optional: line(20, 'opcional'),
  submit: line(40, 'Enviar mensagem'),
  privacy: privacyNote,
  /** For visitors without scripts while no destination is configured. */
  byMail: paragraph(240),
};
