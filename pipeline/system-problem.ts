// Words what the machine refused, such as a full disk; any other error is a bug of ours and goes on.

import type { Problem } from '../domain/problem.ts';
import type { Run } from './run.ts';

const FIXES: Record<string, string> = {
  ENOSPC: 'free some space on the disk; the last site is untouched',
  EDQUOT: 'free some space; the last site is untouched',
  EROFS: 'build to a place that can be written, with --out',
  EACCES: 'make the folder writable, or build elsewhere with --out',
  EPERM: 'make the folder writable, or build elsewhere with --out',
  ENOENT: 'build to a place where folders can be made, with --out',
  EBUSY: 'close whatever uses the folder, or build elsewhere with --out',
  ECACHE: 'build again: what was kept in .cache/ was deleted meanwhile',
  EMFILE: 'close some programs, or raise the limit of open files',
};

export function systemProblem({ outName }: Pick<Run, 'outName'>, error: unknown): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  const fix = code && FIXES[code];
  if (!fix) throw error;
  return {
    file: outName,
    message: `expected to write the site, found ${message}`,
    fix,
  };
}
