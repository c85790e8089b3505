// Words what is wrong with a proposal that was sent, and what its owner should know.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProposalData } from '../../../../domain/content/proposal.ts';
import type { Problem } from '../../../../domain/problem.ts';
import { SENT_FOLDER } from '../../../read/list-content.ts';
import type { Entry } from '../../collections.ts';
import { isSameOffer } from './compare-sent.ts';
import type { SentNumber } from './read-sent.ts';
import type { KeptArchive, SealedArchive } from './sent-archive.ts';

/** A proposal as its file has it. */
export type WrittenProposal = Entry<ProposalData>;

export function nextVersion({ file, name }: WrittenProposal, last: number): string {
  return `write version: ${last + 1} in ${file} and then npm run proposal:send ${name}`;
}

export function unsent({ file, name }: WrittenProposal, version: number): string {
  return `${file} has an issue date, and its version ${version} was not sent: npm run proposal:send ${name}`;
}

export function waiting(
  { file, name }: WrittenProposal,
  version: number,
  { last, record }: SentNumber,
): string {
  const shown =
    record.withdrawnOn === undefined
      ? `clients go on seeing version ${last}`
      : 'the proposal stays withdrawn';
  return `${file} has a version ${version} that was not sent: ${shown} until npm run proposal:send ${name}`;
}

export function withdrawn({ file, name }: WrittenProposal, day: string): string {
  return `${file} was withdrawn on ${day}, and its address says so: delete the file, or raise its version and npm run proposal:send ${name}`;
}

export function tooLow(
  written: WrittenProposal,
  { last }: SentNumber,
  archive: KeptArchive,
): Problem {
  const { file, data, source } = written;
  return {
    file,
    ...source.placeOf(['version']),
    path: 'version',
    message: `expected at least the ${last} that was sent on ${archive.issuedOn}, found ${data.version}`,
    fix: `write version: ${isSameOffer(written, archive) ? last : last + 1}`,
  };
}

export function taken(root: string, written: WrittenProposal, sent: SentNumber): Problem {
  const { number, archive, last } = sent;
  const { file, source } = written;
  const at = { file, ...source.placeOf(['number']), path: 'number' };
  if (!archive) {
    return {
      ...at,
      message: `expected a free number, found ${number}, of which version ${last} was sent and its archive is gone`,
      fix: `restore ${SENT_FOLDER}/${number}-v${last}.yaml from version control; to forget that client delete this file too, and for another one write the next free number`,
    };
  }
  const isRenamed = !existsSync(join(root, archive.file)) && isSameOffer(written, archive);
  return {
    ...at,
    message: `expected number ${number} in ${archive.file}, from which version ${last} was sent on ${archive.issuedOn}, found it here`,
    fix: isRenamed
      ? `rename this file back to ${basename(archive.file)}: the client has its address; or ${nextVersion(written, last)}`
      : 'write the next free number here',
  };
}

export function otherNumber(
  { file, data, source }: WrittenProposal,
  archive: KeptArchive,
): Problem {
  const { number, version } = archive.proposal;
  return {
    file,
    ...source.placeOf(['number']),
    path: 'number',
    message: `expected "${number}", as version ${version} was sent on ${archive.issuedOn}, found "${data.number}"`,
    fix: `write number: "${number}", and another proposal into a file of its own`,
  };
}

export function halfForgotten(last: number, { file, number }: SealedArchive): Problem {
  return {
    file,
    message: `expected the archive of version ${last} of ${number} too, found only an earlier one`,
    fix: `restore ${SENT_FOLDER}/${number}-v${last}.yaml from version control, or delete this file as well to forget the client`,
  };
}

export function missing({ file, proposal, issuedOn }: KeptArchive): Problem {
  const { number, version } = proposal;
  return {
    file,
    message: `expected the file of proposal ${number}, version ${version} of which was sent on ${issuedOn}, found none`,
    fix: `restore it from version control; npm run proposal:withdraw ${basename(file, '.md')} takes the proposal back, and deleting ${SENT_FOLDER}/${number}-v*.yaml forgets the client`,
  };
}
