// Lists of short texts, and facts with their names.

import type { ReactNode } from 'react';

interface Props {
  items: readonly string[];
}

/** A list with the family's bullet; with `columns` in two columns if there is room. */
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

/** Facts with their names; with `hasPrice` the first is a price, which is displayed large. */
export function FactList({ facts, hasPrice }: { facts: readonly Fact[]; hasPrice?: boolean }) {
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
