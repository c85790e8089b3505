// The shared layout: header, main content, footer.

import type { ReactNode } from 'react';
import { siteWords } from '../domain/words.ts';
import { Footer } from './parts/footer.tsx';
import { ariaCurrent, Header } from './parts/header.tsx';
import type { SiteContextValue } from './site-context.ts';

interface Props {
  route: string;
  children: ReactNode;
}

/** A key that is the same for pages with the same header and footer. */
export function layoutKey({ navigation }: SiteContextValue, route: string): string {
  return navigation.header.map((link) => ariaCurrent(link, route) ?? '').join();
}

/** The first elements of every page: a link past the header, for keyboards, and a place for the loader's announcements. */
export function SkipLink() {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {siteWords.skipLink}
      </a>
      <output className="visually-hidden">
        <span hidden>{siteWords.loading}</span>
      </output>
    </>
  );
}

export function Layout({ route, children }: Props) {
  return (
    <>
      <Header route={route} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
