// What a proposal's file says otherwise than when it was sent, for its owner to know.

import { hash } from 'node:crypto';
import type { ProposalLibrary } from '../../../../domain/content/proposal-library.ts';
import { canonicalJson, leavesOf, plainly } from '../../../../domain/proposal/fingerprint.ts';
import { resolveParts } from '../../../../domain/proposal/from-library.ts';
import type { SentRecord } from '../../../../domain/proposal/sent-record.ts';
import { parseSource } from '../../../read/parse-source.ts';
import { readText } from '../../../read/read-source.ts';
import { pathText, type Source } from '../../../source.ts';

/** The content file as it was sent; a protected proposal leaves none. */
export const SOURCE_FILE = 'source.md';

const NAMED_AT_MOST = 6;

/** What sending writes, and what a new version is told by. */
const STAMPS = ['issuedOn', 'version'];

/**
 * Each difference with both values, of what the file says or names in the library; empty where that
 * is the same, or where nobody knows what it was.
 */
export function differences(
  root: string,
  { folder, library: before }: Pick<SentRecord, 'library'> & { folder: string },
  now: Source,
  library: ProposalLibrary,
): string[] {
  const { text } = readText(root, `${folder}/${SOURCE_FILE}`);
  if (text === undefined || (text === now.text && !before)) return [];
  const then = parseSource(`${folder}/${SOURCE_FILE}`, text).source;
  const was = valuesOf(then, (before ?? {}) as ProposalLibrary);
  const is = valuesOf(now, library);
  const changed = [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => `${path} ${was.get(path) ?? 'nada'} -> ${is.get(path) ?? 'nada'}`);
  if (linesOf(then) !== linesOf(now)) changed.push('o texto abaixo do bloco de dados');
  const others = changed.length - NAMED_AT_MOST;
  const rest = `mais ${others}`;
  return others > 0 ? [...changed.slice(0, NAMED_AT_MOST), rest] : changed;
}

/** SHA-256 of the text below the front matter. */
export function textDigest(source: Source): string {
  return hash('sha256', linesOf(source));
}

function valuesOf({ data }: Source, library: ProposalLibrary): Map<string, string> {
  const said = { items: [], included: [], excluded: [], ...Object(data) };
  const whole = { ...said, ...resolveParts(said, library) };
  const leaves = leavesOf(whole).filter(({ path }) => !STAMPS.includes(String(path[0])));
  return new Map(
    leaves.map(({ path, value }) => {
      const plain = typeof value === 'string' ? plainly(value) : value;
      return [pathText(path), canonicalJson(plain)];
    }),
  );
}

/** Spaces at the ends of lines, and empty lines around the text, say nothing. */
function linesOf({ body }: Source): string {
  return plainly(body.text).trim();
}
