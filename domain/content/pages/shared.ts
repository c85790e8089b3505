// What the content files of several pages have in common.

import * as z from 'zod/mini';
import { oldAddress } from '../../hosting/redirects.ts';
import { internalLink, line, list, oneOf, paragraph, route, withMeta } from '../fields.ts';
import { image } from '../image.ts';
import { CALLED, nameOf, reference } from '../reference.ts';

/** What every page says about itself to search engines and to whoever shares it. */
export const metaShape = {
  title: line(70, 'Criação de sites em Curitiba'),
  description: line(170, 'O que a página oferece, em uma frase de até 170 letras.'),
  keywords: z.optional(list(line(60, 'criação de sites'), 1, 10)),
  /** What links to it show, cut to 1200 by 630 pixels; without it the site's. */
  shareImage: z.optional(image),
  /** Where the page was before: whoever still asks there is led here. */
  aliases: z.optional(list(oldAddress, 1, 20)),
};

export const pageShape = { route, ...metaShape };

export const link = z.strictObject({ label: line(60, 'Portfólio'), href: internalLink });

/** A button: it leads to a page, or opens a chat with a preset's message or one of its own. */
export const action = withMeta(
  z
    .strictObject({
      label: line(40, 'Solicitar Orçamento'),
      href: z.optional(internalLink),
      preset: z.optional(nameOf('presets')),
      message: z.optional(line(400, 'Olá! Quero um orçamento.')),
    })
    .check(
      z.refine(
        ({ href, preset, message }) =>
          [href, preset, message].filter((value) => value !== undefined).length === 1,
      ),
    ),
  {
    description: 'um label e só um entre href, preset e message',
    example: '{ label: Solicitar Orçamento, preset: GENERAL }',
  },
);
export type Action = z.output<typeof action>;

/** Somebody of content/people.yaml, and a sentence about them or of theirs. */
export const answerer = z.strictObject({
  id: reference(CALLED.person, 'helena-tavares', 'people'),
  text: line(160, 'Helena lê o seu pedido e responde.'),
});

export const closing = z.strictObject({
  title: line(80, 'Conte o que precisa.'),
  text: paragraph(240),
  primary: action,
  secondary: z.optional(action),
  note: z.optional(line(120, 'Resposta em até 2 horas.')),
  /** Under the note: where a visitor who would rather talk books an hour. */
  meeting: z.optional(link),
});
export type Closing = z.output<typeof closing>;

export const step = z.strictObject({
  title: line(40, 'Descoberta'),
  text: paragraph(240),
  when: line(40, 'Semana 1'),
});

/** What follows once a form is sent. */
export const nextSteps = z.strictObject({
  title: line(60, 'O que acontece depois'),
  steps: list(paragraph(160), 2, 6),
});
export type NextStepsContent = z.output<typeof nextSteps>;

/** A title with a few words under it. */
export const point = z.strictObject({ title: line(60, 'Rápido'), text: paragraph(320) });
export type Point = z.output<typeof point>;

/** What is asked before signing, and who of the house answers what is not. */
export const questions = z.strictObject({
  title: line(80, 'O que perguntam antes de assinar'),
  items: list(point, 1, 12),
  person: z.optional(answerer),
});
export type AskedQuestions = z.output<typeof questions>;

/** A service that has no card or block of its own. */
export const moreService = z.strictObject({
  title: line(40, 'n8n'),
  text: paragraph(200),
  href: internalLink,
});
export type MoreService = z.output<typeof moreService>;

/** Everything that is drawn for a service. */
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

export const serviceArt = oneOf(SERVICE_ARTS);
export const tone = oneOf(['ink', 'light', 'soft', 'deep']);

/** What a service is shown by: a picture, or else a drawing of the build's. */
export const shownBy = {
  art: z.optional(serviceArt),
  image: z.optional(image),
};
export type ShownBy = Pick<z.output<typeof drawn>, 'art' | 'image'>;

/** The same on its ground. */
export const drawn = z.strictObject({ ...shownBy, tone });
