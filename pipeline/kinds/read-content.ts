// Reads, validates and checks every content file by its kind; what is wrong is reported, what is right goes on.

import { extname } from 'node:path';
import { priceFills } from '../../domain/content/fills.ts';
import type { PageContent } from '../../domain/content/page.ts';
import type { Project } from '../../domain/content/project.ts';
import type { Problem } from '../../domain/problem.ts';
import { type Fills, fillNames, namesIn } from '../../domain/text/named-fills.ts';
import { picturesIn } from '../markdown/references.ts';
import type { ContentFiles } from '../read/list-content.ts';
import { type Reader, readRecord } from '../read/read-source.ts';
import { isKnown, UNREAD_PRICES, unknownFill } from '../read/unknown-fill.ts';
import type { Run } from '../run.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { checkNames, type NamedLists } from './checks/check-names.ts';
import type { Entries, Entry, House } from './collections.ts';
import type { Kind, Library, Names } from './kind.ts';
import { listNames } from './list-names.ts';
import { readLibrary } from './proposal/read-library.ts';
import { checkHouse, readHouse } from './read-house.ts';

export interface RefusedFile {
  file: string;
  /** The route that the file would have had: links to it are not dead, only late. */
  route: string;
  /** Undefined where the file cannot be read at all. */
  source: Source | undefined;
}

export interface ReadContent {
  /** Undefined when one of its files is missing or wrong. */
  house: House | undefined;
  entries: Entries;
  lists: NamedLists;
  /** All that pages may show, file by file, and what proposals may name. */
  texts: readonly string[];
  /** The files that their kind does not show today, such as drafts. */
  leftOut: Entry<object>[];
  refused: RefusedFile[];
}

export function readContent(
  run: Run,
  files: ContentFiles,
  kinds: readonly Kind[],
  reader: Reader,
): Outcome<ReadContent> {
  const read = kinds.map((kind) => ({ kind, ...readEntries(kind, files, reader) }));
  const projects = new Map(
    read
      .filter(({ kind }) => kind.folder === 'portfolio')
      .flatMap(({ entries }) => entries.map(({ name, data }) => [name, data as Project])),
  );
  const { value, problems = [] } = readHouse(run, projects, reader);
  const filled = value.house && fillHouse(value.house, fillsOf(value.house, read));
  const house = filled?.value;
  const { value: proposalLibrary, problems: inLibrary = [] } = readLibrary(reader);
  const lists = listNames({
    works: (files.get('portfolio') ?? []).map(entryName),
    records: value.records,
    library: proposalLibrary,
    pages: read.flatMap(({ entries }) => entries) as Entry<PageContent>[],
  });
  const names = { lists, people: value.records.people, proposalLibrary };
  const { testimonials = [], people = [], fills = {} } = house ?? {};
  const known = { projects, testimonials, people, proposalLibrary, fills };
  const shown = read.map(({ kind, entries }) => settle(run, kind, entries, known));
  return {
    value: {
      house,
      lists,
      entries: new Map(shown.map(({ folder, entries }) => [folder, entries])),
      texts: [
        ...Object.values(house?.sources ?? {}).map(({ text }) => text),
        ...shown.flatMap(({ entries }) => entries.map(({ source }) => source.text)),
        JSON.stringify(proposalLibrary),
      ],
      leftOut: shown.flatMap(({ leftOut }) => leftOut),
      refused: read.flatMap(({ refused }) => refused),
    },
    problems: [
      ...problems,
      ...checkHouse(value, lists),
      ...inLibrary,
      ...read.flatMap((found) => found.problems),
      ...read.flatMap(({ kind, entries }) => checkEntries(run, kind, entries, names)),
      // Without the house nobody knows what a name stands for.
      ...(house ? shown.flatMap((found) => found.problems) : []),
      ...(filled?.problems ?? []),
    ],
  };
}

function checkEntries(
  run: Run,
  kind: Kind,
  entries: readonly Entry<object>[],
  names: Names,
): Problem[] {
  return [
    ...entries.flatMap((entry) => [
      ...checkNames(entry.source, kind.schema, entry.data, names.lists),
      ...(kind.check?.(entry, names, run) ?? []),
    ]),
    ...(kind.checkAll?.(entries, names) ?? []),
  ];
}

interface ReadEntries {
  entries: Entry<object>[];
  refused: RefusedFile[];
  problems: Problem[];
}

