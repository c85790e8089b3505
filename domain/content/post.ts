// The shape of an article's front matter.

import * as z from 'zod/mini';
import { date, line, oneOf, paragraph, route, wholeNumber, withHint, yes } from './fields.ts';
import { metaShape } from './pages/shared.ts';

/** Either the word `generated`, or a picture under public/. */
export const image = withHint(
  z.string().check(z.regex(/^(generated|\/[^\s]+\.(?:jpe?g|png|webp|avif|svg))$/i)),
  {
    expected: 'the word generated, or a picture in public/ such as /uploads/equipe.jpg',
    example: 'generated',
    mend: (found) =>
      /^[\w/.-]+\.(jpe?g|png|webp|avif|svg)$/i.test(String(found))
        ? `/${String(found).replace(/^\.?\/?(public\/)?/, '')}`
        : undefined,
  },
);

export const postSchema = z.strictObject({
  ...metaShape,
  excerpt: paragraph(220),
  publishedOn: date,
  updatedOn: z.optional(date),
  readMinutes: wholeNumber(1, 60, 'the reading time in whole minutes,'),
  author: line(60, 'Helena Tavares'),
  slug: withHint(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), {
    expected: 'lower-case words without accents, joined by hyphens',
    example: 'quanto-custa-um-site',
  }),
  category: oneOf(['Automação', 'Estratégia', 'Tecnologia', 'Conceitos']),
  image,
  route: z.optional(route),
  draft: z.optional(yes),
});
export type PostData = z.output<typeof postSchema>;
