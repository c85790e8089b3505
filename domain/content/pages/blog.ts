// The content of the page that lists the articles.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { privacyNote } from './form.ts';
import { pageShape } from './shared.ts';

export const blogSchema = z.strictObject({
  ...pageShape,
  template: z.literal('blog'),
  headline: line(80, 'Blog'),
  lead: paragraph(240),
  empty: paragraph(200),
  /** What articles may be about; without it their `category` is any text. */
  categories: z.optional(list(line(30, 'Estratégia'), 1, 20)),
  /** Beside the newsletter's field. */
  privacy: z.optional(privacyNote),
});
export type BlogPage = z.output<typeof blogSchema>;
