// Makes the Site of content: references are resolved, variables filled in, drafts left out.

import type { Redirects } from '../../domain/content/addresses.ts';
import type {
  Claims,
  Guarantee,
  Navigation,
  Person,
  Presets,
  Testimonial,
} from '../../domain/content/data-files.ts';
import { metaOf } from '../../domain/content/fields.ts';
import type { Job } from '../../domain/content/job.ts';
import {
  type Business,
  findKnownPages,
  type KnownPages,
  type PageContent,
} from '../../domain/content/page.ts';
import type { PostData } from '../../domain/content/post.ts';
import type { Project } from '../../domain/content/project.ts';
import {
  LIBRARY_PARTS,
  type ProposalData,
  type ProposalItem,
} from '../../domain/content/proposal.ts';
import { type Package, type Section, sectionsOf } from '../../domain/content/sections.ts';
import type { Company } from '../../domain/content/site.ts';
import { overrides } from '../../domain/content/site.ts';
import type { Theme } from '../../domain/content/theme.ts';
import {
  companyVariables,
  priceVariables,
  proposalTextVariables,
  proposalVariables,
} from '../../domain/content/variable-values.ts';
import { formatMoney } from '../../domain/money.ts';
import { compareText, expectedFound } from '../../domain/problem.ts';
import {
  resolveClaims,
  resolveProposal,
  resolveTestimonials,
} from '../../domain/resolve-references.ts';
import type { Variables } from '../../domain/variables.ts';
import { checkContent } from '../checks/content.ts';
import { originOf } from '../proposal/check-proposal.ts';
import { isProtected, selectProposals } from '../proposal/select-proposals.ts';
import { readSent, type SentVersion } from '../proposal/sent.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';
import {
  type Entry,
  SINGLE_FILES,
  type SingleFileName,
  type SingleFiles,
  type Sources,
} from './collections.ts';
import { Loader, type ReadFile } from './load.ts';
import type { NamedLists } from './references.ts';
import type { Source } from './source.ts';
import { fillData, UNREAD_PRICES } from './variables.ts';

export interface Site {
  company: Company;
  navigation: Navigation;
  theme: Theme;
  claims: Claims;
  presets: Presets;
  testimonials: Testimonial[];
  people: Person[];
  /** Without points if content/guarantee.yaml is missing. */
  guarantee: Guarantee;
  redirects: Redirects;
  /** Entries of content/pages/ and content/services/. */
  pages: Entry<PageContent>[];
  /** The ones that other pages link to. */
  known: KnownPages<Entry<PageContent>>;
  /** Newest first. */
  posts: Entry<PostData>[];
  /** In the order of their positions. */
  projects: Entry<Project>[];
  businesses: Entry<Business>[];
  jobs: Entry<Job>[];
  /** The proposals whose page is made; pages of sent ones are copied. */
  proposals: Entry<ProposalData>[];
  sent: SentVersion[];
  /** Values of `{brand}`, `{price:websites}` and the like. */
  variables: Variables;
  files: SiteFiles;
}

/** The files that a site was read from. */
export interface SiteFiles {
  /** The sources of the files with one list or group each; undefined for a missing file. */
  sources: Sources;
  /** Files that are not displayed today: drafts, and articles of days to come. */
  leftOut: string[];
  /** Routes of files with problems: links to these are not reported, since the pages will exist. */
  invalidRoutes: ReadonlySet<string>;
  /** Files with problems, and what could be read of them, so that all their problems are reported at once. */
  refused: Loader['refused'];
  /** Names that content may refer to. */
  lists: NamedLists;
}

