// Whether what writers read is Portuguese in its Portuguese.

import type { Problem } from '../../domain/problem.ts';
import type { Words } from '../../domain/wording.ts';

/** Words that only an English sentence has; what it quotes may be in any language. */
const ENGLISH =
  /(?:^|[ (])(?:expected|found|write|add|remove|rename|the|and|with|which|your|is|it)(?=[ ,;)]|$)/;
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|(?<=^o YAML não pôde ser lido: ).*/g;

/** The text itself, if it is English. */
export function englishIn({ pt }: Pick<Words, 'pt'>): string[] {
  return ENGLISH.test(pt.replace(QUOTED, '')) ? [pt] : [];
}

/** What a problem of a content file says in English to those who read Portuguese. */
export function englishOf({ message, fix }: Pick<Problem, 'message' | 'fix'>): string[] {
  return [message, fix].flatMap((words) => (words.en === words.pt ? [words.en] : englishIn(words)));
}
