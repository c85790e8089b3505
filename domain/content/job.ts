// Openings: the shape of a file in content/jobs/, and an opening as its page and the lists show it.

import * as z from 'zod/mini';
import {
  date,
  guessWhole,
  line,
  list,
  oneOf,
  paragraph,
  REFERENCE_LABELS,
  reference,
  wholeNumber,
  yes,
} from './fields.ts';
import type { Picture } from './image.ts';
import { metaShape } from './shared.ts';

const MAX_REAIS = 200_000;
const salaryReais = wholeNumber(1, MAX_REAIS, 'reais inteiros (sem centavos) por mês,', {
  example: '4000',
  // Prices are centavos elsewhere: a hundred times too much is most likely one of them.
  repair: (found) =>
    Number(found) > MAX_REAIS && Number(found) % 100 === 0
      ? String(Number(found) / 100)
      : guessWhole(found, 1, MAX_REAIS),
});

export const jobSchema = z.strictObject({
  title: line(60, 'Desenvolvedor Full Stack'),
  location: line(60, 'Curitiba/PR - Remoto'),
  type: oneOf(['CLT', 'PJ', 'Estágio']),
  /** Both, or neither. */
  salaryMinReais: z.optional(salaryReais),
  salaryMaxReais: z.optional(salaryReais),
  publishedOn: date,
  validThrough: date,
  summary: paragraph(240),
  description: paragraph(2000),
  requirements: list(line(160, 'TypeScript'), 2, 12),
  responsibilities: list(line(160, 'Escrever testes'), 2, 12),
  benefits: list(line(160, 'Vale-refeição'), 1, 12),
  aliases: metaShape.aliases,
  draft: z.optional(yes),
  /** An id of content/people.yaml: somebody they would work with. */
  colleague: z.optional(
    z.strictObject({
      id: reference(REFERENCE_LABELS.person, 'davi-fontoura', 'people'),
      text: line(160, 'Vai revisar o seu código, e você o dele.'),
    }),
  ),
});
export type Job = z.output<typeof jobSchema>;

export interface ShownJob extends Job {
  /** The last part of its address, and what the application form sends. */
  id: string;
  route: string;
  cover: Picture;
  /** Beside the form: unlike the cover of any opening, while there are motifs. */
  side: Picture;
}
