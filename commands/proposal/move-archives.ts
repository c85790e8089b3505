// Makes folders of what earlier versions of this program kept of sent proposals: one archive in YAML each, and a lock.

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { formatProblem } from '../../domain/problem.ts';
import { SOURCE_FILE } from '../../pipeline/kinds/proposal/sent/compare-source.ts';
import {
  FORGOTTEN_FILE,
  RECORD_FILE,
  versionFolder,
} from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { SENT_FOLDER } from '../../pipeline/read/list-content.ts';
import type { Run } from '../../pipeline/run.ts';
import { formatRecord, sendProposal } from './send-proposal.ts';

const LOCK_FILE = 'content/proposals.lock.json';

type Values = Record<string, unknown>;

/** As earlier versions wrote it; what is unknown here is as it was. */
interface Archive {
  file: string;
  code: string;
  proposal: Values & { number: string; version: number; issuedOn: string; claims: string };
  body: string;
  house: { site: Values; labels: Values & { proposal: Values }; claims: Values };
}

type Lock = Record<string, Record<string, { withdrawnOn?: string }>>;

/** What was done, a line each; what could not be stays as it is, with the reason. */
export interface Moved {
  moved: string[];
  failed: string[];
}

export async function moveArchives({ root, today, env }: Run): Promise<Moved> {
  const result: Moved = { moved: [], failed: [] };
  const lock = readLock(root, result);
  const names = existsSync(join(root, SENT_FOLDER)) ? readdirSync(join(root, SENT_FOLDER)) : [];
  const archives = names
    .filter((name) => /^\d{4}-\d{3,4}-v\d+\.yaml$/.test(name))
    .flatMap((name) => {
      const archive = readArchive(root, name, result);
      return archive ? { name, archive } : [];
    })
    .sort((a, b) => a.archive.proposal.version - b.archive.proposal.version);
  for (const { name, archive } of archives) {
    const { number, version } = archive.proposal;
    const failure = await move(root, archive, lock[number]?.[version]?.withdrawnOn, env);
    const folder = versionFolder(number, version);
    if (failure === undefined) {
      rmSync(join(root, SENT_FOLDER, name));
      result.moved.push(folder);
    } else result.failed.push(`${folder}: ${failure}`);
  }
  if (result.failed.length > 0) return result;
  keepNumbers(root, Object.keys(lock), today);
  rmSync(join(root, LOCK_FILE), { force: true });
  return result;
}

/** Numbers of the lock that nothing was kept of, now or before, stay taken. */
function keepNumbers(root: string, numbers: readonly string[], today: string): void {
  const folder = join(root, SENT_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const lost = numbers.filter((number) => !names.some((name) => name.startsWith(`${number}-v`)));
  if (lost.length === 0) return;
  const file = join(root, FORGOTTEN_FILE);
  const known = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Values) : {};
  mkdirSync(folder, { recursive: true });
  const days = Object.fromEntries(lost.map((number) => [number, today]));
  writeFileSync(file, stringify({ ...days, ...known }));
}

/** Undefined after a failure. */
function readArchive(root: string, name: string, { failed }: Moved): Archive | undefined {
  try {
    const archive = parse(readFileSync(join(root, SENT_FOLDER, name), 'utf8')) as Archive;
    if (archive.proposal.number && archive.house.site && archive.file) return archive;
    failed.push(`${SENT_FOLDER}/${name}: expected an archive, found other data`);
  } catch (error) {
    failed.push(`${SENT_FOLDER}/${name}: expected an archive, found ${(error as Error).message}`);
  }
  return undefined;
}

function readLock(root: string, { failed }: Moved): Lock {
  const path = join(root, LOCK_FILE);
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lock) : {};
  } catch (error) {
    failed.push(`${LOCK_FILE}: expected JSON, found ${(error as Error).message}`);
    return {};
  }
}

/** Why it could not be; it is sent again aside, on its day, by a house that is as it was. */
async function move(
  root: string,
  archive: Archive,
  withdrawnOn: string | undefined,
  env: Run['env'],
): Promise<string | undefined> {
  const { file, code, proposal } = archive;
  const { number, version, issuedOn } = proposal;
  const aside = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    rebuild(root, aside, archive);
    const { PROPOSAL_PASSPHRASES } = env;
    const options = { root: aside, today: issuedOn, env: { PROPOSAL_PASSPHRASES } };
    const sent = await sendProposal(basename(file, '.md'), options, code);
    if ('refused' in sent) return sent.refused;
    if ('problems' in sent) return sent.problems.map(formatProblem).join('\n');
    const folder = join(aside, versionFolder(number, version));
    keepSource(folder, join(root, file), version, withdrawnOn);
    cpSync(join(aside, SENT_FOLDER), join(root, SENT_FOLDER), { recursive: true, force: false });
    return undefined;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The project with the proposal alone, and with what the house said then. */
function rebuild(root: string, aside: string, { file, proposal, body, house }: Archive): void {
  for (const name of readdirSync(root)) {
    if (!['content', 'dist'].includes(name)) symlinkSync(join(root, name), join(aside, name));
  }
  cpSync(join(root, 'content'), join(aside, 'content'), { recursive: true });
  rmSync(join(aside, LOCK_FILE), { force: true });
  rmSync(join(aside, 'content/proposals'), { recursive: true });
  mkdirSync(join(aside, 'content/proposals'));
  const { portfolio, testimonials, ...others } = proposal;
  const without = (list: unknown, key: string): Values[] =>
    (list as Values[]).map(({ [key]: _, ...values }) => values);
  const data = {
    ...others,
    portfolio: without(portfolio, 'project'),
    testimonials: without(testimonials, 'testimonial'),
  };
  writeFileSync(join(aside, file), `---\n${stringify(data)}---\n${body}`);
  change(aside, 'site', (site) => ({ ...site, ...house.site, placeholders: [] }));
  change(aside, 'claims', (claims) => ({ ...claims, [proposal.claims]: house.claims }));
  change(aside, 'labels', ({ proposal: words, ...labels }) => ({
    ...known(labels, house.labels),
    proposal: known(words as Values, house.labels.proposal),
  }));
}

function change(aside: string, name: string, apply: (data: Values) => Values): void {
  const path = join(aside, `content/${name}.yaml`);
  writeFileSync(path, stringify(apply(parse(readFileSync(path, 'utf8')) as Values)));
}

/** What the code still reads, as it was; what it has come to read since, as it is. */
function known(today: Values, then: Values): Values {
  return Object.fromEntries(
    Object.entries(today).map(([key, value]) => [
      key,
      key === 'proposal' ? value : (then[key] ?? value),
    ]),
  );
}

/** The file as people wrote it stands for the one that was made of the archive. */
function keepSource(folder: string, path: string, version: number, withdrawnOn?: string): void {
  const file = join(folder, RECORD_FILE);
  const record = parse(readFileSync(file, 'utf8'));
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (SOURCE_FILE in record.files) {
    if (new RegExp(`^"?version"?: *${version}\\b`, 'm').test(text)) {
      writeFileSync(join(folder, SOURCE_FILE), text);
      record.files[SOURCE_FILE] = createHash('sha256').update(text).digest('hex');
    } else {
      rmSync(join(folder, SOURCE_FILE));
      delete record.files[SOURCE_FILE];
    }
  }
  writeFileSync(file, formatRecord(withdrawnOn ? { ...record, withdrawnOn } : record));
}
