// The content of the portfolio page around its projects.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { reference } from '../reference.ts';
import { closing, pageShape } from './shared.ts';
import { projectName } from './works.ts';

export const portfolioSchema = z.strictObject({
  ...pageShape,
  template: z.literal('portfolio'),
  name: line(40, 'Portfólio'),
  headline: line(80, 'O que cada trabalho mudou.'),
  lead: paragraph(240),
  /** Works that no tab gathers, by what they have in common. */
  subjects: z.optional(
    list(z.strictObject({ label: line(40, 'Lojas'), show: list(projectName, 1, 8) }), 1, 6),
  ),
  groupsLabel: line(60, 'Tipos de projeto'),
  /** The categories of works, in the order of their tabs, with their titles; one without a work has no tab. */
  groups: z.record(
    reference('uma chave de palavras minúsculas, ligadas por hifens', 'websites'),
    line(40, 'Websites'),
  ),
  /** What the number beside a tab counts, for who hears it. */
  counted: z.optional(line(40, 'projetos')),
  /** Before the result of a project. */
  result: z.optional(line(40, 'O que mudou:')),
  visit: line(40, 'Ver Site'),
  /** Leads to the page of a work that has one. */
  open: z.optional(line(40, 'Ver o projeto')),
  similar: line(40, 'Projeto Similar'),
  /** `{title}` stands for the project's. */
  similarMessage: paragraph(300),
  closing,
});
export type PortfolioPage = z.output<typeof portfolioSchema>;
