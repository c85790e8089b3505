// The context that all templates share: the company, its content, and the addresses of assets.

import { createContext, type ReactNode, useContext } from 'react';
import type { AssetName } from '../domain/asset-names.ts';
import type {
  Claims,
  Guarantee,
  Navigation,
  Person,
  Testimonial,
} from '../domain/content/data-files.ts';
import type { Picture } from '../domain/content/image.ts';
import type { JobSummary } from '../domain/content/job.ts';
import type { BusinessSummary, KnownPages } from '../domain/content/page.ts';
import type { ProjectSummary } from '../domain/content/project.ts';
import type { Company } from '../domain/content/site.ts';
import type { IslandName, IslandProps } from '../domain/islands.ts';

/** A person as pages show them: with a portrait, or without one by initials. */
export interface PersonSummary extends Pick<Person, 'id' | 'name' | 'role' | 'line' | 'bio'> {
  face?: Picture | undefined;
}

/** The drawings of the brand that pages contain inline. */
interface BrandArt {
  /** The content of an `<svg>`, in the colour of the text around it. */
  mark: { viewBox: string; shapes: string };
  /** Path data of a bullet of 12×20. */
  seed: string;
  /** A colour in sRGB, for elements that no style sheet reaches; so are `grounds`. */
  accent: string;
  grounds: { light: string; dark: string };
}

export interface SiteContextValue {
  site: Company;
  art: BrandArt;
  navigation: Navigation;
  /** The routes of the pages that others lead to; undefined for what the site does not have. */
  known: KnownPages;
  claims: Claims;
  testimonials: Testimonial[];
  people: PersonSummary[];
  /** Without points if the company has no guarantee. */
  guarantee: Guarantee;
  /** Works of the portfolio, pages for businesses and openings, each in the site's order. */
  projects: readonly ProjectSummary[];
  businesses: readonly BusinessSummary[];
  jobs: readonly JobSummary[];
  /** A picture that content names. */
  picture: (image: string) => Picture;
  /** The click-to-chat address with the message of a preset. */
  chatWith: (preset: string) => string;
  /** The click-to-chat address with a text of its own. */
  chatAbout: (text: string) => string;
  asset: (name: AssetName) => string;
  /** The address of the feed, on a site that has a blog. */
  feed: string | undefined;
  /** The address of the terms of use and the month of their version, if the site has them. */
  terms: { href: string; updatedOn: string } | undefined;
  /** The HTML of an island around its slots, undefined without a component; and the addresses of its scripts. */
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
  site: Pick<Company, 'brand' | 'url' | 'shareImage'>;
}

/** The metadata of one page. */
export interface Head {
  /** The title of the document, which includes the brand. */
  title: string;
  description: string;
  keywords: string[];
  /** The complete address of the page itself. */
  canonical: string;
  type: 'website' | 'article';
  /** Proposals and the not-found page stay out of search engines. */
  indexed: boolean;
  /** The page's own picture for links to it: its address, and what it shows. */
  shared?: { src: string; alt: string } | undefined;
  /** The complete addresses of the pages before and after this one, if a list is split into pages. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Rules for this page alone, such as the foot of a printed proposal. */
  printCss?: string;
}
