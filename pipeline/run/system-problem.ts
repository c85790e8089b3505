// Explains errors of the computer that are no mistake of content: a missing permission, a full disk, a missing package.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expectedFound, isOwnerFile, type Problem } from '../../domain/problem.ts';
import type { BuildConfig } from './options.ts';

const PERMISSION = ['give yourself the permission', 'dê a você a permissão'] as const;
const SPACE = ['free some space on the disk', 'libere espaço no disco'] as const;
const OPEN = ['close programs that have many files open', 'feche programas'] as const;

/** Advice on errors of files, for code and for content: https://nodejs.org/api/errors.html#common-system-errors */
const FIXES: Readonly<Record<string, readonly [english: string, portuguese: string]>> = {
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EROFS: ['use a disk that can be written', 'use um disco em que se possa gravar'],
  ENOSPC: SPACE,
  EDQUOT: SPACE,
  EMFILE: OPEN,
  ENFILE: OPEN,
  EBUSY: ['close the program that uses it', 'feche o programa que está com ele aberto'],
  EIO: ['check the disk, which may be failing', 'confira o disco, que pode estar falhando'],
};

/** Errors about a missing package, or its part for this platform; messages about our own files have their folder. */
const PACKAGE =
  /^Cannot find (?:package|module) '[\w@]|^Cannot find .*node_modules|^Could not load the "sharp" module|could not be found, and is needed by/s;

function isListed(root: string, name: string): boolean {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) return true;
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  return `node_modules/${name}` in packages;
}

/** The problem of an error of the computer; undefined for any other error, which is a bug of ours. */
export function systemProblem(
  { root, outDir, outName }: Pick<BuildConfig, 'root' | 'outDir' | 'outName'>,
  error: unknown,
): Problem | undefined {
  const { code = '', message = '', path = outDir } = error as NodeJS.ErrnoException;
  const [found = ''] = message.split('\n', 1);
  const [, imported] =
    /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?' imported from/.exec(
      message,
    ) ?? [];
  if (imported && !isListed(root, imported)) {
    const expected = 'expected an import of a package of package.json';
    return {
      file: 'package.json',
      message: `${expected}; found: ${found}`,
      fix: `run npm install ${imported}`,
    };
  }
  if (code === 'ERR_DLOPEN_FAILED' || PACKAGE.test(message)) {
    const expected = 'expected the packages of package-lock.json, as this computer needs them';
    return { file: 'node_modules', message: `${expected}; found: ${found}`, fix: 'run npm ci' };
  }
  const [fix, reparo] = FIXES[code] ?? [];
  if (!fix || !reparo) return undefined;
  const fromOutput = relative(outDir, path).replaceAll('\\', '/');
  // The next site is written to a folder beside the finished one.
  if (!/^\.\.(?:\/|$)/.test(fromOutput) || fromOutput.startsWith(`../.${basename(outDir)}-`)) {
    const message = `expected to write the site, found: ${found}`;
    return { file: outName, message, fix: `${fix}, or build elsewhere with --out` };
  }
  const file = relative(root, path).replaceAll('\\', '/');
  return isOwnerFile({ file })
    ? { file, message: expectedFound('acesso a ele', found), fix: reparo }
    : { file, message: `expected access to it, found: ${found}`, fix };
}
