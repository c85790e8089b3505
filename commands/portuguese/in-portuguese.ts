// Says in Portuguese what the checks of content say in English, by tables of what they say.

import { formatProblem, layOut, type Problem } from '../../domain/problem.ts';
import { said, type Words } from '../../domain/words.ts';
import { FIXES } from './fixes.ts';
import { MESSAGES } from './messages.ts';
import { NAMES } from './names.ts';
import { OWNER_MESSAGES } from './owner-messages.ts';

const PHRASES = [OWNER_MESSAGES, NAMES, MESSAGES, FIXES]
  .flatMap((table) => table.split('\n'))
  .filter((row) => row !== '')
  .map((row) => {
    const [english = '', portuguese = ''] = row.split(' => ');
    const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return { pattern: new RegExp(`^${literal.replace(/\{\d\}/g, '(.+?)')}$`, 's'), portuguese };
  });

/** Longer ones repeat a text of the content, and are cut when they are shown. */
const MAX_LENGTH = 4000;

/** What no table knows stays as it is. */
export function inPortuguese(words: string | Words): string {
  if (typeof words !== 'string') return words.pt;
  const text = words;
  if (text.length > MAX_LENGTH) return text;
  for (const { pattern, portuguese } of PHRASES) {
    const found = pattern.exec(text);
    if (found) {
      return portuguese.replace(/\{(\d)\}/g, (_, slot) => inPortuguese(found[slot] ?? ''));
    }
  }
  return text;
}

/** For those who sell and write; developers read `formatProblem`. */
export function problemInPortuguese(problem: Problem): string {
  return layOut(problem, 'pt');
}

/** How a terminal speaks whose reader the system knows: in Portuguese where its locale is that. */
export function wordsFor({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv) {
  const isPortuguese = /^pt/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  if (isPortuguese) return { say: inPortuguese, problem: problemInPortuguese };
  return { say: (words: string | Words) => said(words, 'en'), problem: formatProblem };
}
