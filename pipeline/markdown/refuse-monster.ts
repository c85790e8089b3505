// Refuses bodies that no person wrote: what the Markdown parser would take hours for, or fall over.

import type { Problem } from '../../domain/problem.ts';
import { type Body, placeAt } from '../read/parse-source.ts';

/** The parser goes down level by level, and compares every mark of a paragraph with the others. */
const MAX_LEVELS = 12;
const MAX_PARAGRAPH = 20_000;

/** True after a problem. */
export function refuseMonster(
  { text, firstLine }: Body,
  context: { file: string; problems: Problem[] },
): boolean {
  let start = 0;
  let paragraph = 0;
  for (const line of text.split('\n')) {
    paragraph = line.trim() === '' && line.length < MAX_PARAGRAPH ? 0 : paragraph + line.length + 1;
    const complaint =
      paragraph > MAX_PARAGRAPH
        ? {
            message: `expected paragraphs of at most ${MAX_PARAGRAPH} characters, found a longer one`,
            fix: line.trimStart().startsWith('|')
              ? 'make several tables of it, with a heading each'
              : 'put an empty line between its paragraphs',
          }
        : levelsOf(line) > MAX_LEVELS
          ? {
              message: `expected quotes and lists in at most ${MAX_LEVELS} levels, found more`,
              fix: 'start the line further left',
            }
          : undefined;
    if (complaint) {
      const place = placeAt(text, start);
      const line = place.line + firstLine - 1;
      context.problems.push({ file: context.file, ...place, line, ...complaint });
      return true;
    }
    start += line.length + 1;
  }
  return false;
}

/** Marks of quotes and lists at the start of a line, and what a deep indentation stands for. */
function levelsOf(line: string): number {
  const marks = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
  // A row of hyphens is a line across the page.
  if (marks.length === line.length && !marks.includes('>')) return 0;
  const signs = marks.match(/[>*+)-]|\./g)?.length ?? 0;
  const indented = /^[ \t]*/.exec(marks)?.[0].length ?? 0;
  return signs + (signs > 0 ? Math.floor(indented / 4) : 0);
}
