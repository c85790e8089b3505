// What the house answers for, in the words of content/guarantee.yaml: in one line, and in full.

import { useFrame } from '../frame.ts';
import { TextLink } from './button.tsx';
import { PointList } from './point-list.tsx';

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
    <section className="guarantee band second-ground" aria-labelledby="garantia">
      <div className="wrap">
        <h2 className="point-title" id="garantia">
          {title}
        </h2>
        <PointList points={points} />
        {more && (
          <p>
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
