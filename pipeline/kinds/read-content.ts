// Reads and validates every content file; what is wrong is reported, what is right goes on.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { overrides } from '../../domain/content/environment.ts';
import { hintOf } from '../../domain/content/fields.ts';
import { type Job, jobSchema } from '../../domain/content/job.ts';
import { type PageContent, pageSchema } from '../../domain/content/page.ts';
import { type Person, peopleSchema } from '../../domain/content/person.ts';
import { type PostData, postSchema } from '../../domain/content/post.ts';
import { PROJECT_CATEGORIES, type Project, projectSchema } from '../../domain/content/project.ts';
import { type ProposalData, proposalFileSchema } from '../../domain/content/proposal.ts';
import {
  type Claims,
  claimsSchema,
  type Labels,
  labelsSchema,
  type Navigation,
  navigationSchema,
  type Presets,
  presetsSchema,
  type Site,
  siteSchema,
} from '../../domain/content/site.ts';
import { type Testimonial, testimonialsSchema } from '../../domain/content/testimonial.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { resolveProposal, resolveTestimonials } from '../../domain/references.ts';
import { jobRoute, postRoute, proposalRoute, routes } from '../../domain/routes.ts';
import { type ContentFiles, SINGLE_FILES } from '../read/list-content.ts';
import { type ParsedSource, parseFrontMatter, parseYaml } from '../read/parse-source.ts';
import { readSource } from '../read/read-source.ts';
import { validate } from '../read/validate.ts';
import type { Run } from '../run.ts';
import { checkProjectPlace, type Owners } from './check-duplicates.ts';
import { checkImage } from './check-image.ts';
import { checkJob } from './check-job.ts';
import { checkPageFile } from './check-page-file.ts';
import { checkPost } from './check-post.ts';
import {
  authorReference,
  type Names,
  pageReferences,
  proposalReferences,
  testimonialReferences,
} from './check-references.ts';
import { checkProposal } from './proposal/check-proposal.ts';

export interface Entry<Data> {
  /** Path from the project's root. */
  file: string;
  /** The file's name without its extension. */
  name: string;
  route: string;
  data: Data;
}

/** The records without which no page can be made. */
export interface House {
  site: Site;
  claims: Claims;
  navigation: Navigation;
  labels: Labels;
  presets: Presets;
  testimonials: Testimonial[];
  /** Empty without content/people.yaml. */
  people: Person[];
}

export interface RefusedFile {
  file: string;
  /** The route that the file would have had: links to it are not dead, only late. */
  route: string;
}

export interface Content {
  pages: Entry<PageContent>[];
  /** Newest first, without drafts and days to come unless these were asked for. */
  posts: Entry<PostData>[];
  /** The files of the articles that were left out. */
  leftOutPosts: string[];
  proposals: Entry<ProposalData>[];
  /** In the order of their categories and positions. */
  projects: Entry<Project>[];
  jobs: Entry<Job>[];
}

export interface ReadContent extends Content {
  /** Undefined when one of its files is missing or wrong. */
  house: House | undefined;
  refused: RefusedFile[];
}

export function readContent(run: Run, files: ContentFiles): ReadContent {
  const refused: RefusedFile[] = [];
  const owners: Owners = new Map();
  const read = <Data extends object>(
    paths: string[],
    schema: z.ZodMiniType<Data>,
    routeOf: (data: Data, name: string) => string,
    check?: (source: ParsedSource, data: Data, problems: Problem[]) => void,
  ): Entry<Data>[] =>
    paths.flatMap((file) => {
      const name = nameOf(file);
      const source = parse(run, file);
      const data = source && validate(source, schema, run.problems);
      if (data && source) {
        check?.(source, data, run.problems);
        return [{ file, name, route: routeOf(data, name), data }];
      }
      refused.push({ file, route: claimedRoute(source?.data, file, name) });
      return [];
    });

  const projects = read(
    files.portfolio,
    projectSchema,
    () => routes.portfolio,
    (source, data, problems) => {
      checkImage(source, [], data, problems);
      checkProjectPlace(source, data, owners, problems);
    },
  );
  const named = new Map(projects.map(({ name, data }) => [name, data]));
  const names: Names = {
    projects: files.portfolio.map(nameOf),
    testimonials: undefined,
    people: undefined,
  };
  const house = readHouse(run, named, names);
  const library = { projects: named, testimonials: house?.testimonials ?? [] };

  const pages = read(
    [...files.pages, ...files.services],
    pageSchema,
    (data) => data.route,
    (source, data, problems) => {
      checkPageFile(source, data, problems);
      problems.push(...pageReferences(source, data, names));
    },
  );
  const posts = read(
    files.blog,
    postSchema,
    (data, name) => data.route ?? postRoute(name),
    (source, data, problems) => {
      checkPost(source, data, problems);
      problems.push(...authorReference(source, data, names));
    },
  ).map((post) => withAuthor(post, house?.people));
  const proposals = read(
    files.proposals,
    proposalFileSchema,
    (data, name) => data.route ?? proposalRoute(name),
    (source, data, problems) => {
      problems.push(...proposalReferences(source, data, names));
      checkProposal(source, data, problems, run.today);
    },
  ).map((entry) => ({ ...entry, data: resolveProposal(entry.data, library) }));
  const jobs = read(files.jobs, jobSchema, (_, name) => jobRoute(name), checkJob);
  const isShown = ({ data }: Entry<PostData>): boolean =>
    run.drafts || (!data.draft && data.publishedOn <= run.today);
  const published = posts
    .filter(isShown)
    .sort(
      (a, b) => compareText(b.data.publishedOn, a.data.publishedOn) || compareText(a.name, b.name),
    );
  const leftOutPosts = posts.filter((post) => !isShown(post)).map(({ file }) => file);
  projects.sort(
    (a, b) =>
      PROJECT_CATEGORIES.indexOf(a.data.category) - PROJECT_CATEGORIES.indexOf(b.data.category) ||
      a.data.position - b.data.position,
  );
  return {
    house,
    pages,
    posts: published,
    leftOutPosts,
    proposals,
    projects,
    jobs,
    refused,
  };
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '');
}

