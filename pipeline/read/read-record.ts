// Reads one content file as its schema wants it; what earlier builds found right is not looked at again.

import type * as z from 'zod/mini';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../source.ts';
import type { Memo } from '../store/memo.ts';
import { knownSource } from './parse-source.ts';
import { openText, parseText, refuseUnseen } from './read-source.ts';
import { validate } from './validate.ts';

export interface ReadRecord<Data> {
  /** Undefined where the file cannot be read at all. */
  source: Source | undefined;
  /** Undefined after a problem. */
  data: Data | undefined;
  problems: Problem[];
}

export interface Reader {
  root: string;
  memo: Memo;
}

export function readRecord<Data>(
  { root, memo }: Reader,
  file: string,
  schema: z.ZodMiniType<Data>,
): ReadRecord<Data> {
  const { text, problems: unread } = openText(root, file);
  if (text === undefined) return { source: undefined, data: undefined, problems: unread };
  const known = knownSource(file, text);
  const before = memo.source<Data>(known);
  if (before !== undefined) return { source: known, data: before, problems: [] };
  const { source, problems } = parseText(file, refuseUnseen(file, text));
  if (source?.data === undefined) return { source, data: undefined, problems };
  const { data, problems: wrong } = validate(source, schema);
  const all = [...problems, ...wrong];
  if (all.length === 0 && data !== undefined) memo.keepSource(source, data);
  return { source, data, problems: all };
}
