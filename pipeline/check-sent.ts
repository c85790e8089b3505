// Holds every proposal against what was sent under its number: a sent version never changes.

import type { ProposalData } from '../domain/content/proposal.ts';
import type { Sent, SentVersion } from '../domain/content/sent.ts';
import type { Problem } from '../domain/problem.ts';
import { type Fingerprint, fingerprintOf, TEXT_KEY } from './fingerprint.ts';
import {
  type ParsedSource,
  type Place,
  parseFrontMatter,
  placeAt,
  splitBody,
} from './parse-source.ts';
import type { Entry } from './read-content.ts';
import { readSource } from './read-source.ts';
import type { Run } from './run.ts';
import { lockEdited, readSentLock } from './sent-lock.ts';

/** The fingerprint of each proposal, by the path of its file. */
export type Fingerprints = ReadonlyMap<string, string>;

/** A proposal as it is written now. */
export interface WrittenProposal {
  entry: Entry<ProposalData>;
  source: ParsedSource;
  text: string;
  print: Fingerprint;
}

export function checkSent(run: Run, proposals: readonly Entry<ProposalData>[]): Fingerprints {
  const written = proposals.flatMap((entry) => readProposal(run.root, entry) ?? []);
  const sent = readSentLock(run.root, run.problems);
  if (sent) for (const proposal of written) checkOne(run, proposal, sent);
  return new Map(written.map(({ entry, print }) => [entry.file, print.fingerprint]));
}

/** Undefined when the file went away or broke since it was read. */
export function readProposal(
  root: string,
  entry: Entry<ProposalData>,
): WrittenProposal | undefined {
  const text = readSource(root, entry.file, []);
  const source = text === undefined ? undefined : parseFrontMatter(entry.file, text, []);
  if (text === undefined || !source) return undefined;
  const print = fingerprintOf(source.data as object, splitBody(text).text);
  return { entry, source, text, print };
}

/** The highest version of a number that was sent, or 0. */
export function lastVersion(sent: Sent, number: string): number {
  return Math.max(0, ...Object.keys(sent[number] ?? {}).map(Number));
}

function checkOne(run: Run, proposal: WrittenProposal, sent: Sent): void {
  const { number, version, issuedOn } = proposal.entry.data;
  const last = lastVersion(sent, number);
  const record = sent[number]?.[String(last)];
  if (record && version < last) run.problems.push(tooLow(proposal, last, record));
  else if (record && version === last) checkSame(run, proposal, record);
  else if (issuedOn !== undefined) {
    run.notice({
      message: `${proposal.entry.file} has an issue date, and its version ${version} was not sent: npm run proposal:send ${proposal.entry.name}`,
    });
  }
}

function checkSame(run: Run, proposal: WrittenProposal, record: SentVersion): void {
  const { number, version } = proposal.entry.data;
  const changed = changedKeys(proposal, record);
  const isSame = proposal.print.fingerprint === record.fingerprint;
  if (isSame !== (changed.length === 0)) {
    const path = [number, String(version), 'fingerprint'];
    const message = `expected the fingerprint of the keys below it, found ${record.fingerprint}`;
    run.problems.push(lockEdited(run.root, path, message));
  } else if (changed.length > 0) run.problems.push(drifted(proposal, record, changed));
  else if (proposal.entry.data.issuedOn !== record.issuedOn) {
    run.problems.push(misdated(proposal, record));
  }
}

interface ChangedKey {
  name: string;
  /** The key, unless it is the text that changed. */
  path?: string;
  place: Place;
}

/** In the order of the file. */
function changedKeys(
  { source, text, print }: WrittenProposal,
  { keys }: SentVersion,
): ChangedKey[] {
  const paths = new Set([...Object.keys(print.keys), ...Object.keys(keys)]);
  return [...paths]
    .filter((path) => print.keys[path] !== keys[path] && !isFilled(print, path))
    .map((path): ChangedKey => {
      if (path === TEXT_KEY) return { name: 'the text', place: startOfBody(text) };
      const name = path in print.keys ? path : `${path} (removed)`;
      return { name, path, place: source.placeOf(keysOf(path)) };
    })
    .sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}

/** Whether what was an empty list has entries now: these are named. */
function isFilled({ keys }: Fingerprint, path: string): boolean {
  return !(path in keys) && Object.keys(keys).some((key) => key.startsWith(`${path}[`));
}

function startOfBody(text: string): Place {
  const body = splitBody(text).text;
  return placeAt(text, text.length - body.length + Math.max(0, body.search(/\S/)));
}

/** `items[0].priceCents` gives `['items', 0, 'priceCents']`. */
function keysOf(path: string): PropertyKey[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

const NAMED_AT_MOST = 6;

function drifted(
  { entry: { file, name, data } }: WrittenProposal,
  { issuedOn, fingerprint }: SentVersion,
  changed: readonly ChangedKey[],
): Problem {
  const names = changed
    .slice(0, NAMED_AT_MOST)
    .map((key) => `${key.name} (line ${key.place.line})`);
  const more = changed.length - names.length;
  const path = changed[0]?.path;
  return {
    file,
    ...changed[0]?.place,
    ...(path === undefined ? {} : { path }),
    message: `expected version ${data.version} as it was sent on ${issuedOn} (${fingerprint}), found changes in ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    fix: `undo the changes, or write version: ${data.version + 1} and then npm run proposal:send ${name}`,
  };
}

function tooLow(proposal: WrittenProposal, last: number, record: SentVersion): Problem {
  const { entry, source } = proposal;
  const isSameButForVersion = changedKeys(proposal, record).every(({ path }) => path === 'version');
  return {
    file: entry.file,
    ...source.placeOf(['version']),
    path: 'version',
    message: `expected at least the ${last} that was sent on ${record.issuedOn}, found ${entry.data.version}`,
    fix: `write version: ${isSameButForVersion ? last : last + 1}`,
  };
}

function misdated({ entry, source }: WrittenProposal, { issuedOn }: SentVersion): Problem {
  const { file, data } = entry;
  return {
    file,
    ...source.placeOf(['issuedOn']),
    path: 'issuedOn',
    message: `expected ${issuedOn}, the day on which version ${data.version} was sent, found ${data.issuedOn ?? 'none'}`,
    fix: `write issuedOn: ${issuedOn}, or raise the version and send it again`,
  };
}
