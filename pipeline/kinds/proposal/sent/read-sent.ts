// Reads the records of content/proposals/sent/: a folder a sent version, and the terms that were accepted with them.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { compareText, type Problem } from '../../../../domain/problem.ts';
import {
  type Accepted,
  acceptedSchema,
  type Declined,
  declinedSchema,
  forgottenSchema,
  type SentRecord,
  sentRecordSchema,
  type TermsRecord,
  termsRecordSchema,
} from '../../../../domain/proposal/sent-record.ts';
import { LEFT_BY_PROGRAMS, SENT_FOLDER } from '../../../read/list-content.ts';
import { readRecord } from '../../../read/read-source.ts';
import type { Source } from '../../../source.ts';
import type { Outcome } from '../../../stages.ts';
import { Memo } from '../../../store/memo.ts';

/** A record with the folder that its files are in, from the project's root, and where its values stand. */
export type Kept<Data> = Data & { folder: string; source: Source };

/** Versions in order; the last one is what the client's address shows. */
export interface SentNumber {
  number: string;
  versions: Kept<SentRecord>[];
  last: Kept<SentRecord>;
}

export interface Sent {
  numbers: ReadonlyMap<string, SentNumber>;
  terms: Kept<TermsRecord>[];
  /** What clients accepted, by the folder of the version. */
  accepted: ReadonlyMap<string, Accepted>;
  /** What they declined, in the same way. */
  declined: ReadonlyMap<string, Declined>;
  /** Numbers whose clients were forgotten, with the day. */
  forgotten: ReadonlyMap<string, string>;
}

export const RECORD_FILE = 'record.yaml';
/** Written once the client has answered; they are no files of the site. */
export const ACCEPTED_FILE = 'accepted.yaml';
export const DECLINED_FILE = 'declined.yaml';
export const FORGOTTEN_FILE = `${SENT_FOLDER}/forgotten.yaml`;

const VERSION_FOLDER = /^(\d{4}-\d{3,4})-v([1-9]\d{0,2})$/;
const TERMS_FOLDER = /^terms-\d{4}-\d{2}$/;

export function versionFolder(number: string, version: number): string {
  return `${SENT_FOLDER}/${number}-v${version}`;
}

export function termsFolder(month: string): string {
  return `${SENT_FOLDER}/terms-${month}`;
}

/** Undefined after a problem that leaves open what was sent. */
export function readSent(root: string): Outcome<Sent | undefined> {
  const problems: Problem[] = [];
  const versions: Kept<SentRecord>[] = [];
  const terms: Kept<TermsRecord>[] = [];
  const forgotten = new Map<string, string>();
  const accepted = new Map<string, Accepted>();
  const declined = new Map<string, Declined>();
  const readAnswer = <Data>(file: string, schema: z.ZodMiniType<Data>) =>
    existsSync(join(root, file)) ? read(file, schema)?.data : undefined;
  const read = <Data>(file: string, schema: z.ZodMiniType<Data>) => {
    const { source, data, problems: wrong } = readRecord({ root, memo: new Memo() }, file, schema);
    const fix = `recupere ${file} do controle de versões: só npm run proposal send, proposal withdraw e proposal forget escrevem em ${SENT_FOLDER}/`;
    problems.push(...wrong.map((problem) => ({ ...problem, fix })));
    return source && data ? { data, source } : undefined;
  };
  for (const name of sentNames(root)) {
    const folder = `${SENT_FOLDER}/${name}`;
    const file = `${folder}/${RECORD_FILE}`;
    if (TERMS_FOLDER.test(name)) {
      const record = read(file, termsRecordSchema);
      if (record) terms.push({ ...record.data, folder, source: record.source });
    } else if (folder === FORGOTTEN_FILE) {
      const { data = {} } = read(folder, forgottenSchema) ?? {};
      for (const [number, day] of Object.entries(data)) forgotten.set(number, day);
    } else {
      const record = VERSION_FOLDER.test(name) ? read(file, sentRecordSchema) : undefined;
      const isMisplaced =
        record && versionFolder(record.data.number, record.data.version) !== folder;
      if (!VERSION_FOLDER.test(name) || isMisplaced) problems.push(misplaced(folder));
      else if (record) versions.push({ ...record.data, folder, source: record.source });
      const yes = readAnswer(`${folder}/${ACCEPTED_FILE}`, acceptedSchema);
      const no = readAnswer(`${folder}/${DECLINED_FILE}`, declinedSchema);
      if (yes) accepted.set(folder, yes);
      if (no) declined.set(folder, no);
    }
  }
  if (problems.length > 0) return { value: undefined, problems };
  return { value: { numbers: byNumber(versions), terms, accepted, declined, forgotten } };
}

function byNumber(versions: readonly Kept<SentRecord>[]): Map<string, SentNumber> {
  const numbers = new Map<string, SentNumber>();
  for (const last of versions.toSorted((a, b) => a.version - b.version)) {
    const { number } = last;
    const before = numbers.get(number)?.versions ?? [];
    numbers.set(number, { number, versions: [...before, last], last });
  }
  return numbers;
}

function sentNames(root: string): string[] {
  try {
    const names = readdirSync(join(root, SENT_FOLDER));
    return names.filter((name) => !LEFT_BY_PROGRAMS.test(name)).sort(compareText);
  } catch (error) {
    // A file of this name is what the list of content tells.
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
}

function misplaced(file: string): Problem {
  return {
    file,
    message: `esperado: pastas como ${SENT_FOLDER}/2025-048-v1; encontrado: ${file.slice(SENT_FOLDER.length + 1)}`,
    fix: `mova para outro lugar: só npm run proposal send escreve em ${SENT_FOLDER}/`,
  };
}
