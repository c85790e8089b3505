// What a page tells search engines about a job.

import { expect, test } from 'vitest';
import type { JobSummary } from '../../domain/content/job.ts';
import type { Company } from '../../domain/content/site.ts';
import { jobPosting } from '../../pipeline/pages/structured-data.ts';

const company = { brand: 'Pinha', url: 'https://www.pinha.test', city: 'Curitiba/PR' } as Company;
const lists = { responsibilities: [], requirements: [], benefits: [] } as const;

test.each([
  ['Curitiba/PR - Remoto', 'TELECOMMUTE'],
  ['100% remota', 'TELECOMMUTE'],
  ['Curitiba/PR', undefined],
  ['Curitiba/PR - Híbrido, 2 dias remotos', undefined],
])('a job in “%s” has the place %s', (location, type) => {
  const job = { title: 'QA', description: 'Teste.', type: 'CLT', location, ...lists };
  const posting = jobPosting(company, job as unknown as JobSummary);
  expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Curitiba' } } });
  expect(Object(posting).jobLocationType).toBe(type);
});
