// The shared layout: header, main content, footer.

import type { ReactNode } from 'react';
import type { Frame } from './frame.ts';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';

interface Props {
  frame: Frame;
  route: string;
  children: ReactNode;
}

export function Layout({ frame, route, children }: Props) {
  return (
    <>
      <Header frame={frame} route={route} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  );
}
