// Shapes that several kinds of content files share.

import * as z from 'zod/mini';
import { buttonLink, internalLink, oldAddress } from './addresses.ts';
import {
  identifier,
  line,
  list,
  oneOf,
  paragraph,
  REFERENCE_LABELS,
  reference,
  withMeta,
} from './fields.ts';
import { image } from './image.ts';

/** Metadata of a page for search engines and for links to it. */
export const metaShape = {
  title: line(70, 'Criação de sites em Curitiba'),
  description: line(170, 'O que a página oferece, em uma frase de até 170 letras.'),
  keywords: z.optional(list(line(60, 'criação de sites'), 0, 10)),
  /** The picture for links to the page, cut to 1200×630 pixels; without it the site's. */
  shareImage: z.optional(image),
  /** Earlier addresses of the page, which redirect to it. */
  aliases: z.optional(list(oldAddress, 0, 20)),
};

export const link = withMeta(z.strictObject({ label: line(60, 'Portfólio'), href: internalLink }), {
  description: 'um grupo com label e href',
  example: '{ label: Portfólio, href: /portfolio }',
});

/** A button: it leads to a page, or opens a chat with a preset's message or one of its own. */
export const action = withMeta(
  z
    .strictObject({
      label: line(60, 'Solicitar Orçamento'),
      href: z.optional(buttonLink),
      preset: z.optional(identifier('presets')),
      message: z.optional(line(400, 'Olá! Quero um orçamento.')),
    })
    .check(z.refine(({ label: _, ...one }) => Object.keys(one).length === 1)),
  {
    description: 'um label e só um entre href, preset e message',
    example: '{ label: Solicitar Orçamento, preset: GENERAL }',
  },
);
export type Action = z.output<typeof action>;

/** A sentence about the use of a form's data, which ends in a link. */
export const privacyNote = z.strictObject({
  text: paragraph(240),
  label: line(60, 'Política de privacidade'),
  href: internalLink,
});

/** A person of content/people.yaml, with a sentence about them or by them. */
export const namedPerson = z.strictObject({
  id: reference(REFERENCE_LABELS.person, 'helena-tavares', 'people'),
  text: line(160, 'Helena lê o seu pedido e responde.'),
});
export type NamedPerson = z.output<typeof namedPerson>;

export const point = z.strictObject({ title: line(60, 'Rápido'), text: paragraph(320) });

export const projectName = reference(REFERENCE_LABELS.project, 'vale-do-iguacu', 'projects');

export const SERVICE_ARTS = [
  'websites',
  'sistemas',
  'mobile',
  'ecommerce',
  'automacao-ia',
  'n8n',
  'evolution-api',
  'saas',
] as const;

/** The drawing of a service, or a picture instead. */
export const artShape = { art: z.optional(oneOf(SERVICE_ARTS)), image: z.optional(image) };
export type Art = { [Key in keyof typeof artShape]?: z.output<(typeof artShape)[Key]> };
export const tone = oneOf(['ink', 'light', 'soft', 'deep']);
