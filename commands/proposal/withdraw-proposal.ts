// Takes a sent proposal back, or forgets its client: the records say so, and with the next build its address.

import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { shortDate } from '../../domain/dates.ts';
import { compareText } from '../../domain/problem.ts';
import { PROPOSAL_NUMBER, type SentRecord } from '../../domain/proposal/sent-record.ts';
import {
  FORGOTTEN_FILE,
  type Kept,
  RECORD_FILE,
  readSent,
  type Sent,
} from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { SENT_FOLDER } from '../../pipeline/read/list-content.ts';
import type { Run } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { tellProblems } from '../terminal/complaint.ts';
import { findFile, unknownName } from './find-proposal.ts';
import { forgetPassphrase } from './passphrases.ts';
import { formatRecord } from './send-proposal.ts';

/** Of one whose records are gone nothing but the number is known. */
export type Done = Pick<SentRecord, 'number'> & Partial<SentRecord>;

/** Nothing was written unless it was done. */
export type Result = { done: Done } | { refused: string };

/** `name` is a name of its file, its address or its number; the file itself may be gone. */
export function withdrawProposal(name: string, run: Run): Result {
  return find(name, run, ({ folder, source: _, ...record }) => {
    if (record.withdrawnOn !== undefined) {
      return {
        refused: `${record.file} já foi retirada em ${shortDate(record.withdrawnOn)}`,
      };
    }
    const withdrawn = { ...record, withdrawnOn: run.today };
    replaceFile(join(run.root, folder, RECORD_FILE), formatRecord(withdrawn));
    return { done: withdrawn };
  });
}

/**
 * Deletes every version, and what an interrupted sending left; the number stays taken. One whose
 * records are gone already is known by its number alone.
 */
export function forgetProposal(name: string, run: Run): Result {
  const { value: sent } = readSent(run.root);
  if (sent && PROPOSAL_NUMBER.test(name) && !sent.numbers.has(name)) {
    forget(run, name, sent);
    return { done: { number: name } };
  }
  return find(name, run, ({ source: _, ...record }, all) => {
    forget(run, record.number, all);
    forgetPassphrase(run.root, basename(record.file, '.md'));
    return { done: record };
  });
}

function forget({ root, today }: Run, number: string, { numbers, forgotten }: Sent): void {
  const folder = join(root, SENT_FOLDER);
  const days = new Map([...forgotten, [number, today]]);
  const text = stringify(Object.fromEntries([...days].sort()));
  const heading = '# Numbers of proposals whose clients were forgotten: they stay taken.';
  replaceFile(join(root, FORGOTTEN_FILE), `${heading}\n\n${text}`);
  const parts = readdirSync(folder).filter((left) => left.startsWith('.'));
  const kept = numbers.get(number)?.versions.map((version) => basename(version.folder)) ?? [];
  for (const part of [...kept, ...parts]) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
}

/** `act` is handed the last version that was sent of the proposal that somebody means. */
export function find(
  name: string,
  { root }: Run,
  act: (last: Kept<SentRecord>, sent: Sent) => Result,
): Result {
  const { value: sent, problems = [] } = readSent(root);
  if (!sent) return { refused: tellProblems(problems) };
  const records = [...sent.numbers.values()].map(({ last }) => last);
  const files = records.map(({ file }) => file).sort(compareText);
  const route = `/${name}`.replace('//', '/');
  const file = findFile(name, files);
  const found =
    records.find((record) => record.number === name || record.route === route) ??
    records.find((record) => record.file === file);
  if (found) return act(found, sent);
  const advice = 'Uma que nunca foi enviada não precisa disto: apague o arquivo dela';
  return {
    refused: `${unknownName(name, files, 'proposta enviada')}\n${advice}`,
  };
}
