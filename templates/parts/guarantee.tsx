// What the house answers for, in the words of content/guarantee.yaml: in one line, and in full.

import { useFrame } from '../frame.ts';
import { TextLink } from './button.tsx';

/** Nothing in a house without a guarantee. */
export function GuaranteeLine() {
  const { guarantee } = useFrame();
  if (guarantee.points.length === 0) return null;
  return (
    <ul className="guarantee-line seed-list">
      {guarantee.points.map(({ short }) => (
        <li key={short}>{short}</li>
      ))}
    </ul>
  );
}

export function Guarantee() {
  const { guarantee } = useFrame();
  const { title, points, more } = guarantee;
  if (points.length === 0) return null;
  return (
    <section className="guarantee wrap" aria-labelledby="garantia">
      <h2 id="garantia">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </p>
      )}
    </section>
  );
}
