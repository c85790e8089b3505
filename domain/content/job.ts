// The shape of an opening in content/jobs/.

import * as z from 'zod/mini';
import { date, line, list, metaOf, oneOf, paragraph, wholeNumber, withMeta } from './fields.ts';
import { CALLED, reference } from './reference.ts';
import { metaShape } from './shared.ts';

const MAX_REAIS = 200_000;
const REAIS = 'reais inteiros (sem centavos) por mês,';

/** Prices are centavos elsewhere: a hundred times too much is most likely one of them. */
function salary() {
  const schema = wholeNumber(1, MAX_REAIS, REAIS);
  const meta = metaOf(schema);
  return withMeta(schema, {
    description: meta?.description ?? REAIS,
    example: '4000',
    repair: (found) =>
      Number(found) > MAX_REAIS && Number(found) % 100 === 0
        ? String(Number(found) / 100)
        : meta?.repair?.(found),
  });
}

export const salaryReais = salary();

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
  /** Of content/people.yaml: whom they would work with. */
  colleague: z.optional(
    z.strictObject({
      id: reference(CALLED.person, 'davi-fontoura', 'people'),
      text: line(160, 'Vai revisar o seu código, e você o dele.'),
    }),
  ),
});
export type Job = z.output<typeof jobSchema>;
