// Reads one content file as its schema wants it, unless what it says is known already.

import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Problem } from '../../domain/problem.ts';
import { knownSource, type Source, type SourceName } from '../source.ts';
import { isUntouched, stateOf } from '../store/file-digest.ts';
import type { Memo } from '../store/memo.ts';
import { statsAt } from '../store/stats-at.ts';
import { openText, readSource } from './read-source.ts';
import { validate } from './validate.ts';

export interface ReadRecord<Data> {
  /** Undefined where the file cannot be read at all. */
  source: Source | undefined;
  /** Undefined after a problem. */
  data: Data | undefined;
  problems: Problem[];
}

/** What is kept of a file without problems. It survives JSON. */
export interface KeptRecord {
  /** Of the file when it was read; see `stateOf`. */
  state: string;
  /** When that was, in milliseconds since 1970. */
  readAt: number;
  digest: string;
  data: unknown;
  /** What was worked out from the text. */
  kept: Record<string, unknown>;
}

export interface Reader {
  root: string;
  memo: Memo;
  /** By their files: those that were read before, and have not changed. */
  ahead: ReadonlyMap<string, KeptRecord>;
}

export function readRecord<Data>(
  { root, memo, ahead }: Reader,
  file: string,
  schema: z.ZodMiniType<Data>,
): ReadRecord<Data> {
  const known = ahead.get(file);
  if (known) {
    memo.keep('sources', file, known);
    return {
      source: namedSource(root, { file, ...known }),
      data: known.data as Data,
      problems: [],
    };
  }
  const stats = memo.isKept ? statsAt(join(root, file)) : undefined;
  const { record, ...read } = openRecord(root, file, schema);
  if (record && stats) {
    memo.keep('sources', file, { ...record, state: stateOf(stats), readAt: memo.openedAt });
  }
  return read;
}

/** Those of `files` whose records the memo has, and that nobody has touched since. */
export function untouchedRecords(
  root: string,
  files: readonly string[],
  memo: Memo,
): Map<string, KeptRecord> {
  const found = new Map<string, KeptRecord>();
  for (const file of files) {
    const known = memo.find<KeptRecord>('sources', file);
    const stats = known && statsAt(join(root, file));
    if (stats && isUntouched(known, stats)) found.set(file, known);
  }
  return found;
}

/** Of a file that was found to be without problems; `null` of any other. `work`: what else is to be kept of it. */
export function makeRecord(
  root: string,
  file: string,
  schema: z.ZodMiniType,
  work: (source: Source) => void,
): KeptRecord | null {
  const readAt = Date.now();
  const stats = statsAt(join(root, file));
  const { source, record } = openRecord(root, file, schema);
  if (!stats || !source || !record) return null;
  work(source);
  return { ...record, state: stateOf(stats), readAt };
}

function openRecord<Data>(root: string, file: string, schema: z.ZodMiniType<Data>) {
  const { source, problems: unread } = readSource(root, file);
  if (source?.data === undefined) return { source, data: undefined, problems: unread };
  const { data, problems: wrong } = validate(source, schema);
  const problems = [...unread, ...wrong];
  if (problems.length > 0) return { source, data, problems };
  const { digest, kept } = source;
  return { source, data, problems, record: { digest, data, kept } };
}

/** A file by its name and digest: opened only for places and texts that somebody asks for. */
export function namedSource(
  root: string,
  { file, digest, kept = {} }: SourceName & { kept?: Record<string, unknown> },
): Source {
  return knownSource({ file, digest }, kept, () => {
    const again = openText(root, file);
    if (again?.digest !== digest) throw goneMeanwhile(file);
    return again;
  });
}

function goneMeanwhile(file: string): Error {
  return Object.assign(new Error(`${file} changed during the build`), { code: 'ECHANGED' });
}
