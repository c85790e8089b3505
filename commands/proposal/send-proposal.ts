// Sends a proposal: builds the site aside, and keeps the finished page with all that it names.

import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { build } from '../../build.ts';
import { longDate, shortDate } from '../../domain/dates.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import { lastDayOf } from '../../domain/proposal/expiry.ts';
import type { SentRecord, TermsRecord } from '../../domain/proposal/sent-record.ts';
import { routeToFile } from '../../domain/routes.ts';
import { proposalWords } from '../../domain/words.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { SOURCE_FILE, textDigest } from '../../pipeline/kinds/proposal/sent/compare-source.ts';
import type { PreparedVersion } from '../../pipeline/kinds/proposal/sent/prepare-version.ts';
import {
  RECORD_FILE,
  readSent,
  termsFolder,
  versionFolder,
} from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { listContent, SENT_FOLDER } from '../../pipeline/read/list-content.ts';
import { readText } from '../../pipeline/read/read-source.ts';
import { type BuildOptions, type Run, runOf } from '../../pipeline/run.ts';
import type { Source } from '../../pipeline/source.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { PAGE_FILE } from '../../pipeline/write/copy-sent.ts';
import { assetsIn } from '../../pipeline/write/make-page.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { findFile, unknownName } from './find-proposal.ts';
import { type Told, tellClient } from './tell-client.ts';

export interface SentProposal extends Pick<SentRecord, 'file' | 'number' | 'version' | 'issuedOn'> {
  /** Where what was sent is kept, from the project's root. */
  folder: string;
  address: string;
  fingerprint: string;
  /** Until when it can be accepted, as the page says it. */
  validity: string;
  told: Told;
}

/** Nothing was written unless it was sent: the site does not build, or `refused` says why. */
export type SendResult =
  | { sent: SentProposal; notices: Notice[] }
  | { problems: Problem[] }
  | { refused: string };

/** `name` is `padaria-aurora`, `proposta-padaria-aurora` or the path of the file. */
export async function sendProposal(name: string, options: BuildOptions): Promise<SendResult> {
  const run = runOf(options);
  const files = listContent(run.root, KINDS).value.get('proposals') ?? [];
  const file = findFile(name, files);
  if (file === undefined) return { refused: unknownName(name, files, 'proposta') };
  return inTemporaryFolder(async (folder): Promise<SendResult> => {
    const outDir = join(folder, 'site');
    // Whatever is wrong with the site, dist/ stays as it is.
    const report = await build({ ...options, today: run.today, outDir, sending: { file } });
    const { problems, notices, prepared } = report;
    if (problems.length > 0) return { problems };
    if (!prepared) return { refused: sentBefore(run, file) };
    const last = readSent(run.root).value?.numbers.get(prepared.record.number)?.last;
    const told = tellClient(run, prepared, last);
    const refused = keep(run, prepared, outDir);
    return refused === undefined ? { sent: { ...describe(prepared), told }, notices } : { refused };
  });
}

function sentBefore({ root }: Run, file: string): string {
  const numbers = [...(readSent(root).value?.numbers.values() ?? [])];
  const last = numbers.find((number) => number.last.file === file)?.last;
  if (!last) return `${file} tem uma versão que já foi enviada: escreva uma mais alta`;
  const since = last.withdrawnOn ? ` e retirada em ${shortDate(last.withdrawnOn)}` : '';
  return `a versão ${last.version} de ${file} foi enviada em ${shortDate(last.issuedOn)}${since}; para enviar de novo, escreva version: ${last.version + 1}`;
}

/** Stamps the file and keeps the page, or says why neither was done. */
function keep(run: Run, { record, source, ...prepared }: PreparedVersion, site: string) {
  const { root, today } = run;
  const { file, number, version } = record;
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (readText(root, file).text !== source.text) {
    return `${file} mudou enquanto o site era gerado: tente de novo`;
  }
  const stamped = stampProposal(before, source, today);
  if (stamped === undefined) return `${file} precisa da linha "version: ${version}", sozinha`;
  const files = filesOf(site, record.route, prepared.assets);
  if (!prepared.isProtected) files.set(SOURCE_FILE, Buffer.from(stamped));
  keepTerms(root, site, prepared.terms);
  replaceFile(path, stamped);
  try {
    if (keepFolder(root, versionFolder(number, version), record, files)) return undefined;
    return `a versão ${version} de ${number} foi enviada enquanto o site era gerado`;
  } catch (error) {
    replaceFile(path, before);
    throw error;
  }
}

