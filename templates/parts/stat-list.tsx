// Figures with their labels, each behind a structural rule.

import type { Claim } from '../../domain/content/site.ts';

export function StatList({ claims = {} }: { claims: Record<string, Claim> | undefined }) {
  const figures = Object.entries(claims);
  if (figures.length === 0) return null;
  return (
    <dl className={figures.length === 1 ? 'stat-list stat-alone' : 'stat-list'}>
      {figures.map(([name, { value, label, href }]) => (
        <div className="stat" key={name}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
