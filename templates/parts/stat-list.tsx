// Figures with their labels, each behind a structural rule.

import type { Claim } from '../../domain/content/site.ts';

export function StatList({ claims }: { claims: Record<string, Claim> }) {
  return (
    <dl className="stat-list">
      {Object.entries(claims).map(([name, { value, label }]) => (
        <div className="stat" key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
