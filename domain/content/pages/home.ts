// The home page's content.

import * as z from 'zod/mini';
import { internalLink, line, list, paragraph } from '../fields.ts';
import { CALLED, reference } from '../reference.ts';
import { businesses } from './businesses.ts';
import { action, closing, moreService, pageShape, shownBy, step, tone } from './shared.ts';
import { works } from './works.ts';

export const homeSchema = z.strictObject({
  ...pageShape,
  template: z.literal('home'),
  hero: z.strictObject({
    kicker: line(60, 'Casa de software em Curitiba, desde 2015'),
    title: line(80, 'Software sob medida.'),
    lead: paragraph(240),
    primary: action,
    secondary: z.optional(action),
    artCaption: z.optional(line(120, 'Uma pinha, 500 pinhões.')),
  }),
  services: z.strictObject({
    title: line(80, 'Quatro frentes.'),
    lead: paragraph(240),
    cards: list(
      z.strictObject({
        title: line(40, 'Websites'),
        text: paragraph(200),
        /** The least that it costs, by its name: `{price:websites}`. */
        price: z.optional(line(40, '{price:websites}')),
        href: internalLink,
        tone,
        ...shownBy,
      }),
      1,
      8,
    ),
    moreTitle: z.optional(line(80, 'E o que liga tudo.')),
    more: z.optional(list(moreService, 0, 12)),
  }),
  works: z.optional(works),
  /** Above the list of pages for businesses, which is left out where there are none. */
  businesses: z.optional(businesses),
  /** Three steps grow from seed to tree. */
  process: z.optional(
    z.strictObject({
      title: line(80, 'Do pinhão à araucária.'),
      lead: paragraph(200),
      steps: list(step, 2, 6),
    }),
  ),
  testimonials: z.optional(
    z.strictObject({
      title: line(80, 'Quem já trabalhou com a gente'),
      /** The ids of those that it shows, the first of them large; without it all are shown. */
      show: z.optional(
        list(reference(CALLED.testimonial, 'marina-kowalski', 'testimonials'), 1, 12),
      ),
    }),
  ),
  closing,
});
export type HomePage = z.output<typeof homeSchema>;
