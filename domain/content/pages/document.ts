// A page that is mostly one long text: its body is Markdown, in which {brand}, {email} and so on are filled in.

import * as z from 'zod/mini';
import { line, paragraph, withMeta } from '../fields.ts';
import { pageShape } from './shared.ts';

export const documentSchema = z.strictObject({
  ...pageShape,
  template: z.literal('document'),
  headline: line(80, 'Política de privacidade'),
  lead: paragraph(300),
  updatedOn: withMeta(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), {
    description: 'um mês, como AAAA-MM',
    example: '2025-01',
  }),
});
export type DocumentPage = z.output<typeof documentSchema>;
