// What stands above the list of pages for businesses.

import * as z from 'zod/mini';
import { line, paragraph } from '../fields.ts';

export const businesses = z.strictObject({
  title: line(80, 'Para o seu negócio'),
  lead: z.optional(paragraph(240)),
});
export type BusinessesContent = z.output<typeof businesses>;
