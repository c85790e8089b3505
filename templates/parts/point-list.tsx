// Points in a ruled grid: a title, a few words.

import type { Point } from '../../domain/content/pages/shared.ts';

export function PointList({ points }: { points: Point[] }) {
  return (
    <ul className="cells feature-grid">
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
