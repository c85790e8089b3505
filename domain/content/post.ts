// The shape of an article's front matter.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import { date, line, list, paragraph, route, wholeNumber, withMeta, yes } from './fields.ts';
import { image } from './image.ts';
import { listed } from './reference.ts';
import { metaShape, projectName } from './shared.ts';

export const postSchema = z.strictObject({
  ...metaShape,
  excerpt: paragraph(220),
  publishedOn: date,
  updatedOn: z.optional(date),
  readMinutes: wholeNumber(1, 60, 'o tempo de leitura em minutos inteiros,'),
  author: listed(line(60, 'Helena Tavares'), 'people', { orAnother: true }),
  /** What `aliases` was, for one address of the blog. */
  slug: z.optional(
    withMeta(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), {
      description: 'palavras minúsculas, sem acentos, ligadas por hifens',
      example: 'quanto-custa-um-site',
      repair: (found) => slugOf(String(found)) || undefined,
    }),
  ),
  /** One of the list's page, where that names some. */
  category: listed(line(30, 'Estratégia'), 'postCategories'),
  /** Without it a drawing of the theme's. */
  image: z.optional(image),
  /** Works of the portfolio that it tells of. */
  works: z.optional(list(projectName, 1, 3)),
  route: z.optional(route),
  draft: z.optional(yes),
});
export type PostData = z.output<typeof postSchema>;
