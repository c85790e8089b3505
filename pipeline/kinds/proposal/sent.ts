// What was sent to clients: a folder a version in content/proposals/sent/, whose files every build copies: copy-sent.ts.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Problem } from '../../../domain/problem.ts';
import { type SentRecord, sentRecordSchema } from '../../../domain/proposal/sent-record.ts';
import { LEFT_BY_PROGRAMS, SENT_FOLDER } from '../../read/list-content.ts';
import { readRecord } from '../../read/read-source.ts';
import type { Source } from '../../source.ts';
import type { Outcome } from '../../stages.ts';
import { Memo } from '../../store/memo.ts';

export const RECORD_FILE = 'record.yaml';
export const PAGE_FILE = 'page.html';
export const TERMS_FILE = 'terms.html';
/** Of a protected proposal: its source, its client, its total and its offer, for whoever has the passphrase. */
export const ENCRYPTED_FILE = 'encrypted.json';
/** The script with the offer, as the page of a proposal names it. */
export const OFFER_SCRIPT = 'escolha.js';

export interface SentVersion extends SentRecord {
  /** Where its files are, from the project's root. */
  folder: string;
  record: Source;
}

export function folderOf({ number, version }: Pick<SentRecord, 'number' | 'version'>): string {
  return `${SENT_FOLDER}/${number}-v${version}`;
}

/** By number, and the versions of a number in their order. */
export function readSent(root: string): Outcome<SentVersion[]> {
  const problems: Problem[] = [];
  const names = namesIn(join(root, SENT_FOLDER)).filter((name) => !LEFT_BY_PROGRAMS.test(name));
  const value = names.flatMap((name) => {
    const folder = `${SENT_FOLDER}/${name}`;
    if (!statSync(join(root, folder)).isDirectory()) {
      const message = 'esperado: só pastas do que foi enviado; encontrado: um arquivo';
      problems.push({ file: folder, message, fix: 'tire o arquivo daqui' });
      return [];
    }
    const file = `${folder}/${RECORD_FILE}`;
    const reader = { root, memo: new Memo() };
    const { source, data, problems: wrong } = readRecord(reader, file, sentRecordSchema);
    problems.push(...wrong);
    if (!source || !data) return [];
    const isProtected = existsSync(join(root, folder, ENCRYPTED_FILE));
    if (!isProtected && !(data.offer && data.file)) {
      const message = 'esperado: file: e offer:, como foram enviados; encontrado: nada';
      problems.push({ file, message, fix: 'recupere do controle de versões' });
    }
    if (folderOf(data) !== folder) problems.push(misplaced(file, name, data));
    return { ...data, folder, record: source };
  });
  value.sort((a, b) => compareText(a.number, b.number) || a.version - b.version);
  return { value, problems };
}

/** The last version of each number, which its client's address shows. */
export function latestOf(sent: readonly SentVersion[]): SentVersion[] {
  return [...new Map(sent.map((version) => [version.number, version])).values()];
}

/** The addresses that clients were given and that show no proposal any more. */
export function withdrawnRoutes(sent: readonly SentVersion[]): string[] {
  const shown = latestOf(sent).filter(({ status }) => status !== 'withdrawn');
  const routes = new Set(shown.map(({ route }) => route));
  return [...new Set(sent.map(({ route }) => route))].filter((route) => !routes.has(route));
}

/** None where the folder is not there; that it is a file the list of content tells. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
}

function misplaced(file: string, name: string, { number, version }: SentRecord): Problem {
  return {
    file,
    message: `esperado: o número e a versão da pasta ${name}; encontrado: ${number}, versão ${version}`,
    fix: 'devolva number e version ao que eram, ou o nome da pasta: o controle de versões sabe',
  };
}
