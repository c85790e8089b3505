// Reads one text file, and refuses what is too large, not UTF-8, or not for reading.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { placeAt, type Source } from '../source.ts';
import { parseFrontMatter, parseYaml } from './parse-source.ts';
import { findUnseen, UNSEEN_FIX, withoutUnseen } from './refuse-signs.ts';

const MAX_BYTES = 1024 * 1024;

/** Undefined where the file cannot be read at all. */
export interface Read {
  source: Source | undefined;
  problems: Problem[];
}

/** Opens and parses a content file, the only time in a build. */
export function readSource(root: string, file: string): Read {
  return parseText(file, readText(root, file));
}

export function parseText(file: string, { text, problems }: ReadText): Read {
  if (text === undefined) return { source: undefined, problems };
  const parsed = file.endsWith('.md') ? parseFrontMatter(file, text) : parseYaml(file, text);
  return { source: parsed.source, problems: [...problems, ...parsed.problems] };
}

export interface ReadText {
  /** With `\n` line breaks and without a byte order mark; undefined after a problem. */
  text: string | undefined;
  problems: Problem[];
}

export function readText(root: string, file: string): ReadText {
  const read = openText(root, file);
  return read.text === undefined ? read : refuseUnseen(file, read.text);
}

/** The text as it stands in the file. */
export function openText(root: string, file: string): ReadText {
  const { bytes, problem } = readBytes(root, file);
  if (!bytes) return { text: undefined, problems: problem ? [problem] : [] };
  const text = decode(bytes);
  return { text, problems: text === undefined ? [notUtf8(file, bytes)] : [] };
}

/** The text without signs that nobody sees. */
export function refuseUnseen(file: string, text: string): ReadText {
  const unseen = findUnseen(text);
  if (!unseen) return { text, problems: [] };
  const message = `expected text, found the control character ${unseen.name}`;
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

function readBytes(root: string, file: string): { bytes?: Buffer; problem?: Problem } {
  try {
    const path = join(root, file);
    const state = statSync(path);
    if (!state.isFile()) {
      const found = state.isDirectory() ? 'EISDIR' : 'a device or a queue';
      return { problem: notReadable(file, found) };
    }
    return state.size <= MAX_BYTES
      ? { bytes: readFileSync(path) }
      : { problem: tooLarge(file, state.size) };
  } catch (error) {
    return { problem: notReadable(file, String((error as NodeJS.ErrnoException).code)) };
  }
}

function tooLarge(file: string, size: number): Problem {
  return {
    file,
    message: `expected at most 1 MB of text, found ${(size / MAX_BYTES).toFixed(1)} MB`,
    fix: 'split the text into several files, and keep pictures in public/ instead of inside the text',
  };
}

function notReadable(file: string, found: string): Problem {
  if (found !== 'ENOENT') {
    const fix = `make ${file} a readable file`;
    return { file, message: `expected a file that can be read, found ${found}`, fix };
  }
  const fix = `create ${file}, or restore it from version control`;
  return { file, message: 'expected this file, found nothing', fix };
}

function notUtf8(file: string, bytes: Buffer): Problem {
  const offset = firstBadByte(bytes);
  const before = bytes.subarray(0, offset).toString('utf8');
  const end = bytes.indexOf(10, offset);
  const rest = bytes.subarray(offset, end < 0 ? undefined : end).toString('latin1');
  return {
    file,
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
    message: `expected text in UTF-8, found the byte 0x${bytes[offset]?.toString(16)} (Latin-1 or Windows-1252?)`,
    excerpt: before.slice(before.lastIndexOf('\n') + 1) + rest,
    fix: 'save the file again with the encoding UTF-8',
  };
}

/** Where the longest valid text ends: found by halving, then without its cut-off last character. */
function firstBadByte(bytes: Buffer): number {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isUtf8(bytes.subarray(0, middle), { stream: true })) valid = middle;
    else invalid = middle;
  }
  while (!isUtf8(bytes.subarray(0, valid))) valid--;
  return valid;
}

/** In stream mode the last character may be incomplete. */
function isUtf8(bytes: Uint8Array, mode: { stream?: boolean } = {}): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, mode);
    return true;
  } catch {
    return false;
  }
}
