// What the build knows of one kind of content: each kind is one descriptor, which reading, checking and planning go through.

import type * as z from 'zod/mini';
import type { Person } from '../../domain/content/person.ts';
import type { Project } from '../../domain/content/project.ts';
import type { ProposalLibrary } from '../../domain/content/proposal-library.ts';
import type { Testimonial } from '../../domain/content/testimonial.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import type { Assets } from '../assets/assets.ts';
import type { Page } from '../page.ts';
import type { Run } from '../run.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import type { NamedLists } from './checks/check-names.ts';
import type { Collections, Entry } from './collections.ts';

/** A picture that content names, and where it does. */
export interface ImageUse {
  image: string;
  /** Links to the page of the record show it, too. */
  isShared?: boolean;
  source: Source;
  path: readonly PropertyKey[];
}

/** Everything that may be named, also by what could not be read. */
export interface Names {
  lists: NamedLists;
  /** Undefined while their file cannot be read; without one an author is any name. */
  people: readonly Person[] | undefined;
  proposalLibrary: ProposalLibrary;
}

/** What the names stand for. */
export interface Library {
  projects: ReadonlyMap<string, Project>;
  testimonials: readonly Testimonial[];
  people: readonly Person[];
  proposalLibrary: ProposalLibrary;
}

/** What was made before the pages are planned. */
export interface Made {
  run: Run;
  pictures: Pictures;
  assets: Assets;
}

/**
 * `Written` is what a file says; `Shown` an entry as pages show it, with what its references stand
 * for. Methods, not properties: a list of kinds holds kinds of different data.
 */
export interface Kind<
  Written extends object = object,
  Shown extends Entry<object> = Entry<Written>,
  Summary = unknown,
> {
  /** What `npm run new` calls it. */
  name: string;
  /** Its folder in content/. */
  folder: string;
  extensions: readonly string[];
  schema: z.ZodMiniType<Written>;
  /** The address that the file's name gives, and how it ends (`.md`); a line `route:` gives another. */
  routeOf(name: string, extension: string): string;
  /** What one file contradicts: in itself, or in what others are called. */
  check?(entry: Entry<Written>, names: Names, run: Run): Problem[];
  /** What several files contradict together. */
  checkAll?(entries: readonly Entry<Written>[], names: Names): Problem[];
  /** Puts in the place of references what they stand for. */
  resolve?(data: Written, library: Library): Shown['data'];
  /** Says of a value that comes from elsewhere where that is. */
  originOf?(data: Written, path: readonly PropertyKey[]): string | undefined;
  /** What stands for names that its texts alone may use, such as `{total}`. */
  fills?(data: Shown['data']): Fills;
  /** Without it every file is shown; what is left out is told to the owner. */
  isShown?(data: Shown['data'], run: Run): boolean;
  compare?(a: Entry<Shown['data']>, b: Entry<Shown['data']>): number;
  /** The pictures that its records name; those in texts are found in the texts. */
  images?(entry: Shown): ImageUse[];
  /** What pages of other kinds may show of it, in the order of the entries. */
  summarise?(entries: readonly Shown[], made: Made): Summary[];
  /** The pages that its files give, in their order; without it they only appear on others. */
  pages?(entries: readonly Shown[], site: Collections, made: Made): Page[];
}

/** The picture that a page names for links to it. */
export function sharedImage(image: string | undefined, source: Source): ImageUse[] {
  return image === undefined ? [] : [{ image, source, path: ['shareImage'], isShared: true }];
}
