// The house's mark, alone or with its wordmark.

import { routes } from '../../domain/routes.ts';
import { useFrame } from '../frame.ts';

export function Mark() {
  const { mark } = useFrame().art;
  return (
    <svg
      className="mark"
      viewBox={mark.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: mark.shapes }}
    />
  );
}

/** `name` is the brand in its wordmark's spelling. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <Mark />
      <span className="wordmark-name">{name}</span>
    </span>
  );
}

/** The head of a page outside the layout: it leads home, and nowhere else. */
export function BrandAlone() {
  const { site } = useFrame();
  return (
    <header className="brand-alone wrap">
      <a href={routes.home} aria-label={site.brand}>
        <Wordmark name={site.wordmark} />
      </a>
    </header>
  );
}
