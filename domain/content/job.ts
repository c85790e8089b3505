// Openings: the shape of a file in content/jobs/, and an opening as its page and the lists show it.

import * as z from 'zod/mini';
import { metaShape } from './common.ts';
import {
  date,
  flag,
  line,
  list,
  oneOf,
  paragraph,
  REFERENCE_LABELS,
  reference,
  wholeNumber,
} from './fields.ts';
import type { Picture } from './image.ts';

const salaryReais = wholeNumber(1, 200_000, 'reais inteiros (sem centavos) por mês,', '4000');

export const jobSchema = z.strictObject({
  title: line(60, 'Desenvolvedor Full Stack'),
  location: line(60, 'Curitiba/PR - Remoto'),
  type: oneOf(['CLT', 'PJ', 'Estágio']),
  /** Both are written, or neither. */
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
  draft: z.optional(flag),
  /** A person of content/people.yaml that the candidate would work with. */
  colleague: z.optional(
    z.strictObject({
      id: reference(REFERENCE_LABELS.person, 'davi-fontoura', 'people'),
      text: line(160, 'Vai revisar o seu código, e você o dele.'),
    }),
  ),
});
export type Job = z.output<typeof jobSchema>;

/** True if a location such as `Curitiba/PR - Remoto` says so; not for `Híbrido, 2 dias remotos`. */
export const isRemote = (location: string): boolean =>
  /remot/i.test(location) && !/h[ií]brid|presencial/i.test(location);

export interface JobSummary extends Job {
  /** The last part of its address, which the application form sends. */
  id: string;
  route: string;
  cover: Picture;
  /** The picture beside the form: another than the covers of the openings, as long as there are drawings left. */
  side: Picture;
}
