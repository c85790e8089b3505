// What an opening offers, in a few lines.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../domain/job.ts';
import { formatMoney } from '../../domain/money.ts';
import { fill } from '../../domain/text/fill.ts';

interface Props {
  words: CareersPage['words'];
  job: ShownJob;
}

export function OpeningFacts({ words, job }: Props) {
  const { salaryMinReais, salaryMaxReais } = job;
  const facts = [
    [words.place, job.location],
    [words.type, job.type],
  ];
  if (salaryMinReais !== undefined && salaryMaxReais !== undefined) {
    const [min, max] = [formatMoney(salaryMinReais * 100), formatMoney(salaryMaxReais * 100)];
    facts.push([words.salary, fill(words.salaryRange, { min, max })]);
  }
  return (
    <dl className="opening-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
