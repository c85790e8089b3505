// Reads and writes content/proposals/sent/: one file a sent version, sealed by the lock.

import { createHmac } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { compareText, type Problem } from '../../../../domain/problem.ts';
import { type Archive, archiveSchema } from '../../../../domain/proposal/sent/archive.ts';
import type { Sent } from '../../../../domain/proposal/sent/sent.ts';
import { LEFT_BY_PROGRAMS, LOCK_FILE, SENT_FOLDER } from '../../../read/list-content.ts';
import { parseYaml } from '../../../read/parse-source.ts';
import { readText } from '../../../read/read-source.ts';
import { validate } from '../../../read/validate.ts';
import type { Source } from '../../../source.ts';
import type { Outcome } from '../../../stages.ts';

/** The archive of the last version of a number. */
export interface KeptArchive extends Archive {
  /** The archive's own file, and where its values stand. */
  kept: Source;
  /** The day on which the version was sent. */
  issuedOn: string;
}

/** The archive of any version, as it was sent; nothing but its route was read yet. */
export interface SealedArchive {
  file: string;
  number: string;
  version: number;
  route: string;
  text: string;
}

const HEADER = `# What was sent to the client: the page of this version is made from nothing else.
# Only npm run proposal:send writes it. Deleting it, with the proposal's own file, forgets the client.

`;

const FILE_NAME = /^(\d{4}-\d{3,4})-v([1-9]\d{0,2})\.yaml$/;
const SALT = /^salt: "?([0-9a-f]{32})"?$/m;
const ROUTE = /^route: (\/\S+)$/m;

export function archiveFile(number: string, version: number): string {
  return `${SENT_FOLDER}/${number}-v${version}.yaml`;
}

export function formatArchive(archive: Archive): string {
  const plain: unknown = JSON.parse(JSON.stringify(archive));
  return HEADER + stringify(plain, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The HMAC-SHA256 of an archive's text, with the salt that stands in it for a key. */
export function sealOf(text: string): string {
  const key = Buffer.from(SALT.exec(text)?.[1] ?? '', 'hex');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Every archive that is as it was sent; what is not is a problem. */
export function readArchives(root: string, sent: Sent): Outcome<SealedArchive[]> {
  const problems: Problem[] = [];
  const value = listArchives(root).flatMap((file): SealedArchive[] => {
    const [, number = '', version = ''] = FILE_NAME.exec(basename(file)) ?? [];
    const seal = sent[number]?.[version]?.seal;
    if (seal === undefined) {
      problems.push(number === '' ? misplaced(file) : unknown(file, number, version));
      return [];
    }
    const read = readText(root, file);
    problems.push(...read.problems);
    const text = read.text ?? '';
    const route = ROUTE.exec(text)?.[1];
    if (route !== undefined && sealOf(text) === seal) {
      return [{ file, number, version: Number(version), route, text }];
    }
    problems.push(changed(file));
    return [];
  });
  return { value, problems };
}

/** Undefined after a problem: code that reads content cannot read this any more. */
export function openArchive({
  file,
  text,
}: Pick<SealedArchive, 'file' | 'text'>): Outcome<KeptArchive | undefined> {
  const { source, problems } = parseYaml(file, text);
  const checked = problems.length > 0 ? { problems } : validate(source, archiveSchema);
  const { data } = checked as ReturnType<typeof validate<Archive>>;
  if (data) {
    return { value: { ...data, kept: source, issuedOn: data.proposal.issuedOn ?? '' } };
  }
  const explained = checked.problems.map((problem) => ({ ...problem, fix: UNREADABLE }));
  return { value: undefined, problems: explained };
}

function listArchives(root: string): string[] {
  const folder = join(root, SENT_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !LEFT_BY_PROGRAMS.test(name))
    .sort(compareText)
    .map((name) => `${SENT_FOLDER}/${name}`);
}

const UNREADABLE = 'the archive is as it was sent: let domain/content/ read it as it did then';

function changed(file: string): Problem {
  return {
    file,
    message: `expected the archive as it was sent, found another one: its seal in ${LOCK_FILE} does not fit`,
    fix: `restore ${file} and ${LOCK_FILE} from version control: nobody edits what was sent`,
  };
}

function unknown(file: string, number: string, version: string): Problem {
  return {
    file,
    message: `expected an entry ${number}, ${version} in ${LOCK_FILE} for what was sent, found none`,
    fix: `restore ${LOCK_FILE} from version control; if sending was interrupted, delete this archive and send again`,
  };
}

function misplaced(file: string): Problem {
  return {
    file,
    message: `expected only archives such as 2025-048-v1.yaml in ${SENT_FOLDER}/, found "${basename(file)}"`,
    fix: 'move the file elsewhere: only npm run proposal:send writes here',
  };
}
