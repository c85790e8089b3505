// The icons of the interface, drawn with strokes on a grid of 24 units, and the company's mark.

import { ARROW_RIGHT, WARNING } from '../../domain/asset-names.ts';
import type { DRAWN_NETWORKS } from '../../domain/content/site.ts';
import { routes } from '../../domain/routes.ts';
import { useSiteContext } from '../site-context.ts';

const paths = {
  'arrow-right': ARROW_RIGHT,
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-out': 'M7 17 17 7M8 7h9v9',
  menu: 'M4 7h16M8 12h12M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  warning: WARNING,
  /** A figure with outstretched arms, like the accessibility logo of the UN: https://www.un.org/accessibilitycenter/ */
  accessibility:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 6.2v.1M6.5 9.6 12 10.6l5.5-1M12 10.6v3.6l-3 4.6M12 14.2l3 4.6',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16 7h2',
  linkedin: 'M5 10v9M4 6h2M11 19v-9M11 13c2-4 8-4 8 1v5',
  youtube: 'M3 6h18v12H3zM10.5 10.5v3l2.5-1.5Z',
  github: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The bullet of the theme's family, in the accent colour. */
export function Seed() {
  const { seed } = useSiteContext().art;
  return (
    <svg className="seed" viewBox="0 0 12 20" aria-hidden="true">
      <path d={seed} />
    </svg>
  );
}

/** The names of the networks that have an icon. */
export const NETWORKS: Readonly<Record<(typeof DRAWN_NETWORKS)[number], string>> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
};

/** True if the name is too long for the large letters of the footer, and for a narrow header. */
const isLong = (name: string): boolean => /\S{9}|.{11}/.test(name);

/** The mark and the name of the company beside each other. */
export function Wordmark({ name }: { name: string }) {
  const { mark } = useSiteContext().art;
  return (
    <span className="wordmark" data-long={isLong(name) || undefined}>
      <svg
        className="mark"
        viewBox={mark.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark.shapes }}
      />
      {name}
    </span>
  );
}

/** The header of a page without the layout: a link to the home page. */
export function BrandAlone() {
  const { site } = useSiteContext();
  return (
    <header className="brand-alone wrap">
      <a href={routes.home} aria-label={site.brand}>
        <Wordmark name={site.wordmark} />
      </a>
    </header>
  );
}
