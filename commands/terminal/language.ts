// In which language a build tells of the content: the house's, if content/site.yaml says one, else the system's.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut, type Problem } from '../../domain/problem.ts';
import type { Language } from '../../domain/wording.ts';
import { ROOT } from '../root.ts';

/** `usual`: where neither says one. */
export function languageOf(
  usual: Language,
  env: NodeJS.ProcessEnv = process.env,
  root = ROOT,
): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const asked = languageOfHouse(root) ?? /^(?:pt|en)/i.exec(locale)?.[0].toLowerCase();
  return asked === 'pt' || asked === 'en' ? asked : usual;
}

/** Read by itself: the file may have mistakes, which are to be told in it. */
function languageOfHouse(root: string): string | undefined {
  try {
    const text = readFileSync(join(root, 'content/site.yaml'), 'utf8');
    return /^language:[ \t]*["']?(pt|en)\b/m.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** The problems that keep a writer from something, with an empty line between them. */
export function tellProblems(problems: readonly Problem[]): string {
  return problems.map((problem) => layOut(problem, 'pt')).join('\n\n');
}
