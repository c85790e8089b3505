// Reads one content file as its schema wants it, or takes it from the memo where it has not changed.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Problem } from '../../domain/problem.ts';
import { isUntouched, stateOf } from '../file-digest.ts';
import type { Memo } from '../memo.ts';
import { knownSource, type Source } from '../source.ts';
import { readSource } from './read-source.ts';
import { validate } from './validate.ts';

export interface ReadRecord<Data> {
  /** Undefined where the file cannot be read at all. */
  source: Source | undefined;
  /** Undefined after a problem. */
  data: Data | undefined;
  problems: Problem[];
}

/** Of a file without problems. */
interface KeptRecord {
  /** Of the file when it was read; see `stateOf`. */
  state: string;
  /** When that was, in milliseconds since 1970. */
  readAt: number;
  digest: string;
  data: unknown;
  /** What was worked out from the text. */
  kept: Record<string, unknown>;
}

export function readRecord<Data>(
  root: string,
  file: string,
  schema: z.ZodMiniType<Data>,
  memo: Memo,
): ReadRecord<Data> {
  const stats = memo.isKept ? statSync(join(root, file), { throwIfNoEntry: false }) : undefined;
  const known = memo.find<KeptRecord>('sources', file);
  if (known && stats && isUntouched(known, stats)) return take(root, file, known, memo);
  const { source, problems: unread } = readSource(root, file);
  if (source?.data === undefined) return { source, data: undefined, problems: unread };
  const { data, problems } = validate(source, schema);
  if (stats && data && unread.length + problems.length === 0) {
    const { digest, kept } = source;
    const state = stateOf(stats);
    memo.keep('sources', file, { state, readAt: memo.openedAt, digest, data, kept });
  }
  return { source, data, problems: [...unread, ...problems] };
}

/** Opened again only for places and texts that somebody asks for. */
function take<Data>(root: string, file: string, known: KeptRecord, memo: Memo): ReadRecord<Data> {
  const { digest, data, kept } = known;
  memo.keep('sources', file, known);
  const source = knownSource({ file, digest }, kept, () => {
    const again = readSource(root, file).source;
    if (again?.digest !== digest) throw goneMeanwhile(file);
    return again;
  });
  return { source, data: data as Data, problems: [] };
}

function goneMeanwhile(file: string): Error {
  return Object.assign(new Error(`${file} changed during the build`), { code: 'ECHANGED' });
}
