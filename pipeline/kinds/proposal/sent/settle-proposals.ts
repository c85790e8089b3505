// Decides what each proposal's page is made from: what was sent, as long as no newer version was, else its file.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProposalData } from '../../../../domain/content/proposal.ts';
import type { Notice, Problem } from '../../../../domain/problem.ts';
import type { Run } from '../../../run.ts';
import type { Source } from '../../../source.ts';
import type { Outcome } from '../../../stages.ts';
import type { Entry, House } from '../../collections.ts';
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
  /** The file whose Markdown the page shows: the proposal's own, or what was kept of it. */
  text: Source;
  /** Of the version that was sent; without one the page is the file's. */
  archive?: KeptArchive;
  /** Whether this is the version that is about to be sent. */
  isSending?: boolean;
}

export interface Settled {
  proposals: ShownProposal[];
  /** Addresses that clients were given and that show no proposal any more. */
  goneRoutes: string[];
}

/** What one proposal comes to: nothing is shown once it was withdrawn. */
type Decision = Outcome<ShownProposal[]>;

export function settleProposals(
  run: Run,
  house: House | undefined,
  written: readonly Entry<ProposalData>[],
): Outcome<Settled> {
  const refused = run.sending !== undefined && house ? checkReceiver(house) : [];
  const read = readSent(run.root);
  const sent = read.value;
  if (!sent) {
    const proposals = written.map(asWritten);
    return {
      value: { proposals, goneRoutes: [] },
      problems: [...refused, ...(read.problems ?? [])],
    };
  }
  const numbers = checkNumbers(run.root, written, sent);
  const decisions: Decision[] = [
    ...written.map((proposal) =>
      numbers.value.includes(proposal)
        ? { value: [asWritten(proposal)] }
        : settleOne(run, proposal, sent.get(proposal.data.number)),
    ),
    ...[...sent.values()].map((number) => settleFileless(run.root, number, written)),
  ];
  const proposals = decisions.flatMap(({ value }) => value);
  const shown = new Set(proposals.map(({ route }) => route));
  const known = [...sent.values()].flatMap(({ archives }) => archives.map(({ route }) => route));
  const goneRoutes = [...new Set(known)].filter((route) => !shown.has(route));
  return {
    value: { proposals, goneRoutes },
    problems: [refused, numbers.problems ?? [], decisions.flatMap(problemsOf)].flat(),
    notices: [...decisions.flatMap(({ notices = [] }) => notices), ...tellForgotten(sent)],
  };
}

function problemsOf({ problems = [] }: Decision): readonly Problem[] {
  return problems;
}

function asWritten(written: WrittenProposal): ShownProposal {
  return { ...written, text: written.source };
}

function asSending(run: Run, written: WrittenProposal): ShownProposal {
  const data = { ...written.data, issuedOn: run.today };
  return { ...asWritten(written), data, isSending: true };
}

/** `source`: the content file, if there still is one. */
function asSent(archive: KeptArchive, source?: Source): ShownProposal {
  const { file, route, proposal, body, kept } = archive;
  const firstLine = kept.placeOf(['body']).line + 1;
  return {
    file,
    name: basename(file, '.md'),
    route,
    data: proposal,
    source: source ?? kept,
    text: { ...kept, body: { text: body, firstLine }, kept: {} },
    archive,
  };
}

function settleOne(run: Run, written: WrittenProposal, sent: SentNumber | undefined): Decision {
  const { file, data, source } = written;
  const isSending = run.sending === file;
  if (!sent) {
    if (isSending) return { value: [asSending(run, written)] };
    const isUnsent = data.issuedOn !== undefined;
    return {
      value: [asWritten(written)],
      notices: isUnsent ? [{ message: unsent(written, data.version) }] : [],
    };
  }
  const { archive, last, record } = sent;
  if (!archive || (archive.file !== file && data.version <= last)) {
    return { value: [asWritten(written)], problems: [taken(run.root, written, sent)] };
  }
  const value = record.withdrawnOn === undefined ? [asSent(archive, source)] : [];
  if (data.version > last) {
    if (isSending) return { value: [asSending(run, written)] };
    if (run.drafts) return { value: [asWritten(written)] };
    return { value, notices: [{ message: waiting(written, data.version, sent) }] };
  }
  if (record.withdrawnOn !== undefined) {
    return { value, notices: [{ message: withdrawn(written, record.withdrawnOn) }] };
  }
  if (data.version < last) return { value, problems: [tooLow(written, sent, archive)] };
  return { value, problems: compareSent(written, archive, nextVersion(written, last)) };
}

/** A number that was sent, and that no file has now. */
function settleFileless(
  root: string,
  { number, last, record, archive, archives }: SentNumber,
  written: readonly WrittenProposal[],
): Decision {
  if (written.some(({ data }) => data.number === number)) return { value: [] };
  if (!archive) {
    return { value: [], problems: archives[0] ? [halfForgotten(last, archives[0])] : [] };
  }
  if (record.withdrawnOn !== undefined) return { value: [] };
  const value = [asSent(archive)];
  const renumbered = written.find(({ file }) => file === archive.file);
  if (renumbered) return { value, problems: [otherNumber(renumbered, archive)] };
  const isMissing = !existsSync(join(root, archive.file));
  return { value, problems: isMissing ? [missing(archive)] : [] };
}

function tellForgotten(sent: ReadonlyMap<string, SentNumber>): Notice[] {
  const forgotten = [...sent.values()].filter(({ archives }) => archives.length === 0);
  if (forgotten.length === 0) return [];
  const numbers = forgotten.map(({ number }) => number).join(', ');
  return [
    { message: `sent proposals that were forgotten, and whose numbers stay taken: ${numbers}` },
  ];
}
