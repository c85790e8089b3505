// Words what the machine refused, such as a full disk; any other error is a bug of ours and goes on.

import type { Problem } from '../domain/problem.ts';
import type { Run } from './run.ts';

const ELSEWHERE = 'make the folder writable, or build elsewhere with --out';

const FIXES: Record<string, string> = {
  ENOSPC: 'free some space on the disk; the last site is untouched',
  EDQUOT: 'free some space; the last site is untouched',
  EROFS: ELSEWHERE,
  EACCES: ELSEWHERE,
  EPERM: ELSEWHERE,
  ENOENT: ELSEWHERE,
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
