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
  const facts = [
    [words.place, job.location],
    [words.type, job.type],
    [
      words.salary,
      fill(words.salaryRange, {
        min: formatMoney(job.salaryMinReais * 100),
        max: formatMoney(job.salaryMaxReais * 100),
      }),
    ],
  ] as const;
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
