// Points in a ruled grid: a title, a few words.

import type { Point } from '../../domain/content/pages/shared.ts';

export function PointList({ points }: { points: Point[] }) {
  // Four are in pairs by the style sheet; six and twelve fill rows of three.
  const inPairs = [2, 8, 10].includes(points.length);
  return (
    <ul className={inPairs ? 'feature-grid feature-pairs' : 'feature-grid'}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
