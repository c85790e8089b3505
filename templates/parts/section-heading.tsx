// The heading of a section, with its lead.

import type { ReactNode } from 'react';

interface Props {
  /** The id of the heading that names the section. */
  id: string;
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function SectionHeading({ id, title, lead, children }: Props) {
  return (
    <div className={lead || children ? 'section-opening split' : 'section-opening'}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
