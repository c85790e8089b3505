// How an inner page opens: its headline, and what it is about beside it.

import type { ReactNode } from 'react';
import { Kicker } from './kicker.tsx';

interface Props {
  /** What it is, and where, above the headline. */
  kicker?: string | undefined;
  headline: string;
  lead: string;
  before?: ReactNode;
}

export function PageOpening({ kicker, headline, lead, before }: Props) {
  return (
    <div className="page-opening wrap">
      {before}
      <div className="page-opening-row">
        <div>
          {kicker && <Kicker>{kicker}</Kicker>}
          <h1>{headline}</h1>
        </div>
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
