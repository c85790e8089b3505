// Lists of short texts: what something has, and what it is made with.

interface Props {
  items: readonly string[];
}

/** `columns`: two where there is room. */
export function SeedList({ items, columns }: Props & { columns?: boolean }) {
  return (
    <ul className={columns ? 'seed-list seed-columns' : 'seed-list'}>
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
        <li className="badge" data-look="outline" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
