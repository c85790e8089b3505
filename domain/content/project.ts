// The shape of a project in content/portfolio/.

import * as z from 'zod/mini';
import { caseSchema } from './case.ts';
import { httpsUrl, line, list, paragraph, wholeNumber } from './fields.ts';
import { image } from './image.ts';
import { reference } from './reference.ts';
import { metaShape } from './shared.ts';

export const projectSchema = z.strictObject({
  title: line(40, 'Vale do Iguaçu'),
  /** One of the groups of the portfolio's page. */
  category: reference('uma categoria do portfólio', 'websites', 'workCategories'),
  position: wholeNumber(1, 999, 'o lugar entre os projetos da categoria,'),
  sector: line(24, 'Imobiliária'),
  /** Whom it was made for, where its title is not the client's name. */
  client: z.optional(line(80, 'Imobiliária Vale do Iguaçu')),
  description: paragraph(160),
  /** What changed for the client, as a figure that can be shown. */
  result: z.optional(line(120, 'Pedidos de visita de 12 para 36 por semana.')),
  /** A cover; without it a drawing of the theme's. */
  image: z.optional(image),
  technologies: z._default(list(line(24, 'TypeScript'), 0, 6), []),
  liveUrl: z.optional(httpsUrl),
  /** Cards show the first three. */
  features: list(line(60, 'Busca com mapa'), 1, 8),
  /** Where the page of a project with a text was before. */
  aliases: metaShape.aliases,
  /** Of a project with a text, in a file that ends in .md: it has a page of its own. */
  case: z.optional(caseSchema),
});
export type Project = z.output<typeof projectSchema>;

export function projectClient({ client, title }: Project): string {
  return client ?? title;
}
