// The picture and the facts of an opening.

import type { JobSummary } from '../../domain/content/job.ts';
import { formatMoney } from '../../domain/money.ts';
import { jobWords } from '../../domain/words.ts';
import { type Fact, FactList } from './lists.tsx';
import { type Load, Picture } from './picture.tsx';

/** The picture of an opening, in the list and above the facts of its own page. */
export function JobCover({ job: { cover }, load }: { job: JobSummary; load?: Load | undefined }) {
  return (
    <Picture
      className="job-cover on-screen"
      picture={cover}
      sizes="(width >= 64rem) 22rem, 100vw"
      load={load}
    />
  );
}

/** The facts of an opening; the pay, if it is known, comes first. */
export function JobFacts({ job }: { job: JobSummary }) {
  const { salaryMinReais: min, salaryMaxReais: max } = job;
  const facts: Fact[] = [
    { label: jobWords.place, value: job.location },
    { label: jobWords.type, value: job.type },
  ];
  const hasPrice = min !== undefined && max !== undefined;
  if (hasPrice) {
    const [from, to] = [formatMoney(min * 100), formatMoney(max * 100)];
    const value = min === max ? from : jobWords.salaryRange(from, to);
    facts.unshift({ label: jobWords.salary, value });
  }
  return <FactList facts={facts} hasPrice={hasPrice} />;
}
