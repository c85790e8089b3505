// The content of the page for unknown addresses.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { action, link, pageShape } from './shared.ts';

export const notFoundSchema = z.strictObject({
  ...pageShape,
  template: z.literal('not-found'),
  code: line(40, 'Erro 404'),
  headline: line(80, 'Página não encontrada'),
  lead: paragraph(300),
  /** Before the address that was asked for. */
  attempted: line(60, 'Você procurou:'),
  /** Before the address that may have been meant. */
  suggestion: line(60, 'Você quis dizer'),
  back: line(30, 'Voltar'),
  home: action,
  contact: link,
  popularTitle: line(60, 'Por onde continuar'),
  popular: list(link, 1, 8),
});
export type NotFoundPage = z.output<typeof notFoundSchema>;
