// What an opening looks like, and what it offers in a few lines.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../domain/job.ts';
import { formatMoney } from '../../domain/money.ts';
import { fill } from '../../domain/text/fill.ts';
import { coverName, Picture } from './picture.tsx';

interface Props {
  words: CareersPage['words'];
  job: ShownJob;
}

/** In the list, and at the head of its own page's facts. */
export function OpeningCover({ job: { cover, route } }: Pick<Props, 'job'>) {
  return (
    <Picture
      className="opening-cover"
      picture={cover}
      sizes="(width >= 64rem) 22rem, 100vw"
      cover={coverName(route)}
      eager
    />
  );
}

export function OpeningFacts({ words, job }: Props) {
  const { salaryMinReais, salaryMaxReais } = job;
  const facts = [
    [words.place, job.location],
    [words.type, job.type],
  ];
  if (salaryMinReais !== undefined && salaryMaxReais !== undefined) {
    const [min, max] = [formatMoney(salaryMinReais * 100), formatMoney(salaryMaxReais * 100)];
    facts.unshift([words.salary, fill(words.salaryRange, { min, max })]);
  }
  return (
    <dl className="opening-facts">
      {facts.map(([label, value]) => (
        <div key={label} data-paid={label === words.salary || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
