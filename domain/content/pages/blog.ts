// The content of the page that lists the articles.

import * as z from 'zod/mini';
import { line, paragraph } from '../fields.ts';
import { privacyNote } from './form.ts';
import { pageShape } from './shared.ts';

export const blogSchema = z.strictObject({
  ...pageShape,
  template: z.literal('blog'),
  headline: line(80, 'Blog'),
  lead: paragraph(240),
  empty: paragraph(200),
  /** Beside the newsletter's field. */
  privacy: z.optional(privacyNote),
});
export type BlogPage = z.output<typeof blogSchema>;
