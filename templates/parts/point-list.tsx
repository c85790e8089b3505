// Points with a title and a text each.

interface Props {
  items: readonly { title: string; text: string }[];
}

export function PointList({ items }: Props) {
  return (
    <ul className="points cells ruled">
      <TitledItems items={items} />
    </ul>
  );
}

/** The items of a list, without the list element. */
export function TitledItems({ items }: Props) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