/**
 * `text` with `issuedOn: day`, and every other character as it is: in the place of an older date, else below the version.
 * Undefined when the front matter has no line of its own for either.
 */
export function stampProposal(text: string, source: Source, day: string): string | undefined {
  const old = source.writtenAt(['issuedOn']);
  const place = old === undefined ? source.placeOfKey([], 'version') : source.placeOf(['issuedOn']);
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const [line = '', start] = [lines[place.line - 1], place.column - 1];
  if (line === '' || (old === undefined ? start > 0 : !line.startsWith(old, start)))
    return undefined;
  const end = /(?:\r\n|\r|\n)$/.exec(line)?.[0] ?? '\n';
  lines[place.line - 1] =
    old === undefined
      ? `${line}issuedOn: ${day}${end}`
      : line.slice(0, start) + day + line.slice(start + old.length);
  return lines.join('');
}

/** The terms that are accepted: kept once a month, whoever accepts them. */
function keepTerms(root: string, site: string, terms: PreparedVersion['terms']): void {
  if (!terms) return;
  const { record, source, assets } = terms;
  const folder = termsFolder(record.route.replace(/^.*\//, ''));
  const files = filesOf(site, record.route, assets);
  keepFolder(root, folder, { ...record, text: textDigest(source) }, files);
}

/** The page and every file that it names, or that one of these names, by paths in the folder. */
function filesOf(site: string, route: string, assets: readonly string[]): Map<string, Uint8Array> {
  const files = new Map([[PAGE_FILE, readFileSync(join(site, routeToFile(route)))]]);
  const waiting = [...assets];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path) || !existsSync(join(site, path))) continue;
    const bytes = readFileSync(join(site, path));
    files.set(path, bytes);
    // Scripts name each other by their files alone.
    const named = bytes.toString('latin1').replace(/(["'`])\.?\//g, '$1/assets/');
    if (path.endsWith('.js')) waiting.push(...assetsIn(named));
  }
  return files;
}

const HEADER = `# What was sent to the client, as it was sent: every build copies the files beside this one.
# Only npm run proposal send, proposal withdraw and proposal forget write here.

`;

/** In one step; false where the folder is there already. */
function keepFolder(
  root: string,
  folder: string,
  record: Omit<SentRecord, 'files'> | Omit<TermsRecord, 'files'>,
  files: ReadonlyMap<string, Uint8Array>,
): boolean {
  if (existsSync(join(root, folder))) return false;
  const partial = join(root, SENT_FOLDER, `.${randomUUID()}`);
  try {
    const digests: Record<string, string> = {};
    const write = (path: string, content: string | Uint8Array): void => {
      mkdirSync(dirname(join(partial, path)), { recursive: true });
      writeFileSync(join(partial, path), content);
    };
    for (const [path, bytes] of files) {
      write(path, bytes);
      digests[path] = hash('sha256', bytes);
    }
    write(RECORD_FILE, formatRecord({ ...record, files: digests }));
    renameSync(partial, join(root, folder));
    return true;
  } catch (error) {
    // Sent by somebody else at the same time.
    if (existsSync(join(root, folder))) return false;
    throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

export function formatRecord(record: SentRecord | TermsRecord): string {
  return HEADER + stringify(record, { lineWidth: 0 });
}

function describe({ record, house }: PreparedVersion): Omit<SentProposal, 'told'> {
  const { file, number, version, issuedOn, route, code } = record;
  const date = longDate(lastDayOf(record) ?? issuedOn);
  return {
    ...{ file, number, version, issuedOn },
    folder: versionFolder(number, version),
    address: `${house.site.url}${route}`,
    fingerprint: code,
    validity: proposalWords.validUntil(date),
  };
}
