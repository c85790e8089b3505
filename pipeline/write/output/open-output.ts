// Opens the place of the finished site, or says what would keep the site from being replaced.

import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import type { Run } from '../../run.ts';
import type { Outcome } from '../../stages.ts';
import { systemProblem } from '../../system-problem.ts';
import { Output } from './output.ts';

/** The first line of robots.txt says that the folder is a build's, to be replaced by the next. */
export const BUILD_MARK = '# Written by the site’s build: this folder is made anew every time.';

/** Undefined where something is in the way. */
export function openOutput(run: Run): Outcome<Output | undefined> {
  const refusal = checkTarget(run);
  if (refusal) return { value: undefined, problems: [refusal] };
  try {
    return { value: new Output(run.outDir) };
  } catch (error) {
    return { value: undefined, problems: [systemProblem(run, error)] };
  }
}

const FILE_AROUND: readonly [found: string, fix: string] = [
  'a file where a folder around it should be',
  'use --out with another folder',
];

const READ_ONLY_AROUND: typeof FILE_AROUND = [
  'a read-only folder around it',
  'make that folder writable, or use --out',
];

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
    const [found, fix] = isFile ? FILE_AROUND : READ_ONLY_AROUND;
    return refusal(found, fix);
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

/** Only dist/ may be told by its name, and by having a home page. */
function wasBuilt(folder: string, { root }: Run): boolean {
  if (folder === join(root, 'dist')) return existsSync(join(folder, 'index.html'));
  try {
    return readFileSync(join(folder, 'robots.txt'), 'utf8').startsWith(BUILD_MARK);
  } catch {
    return false;
  }
}
