// The words of a form: labels, hints and options; what the fields accept is in domain/forms/rules.ts.

import * as z from 'zod/mini';
import { internalLink, line, paragraph } from '../fields.ts';

export const fieldWords = z.strictObject({
  label: line(60, 'Nome'),
  hint: z.optional(line(120, 'Com DDD')),
});

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
