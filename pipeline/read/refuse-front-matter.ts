// Finds where the front matter of a file ends, and says what is wrong with files that have none.

import type { Problem } from '../../domain/problem.ts';

export const DELIMITER = '---';

export function refuseFrontMatter(file: string, text: string): Problem | undefined {
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const here = { file, line: 1, column: 1, excerpt: first };
  if (text.trim() === '') {
    return {
      file,
      message: 'expected front matter, found an empty file',
      fix: 'start the file with a block of "key: value" lines between two lines of ---',
    };
  }
  if (/^---[^-\s]/.test(first) || /^---\s+\S/.test(first)) {
    return {
      ...here,
      message: `expected YAML front matter, found the language "${first.slice(3).trim()}"`,
      fix: 'write --- alone on the first line, and YAML below it; no code is ever run',
    };
  }
  if (first.trimEnd() !== DELIMITER) {
    return {
      ...here,
      message: 'expected front matter, found text',
      fix: 'start the file with a block of "key: value" lines between two lines of ---',
    };
  }
  if (closingDelimiter(text) < 0) {
    return {
      ...here,
      message: 'expected a second line of --- where the front matter ends, found none',
      fix: 'write --- alone on a line below the last key',
    };
  }
  const block = text.slice(DELIMITER.length, closingDelimiter(text));
  if (block.split('\n').every((line) => /^\s*(?:#|$)/.test(line))) {
    return {
      ...here,
      message: 'expected keys between the two lines of ---, found none',
      fix: 'add at least title: and the other keys of this kind of file',
    };
  }
  return undefined;
}

/** Of the line break before the second `---`; -1 without one. */
export function closingDelimiter(text: string): number {
  return text.search(/\n---[ \t]*(?:\n|$)/);
}
