// The words of forms: labels, hints and options. What the fields accept is in domain/forms/.

import * as z from 'zod/mini';
import { internalLink, line, paragraph, withMeta } from './fields.ts';

const fieldWords = z.strictObject({
  label: line(60, 'Nome'),
  hint: z.optional(line(120, 'Com DDD')),
});

/** What the form sends and what is read, for each choice; names of digits alone would lose their order. */
const options = withMeta(
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

const formShape = {
  title: line(60, 'Peça um orçamento'),
  lead: z.optional(paragraph(300)),
  optional: line(20, 'opcional'),
  submit: line(40, 'Enviar mensagem'),
  privacy: privacyNote,
  /** For visitors without scripts while no destination is configured. */
  byMail: paragraph(240),
};

export const contactForm = z.strictObject({
  ...formShape,
  name: fieldWords,
  email: fieldWords,
  /** Without these the form does not ask for them. */
  phone: z.optional(fieldWords),
  company: z.optional(fieldWords),
  service: z.optional(
    z.extend(fieldWords, { options, placeholder: line(40, 'Escolha um serviço') }),
  ),
  budget: z.optional(z.extend(fieldWords, { options })),
  message: fieldWords,
  /** What stays in sight once the message is sent. */
  sent: z.strictObject({ title: line(60, 'Mensagem enviada.'), text: paragraph(240) }),
});

export const applicationForm = z.strictObject({
  ...formShape,
  name: fieldWords,
  email: fieldWords,
  phone: fieldWords,
  position: z.extend(fieldWords, { placeholder: line(40, 'Escolha a vaga') }),
  experience: fieldWords,
  linkedin: fieldWords,
  portfolio: fieldWords,
  sentTitle: line(60, 'Candidatura Enviada!'),
  sentText: paragraph(240),
  again: line(40, 'Enviar Nova Candidatura'),
});
