// A page with the brand alone above it: of a proposal that is closed, or gone.

import type { ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import { useFrame } from '../frame.ts';
import { Wordmark } from '../parts/mark.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

export function BarePage({ title, lead, children }: Props) {
  const { site } = useFrame();
  return (
    <>
      <header className="locked-header wrap">
        <a href={routes.home} aria-label={site.brand}>
          <Wordmark name={site.wordmark} />
        </a>
      </header>
      <main id="conteudo" tabIndex={-1} className="locked wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
    </>
  );
}
