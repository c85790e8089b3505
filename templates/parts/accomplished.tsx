// The green field that opens a page of thanks, with the lit araucária on it.

import type { ReactNode } from 'react';
import { Grown } from './grown.tsx';

interface Props {
  headline: string;
  lead: string;
  children: ReactNode;
}

export function Accomplished({ headline, lead, children }: Props) {
  return (
    <div className="accomplished second-ground">
      <div className="wrap">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <div className="cluster">{children}</div>
        </div>
        <Grown eager />
      </div>
    </div>
  );
}
