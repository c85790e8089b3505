// Finds the place in a content file that wrote something which turned out wrong later.

import { type Place, placeAt } from './parse-source.ts';
import { readSource } from './read-source.ts';
import type { Run } from './run.ts';

/** Where `text` stands in a file as a word of its own. */
export function findText(run: Run, file: string, text: string): Place | undefined {
  const source = readSource(run.root, file, []) ?? '';
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    const before = source[at - 1] ?? ' ';
    const after = source[at + text.length] ?? ' ';
    if (/[\s"'(:[]/.test(before) && /[\s"'):,\]]/.test(after)) return placeAt(source, at);
  }
  return undefined;
}
