// The canonical form of a proposal: the same for every way of writing the same content.

import { compareText } from './problem.ts';

/** One value of a proposal: where it stands in the front matter, and its canonical text. */
export interface Leaf {
  path: readonly PropertyKey[];
  text: string;
}

/** When a version was sent, and who may open its page: not what it offers. */
const APART = ['issuedOn', 'passphrase'];

/** The front matter with sorted keys, and the text below it, as one line of JSON. */
export function canonicalProposal(data: object, body: string): string {
  return `{"data":${canonicalJson(offerOf(data))},"text":${canonicalJson(body.trim())}}`;
}

/** Every value that is no group and no list, in the order of the file. */
export function leavesOf(data: object): Leaf[] {
  return collect(offerOf(data), []);
}

/** JSON with sorted keys. In text, line breaks, ends of lines and composed letters are made alike. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
  }
  return JSON.stringify(typeof value === 'string' ? normalise(value) : value);
}

/** The first twelve digits of a hash, in groups that can be read out: `3FA9-01C2-77DE`. */
export function shortFingerprint(hash: string): string {
  const [first, second, third] = [0, 4, 8].map((start) => hash.slice(start, start + 4));
  return `${first}-${second}-${third}`.toUpperCase();
}

function offerOf(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !APART.includes(key)));
}

function collect(value: unknown, path: readonly PropertyKey[]): Leaf[] {
  const entries = entriesOf(value);
  if (entries.length === 0) return [{ path, text: canonicalJson(value) }];
  return entries.flatMap(([key, entry]) => collect(entry, [...path, key]));
}

function entriesOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '');
}
