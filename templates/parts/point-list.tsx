// Points with a title and a text each.

export function PointList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="points cells ruled">
      {items.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
