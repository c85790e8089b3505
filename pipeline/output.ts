// Completes the new site beside the old one and swaps the two, so that a half-made site is never seen.

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../domain/problem.ts';
import { withLock } from './lock.ts';
import { isAlive } from './process.ts';
import type { Run } from './run.ts';
import { systemProblem } from './system-problem.ts';

export class Output {
  readonly #target: string;
  readonly #staging: string;
  readonly #written = new Map<string, number>();
  readonly #folders = new Set<string>();
  #changed = 0;

  /** `target` is the folder of the finished site; everything happens in the folder around it. */
  constructor(target: string) {
    this.#target = target;
    sweep(target);
    this.#staging = `${neighbour(target, 'next')}-${process.pid}-${randomBytes(4).toString('hex')}`;
    mkdirSync(this.#staging, { recursive: true });
  }

  /** Path (without a slash at the start) to size in bytes. */
  get files(): ReadonlyMap<string, number> {
    return this.#written;
  }

  /** How many files are new or differ from the last build's. */
  get changed(): number {
    return this.#changed;
  }

  has(path: string): boolean {
    return this.#written.has(path);
  }

  /** An unchanged file becomes a second link to the old one: same bytes, same modification time. */
  write(path: string, content: string | Uint8Array): void {
    const file = join(this.#staging, path);
    this.#makeFolder(dirname(file));
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#written.set(path, bytes.length);
    if (keepOld(join(this.#target, path), file, bytes)) return;
    this.#changed++;
    writeFileSync(file, bytes);
  }

  writeAll(files: Iterable<readonly [string, string | Uint8Array]>): void {
    for (const [path, content] of files) this.write(path, content);
  }

  /** Puts the new site in the place of the old one. */
  publish(): void {
    withLock(neighbour(this.#target, 'lock'), () => {
      recover(this.#target);
      if (this.#changed === 0 && countFiles(this.#target) === this.#written.size) return;
      const previous = `${neighbour(this.#target, 'previous')}-${process.pid}`;
      if (existsSync(this.#target)) renameSync(this.#target, previous);
      try {
        renameSync(this.#staging, this.#target);
      } catch (error) {
        if (existsSync(previous)) renameSync(previous, this.#target);
        throw error;
      }
      rmSync(previous, { recursive: true, force: true });
    });
    this.discard();
  }

  discard(): void {
    rmSync(this.#staging, { recursive: true, force: true });
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** Undefined after reporting what would keep the site from being replaced. */
export function openOutput(run: Run): Output | undefined {
  const refusal = checkTarget(run);
  if (refusal) {
    run.problems.push(refusal);
    return undefined;
  }
  try {
    return new Output(run.outDir);
  } catch (error) {
    run.problems.push(systemProblem(run, error));
    return undefined;
  }
}

function checkTarget(run: Run): Problem | undefined {
  const { outDir: target, outName: name } = run;
  const refusal = (found: string, fix: string): Problem => ({
    file: name,
    message: `expected a folder that can be replaced, found ${found}`,
    fix,
  });
  try {
    mkdirSync(dirname(target), { recursive: true });
    accessSync(dirname(target), constants.W_OK);
  } catch (error) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
    return isFile
      ? refusal('a file where a folder around it should be', 'use --out with another folder')
      : refusal('a read-only folder around it', 'make that folder writable, or use --out');
  }
  const state = lstatSync(target, { throwIfNoEntry: false });
  if (state && !state.isDirectory()) {
    return refusal('something that is no folder', `move ${name} away; the build makes the folder`);
  }
  if (state && (state.mode & 0o200) === 0) {
    return refusal('a read-only folder', `chmod -R u+w ${name}, or build elsewhere with --out`);
  }
  // `--out .` must not cost anyone their work.
  if (state && readdirSync(target).length > 0 && !wasBuilt(target, run)) {
    return refusal('files that no build of this site wrote', 'use --out with an empty folder');
  }
  return undefined;
}

/** The first line of robots.txt says that the folder is a build's, to be replaced by the next. */
export const BUILD_MARK = '# Written by the site’s build: this folder is made anew every time.';

/** Only dist/ may be told by its name, and by having a home page. */
function wasBuilt(folder: string, { root }: Run): boolean {
  if (folder === join(root, 'dist')) return existsSync(join(folder, 'index.html'));
  try {
    return readFileSync(join(folder, 'robots.txt'), 'utf8').startsWith(BUILD_MARK);
  } catch {
    return false;
  }
}

/** `dist` has `.dist-next-…` and so on beside it. */
function neighbour(target: string, role: string): string {
  return join(dirname(target), `.${basename(target)}-${role}`);
}

function keepOld(old: string, file: string, bytes: Uint8Array): boolean {
  const state = statSync(old, { throwIfNoEntry: false });
  if (!state?.isFile() || state.size !== bytes.length) return false;
  try {
    linkSync(old, file);
  } catch {
    return copyOld(old, file, bytes);
  }
  // Compared after linking: another build may have replaced the old file meanwhile.
  if (readFileSync(file).equals(bytes)) return true;
  unlinkSync(file);
  return false;
}

/** For file systems without hard links. */
function copyOld(old: string, file: string, bytes: Uint8Array): boolean {
  try {
    if (!readFileSync(old).equals(bytes)) return false;
    const { atime, mtime } = statSync(old);
    copyFileSync(old, file);
    utimesSync(file, atime, mtime);
    return true;
  } catch {
    return false;
  }
}

/** If a build was killed between its two renames, puts the old site back. */
function recover(target: string): void {
  const left = leftovers(target, 'previous');
  const last = left.at(-1);
  if (last && !existsSync(target)) renameSync(last, target);
}

/** Removes what killed builds left behind, and puts back a site that they had set aside. */
function sweep(target: string): void {
  const abandoned = (path: string): boolean => !isAlive(Number(/-(\d+)(?:-\w+)?$/.exec(path)?.[1]));
  withLock(neighbour(target, 'lock'), () => {
    recover(target);
    const roles = ['previous', 'next', 'lock'];
    for (const path of roles.flatMap((role) => leftovers(target, role)).filter(abandoned)) {
      rmSync(path, { recursive: true, force: true });
    }
  });
}

function leftovers(target: string, role: string): string[] {
  const prefix = basename(`${neighbour(target, role)}-`);
  const around = dirname(target);
  if (!existsSync(around)) return [];
  return readdirSync(around)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .map((name) => join(around, name));
}

function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}
