// Decides what each proposal's page is made from: what was sent, as long as no newer version was, else its file.

import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProposalData } from '../domain/content/proposal.ts';
import type { Problem } from '../domain/problem.ts';
import { checkReceiver } from './check-receiver.ts';
import { compareSent, isSameOffer } from './compare-sent.ts';
import { SENT_FOLDER } from './list-content.ts';
import { type Body, type ParsedSource, parseFrontMatter, splitBody } from './parse-source.ts';
import type { Entry, ReadContent } from './read-content.ts';
import { readSent, type SentNumber } from './read-sent.ts';
import { readSource } from './read-source.ts';
import type { Run } from './run.ts';
import type { KeptArchive } from './sent-archive.ts';

/** A proposal with everything that its page is made from. */
export interface ShownProposal extends Entry<ProposalData> {
  body: Body & { file: string };
  /** Of the version that was sent; without one the page is the file's. */
  archive?: KeptArchive;
  /** Of the version that is about to be sent: its file, as it was read. */
  sending?: ParsedSource;
}

export interface Settled {
  proposals: ShownProposal[];
  /** Addresses that clients were given and that show no proposal any more. */
  goneRoutes: string[];
}

/** A proposal as its file has it. */
interface Written {
  entry: Entry<ProposalData>;
  data: ProposalData;
  source: ParsedSource;
}

export function settleProposals(run: Run, content: ReadContent): Settled {
  if (run.sending !== undefined && content.house) checkReceiver(run, content.house.site);
  const written = content.proposals.flatMap((entry) => readWritten(run, entry) ?? []);
  const sent = readSent(run.root, run.problems);
  if (!sent) return { proposals: written.map(asWritten), goneRoutes: [] };
  const doubled = checkNumbers(run, written, sent);
  const proposals = [
    ...written.flatMap((proposal) => {
      if (doubled.includes(proposal)) return [asWritten(proposal)];
      return settleOne(run, proposal, sent.get(proposal.data.number)) ?? [];
    }),
    ...[...sent.values()].flatMap((number) => settleFileless(run, number, written) ?? []),
  ];
  tellForgotten(run, sent);
  const shown = new Set(proposals.map(({ route }) => route));
  const known = [...sent.values()].flatMap(({ archives }) => archives.map(({ route }) => route));
  return { proposals, goneRoutes: [...new Set(known)].filter((route) => !shown.has(route)) };
}

/** Undefined when the file went away or broke since it was read. */
function readWritten(run: Run, entry: Entry<ProposalData>): Written | undefined {
  const text = readSource(run.root, entry.file, []);
  const source = text === undefined ? undefined : parseFrontMatter(entry.file, text, []);
  return source && { entry, data: entry.data, source };
}

function asWritten({ entry, data, source }: Written): ShownProposal {
  return { ...entry, data, body: { ...splitBody(source.text), file: entry.file } };
}

function asSending(run: Run, written: Written): ShownProposal {
  const data = { ...written.data, issuedOn: run.today };
  return { ...asWritten({ ...written, data }), sending: written.source };
}

function asSent(archive: KeptArchive): ShownProposal {
  const { file, route, proposal, body, kept } = archive;
  const firstLine = kept.placeOf(['body']).line + 1;
  return {
    file,
    name: basename(file, '.md'),
    route,
    data: proposal,
    body: { text: body, firstLine, file: kept.file },
    archive,
  };
}

/** Undefined when its address says that the proposal was withdrawn. */
function settleOne(
  run: Run,
  written: Written,
  sent: SentNumber | undefined,
): ShownProposal | undefined {
  const { entry, data } = written;
  const isSending = run.sending === entry.file;
  if (!sent) {
    if (isSending) return asSending(run, written);
    if (data.issuedOn !== undefined) run.notice({ message: unsent(entry, data.version) });
    return asWritten(written);
  }
  const { archive, last, record } = sent;
  if (!archive || (archive.file !== entry.file && data.version <= last)) {
    run.problems.push(taken(run, written, sent));
    return asWritten(written);
  }
  if (data.version > last) {
    if (isSending) return asSending(run, written);
    if (run.drafts) return asWritten(written);
    run.notice({ message: waiting(entry, data.version, sent) });
  } else if (record.withdrawnOn !== undefined) {
    run.notice({
      message: `${entry.file} was withdrawn on ${record.withdrawnOn}, and its address says so: delete the file, or raise its version and npm run proposal:send ${entry.name}`,
    });
  } else if (data.version < last) run.problems.push(tooLow(written, sent, archive));
  else run.problems.push(...compareSent(written, archive, nextVersion(entry, last)));
  return record.withdrawnOn === undefined ? asSent(archive) : undefined;
}

/** A number that was sent, and that no file has now. */
function settleFileless(
  run: Run,
  { number, last, record, archive, archives }: SentNumber,
  written: readonly Written[],
): ShownProposal | undefined {
  if (written.some(({ data }) => data.number === number)) return undefined;
  if (!archive) {
    if (archives[0]) run.problems.push(halfForgotten(number, last, archives[0]));
    return undefined;
  }
  if (record.withdrawnOn !== undefined) return undefined;
  const renumbered = written.find(({ entry }) => entry.file === archive.file);
  if (renumbered) run.problems.push(otherNumber(renumbered, archive));
  else if (!existsSync(join(run.root, archive.file))) run.problems.push(missing(archive));
  return asSent(archive);
}

