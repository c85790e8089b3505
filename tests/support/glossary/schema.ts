// The shape of content/glossary/*.md: a kind that only the tests have.

import * as z from 'zod/mini';
import { line, paragraph } from '../../../domain/content/fields.ts';
import { imageShape } from '../../../domain/content/image.ts';
import { metaShape } from '../../../domain/content/pages/shared.ts';

export const termSchema = z.strictObject({
  ...metaShape,
  term: line(40, 'API'),
  meaning: paragraph(200),
  ...imageShape,
});
export type Term = z.output<typeof termSchema>;
