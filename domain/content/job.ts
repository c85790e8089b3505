// The shape of an opening in content/jobs/.

import * as z from 'zod/mini';
import { date, line, list, oneOf, paragraph, wholeNumber } from './fields.ts';

export const jobSchema = z.strictObject({
  title: line(60, 'Desenvolvedor Full Stack'),
  location: line(60, 'Curitiba/PR - Remoto'),
  type: oneOf(['CLT', 'PJ', 'Estágio']),
  salaryMinReais: wholeNumber(1, 200_000, 'whole reais a month,'),
  salaryMaxReais: wholeNumber(1, 200_000, 'whole reais a month,'),
  publishedOn: date,
  validThrough: date,
  summary: paragraph(240),
  description: paragraph(2000),
  requirements: list(line(160, 'TypeScript'), 2, 12),
  responsibilities: list(line(160, 'Escrever testes'), 2, 12),
  benefits: list(line(160, 'Vale-refeição'), 1, 12),
});
export type Job = z.output<typeof jobSchema>;