/** Gives those whose number is another's: of two files, the one that was not sent; of two such, the newer. */
function checkNumbers(
  run: Run,
  written: readonly Written[],
  sent: ReadonlyMap<string, SentNumber>,
): Written[] {
  const numbers = [...new Set(written.map(({ data }) => data.number))];
  return numbers.flatMap((number) => {
    const archive = sent.get(number)?.archive;
    const rank = ({ entry }: Written): number =>
      entry.file === archive?.file ? -1 : madeAt(run, entry.file);
    const [owner, ...others] = written
      .filter(({ data }) => data.number === number)
      .sort((a, b) => rank(a) - rank(b));
    for (const { entry, source } of others) {
      run.problems.push({
        file: entry.file,
        ...source.placeOf(['number']),
        path: 'number',
        message: `expected a number of its own, found ${number} as in ${owner?.entry.file}`,
        fix: 'write the next free number here, or delete the proposal that no longer counts',
      });
    }
    return others;
  });
}

/** In milliseconds, as far as the disk knows: files of a fresh clone are about equally old. */
function madeAt(run: Run, file: string): number {
  return statSync(join(run.root, file), { throwIfNoEntry: false })?.birthtimeMs ?? 0;
}

function tellForgotten(run: Run, sent: ReadonlyMap<string, SentNumber>): void {
  const forgotten = [...sent.values()].filter(({ archives }) => archives.length === 0);
  if (forgotten.length === 0) return;
  const numbers = forgotten.map(({ number }) => number).join(', ');
  run.notice({
    message: `sent proposals that were forgotten, and whose numbers stay taken: ${numbers}`,
  });
}

function nextVersion({ file, name }: Entry<ProposalData>, last: number): string {
  return `write version: ${last + 1} in ${file} and then npm run proposal:send ${name}`;
}

function unsent({ file, name }: Entry<ProposalData>, version: number): string {
  return `${file} has an issue date, and its version ${version} was not sent: npm run proposal:send ${name}`;
}

function waiting(
  { file, name }: Entry<ProposalData>,
  version: number,
  { last, record }: SentNumber,
): string {
  const shown =
    record.withdrawnOn === undefined
      ? `clients go on seeing version ${last}`
      : 'the proposal stays withdrawn';
  return `${file} has a version ${version} that was not sent: ${shown} until npm run proposal:send ${name}`;
}

function tooLow(
  { entry, data, source }: Written,
  { last }: SentNumber,
  archive: KeptArchive,
): Problem {
  return {
    file: entry.file,
    ...source.placeOf(['version']),
    path: 'version',
    message: `expected at least the ${last} that was sent on ${archive.issuedOn}, found ${data.version}`,
    fix: `write version: ${isSameOffer({ source, data }, archive) ? last : last + 1}`,
  };
}

function taken(run: Run, { entry, data, source }: Written, sent: SentNumber): Problem {
  const { number, archive, last } = sent;
  const at = { file: entry.file, ...source.placeOf(['number']), path: 'number' };
  if (!archive) {
    return {
      ...at,
      message: `expected a free number, found ${number}, of which version ${last} was sent and its archive is gone`,
      fix: `restore ${SENT_FOLDER}/${number}-v${last}.yaml from version control; to forget that client delete this file too, and for another one write the next free number`,
    };
  }
  const isRenamed =
    !existsSync(join(run.root, archive.file)) && isSameOffer({ source, data }, archive);
  return {
    ...at,
    message: `expected number ${number} in ${archive.file}, from which version ${last} was sent on ${archive.issuedOn}, found it here`,
    fix: isRenamed
      ? `rename this file back to ${basename(archive.file)}: the client has its address; or ${nextVersion(entry, last)}`
      : 'write the next free number here',
  };
}

function otherNumber({ entry, data, source }: Written, archive: KeptArchive): Problem {
  const { number, version } = archive.proposal;
  return {
    file: entry.file,
    ...source.placeOf(['number']),
    path: 'number',
    message: `expected "${number}", as version ${version} was sent on ${archive.issuedOn}, found "${data.number}"`,
    fix: `write number: "${number}", and another proposal into a file of its own`,
  };
}

function halfForgotten(number: string, last: number, { kept }: KeptArchive): Problem {
  return {
    file: kept.file,
    message: `expected the archive of version ${last} of ${number} too, found only an earlier one`,
    fix: `restore ${SENT_FOLDER}/${number}-v${last}.yaml from version control, or delete this file as well to forget the client`,
  };
}

function missing({ file, proposal, issuedOn }: KeptArchive): Problem {
  const { number, version } = proposal;
  return {
    file,
    message: `expected the file of proposal ${number}, version ${version} of which was sent on ${issuedOn}, found none`,
    fix: `restore it from version control; npm run proposal:withdraw ${basename(file, '.md')} takes the proposal back, and deleting ${SENT_FOLDER}/${number}-v*.yaml forgets the client`,
  };
}