/** Undefined if a single file of content/ is wrong, or missing although it is needed. `kept` are files that a preview has read already. */
export function loadSite(
  config: BuildConfig,
  problems: Problems,
  kept?: Map<string, ReadFile>,
): Site | undefined {
  const showsDraft = (file: string) => config.drafts || config.sending?.file === file;
  let sealed: string[] = [];
  const isSecret = (file: string, { isProtected, text, problems }: ReadFile): boolean => {
    if (config.showsUnsent || config.sending?.file === file || !PROPOSAL.test(file)) return false;
    if (isProtected || text === undefined) return true;
    // The record of a protected version names neither its file nor its offer.
    const isRecord = file.endsWith('/record.yaml') && !/^["']?(?:file|offer)\b/m.test(text);
    return (isRecord && problems.length > 0) || sealed.some((number) => text.includes(number));
  };
  const sent = readSent(new Loader(config.root, problems, kept, undefined, isSecret), problems);
  sealed = sent.flatMap(({ number, offer }) => (offer ? [] : number));
  const loader = new Loader(config.root, problems, kept, showsDraft, isSecret);
  loader.checkNames();
  const folders = readFolders(loader, config.showsUnsent);
  const { records, sources } = readRecords(loader);
  const lists = listNames(loader, records, { pages: folders.pages, sources });
  checkContent(config, { folders, refused: loader.refused, records, sources, lists }, problems);
  if (!isWhole(records)) return undefined;
  const company = applyEnvironment(config, records.site, problems);
  const resolved = <Data extends object>(entry: Entry<Data>): Entry<Data> => {
    return { ...entry, data: resolvePackages(entry.data, records.items) };
  };
  const resolvedPages = folders.pages.map(resolved);
  const variables = variablesOf(company, resolvedPages, loader);
  const projectsByName = new Map(folders.projects.map(({ name, data }) => [name, data]));
  const resolvedRecords = resolveRecords(
    { ...records, site: company },
    sources,
    variables,
    problems,
    projectsByName,
  );
  const { people, testimonials } = resolvedRecords;
  const library = { projects: projectsByName, people, testimonials, proposalLibrary: records };
  const fill = <Data>(
    entry: Entry,
    data: Data,
    own?: Variables,
    origin?: (path: readonly PropertyKey[]) => string | undefined,
  ): Entry<Data> => {
    const filling = { variables: { ...variables, ...own }, ...(origin && { originOf: origin }) };
    return { ...entry, data: fillData(entry.source, data, filling, problems) };
  };
  const posts = folders.posts.map((entry) => fill(entry, entry.data));
  /** Pages may also name the prices of their packages by the ids of the library. */
  const fillPage = <Data extends object>(entry: Entry<Data>): Entry<Data> =>
    fill(entry, entry.data, { ...FILLED_BY_TEMPLATES, ...packageVariables(entry.data) });
  const businesses = folders.businesses.map((entry) => fillPage(resolved(entry)));
  const proposals = folders.proposals.map((entry) => {
    const resolved = resolveProposal(entry.data, library);
    const data = { ...resolved, protected: isProtected(resolved, sent) };
    // These two texts are for the default choice, so all figures have a value in them.
    const { description, bundle, ...others } = data;
    const own = fill(entry, { description, bundle }, proposalVariables(data));
    const origin = (path: readonly PropertyKey[]) => originOf(entry.data, path);
    const filled = fill(entry, others, proposalTextVariables(data), origin);
    return { ...filled, data: { ...filled.data, ...own.data } };
  });
  const isReady = ({ file, data }: Entry<{ draft?: boolean | undefined }>): boolean =>
    showsDraft(file) || !data.draft;
  const isShown = (post: Entry<PostData>): boolean =>
    isReady(post) && (showsDraft(post.file) || post.data.publishedOn <= config.today);
  const jobs = folders.jobs.map((entry) => fill(entry, entry.data));
  const pages = resolvedPages.map(fillPage).filter(isReady);
  const known = findKnownPages(pages);
  return {
    ...resolvedRecords,
    company: resolvedRecords.site,
    pages,
    known,
    posts: posts.filter(isShown).sort(newestFirst),
    projects: folders.projects
      .filter(isReady)
      .map(({ route, ...entry }) => {
        // A project without a text is displayed by the page of all projects.
        const resultRoute = entry.file.endsWith('.md') ? route : (known.portfolio?.route ?? route);
        return fill({ ...entry, route: resultRoute }, entry.data);
      })
      .sort(inPosition),
    businesses: businesses.filter(isReady).sort(inPosition),
    jobs: jobs.filter(isReady),
    proposals: selectProposals({ config, sent }, proposals.filter(isReady), problems),
    sent,
    variables,
    files: {
      sources,
      leftOut: [
        ...posts.filter((entry) => !isShown(entry)),
        ...[
          ...[...resolvedPages, ...folders.projects, ...businesses, ...jobs],
          ...proposals.filter(({ data }) => !data.protected),
        ].filter((entry) => !isReady(entry)),
      ].map(({ file }) => file),
      invalidRoutes: loader.invalidRoutes,
      refused: loader.refused,
      lists,
    },
  };
}

const PROPOSAL = /^content\/proposals\/(?!library\/)/;

/** A page with a section of each type, which a preview shows at /secoes. */
const SECTIONS = 'content/starters/sections.yaml';

function readFolders(loader: Loader, isPreview = false) {
  const own = [...loader.collection('pages'), ...loader.collection('services')];
  // A page that was copied from the examples may still have their address.
  const examples = (isPreview ? loader.page(SECTIONS) : []).filter(
    ({ route }) => !own.some((page) => page.route === route),
  );
  return {
    pages: [...own, ...examples],
    posts: loader.collection('blog'),
    projects: loader.collection('portfolio'),
    businesses: loader.collection('businesses'),
    jobs: loader.collection('jobs'),
    proposals: loader.collection('proposals'),
  };
}

function readRecords(loader: Loader) {
  const records: Partial<SingleFiles> = {};
  const sources: { [Name in SingleFileName]?: Source } = {};
  for (const name of Object.keys(SINGLE_FILES) as SingleFileName[]) {
    const { data, source } = loader.singleFile(name);
    if (data !== undefined) Object.assign(records, { [name]: data });
    if (source) sources[name] = source;
  }
  return { records, sources };
}

function isWhole(records: Partial<SingleFiles>): records is SingleFiles {
  return Object.keys(SINGLE_FILES).every((name) => name in records);
}

/** Lists the names that pages may refer to, those of invalid files included. */
function listNames(
  loader: Loader,
  { people, testimonials, presets, claims, ...library }: Partial<SingleFiles>,
  { pages, sources }: { pages: readonly Entry<PageContent>[]; sources: Sources },
): NamedLists {
  const lists: [name: keyof NamedLists, where: string, known: readonly string[] | undefined][] = [
    ['projects', 'content/portfolio/', loader.entryNames('portfolio')],
    ['people', SINGLE_FILES.people.file, people?.map(({ id }) => id)],
    ['testimonials', SINGLE_FILES.testimonials.file, testimonials?.flatMap(({ id }) => id ?? [])],
    ['presets', SINGLE_FILES.presets.file, presets && Object.keys(presets)],
    ['claims', SINGLE_FILES.claims.file, claims && Object.keys(claims)],
  ];
  for (const part of LIBRARY_PARTS) {
    const entries = library[part];
    lists.push([part, SINGLE_FILES[part].file, entries && Object.keys(entries)]);
  }
  // The categories of projects and articles.
  for (const { file, data } of pages) {
    if (data.template === 'portfolio')
      lists.push(['projectCategories', file, Object.keys(data.groups)]);
    if (data.template === 'blog') lists.push(['postCategories', file, data.categories]);
  }
  const read = new Set(Object.values(sources).map(({ file }) => file));
  const isRecord = (where: string) =>
    Object.values(SINGLE_FILES).some(({ file }) => file === where);
  return Object.fromEntries(
    lists.flatMap(([name, where, known]) => {
      const isMissing = isRecord(where) && !read.has(where);
      return known ? [[name, { where, known, isMissing }]] : [];
    }),
  );
}

function applyEnvironment({ env }: BuildConfig, company: Company, problems: Problems): Company {
  return overrides.reduce((current, { variable, schema, apply }) => {
    const written = env[variable];
    if (written === undefined || written === '') return current;
    const parsed = schema.safeParse(written);
    if (parsed.success) return apply(current, parsed.data);
    const { description = '', repair, example = '' } = metaOf(schema) ?? {};
    const value = repair?.(written) ?? `${example} (um exemplo)`;
    problems.add({
      file: 'environment',
      path: variable,
      message: expectedFound(description, `"${written}"`),
      fix: `defina ${variable}=${value}, ou remova a variável para valer o que está em content/site.yaml`,
    });
    return current;
  }, company);
}

/** Values for names in texts: the company's facts, and the prices of its services. */
function variablesOf(company: Company, pages: Entry<PageContent>[], loader: Loader): Variables {
  const services = pages
    .filter(({ file }) => file.startsWith('content/services/'))
    .map(({ name, data }) => {
      const sections = sectionsOf(data, 'packages');
      const packages = sections.flatMap(({ items }) => items as Package[]);
      const upkeepCents = sections.find((one) => one.upkeepCents !== undefined)?.upkeepCents;
      return { name, packages, upkeepCents };
    });
  const isUnread = loader.refused.some(({ file }) => file.startsWith('content/services/'));
  return {
    ...companyVariables(company),
    ...priceVariables(services),
    ...(isUnread && { [UNREAD_PRICES]: '' }),
  };
}

/** Adds to packages what they take from the library; their own keys win. Unknown names are reported elsewhere. */
function resolvePackages<Data extends object>(
  data: Data,
  library: Readonly<Record<string, Partial<ProposalItem>>>,
): Data {
  if (sectionsOf(data, 'packages').length === 0) return data;
  const { sections } = data as unknown as { sections: Section[] };
  const resolved = sections.map((section) => {
    if (section.type !== 'packages') return section;
    const items = section.items.map(({ from, ...own }) => {
      const found = from !== undefined && Object.hasOwn(library, from) ? library[from] : undefined;
      const { title: name = from ?? '', description, features = [] } = found ?? {};
      const priceCents = found?.priceCents ?? found?.unitPriceCents;
      return { from, name, description, features, priceCents, ...own };
    });
    return { ...section, items };
  });
  return { ...data, sections: resolved };
}

function packageVariables(data: object): Variables {
  const items = sectionsOf(data, 'packages').flatMap((section) => section.items);
  return Object.fromEntries(
    items.flatMap(({ from, priceCents }) =>
      from === undefined || priceCents === undefined
        ? []
        : [[`price:${from}`, formatMoney(priceCents)]],
    ),
  );
}

/** The records in whose texts names are filled in. */
const FILLED = ['navigation', 'presets', 'testimonials', 'claims', 'people', 'guarantee'] as const;

function resolveRecords(
  records: SingleFiles,
  sources: Sources,
  variables: Variables,
  problems: Problems,
  projects: ReadonlyMap<string, Project>,
) {
  const { site } = records;
  const resolved = {
    ...records,
    testimonials: resolveTestimonials(records.testimonials, projects),
    claims: resolveClaims(records.claims, projects),
  };
  const texts = FILLED.map((name) => [
    name,
    fillData<unknown>(sources[name], resolved[name], { variables }, problems),
  ]);
  const own = (['description', 'shareImage', 'priceRange', 'proposals'] as const).map((key) => [
    key,
    fillData<unknown>(sources.site, site[key], { variables, start: [key] }, problems),
  ]);
  return {
    ...resolved,
    ...(Object.fromEntries(texts) as Pick<typeof resolved, (typeof FILLED)[number]>),
    site: { ...site, ...(Object.fromEntries(own) as Partial<Company>) },
  };
}

/** Keeps `{title}`, which the template replaces by the title of a project. */
const FILLED_BY_TEMPLATES = { title: '{title}' };

function newestFirst(a: Entry<PostData>, b: Entry<PostData>): number {
  return compareText(b.data.publishedOn, a.data.publishedOn) || compareText(a.name, b.name);
}

function inPosition(a: Entry<{ position: number }>, b: Entry<{ position: number }>): number {
  return a.data.position - b.data.position || compareText(a.name, b.name);
}
