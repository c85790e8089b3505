// Takes a sent proposal back: the lock says so, and with the next build its address.

import { basename, join } from 'node:path';
import { compareText, type Problem } from '../../domain/problem.ts';
import { readSent, type SentNumber } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { KeptArchive } from '../../pipeline/kinds/proposal/sent/sent-archive.ts';
import { readSentLock, writeSentLock } from '../../pipeline/kinds/proposal/sent/sent-lock.ts';
import type { Run } from '../../pipeline/run.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { findFile, unknownName } from './find-proposal.ts';
import { SENT_LOCK } from './send-proposal.ts';

/** Nothing was written unless it was withdrawn. */
export type WithdrawResult =
  | { withdrawn: KeptArchive }
  | { problems: Problem[] }
  | { refused: string };

/** `name` is a name of its file, its address or its number; the file itself may be gone. */
export function withdrawProposal(name: string, run: Run): WithdrawResult {
  return withLock(join(run.root, SENT_LOCK), () => withdraw(name, run));
}

function withdraw(name: string, run: Run): WithdrawResult {
  const { value: sent, problems = [] } = readSent(run.root);
  const { value: lock } = readSentLock(run.root);
  if (!sent || !lock) return { problems: [...problems] };
  const found = findNumber(name, [...sent.values()]);
  if (!found?.archive) return { refused: unknown(name, [...sent.values()]) };
  const { number, last, record, archive } = found;
  if (record.withdrawnOn !== undefined) {
    return { refused: `${archive.file} was withdrawn on ${record.withdrawnOn}` };
  }
  const versions = { ...lock[number], [last]: { ...record, withdrawnOn: run.today } };
  writeSentLock(run.root, { ...lock, [number]: versions });
  return { withdrawn: archive };
}

function findNumber(name: string, sent: readonly SentNumber[]): SentNumber | undefined {
  const files = sent.flatMap(({ archive }) => archive?.file ?? []);
  const file = findFile(name, files);
  return sent.find(
    ({ number, archive }) =>
      number === name ||
      (archive && (archive.file === file || archive.route === `/${name}`.replace('//', '/'))),
  );
}

function unknown(name: string, sent: readonly SentNumber[]): string {
  const files = sent.flatMap(({ archive }) => archive?.file ?? []).sort(compareText);
  const refusal = unknownName(name, files, 'sent proposals');
  const isThere = !files.some((file) => basename(file, '.md') === name);
  return isThere
    ? `${refusal}\nOne that was never sent needs no withdrawing: delete its file`
    : refusal;
}
