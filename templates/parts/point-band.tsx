// Points on the house's green, from edge to edge: a title, a grid, and what belongs to them.

import type { ReactNode } from 'react';
import type { Point } from '../../domain/content/pages/shared.ts';
import { PointList } from './point-list.tsx';

interface Props {
  /** The title's id on its page. */
  id: string;
  title: string;
  points: Point[];
  className?: string;
  children?: ReactNode;
}

export function PointBand({ id, title, points, className = '', children }: Props) {
  return (
    <section className={`${className} band second-ground`.trim()} aria-labelledby={id}>
      <div className="wrap">
        <h2 className="point-title" id={id}>
          {title}
        </h2>
        <PointList points={points} />
        {children}
      </div>
    </section>
  );
}
