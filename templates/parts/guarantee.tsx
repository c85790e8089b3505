// What the house answers for, in the words of content/guarantee.yaml: in one line, and in full.

import { useFrame } from '../frame.ts';
import { TextLink } from './button.tsx';
import { PointBand } from './point-band.tsx';

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

/** `alone`: on a green that no other drawing stands on or above. */
export function Guarantee({ alone }: { alone?: boolean }) {
  const { guarantee } = useFrame();
  const { title, points, more } = guarantee;
  if (points.length === 0) return null;
  const className = alone ? 'guarantee rings rings-above' : 'guarantee';
  return (
    <PointBand id="garantia" className={className} title={title} points={points}>
      {more && (
        <p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </p>
      )}
    </PointBand>
  );
}
