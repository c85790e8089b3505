// The content of the portfolio page around its projects.

import * as z from 'zod/mini';
import { line, paragraph } from '../fields.ts';
import { closing, pageShape } from './shared.ts';

export const portfolioSchema = z.strictObject({
  ...pageShape,
  template: z.literal('portfolio'),
  name: line(40, 'Portfólio'),
  headline: line(80, 'O que cada trabalho mudou.'),
  lead: paragraph(240),
  groupsLabel: line(60, 'Tipos de projeto'),
  /** The titles of the tabs. */
  groups: z.strictObject({
    websites: line(40, 'Websites'),
    sistemas: line(40, 'Sistemas'),
    'landing-pages': line(40, 'Landing Pages'),
  }),
  /** Before the result of a project. */
  result: z.optional(line(40, 'O que mudou:')),
  visit: line(40, 'Ver Site'),
  similar: line(40, 'Projeto Similar'),
  /** `{title}` stands for the project's. */
  similarMessage: paragraph(300),
  closing,
});
export type PortfolioPage = z.output<typeof portfolioSchema>;
