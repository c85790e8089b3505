// Services as tiles of one row, or of rows of three.

import type { ReactNode } from 'react';

/** A row has up to four; one or two are so wide that they need a height of their own. */
export function Tiles({ children }: { children: readonly ReactNode[] }) {
  const { length } = children;
  const kind = length > 4 ? ' tiles-many' : length < 3 ? ' tiles-few' : '';
  return <ul className={`tiles${kind}`}>{children}</ul>;
}
