// What the pages are planned from: the house, all entries, and what one kind shows of another.

import type { BusinessSummary } from '../../domain/business.ts';
import type { Business } from '../../domain/content/business.ts';
import type { Guarantee } from '../../domain/content/guarantee.ts';
import type { Job } from '../../domain/content/job.ts';
import type { PageContent } from '../../domain/content/page.ts';
import type { Person } from '../../domain/content/person.ts';
import type { PostData } from '../../domain/content/post.ts';
import type { Project } from '../../domain/content/project.ts';
import type { ProposalData } from '../../domain/content/proposal.ts';
import type { Claims, Navigation, Presets, Site } from '../../domain/content/site.ts';
import type { Testimonial } from '../../domain/content/testimonial.ts';
import type { Theme } from '../../domain/content/theme.ts';
import type { Redirects } from '../../domain/hosting/redirects.ts';
import type { ShownJob } from '../../domain/job.ts';
import type { PostSummary } from '../../domain/post.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import type { ShownProject } from '../../domain/work.ts';
import type { SINGLE_FILES } from '../read/list-content.ts';
import type { Source } from '../source.ts';

/** One file that was read, and is as its schema wants it. */
export interface Entry<Data> {
  /** Path from the project's root. */
  file: string;
  /** The file's name without its extension. */
  name: string;
  route: string;
  data: Data;
  source: Source;
  /** The addresses of the pictures that its text shows. */
  images: readonly string[];
}

/** The records without which no page can be made. */
export interface House {
  site: Site;
  claims: Claims;
  navigation: Navigation;
  presets: Presets;
  testimonials: Testimonial[];
  theme: Theme;
  /** Empty without content/people.yaml. */
  people: Person[];
  /** Without points where there is no content/guarantee.yaml. */
  guarantee: Guarantee;
  /** Empty without content/redirects.yaml. */
  redirects: Redirects;
  /** What stands for `{brand}`, `{price:websites}` and the like. */
  fills: Fills;
  /** The files that say all this; of people, if there is one. */
  sources: Readonly<Partial<Record<keyof typeof SINGLE_FILES, Source>>>;
}

/** Every entry of every kind, by the kind's folder. */
export type Entries = ReadonlyMap<string, readonly Entry<object>[]>;

/** The entries that code knows by name. */
export interface Content {
  /** Entries of content/pages/ and content/services/. */
  pages: readonly Entry<PageContent>[];
  /** Newest first, without drafts and days to come unless these were asked for. */
  posts: readonly Entry<PostData>[];
  proposals: readonly Entry<ProposalData>[];
  /** In the order of their categories and positions. */
  projects: readonly Entry<Project>[];
  jobs: readonly Entry<Job>[];
  businesses: readonly Entry<Business>[];
}

/** Each folder holds what its kind's schema and `resolve` gave: only here the types say so. */
export function contentOf(entries: Entries): Content {
  const inFolder = <Data>(folder: string) => (entries.get(folder) ?? []) as readonly Entry<Data>[];
  return {
    pages: [...inFolder<PageContent>('pages'), ...inFolder<PageContent>('services')],
    posts: inFolder('blog'),
    proposals: inFolder('proposals'),
    projects: inFolder('portfolio'),
    jobs: inFolder('jobs'),
    businesses: inFolder('businesses'),
  };
}

export interface Collections extends Content {
  house: House;
  /** What lists show of the entries of the same place. */
  summaries: {
    posts: PostSummary[];
    projects: ShownProject[];
    jobs: ShownJob[];
    businesses: BusinessSummary[];
  };
  /** The same of every kind, by its folder. */
  allSummaries: ReadonlyMap<string, readonly unknown[]>;
  /** The addresses that a visitor may have meant. */
  guesses: string[];
}

/** What kinds gave as summaries, by the kind's folder. */
export function summariesOf(byFolder: ReadonlyMap<string, unknown[]>): Collections['summaries'] {
  const inFolder = <Summary>(folder: string) => (byFolder.get(folder) ?? []) as Summary[];
  return {
    posts: inFolder('blog'),
    projects: inFolder('portfolio'),
    jobs: inFolder('jobs'),
    businesses: inFolder('businesses'),
  };
}
