// Words what the machine refused, such as a full disk; any other error is a bug of ours and goes on.

import type { Problem } from '../domain/problem.ts';
import type { Words } from '../domain/wording.ts';
import type { Run } from './run.ts';

const ELSEWHERE = {
  en: 'make the folder writable, or build elsewhere with --out',
  pt: 'dê permissão de escrita à pasta, ou gere em outro lugar com --out',
};

const FIXES: Record<string, Words> = {
  ENOSPC: {
    en: 'free some space on the disk; the last site is untouched',
    pt: 'libere espaço no disco; o último site continua como estava',
  },
  EDQUOT: {
    en: 'free some space; the last site is untouched',
    pt: 'libere espaço; o último site continua como estava',
  },
  EROFS: ELSEWHERE,
  EACCES: ELSEWHERE,
  EPERM: ELSEWHERE,
  ENOENT: ELSEWHERE,
  EBUSY: {
    en: 'close whatever uses the folder, or build elsewhere with --out',
    pt: 'feche o que estiver usando a pasta, ou gere em outro lugar com --out',
  },
  ECACHE: {
    en: 'build again: what was kept in .cache/ was deleted meanwhile',
    pt: 'gere de novo: o que estava guardado em .cache/ foi apagado no meio do caminho',
  },
  EMFILE: {
    en: 'close some programs, or raise the limit of open files',
    pt: 'feche alguns programas, ou aumente o limite de arquivos abertos',
  },
};

export function systemProblem({ outName }: Pick<Run, 'outName'>, error: unknown): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  const fix = code && FIXES[code];
  if (!fix) throw error;
  return {
    file: outName,
    message: {
      en: `expected to write the site, found ${message}`,
      pt: `não foi possível gravar o site: ${message}`,
    },
    fix,
  };
}
