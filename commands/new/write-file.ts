// Writes the new file, and takes it away again if the site would not build with it.

import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../../build.ts';
import { formatProblem, type Problem } from '../../domain/problem.ts';
import { fill } from '../../domain/text/fill.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { Kind } from '../../pipeline/kinds/kind.ts';
import type { Answers } from '../../pipeline/kinds/starter.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { addPassphrase, forgetPassphrase } from '../proposal/passphrases.ts';
import { ROOT } from '../root.ts';
import type { Complaint } from '../terminal/complaint.ts';
import { readKnown } from './known.ts';
import type { Request } from './read-request.ts';

export interface Written {
  file: string;
  /** The complete address of its page. */
  address: string;
  /** Of a protected proposal. */
  passphrase: string | undefined;
  /** What keeps the site from being built, with or without the new file. */
  others: Problem[];
}

export interface Refused {
  /** Why the file could not be written. */
  complaint?: Complaint;
  /** Why the site does not build with it. */
  problems?: Problem[];
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Whoever interrupts it finds nothing new. */
export async function writeNew(
  root: string,
  request: Request,
  kinds: readonly Kind[] = KINDS,
): Promise<Written | Refused> {
  const { name, isProtected } = request;
  const { folder: place, starter, routeOf } = request.kind;
  const file = `content/${place}/${name}${starter.extension}`;
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  let isOurs = false;
  const takeAway = (): void => {
    if (!isOurs) return;
    rmSync(join(root, file), { force: true });
    if (isProtected) forgetPassphrase(root, name);
  };
  const leave = (): void => {
    takeAway();
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    const { url, complaint } = writeStarter(root, file, request);
    if (complaint) return { complaint };
    isOurs = true;
    const passphrase = isProtected ? addPassphrase(root, name, false) : undefined;
    if (typeof passphrase === 'object') {
      rmSync(join(root, file));
      return { complaint: passphrase };
    }
    const outDir = join(folder, 'dist');
    const problems = await problemsOf(root, outDir, kinds);
    const others = problems.length > 0 ? await problemsWithout(root, file, outDir, kinds) : [];
    // A build hardly ever waits: a signal that came meanwhile is heard only now.
    await setTimeout(10);
    const known = new Set(others.map(formatProblem));
    const own = problems.filter((problem) => !known.has(formatProblem(problem)));
    if (own.length === 0) return { file, address: url + routeOf(name), passphrase, others };
    takeAway();
    return { problems: own };
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function problemsOf(
  root: string,
  outDir: string,
  kinds: readonly Kind[],
): Promise<Problem[]> {
  return (await build({ root, outDir, drafts: true, env: process.env }, kinds)).problems;
}

/** What is wrong with the site anyway keeps nobody from writing something new. */
async function problemsWithout(
  root: string,
  file: string,
  outDir: string,
  kinds: readonly Kind[],
): Promise<Problem[]> {
  // A name that starts with a dot is none of the content's.
  const hidden = join(root, dirname(file), `.${basename(file)}`);
  renameSync(join(root, file), hidden);
  try {
    return await problemsOf(root, outDir, kinds);
  } finally {
    renameSync(hidden, join(root, file));
  }
}

/** Two at once wait for each other: both would take the next free number. */
function writeStarter(
  root: string,
  file: string,
  { kind, name, answers, isProtected }: Request,
): { url: string; complaint: Complaint | undefined } {
  let [url, complaint]: [string, Complaint | undefined] = ['', undefined];
  withLock(join(root, 'node_modules/.cache/new.lock'), () => {
    const known = readKnown(root);
    const { extension, text = starterText(kind.name + extension), workOut } = kind.starter;
    const worked = workOut(answers, known, name);
    const values = { ...answers, ...worked, passphrase: String(isProtected) };
    url = known.url;
    complaint = create(root, file, fillStarter(text, values));
  });
  return { url, complaint };
}

function starterText(name: string): string {
  return readFileSync(join(ROOT, 'commands/new/starters', name), 'utf8');
}

function create(root: string, file: string, text: string): Complaint | undefined {
  try {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      return {
        message: `expected a new file, found ${file} already there`,
        fix: 'edit that file, or give the new one another name with --name',
      };
    }
    return { message, fix: `make the folder of ${file} one that can be written to` };
  }
}

/** Answers stand between quotes in a starter, where YAML reads what JSON writes. */
function fillStarter(starter: string, values: Answers): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    JSON.stringify(value).slice(1, -1),
  ]);
  return fill(starter, Object.fromEntries(escaped));
}