/** Articles name a person by id; pages show the name. */
function withAuthor(post: Entry<PostData>, people: readonly Person[] = []): Entry<PostData> {
  const author = people.find(({ id }) => id === post.data.author)?.name;
  return author === undefined ? post : { ...post, data: { ...post.data, author } };
}

/** What testimonials and people are called is added to `names`. */
function readHouse(
  run: Run,
  projects: ReadonlyMap<string, Project>,
  names: Names,
): House | undefined {
  const read = <Data>(
    file: string,
    schema: z.ZodMiniType<Data>,
    check?: (source: ParsedSource, data: Data) => Problem[],
  ): Data | undefined => {
    const source = parse(run, file);
    const data = source && validate(source, schema, run.problems);
    if (source && data) run.problems.push(...(check?.(source, data) ?? []));
    return data;
  };
  const site = read(SINGLE_FILES.site, siteSchema);
  const claims = read(SINGLE_FILES.claims, claimsSchema);
  const navigation = read(SINGLE_FILES.navigation, navigationSchema);
  const labels = read(SINGLE_FILES.labels, labelsSchema);
  const presets = read(SINGLE_FILES.presets, presetsSchema);
  const said = read(SINGLE_FILES.testimonials, testimonialsSchema, (source, data) =>
    testimonialReferences(source, data, names),
  );
  const people = existsSync(join(run.root, SINGLE_FILES.people))
    ? read(SINGLE_FILES.people, peopleSchema)
    : [];
  names.testimonials = said?.flatMap(({ id }) => id ?? []);
  names.people = people;
  if (!site || !claims || !navigation || !labels || !presets || !said || !people) return undefined;
  const testimonials = resolveTestimonials(said, projects);
  return {
    site: applyEnvironment(run, site),
    claims,
    navigation,
    labels,
    presets,
    testimonials,
    people,
  };
}

function applyEnvironment(run: Run, site: Site): Site {
  return overrides.reduce((current, { variable, schema, apply }) => {
    const value = run.env[variable];
    if (value === undefined || value === '') return current;
    if (schema.safeParse(value).success) return apply(current, value);
    const hint = hintOf(schema);
    run.problems.push({
      file: 'environment',
      path: variable,
      message: `expected ${hint?.expected}, found "${value}"`,
      fix: `set ${variable}=${hint?.mend?.(value) ?? hint?.example}, or unset it to use content/site.yaml`,
    });
    return current;
  }, site);
}

function parse(run: Run, file: string): ParsedSource | undefined {
  const text = readSource(run.root, file, run.problems);
  if (text === undefined) return undefined;
  return file.endsWith('.md')
    ? parseFrontMatter(file, text, run.problems)
    : parseYaml(file, text, run.problems);
}

function claimedRoute(data: unknown, file: string, name: string): string {
  const written = (data as { route?: unknown } | null | undefined)?.route;
  if (typeof written === 'string') return written;
  if (file.startsWith('content/blog/')) return postRoute(name);
  if (file.startsWith('content/portfolio/')) return routes.portfolio;
  if (file.startsWith('content/jobs/')) return jobRoute(name);
  if (file.startsWith('content/proposals/')) return proposalRoute(name);
  return `/${name}`;
}
