// A page with the brand alone above it: of a proposal that is closed, or gone.

import type { ReactNode } from 'react';
import { BrandAlone } from '../parts/icons.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

export function BarePage({ title, lead, children }: Props) {
  return (
    <>
      <BrandAlone />
      <main id="conteudo" tabIndex={-1} className="locked wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
    </>
  );
}
