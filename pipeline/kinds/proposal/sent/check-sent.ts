// Decides what each proposal's page is made from: what was sent, as long as no newer version was, else its file.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProposalData } from '../../../../domain/content/proposal.ts';
import {
  type Body,
  type ParsedSource,
  parseFrontMatter,
  splitBody,
} from '../../../read/parse-source.ts';
import { readSource } from '../../../read/read-source.ts';
import type { Run } from '../../../run.ts';
import type { Entry, ReadContent } from '../../read-content.ts';
import { checkNumbers } from '../check-numbers.ts';
import { checkReceiver } from './check-receiver.ts';
import { compareSent } from './compare-sent.ts';
import { readSent, type SentNumber } from './read-sent.ts';
import type { KeptArchive } from './sent-archive.ts';
import {
  halfForgotten,
  missing,
  nextVersion,
  otherNumber,
  taken,
  tooLow,
  unsent,
  type WrittenProposal,
  waiting,
  withdrawn,
} from './sent-problems.ts';

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
function readWritten(run: Run, entry: Entry<ProposalData>): WrittenProposal | undefined {
  const text = readSource(run.root, entry.file, []);
  const source = text === undefined ? undefined : parseFrontMatter(entry.file, text, []);
  return source && { entry, data: entry.data, source };
}

function asWritten({ entry, data, source }: WrittenProposal): ShownProposal {
  return { ...entry, data, body: { ...splitBody(source.text), file: entry.file } };
}

function asSending(run: Run, written: WrittenProposal): ShownProposal {
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
  written: WrittenProposal,
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
    run.notice({ message: withdrawn(entry, record.withdrawnOn) });
  } else if (data.version < last) run.problems.push(tooLow(written, sent, archive));
  else run.problems.push(...compareSent(written, archive, nextVersion(entry, last)));
  return record.withdrawnOn === undefined ? asSent(archive) : undefined;
}

/** A number that was sent, and that no file has now. */
function settleFileless(
  run: Run,
  { number, last, record, archive, archives }: SentNumber,
  written: readonly WrittenProposal[],
): ShownProposal | undefined {
  if (written.some(({ data }) => data.number === number)) return undefined;
  if (!archive) {
    if (archives[0]) run.problems.push(halfForgotten(last, archives[0]));
    return undefined;
  }
  if (record.withdrawnOn !== undefined) return undefined;
  const renumbered = written.find(({ entry }) => entry.file === archive.file);
  if (renumbered) run.problems.push(otherNumber(renumbered, archive));
  else if (!existsSync(join(run.root, archive.file))) run.problems.push(missing(archive));
  return asSent(archive);
}

function tellForgotten(run: Run, sent: ReadonlyMap<string, SentNumber>): void {
  const forgotten = [...sent.values()].filter(({ archives }) => archives.length === 0);
  if (forgotten.length === 0) return;
  const numbers = forgotten.map(({ number }) => number).join(', ');
  run.notice({
    message: `sent proposals that were forgotten, and whose numbers stay taken: ${numbers}`,
  });
}
