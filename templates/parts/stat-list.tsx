// Figures with their labels, each behind a structural rule.

import type { Claim } from '../../domain/content/site.ts';

/** Lists of so many are set out in a way of their own. */
const COUNTED: Readonly<Record<number, string>> = {
  1: ' stat-alone',
  2: ' stat-pair',
  4: ' stat-four',
};

export function StatList({ claims = {} }: { claims: Record<string, Claim> | undefined }) {
  const figures = Object.entries(claims);
  if (figures.length === 0) return null;
  return (
    <dl className={`stat-list${COUNTED[figures.length] ?? ''}`}>
      {figures.map(([name, { value, label, href }]) => (
        <div className="stat" key={name}>
          <dt className={href && 'stat-source'}>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
