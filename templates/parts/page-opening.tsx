// How an inner page opens: its headline, and what it is about beside it.

import type { ReactNode } from 'react';

interface Props {
  headline: string;
  lead: string;
  before?: ReactNode;
}

export function PageOpening({ headline, lead, before }: Props) {
  return (
    <div className="page-opening wrap">
      {before}
      <div className="page-opening-row">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