function readEntries(kind: Kind, files: ContentFiles, reader: Reader): ReadEntries {
  const found: ReadEntries = { entries: [], refused: [], problems: [] };
  for (const file of files.get(kind.folder) ?? []) {
    const name = entryName(file);
    const { source, data, problems } = readRecord(reader, file, kind.schema);
    found.problems.push(...problems);
    const route = routeIn(data ?? source?.data) ?? kind.routeOf(name, extname(file));
    if (source && data) {
      const images = imagesIn(source, reader.memo);
      found.entries.push({ file, name, route, data, source, images });
    } else found.refused.push({ file, route, source });
  }
  return found;
}

function imagesIn({ body, digest }: Source, memo: Memo): readonly string[] {
  if (!body.text.includes('![')) return [];
  return memo.value(`images ${digest}`, () => picturesIn(body));
}

/** The line `route:`, whatever else the file says. */
function routeIn(data: unknown): string | undefined {
  const { route } = Object(data) as { route?: unknown };
  return typeof route === 'string' ? route : undefined;
}

/** What names stand for: the house's, and the prices of its services. */
function fillsOf(house: House, read: readonly ReadEntries[]): Fills {
  const pages = read.flatMap(({ entries }) => entries) as Entry<PageContent>[];
  const services = pages.flatMap(({ name, data }) =>
    data.template === 'service' ? { ...data, name } : [],
  );
  const isUnread = read.some(({ refused }) => refused.some(mayBeService));
  return { ...house.fills, ...priceFills(services), ...(isUnread && { [UNREAD_PRICES]: '' }) };
}

/** The house's own texts name figures too. */
const FILLED = ['navigation', 'presets', 'testimonials', 'claims', 'people', 'guarantee'] as const;

function fillHouse(house: House, fills: Fills): Outcome<House> {
  const problems: Problem[] = [];
  const fillIn = <Data>(file: keyof House['sources'], data: Data, start?: string[]): Data => {
    const source = house.sources[file];
    if (!source) return data;
    const filled = fillTexts(source, data, { fills, start });
    problems.push(...(filled.problems ?? []));
    return filled.value;
  };
  const description = fillIn('site', house.site.description, ['description']);
  const shareImage = fillIn('site', house.site.shareImage, ['shareImage']);
  const { priceRange } = house.site;
  const range = priceRange && { priceRange: fillIn('site', priceRange, ['priceRange']) };
  const texts = FILLED.map((name) => [name, fillIn(name, house[name])]);
  const site = { ...house.site, description, shareImage, ...range };
  return { value: { ...house, ...Object.fromEntries(texts), site, fills }, problems };
}

function mayBeService({ file, source }: RefusedFile): boolean {
  return file.startsWith('content/services/') || Object(source?.data).template === 'service';
}

/** References and names become what they stand for, and what is not for today is left out. */
function settle(
  run: Run,
  kind: Kind,
  entries: readonly Entry<object>[],
  { fills, ...library }: Library & { fills: Fills },
) {
  const problems: Problem[] = [];
  const resolved = entries.map((entry) => {
    const data = kind.resolve?.(entry.data, library) ?? entry.data;
    const filled = fillTexts(entry.source, data, {
      fills: { ...fills, ...kind.fills?.(data) },
      originOf: (path) => kind.originOf?.(entry.data, path),
    });
    problems.push(...(filled.problems ?? []));
    return { ...entry, data: filled.value };
  });
  const isShown = ({ data }: Entry<object>): boolean => kind.isShown?.(data, run) ?? true;
  const shown = resolved.filter(isShown);
  return {
    folder: kind.folder,
    entries: kind.compare ? shown.sort((a, b) => kind.compare?.(a, b) ?? 0) : shown,
    leftOut: resolved.filter((entry) => !isShown(entry)),
    problems,
  };
}

function entryName(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '');
}

interface Filling {
  fills: Fills;
  /** Where in the file the data stand. */
  start?: readonly PropertyKey[] | undefined;
  originOf?(path: readonly PropertyKey[]): string | undefined;
}

/** The data with figures in the place of their names. */
function fillTexts<Data>(
  source: Source,
  data: Data,
  { fills, start = [], originOf }: Filling,
): Outcome<Data> {
  const problems: Problem[] = [];
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      for (const { name } of namesIn(value)) {
        if (isKnown(name, fills)) continue;
        const { message, fix } = unknownFill(name, fills);
        const origin = originOf?.(path);
        const told = origin ? `${message} (${origin})` : message;
        problems.push({ ...source.at(path), message: told, fix });
      }
      // In Markdown the parser takes the backslash away.
      return fillNames(value, fills).replaceAll('\\{', '{');
    }
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]),
    );
  };
  return { value: walk(data, [...start]) as Data, problems };
}
