// Reads, validates and checks every content file by its kind; what is wrong is reported, what is right goes on.

import type { Project } from '../../domain/content/project.ts';
import type { Problem } from '../../domain/problem.ts';
import type { ContentFiles } from '../read/list-content.ts';
import { type Reader, readRecord } from '../read/read-record.ts';
import type { Run } from '../run.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Entries, Entry, House } from './collections.ts';
import type { Kind, Library, Names } from './kind.ts';
import { readHouse } from './read-house.ts';

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
  const works = read.find(({ kind }) => kind.folder === 'portfolio')?.entries ?? [];
  const projects = new Map(works.map(({ name, data }) => [name, data as Project]));
  const projectNames = (files.get('portfolio') ?? []).map(nameOf);
  const { value, problems = [] } = readHouse(run, projects, projectNames, reader);
  const { house } = value;
  const names: Names = { projects: projectNames, ...value.names };
  const { testimonials = [], people = [] } = house ?? {};
  const shown = read.map(({ kind, entries }) =>
    settle(run, kind, entries, { projects, testimonials, people }),
  );
  return {
    value: {
      house,
      entries: new Map(shown.map(({ folder, entries }) => [folder, entries])),
      leftOut: shown.flatMap(({ leftOut }) => leftOut),
      refused: read.flatMap(({ refused }) => refused),
    },
    problems: [
      ...problems,
      ...read.flatMap((found) => found.problems),
      ...read.flatMap(({ kind, entries }) => check(run, kind, entries, names)),
    ],
  };
}

interface ReadEntries {
  entries: Entry<object>[];
  refused: RefusedFile[];
  problems: Problem[];
}

function readEntries(kind: Kind, files: ContentFiles, reader: Reader): ReadEntries {
  const found: ReadEntries = { entries: [], refused: [], problems: [] };
  for (const file of files.get(kind.folder) ?? []) {
    const name = nameOf(file);
    const { source, data, problems } = readRecord(reader, file, kind.schema);
    found.problems.push(...problems);
    const route = routeIn(data ?? source?.data) ?? kind.routeOf(name);
    if (source && data) found.entries.push({ file, name, route, data, source });
    else found.refused.push({ file, route, source });
  }
  return found;
}

/** The line `route:`, whatever else the file says. */
function routeIn(data: unknown): string | undefined {
  const { route } = Object(data) as { route?: unknown };
  return typeof route === 'string' ? route : undefined;
}

function check(
  run: Run,
  kind: Kind,
  entries: readonly Entry<object>[],
  names: Names,
): readonly Problem[] {
  return [
    ...entries.flatMap((entry) => kind.check?.(entry, names, run) ?? []),
    ...(kind.checkAll?.(entries, names) ?? []),
  ];
}

/** References become what they stand for, and what is not for today is left out. */
function settle(run: Run, kind: Kind, entries: readonly Entry<object>[], library: Library) {
  const resolved = entries.map((entry) => ({
    ...entry,
    data: kind.resolve?.(entry.data, library) ?? entry.data,
  }));
  const isShown = ({ data }: Entry<object>): boolean => kind.isShown?.(data, run) ?? true;
  const shown = resolved.filter(isShown);
  return {
    folder: kind.folder,
    entries: kind.compare ? shown.sort((a, b) => kind.compare?.(a, b) ?? 0) : shown,
    leftOut: resolved.filter((entry) => !isShown(entry)),
  };
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '');
}
