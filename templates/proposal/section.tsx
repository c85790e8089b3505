// A titled part of a proposal.

import type { ReactNode } from 'react';

/** `keep`: on paper the whole section stays on one page. */
export function Section({
  title,
  keep,
  ask,
  children,
}: {
  title: string;
  keep?: boolean;
  ask?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="proposal-section" data-keep={keep}>
      <h2>{title}</h2>
      {children}
      {ask}
    </section>
  );
}
