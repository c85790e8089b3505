// How an inner page opens: where it stands, its headline, and what it is about beside it.

import type { Link } from '../../domain/content/site.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Kicker } from './kicker.tsx';

interface Props {
  page: {
    /** What it is, and where, above the headline. */
    kicker?: string | undefined;
    headline: string;
    lead: string;
    /** As the way to it ends. */
    name: string;
  };
  /** Pages between it and the first. */
  parents?: Link[];
}

export function PageOpening({ page: { kicker, headline, lead, name }, parents = [] }: Props) {
  return (
    <div className="page-opening wrap">
      <Breadcrumb parents={parents} current={name} />
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
