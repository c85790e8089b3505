// Reads one text file, and refuses what is too large, not UTF-8, or not for reading.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { placeAt, type Source } from '../source.ts';
import type { Memo } from '../store/memo.ts';
import { knownSource, parseSource } from './parse-source.ts';
import { findUnseen, UNSEEN_FIX, withoutUnseen } from './refuse-signs.ts';
import { validate } from './validate.ts';

const MAX_BYTES = 1024 * 1024;

export interface Reader {
  root: string;
  memo: Memo;
}

export interface ReadRecord<Data> {
  /** Undefined where the file cannot be read at all. */
  source: Source | undefined;
  /** Undefined after a problem. */
  data: Data | undefined;
  problems: Problem[];
}

/** One content file as its schema wants it; what earlier builds found right is not looked at again. */
export function readRecord<Data>(
  reader: Reader,
  file: string,
  schema: z.ZodMiniType<Data>,
): ReadRecord<Data> {
  const { unchanged } = reader.memo;
  const before = unchanged.get(file) as ReadRecord<Data> | undefined;
  const record = before ?? readNow(reader, file, schema);
  if (record.source) unchanged.set(file, record);
  return record;
}

function readNow<Data>(
  { root, memo }: Reader,
  file: string,
  schema: z.ZodMiniType<Data>,
): ReadRecord<Data> {
  const { text, problems: unread } = openText(root, file);
  if (text === undefined) return { source: undefined, data: undefined, problems: unread };
  const known = knownSource(file, text);
  const key = `source ${file} ${known.digest}`;
  const before = memo.find<Data>(key);
  if (before !== undefined) {
    memo.keep(key, before);
    return { source: known, data: before, problems: [] };
  }
  const { text: plain, problems: unseen } = refuseUnseen(file, text);
  const { source, problems: slips } = parseSource(file, plain);
  const { data, problems: wrong } =
    source.data === undefined ? { data: undefined, problems: [] } : validate(source, schema);
  const problems = [...unseen, ...slips, ...wrong];
  if (problems.length === 0 && data !== undefined) memo.keep(key, data);
  return { source, data, problems };
}

interface ReadText {
  /** With `\n` line breaks and without a byte order mark; undefined after a problem. */
  text: string | undefined;
  problems: Problem[];
}

export function readText(root: string, file: string): ReadText {
  const { text, problems } = openText(root, file);
  return text === undefined ? { text, problems } : refuseUnseen(file, text);
}

const DIVIDE =
  'divida o texto em vários arquivos, e guarde as imagens em public/ em vez de dentro do texto';

/** The text as it stands in the file. */
function openText(root: string, file: string): ReadText {
  const refused = (problem: Problem): ReadText => ({ text: undefined, problems: [problem] });
  try {
    const path = join(root, file);
    const state = statSync(path);
    if (!state.isFile()) {
      return refused(
        notReadable(file, state.isDirectory() ? 'EISDIR' : 'um dispositivo ou uma fila'),
      );
    }
    if (state.size > MAX_BYTES) {
      const message = `esperado: até 1 MB de texto; encontrado: ${(state.size / MAX_BYTES).toFixed(1)} MB`;
      return refused({ file, message, fix: DIVIDE });
    }
    const bytes = readFileSync(path);
    const text = decode(bytes);
    return text === undefined ? refused(notUtf8(file, bytes)) : { text, problems: [] };
  } catch (error) {
    return refused(notReadable(file, String((error as NodeJS.ErrnoException).code)));
  }
}

/** The text without signs that nobody sees. */
function refuseUnseen(file: string, text: string): { text: string; problems: Problem[] } {
  const unseen = findUnseen(text);
  if (!unseen) return { text, problems: [] };
  const message = `esperado: texto; encontrado: o caractere de controle ${unseen.name}`;
  const refusal = { file, ...placeAt(text, unseen.position), message, fix: UNSEEN_FIX };
  return { text: withoutUnseen(text), problems: [refusal] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  } catch {
    return undefined;
  }
}

function notReadable(file: string, found: string): Problem {
  if (found !== 'ENOENT') {
    const fix = `deixe ${file} como um arquivo que possa ser lido`;
    return {
      file,
      message: expectedFound('um arquivo que possa ser lido', found),
      fix,
    };
  }
  const fix = `crie ${file}, ou recupere do controle de versões`;
  return {
    file,
    message: 'esperado: este arquivo; encontrado: nada',
    fix,
  };
}

/** A lenient decoder puts one sign in the place of what it cannot read. */
function notUtf8(file: string, bytes: Buffer): Problem {
  const [before = ''] = bytes.toString().split('\ufffd', 1);
  const offset = Buffer.byteLength(before);
  const end = bytes.indexOf(10, offset);
  const rest = bytes.subarray(offset, end < 0 ? undefined : end).toString('latin1');
  return {
    file,
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
    message: `esperado: texto em UTF-8; encontrado: o byte 0x${bytes[offset]?.toString(16)} (Latin-1 ou Windows-1252?)`,
    excerpt: before.slice(before.lastIndexOf('\n') + 1) + rest,
    fix: 'salve o arquivo de novo em UTF-8',
  };
}
