// The content of the page about the house.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { image } from '../image.ts';
import { action, closing, drawn, pageShape, point } from './shared.ts';

export const aboutSchema = z.strictObject({
  ...pageShape,
  template: z.literal('about'),
  name: line(40, 'Sobre'),
  headline: line(80, 'Dez anos de casa.'),
  lead: paragraph(240),
  /** A drawing beside the figures. */
  image: z.optional(image),
  history: z.optional(
    z.strictObject({
      title: line(80, 'Desde 2015'),
      moments: list(
        z.strictObject({
          year: line(12, '2015'),
          title: line(60, 'A casa abre'),
          text: paragraph(320),
        }),
        2,
        10,
      ),
    }),
  ),
  /** Above the people of content/people.yaml; without it they are not shown. */
  team: z.optional(z.strictObject({ title: line(80, 'Quem faz'), lead: paragraph(240) })),
  mission: z.optional(z.strictObject({ title: line(60, 'Missão'), text: paragraph(400) })),
  values: z.optional(
    z.strictObject({ title: line(60, 'Quatro valores'), items: list(point, 1, 9) }),
  ),
  expertise: z.optional(
    z.strictObject({
      title: line(60, 'No que somos bons'),
      items: list(z.extend(point, { picture: z.optional(drawn) }), 1, 9),
    }),
  ),
  reasons: z.optional(
    z.strictObject({
      title: line(60, 'Por que a gente'),
      items: list(point, 1, 9),
      button: z.optional(action),
    }),
  ),
  closing,
});
export type AboutPage = z.output<typeof aboutSchema>;
