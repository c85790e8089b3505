// What earlier builds by the same program gave, by keys that name everything it depends on.

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry, writeEntry } from './cache.ts';
import { hashOf } from './hash.ts';

/** What is kept, each by keys of its own. All of it survives JSON. */
const SECTIONS = ['files', 'sources', 'outputs', 'pages', 'values'] as const;

type Section = (typeof SECTIONS)[number];
type Entries = Record<string, unknown>;
type Sections = Partial<Record<Section, Entries>>;

/** What a process keeps of its builds of one site. */
export interface Memory {
  /** Names the program that gave it. */
  code?: string;
  sections?: Sections;
  /** Where it was written for whoever starts next. */
  file?: string;
}

/**
 * After a change from one program to another of what only makes pages: all that was read, drawn and
 * bundled stays. What some third program gave, whose successor never finished, is nobody's.
 */
export function forgetPages(memory: Memory, [from, to]: readonly [string, string]): void {
  if (memory.code !== from) return;
  const { pages: _, ...sections } = memory.sections ?? {};
  Object.assign(memory, { code: to, sections } satisfies Memory);
}

/** Enough for whoever goes to and fro between branches, with a preview beside. */
const KEPT_MEMOS = 12;

export class Memo {
  readonly #file: string | undefined;
  readonly #code: string | undefined;
  readonly #memory: Memory | undefined;
  readonly #known: Sections;
  readonly #kept = new Map<Section, Map<string, unknown>>();
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt = Date.now();

  /** Without a file nothing is known, and nothing is kept for later. */
  constructor(
    file?: string,
    { code, isFresh = false, memory }: { code?: string; isFresh?: boolean; memory?: Memory } = {},
  ) {
    this.#file = file;
    this.#code = code;
    this.#memory = memory;
    const inMemory = memory?.code === code ? memory?.sections : undefined;
    this.#known = file === undefined || isFresh ? {} : (inMemory ?? read(file));
    for (const section of SECTIONS) this.#kept.set(section, new Map());
  }

  /** Whether anything is kept for later builds. */
  get isKept(): boolean {
    return this.#file !== undefined;
  }

  find<Value>(section: Section, key: string): Value | undefined {
    const kept = this.#kept.get(section)?.get(key) ?? this.#known[section]?.[key];
    return kept as Value | undefined;
  }

  keep(section: Section, key: string, value: unknown): void {
    if (this.isKept) this.#kept.get(section)?.set(key, value);
  }

  /** What `make` gives, now or in an earlier build. */
  value<Value>(key: string, make: () => Value): Value {
    const known = this.find<Value>('values', key) ?? make();
    this.keep('values', key, known);
    return known;
  }

  /** What a build that published did not ask for is forgotten; one that was refused forgets nothing. */
  save(wasPublished: boolean): void {
    if (this.#file === undefined) return;
    const entries = SECTIONS.map((section) => {
      const kept = Object.fromEntries(this.#kept.get(section) ?? []);
      return [section, wasPublished ? kept : { ...this.#known[section], ...kept }];
    });
    const sections: Sections = Object.fromEntries(entries);
    // The file helps whoever starts next: a process that has it in memory need not read or renew it.
    const isKnown = this.#memory?.file === this.#file;
    if (this.#memory) {
      Object.assign(this.#memory, { code: this.#code, sections, file: this.#file });
    }
    if (isKnown) return;
    try {
      writeEntry(this.#file, written(sections));
      removeOld(join(this.#file, '..'));
    } catch {
      // A memo that cannot be written is none.
    }
  }
}

/** What a build was asked for. */
interface Build {
  root: string;
  outDir: string;
  /** Names the program. */
  code: string | undefined;
  fresh: boolean;
  memory: Memory | undefined;
}

/** One for each program and each place of a finished site. */
export function openMemo({ root, outDir, code, fresh, memory }: Build): Memo {
  if (code === undefined) return new Memo();
  const file = join(root, '.cache/memo', hashOf(`${code}\n${outDir}`));
  return new Memo(file, { code, isFresh: fresh, ...(memory && { memory }) });
}

/** A line for each section: the text of all of them at once would take as much memory again. */
function written(sections: Sections): Buffer {
  const lines = Object.entries(sections).map((section) =>
    Buffer.from(`${JSON.stringify(section)}\n`),
  );
  return Buffer.concat(lines);
}

/** Nothing of one that is missing or damaged. */
function read(file: string): Sections {
  const bytes = readEntry(file) ?? new Uint8Array();
  const sections: [string, Entries][] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_BREAK, start);
    sections.push(JSON.parse(Buffer.from(bytes.subarray(start, end)).toString()));
    start = end + 1;
  }
  return Object.fromEntries(sections);
}

const LINE_BREAK = 10;

function removeOld(folder: string): void {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const old = files.sort((a, b) => b.time - a.time).slice(KEPT_MEMOS);
  for (const { path } of old) rmSync(path, { force: true });
}
