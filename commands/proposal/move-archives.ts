// Makes folders of what earlier versions of this program kept of sent proposals: one archive in YAML each, and a lock.

import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { expectedFound, same, type Words } from '../../domain/wording.ts';
import { SOURCE_FILE } from '../../pipeline/kinds/proposal/sent/compare-source.ts';
import {
  FORGOTTEN_FILE,
  RECORD_FILE,
  versionFolder,
} from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { SENT_FOLDER } from '../../pipeline/read/list-content.ts';
import type { Run } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { tellProblems, tellWriter } from '../terminal/language.ts';
import { formatRecord, sendProposal } from './send-proposal.ts';

const LOCK_FILE = 'content/proposals.lock.json';

type Values = Record<string, unknown>;

/** As earlier versions wrote it; what is unknown here is as it was. */
interface Archive {
  file: string;
  code: string;
  proposal: Values & { number: string; version: number; issuedOn: string; claims: string };
  body: string;
  house: { site: Values; claims: Values };
}

type Lock = Record<string, Record<string, { withdrawnOn?: string }>>;

/** What was done, a line each; what could not be stays as it is, with the reason. */
export interface Moved {
  moved: string[];
  failed: string[];
}

export async function moveArchives(run: Run): Promise<Moved> {
  const { root, today } = run;
  const result: Moved = { moved: [], failed: [] };
  const read = <Kept>(file: string, expected: Words): Kept | undefined => {
    try {
      return existsSync(join(root, file))
        ? parse(readFileSync(join(root, file), 'utf8'))
        : undefined;
    } catch (error) {
      const words = expectedFound(expected, (error as Error).message);
      result.failed.push(`${file}: ${tellWriter(words)}`);
      return undefined;
    }
  };
  const lock = read<Lock>(LOCK_FILE, same('JSON')) ?? {};
  const archives = archiveNames(root)
    .filter((name) => /^\d{4}-\d{3,4}-v\d+\.yaml$/.test(name))
    .map((name) => `${SENT_FOLDER}/${name}`)
    .flatMap((path) => {
      const archive = read<Archive>(path, {
        en: 'a file of a proposal that was sent',
        pt: 'um arquivo de proposta enviada',
      });
      if (archive?.proposal?.number && archive.house?.site && archive.file)
        return { path, archive };
      if (archive)
        result.failed.push(
          tellWriter({
            en: `${path}: expected a file of a proposal that was sent, found something else`,
            pt: `${path}: esperado: um arquivo de proposta enviada; encontrado: outra coisa`,
          }),
        );
      return [];
    })
    .sort((a, b) => a.archive.proposal.version - b.archive.proposal.version);
  for (const { path, archive } of archives) {
    const { number, version } = archive.proposal;
    const failure = await move(run, archive, lock[number]?.[version]?.withdrawnOn);
    const folder = versionFolder(number, version);
    if (failure === undefined) {
      rmSync(join(root, path));
      result.moved.push(folder);
    } else result.failed.push(`${folder}: ${failure}`);
  }
  if (result.failed.length > 0) return result;
  // Numbers of the lock that nothing was kept of, now or before, stay taken.
  const names = archiveNames(root);
  const lost = Object.keys(lock).filter((id) => !names.some((name) => name.startsWith(`${id}-v`)));
  if (lost.length > 0) {
    const days = Object.fromEntries(lost.map((number) => [number, today]));
    const text = stringify({
      ...days,
      ...read<Values>(FORGOTTEN_FILE, { en: 'numbers', pt: 'números' }),
    });
    replaceFile(join(root, FORGOTTEN_FILE), text);
  }
  rmSync(join(root, LOCK_FILE), { force: true });
  return result;
}

function archiveNames(root: string): string[] {
  return existsSync(join(root, SENT_FOLDER)) ? readdirSync(join(root, SENT_FOLDER)) : [];
}

/** Why it could not be; it is sent again aside, on its day, by a house that is as it was. */
function move({ root, env }: Run, archive: Archive, withdrawnOn: string | undefined) {
  const { file, code, proposal } = archive;
  const { number, version, issuedOn } = proposal;
  return inTemporaryFolder(async (aside) => {
    rebuild(root, aside, archive);
    const { PROPOSAL_PASSPHRASES } = env;
    const options = { root: aside, today: issuedOn, env: { PROPOSAL_PASSPHRASES } };
    const sent = await sendProposal(basename(file, '.md'), options, code);
    if ('refused' in sent) return sent.refused;
    if ('problems' in sent) return tellProblems(sent.problems);
    const folder = join(aside, versionFolder(number, version));
    keepSource(folder, join(root, file), version, withdrawnOn);
    cpSync(join(aside, SENT_FOLDER), join(root, SENT_FOLDER), { recursive: true, force: false });
    return undefined;
  });
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
  const without = (list: unknown, key: string): Values[] =>
    (list as Values[]).map(({ [key]: _, ...values }) => values);
  const data = {
    ...proposal,
    portfolio: without(proposal.portfolio, 'project'),
    testimonials: without(proposal.testimonials, 'testimonial'),
  };
  writeFileSync(join(aside, file), `---\n${stringify(data)}---\n${body}`);
  const change = (name: string, apply: (data: Values) => Values): void => {
    const path = join(aside, `content/${name}.yaml`);
    writeFileSync(path, stringify(apply(parse(readFileSync(path, 'utf8')))));
  };
  change('site', (site) => ({ ...site, ...house.site, placeholders: [] }));
  change('claims', (claims) => ({ ...claims, [proposal.claims]: house.claims }));
}

/** The file as people wrote it stands for the one that was made of the archive. */
function keepSource(folder: string, path: string, version: number, withdrawnOn?: string): void {
  const file = join(folder, RECORD_FILE);
  const record = parse(readFileSync(file, 'utf8'));
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isIt = new RegExp(`^"?version"?: *${version}\\b`, 'm').test(text);
  if (SOURCE_FILE in record.files && isIt) {
    writeFileSync(join(folder, SOURCE_FILE), text);
    record.files[SOURCE_FILE] = hash('sha256', text);
  } else if (SOURCE_FILE in record.files) {
    rmSync(join(folder, SOURCE_FILE));
    delete record.files[SOURCE_FILE];
  }
  writeFileSync(file, formatRecord(withdrawnOn ? { ...record, withdrawnOn } : record));
}
