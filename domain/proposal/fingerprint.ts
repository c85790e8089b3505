// The canonical form of data, the same for every way of writing the same content, and the short form of a hash.

import { compareText } from '../problem.ts';

/** One value of a record: where it stands, and what it is. */
export interface Leaf {
  path: readonly PropertyKey[];
  value: unknown;
}

/** Every value that is neither group nor list, in the order of the file. Nothing stands for an empty one. */
export function leavesOf(data: object): Leaf[] {
  return collect(data, []);
}

/** JSON with sorted keys, and every text exactly as it is. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Text with line breaks, ends of lines and composed letters made alike: a reader sees no difference. */
export function plainly(text: string): string {
  return text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The first twelve digits of a hash, in groups that can be read out: `3FA9-01C2-77DE`. */
export function shortFingerprint(hash: string): string {
  const [first, second, third] = [0, 4, 8].map((start) => hash.slice(start, start + 4));
  return `${first}-${second}-${third}`.toUpperCase();
}

function collect(value: unknown, path: readonly PropertyKey[]): Leaf[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [{ path, value }];
  return entriesOf(value).flatMap(([key, entry]) => collect(entry, [...path, key]));
}

function entriesOf(value: object): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry]);
  return Object.entries(value);
}
