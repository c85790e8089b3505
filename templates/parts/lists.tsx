// Lists of short texts: what something has, what it is made with, and facts with their names.

import type { ReactNode } from 'react';

interface Props {
  items: readonly string[];
}

/** `columns`: two where there is room. */
export function SeedList({ items, columns }: Props & { columns?: boolean }) {
  return (
    <ul className="seed-list" data-columns={columns || undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function BadgeList({ items }: Props) {
  return (
    <ul className="badge-list">
      {items.map((item) => (
        <li className="badge" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

/** `hasPrice`: the first is the price, which is shown large. */
export function Facts({ facts, hasPrice }: { facts: readonly Fact[]; hasPrice?: boolean }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }, index) => (
        <div key={label} data-paid={(hasPrice && index === 0) || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
