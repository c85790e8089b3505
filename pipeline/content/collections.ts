// The collections and single files of content/, each with its schema.

import type * as z from 'zod/mini';
import { redirectsSchema } from '../../domain/content/addresses.ts';
import {
  claimsSchema,
  guaranteeSchema,
  navigationSchema,
  peopleSchema,
  presetsSchema,
  testimonialsSchema,
} from '../../domain/content/data-files.ts';
import { jobSchema } from '../../domain/content/job.ts';
import { businessSchema, pageSchema } from '../../domain/content/page.ts';
import { postSchema } from '../../domain/content/post.ts';
import { projectSchema } from '../../domain/content/project.ts';
import { librarySchemas, proposalFileSchema } from '../../domain/content/proposal.ts';
import { siteSchema } from '../../domain/content/site.ts';
import { themeSchema } from '../../domain/content/theme.ts';
import {
  businessRoute,
  jobRoute,
  postRoute,
  projectRoute,
  proposalRoute,
} from '../../domain/routes.ts';
import type { Source } from './source.ts';

/** The folders of content/, with the extensions and the schema of their files, and the route that a name gives. */
export const COLLECTIONS = {
  // Used only if a file is wrong, since every page states its route.
  pages: { extensions: ['.yaml', '.md'], schema: pageSchema, routeOf: (name) => `/${name}` },
  services: { extensions: ['.yaml'], schema: pageSchema, routeOf: (name) => `/${name}` },
  businesses: { extensions: ['.yaml'], schema: businessSchema, routeOf: businessRoute },
  blog: { extensions: ['.md'], schema: postSchema, routeOf: postRoute },
  jobs: { extensions: ['.yaml'], schema: jobSchema, routeOf: jobRoute },
  proposals: { extensions: ['.md'], schema: proposalFileSchema, routeOf: proposalRoute },
  portfolio: {
    extensions: ['.yaml', '.md'],
    schema: projectSchema,
    routeOf: projectRoute,
  },
} as const satisfies Record<string, Collection>;

export interface Collection {
  extensions: readonly string[];
  schema: z.ZodMiniType;
  routeOf(name: string): string;
}

export type CollectionName = keyof typeof COLLECTIONS;

/** The files that hold one list or one group each; `fallback` is the value in a project that lacks the file. */
export const SINGLE_FILES = {
  site: { file: 'content/site.yaml', schema: siteSchema },
  navigation: { file: 'content/navigation.yaml', schema: navigationSchema },
  theme: { file: 'content/theme.yaml', schema: themeSchema },
  claims: { file: 'content/claims.yaml', schema: claimsSchema, fallback: {} },
  presets: { file: 'content/presets.yaml', schema: presetsSchema, fallback: {} },
  testimonials: { file: 'content/testimonials.yaml', schema: testimonialsSchema, fallback: [] },
  people: { file: 'content/people.yaml', schema: peopleSchema, fallback: [] },
  guarantee: {
    file: 'content/guarantee.yaml',
    schema: guaranteeSchema,
    fallback: { title: '', points: [] },
  },
  redirects: { file: 'content/redirects.yaml', schema: redirectsSchema, fallback: {} },
  items: libraryFile('items'),
  included: libraryFile('included'),
  excluded: libraryFile('excluded'),
  conditions: libraryFile('conditions'),
} as const;

function libraryFile<Part extends keyof typeof librarySchemas>(part: Part) {
  const file = `content/proposals/library/${part}.yaml`;
  return { file, schema: librarySchemas[part], fallback: {} };
}

export type SingleFileName = keyof typeof SINGLE_FILES;
export type SingleFiles = {
  [Name in SingleFileName]: z.output<(typeof SINGLE_FILES)[Name]['schema']>;
};
export type Sources = Readonly<Partial<Record<SingleFileName, Source>>>;

/** Written by `npm run proposal send`; people edit only `status` and `note` of a record. */
export const SENT_FOLDER = 'content/proposals/sent';

/** A valid file of a folder. */
export interface Entry<Data = unknown> {
  /** Path from the project's root. */
  file: string;
  /** The file's name without its extension. */
  name: string;
  route: string;
  data: Data;
  source: Source;
}
