// Finds where the front matter of a file ends, and says what is wrong with files that have none.

import type { SyntaxSlip } from './explain-yaml.ts';

export const DELIMITER = '---';
const START = 'start the file with a block of "key: value" lines between two lines of ---';

export function refuseFrontMatter(text: string): SyntaxSlip[] {
  const first = /.*/.exec(text)?.[0].trimEnd() ?? '';
  const end = closingDelimiter(text);
  const block = text.slice(DELIMITER.length, end);
  const early = text.indexOf(`\n${DELIMITER}`) + 1;
  const slips: [isSo: boolean, message: string, fix: string, position?: number][] = [
    [text.trim() === '', 'expected front matter, found an empty file', START],
    [
      /^---(?:[^-\s]|\s)/.test(first),
      `expected YAML front matter, found the language "${first.slice(3).trim()}"`,
      'write --- alone on the first line, and YAML below it; no code is ever run',
    ],
    [first !== DELIMITER, 'expected front matter, found text', START, text.search(/\S|$/)],
    [
      end < 0,
      'expected a second line of --- where the front matter ends, found none',
      'write --- alone on a line below the last key',
    ],
    [
      block.split('\n').every((line) => /^\s*(?:#|$)/.test(line)),
      'expected keys between the two lines of ---, found none',
      'add at least title: and the other keys of this kind of file',
    ],
    // Where gray-matter ends the front matter.
    [
      early <= end,
      'expected --- alone on its line, found more',
      'write --- alone on the line where the front matter ends',
      early,
    ],
    // gray-matter looks at each of them once for each that follows.
    [
      /\s{200}/.test(block),
      'expected at most 200 empty lines and spaces in a row between the two lines of ---, found more',
      'delete those that are empty',
    ],
  ];
  const found = slips.filter(([isSo]) => isSo).slice(0, 1);
  return found.map(([, message, fix, position = 0]) => ({ position, message, fix }));
}

/** Offset of the line break before the second `---`; -1 without one. */
export function closingDelimiter(text: string): number {
  return text.search(/\n---[ \t]*(?:\n|$)/);
}
