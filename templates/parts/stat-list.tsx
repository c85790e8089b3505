// Figures with their labels.

import type { Claim } from '../../domain/content/data-files.ts';

/** Figures of a group of content/claims.yaml, each behind a rule. */
export function StatList({ claims = {} }: { claims: Record<string, Claim> | undefined }) {
  const figures = Object.entries(claims);
  if (figures.length === 0) return null;
  const longest = Math.max(...figures.map(([, { label }]) => label.length));
  const isLong = (label: string) => figures.length === 3 && label.length === longest;
  return (
    <dl className="stat-list">
      {figures.map(([name, { value, label, href }]) => (
        <div key={name} data-long={isLong(label) || undefined}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
