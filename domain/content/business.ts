// The shape of a file in content/businesses/: a page for one line of business.

import * as z from 'zod/mini';
import { line, route, wholeNumber, yes } from './fields.ts';
import { image } from './image.ts';
import { sectionsShape } from './sections.ts';
import { metaShape } from './shared.ts';

export const businessSchema = z.strictObject({
  ...metaShape,
  route: z.optional(route),
  position: wholeNumber(1, 999, 'o lugar entre as páginas por ramo,'),
  draft: z.optional(yes),
  name: line(40, 'Padarias e restaurantes'),
  /** In lists of other pages. */
  summary: line(120, 'Cardápio, delivery e perfil no Google, a partir de R$ 200.'),
  /** Square, in lists of other pages; without it a drawing of the theme's. */
  image: z.optional(image),
  ...sectionsShape,
});
export type Business = z.output<typeof businessSchema>;
