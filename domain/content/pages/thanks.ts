// The content of the page that follows a form sent without a script.

import * as z from 'zod/mini';
import { line, paragraph } from '../fields.ts';
import { action, pageShape } from './shared.ts';

export const thanksSchema = z.strictObject({
  ...pageShape,
  template: z.literal('thanks'),
  headline: line(80, 'Mensagem recebida.'),
  lead: paragraph(300),
  home: action,
  blog: z.optional(action),
});
export type ThanksPage = z.output<typeof thanksSchema>;
