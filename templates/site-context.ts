// The context that templates share besides their own content: the company, and the addresses of its drawings.

import { createContext, type ReactNode, useContext } from 'react';
import type { AssetName } from '../domain/asset-names.ts';
import type { Picture } from '../domain/content/image.ts';
import type { ShownJob } from '../domain/content/job.ts';
import type {
  Claims,
  Guarantee,
  Navigation,
  Person,
  Testimonial,
} from '../domain/content/lists.ts';
import type { BusinessSummary } from '../domain/content/page.ts';
import type { ShownProject } from '../domain/content/project.ts';
import type { Site } from '../domain/content/site.ts';
import type { IslandName, IslandProps } from '../domain/islands.ts';

/** A person as pages show them: drawn, or else by their initials. */
export interface ShownPerson extends Pick<Person, 'id' | 'name' | 'role' | 'line' | 'bio'> {
  face?: Picture | undefined;
}

/** The drawings of the brand, as far as pages draw themselves. */
interface BrandArt {
  /** The content of an `<svg>`, in the colour of the text around it. */
  mark: { viewBox: string; shapes: string };
  /** Path data of a bullet of 12×20. */
  seed: string;
  /** As sRGB, for what knows no style sheet. */
  accent: string;
  grounds: { light: string; dark: string };
}

export interface SiteContextValue {
  site: Site;
  art: BrandArt;
  navigation: Navigation;
  claims: Claims;
  testimonials: Testimonial[];
  people: ShownPerson[];
  /** Without points in a company that has none. */
  guarantee: Guarantee;
  /** Works of the portfolio, pages for businesses and openings, each in the site's order. */
  projects: readonly ShownProject[];
  businesses: readonly BusinessSummary[];
  jobs: readonly ShownJob[];
  /** A picture that content names. */
  picture: (image: string) => Picture;
  /** The click-to-chat address whose message is the preset's. */
  chatWith: (preset: string) => string;
  /** The click-to-chat address with a text of its own. */
  chatAbout: (text: string) => string;
  asset: (name: AssetName) => string;
  /** The address of the feed, on a site that has a blog. */
  feed: string | undefined;
  /** The address of the terms of use, and the month of their version, on a site that has them. */
  terms: { href: string; updatedOn: string } | undefined;
  /** An island's HTML, if it has a component of its own, around its slots; and the addresses of its scripts. */
  island: <Name extends IslandName>(
    name: Name,
    props: IslandProps[Name],
    slots?: Readonly<Record<string, ReactNode>>,
  ) => { html: string | undefined; scripts: string[] };
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** The context around every component of a page. */
export function useSiteContext(): SiteContextValue {
  const context = useContext(SiteContext);
  if (!context) throw new Error('a component was rendered outside of a site');
  return context;
}

/** The part of the context that the document around a page needs. */
export interface DocumentContext extends Pick<SiteContextValue, 'asset' | 'art'> {
  site: Pick<Site, 'brand' | 'url' | 'shareImage'>;
}

/** The metadata of one page. */
export interface Head {
  /** With the brand's name in it. */
  title: string;
  description: string;
  keywords: string[];
  /** The complete address of the page itself. */
  canonical: string;
  type: 'website' | 'article';
  /** Proposals and the not-found page stay out of search engines. */
  indexed: boolean;
  /** The address of a picture of the page's own for links to it, and what it shows. */
  shared?: { src: string; alt: string } | undefined;
  /** Complete addresses of the pages around this one, in a list in pages. */
  previous?: string | undefined;
  next?: string | undefined;
  /** A rule for this page alone, such as the running foot of a printed proposal. */
  printCss?: string;
}
