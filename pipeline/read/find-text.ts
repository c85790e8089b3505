// Finds the place in a content file that wrote something which turned out wrong later.

import type { Run } from '../run.ts';
import { type Place, placeAt, splitBody } from './parse-source.ts';
import { readSource } from './read-source.ts';

/** Where `text` first stands in a file as a word of its own. */
export function findText(run: Run, file: string, text: string): Place | undefined {
  return findTexts(run, file, text)[0];
}

/** Everywhere that `text` stands in a file as a word of its own. */
export function findTexts(run: Run, file: string, text: string): Place[] {
  const source = readSource(run.root, file, []) ?? '';
  const places: Place[] = [];
  const keys = file.endsWith('.md') ? source.length - splitBody(source).text.length : source.length;
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    const before = source[at - 1] ?? ' ';
    const after = source[at + text.length] ?? ' ';
    const isWord = /[\s"'(:[]/.test(before) && /[\s"'):,\]]/.test(after);
    if (isWord && !isComment(source, at, keys)) places.push(placeAt(source, at));
  }
  return places;
}

/** Whether `at` stands behind a # of YAML; `keys` is where the YAML of the file ends. */
function isComment(source: string, at: number, keys: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return at < keys && /(?:^|\s)#/.test(line.replace(/"[^"]*"|'[^']*'/g, ''));
}
