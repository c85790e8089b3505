// Renders the Markdown below a file's front matter, with its problems reported.

import type { Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { fill } from '../../domain/text/fill.ts';
import { placeAt, splitBody } from '../read/parse-source.ts';
import { readSource } from '../read/read-source.ts';
import type { Run } from '../run.ts';
import type { FindPicture } from './inspect-markdown.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** Everything about a text that is not in it. */
export interface BodySetting {
  tableLabel: string;
  picture: FindPicture;
  /** What stands for `{brand}` and the like. */
  fills?: Readonly<Record<string, string>> | undefined;
}

export function renderBody(
  run: Pick<Run, 'root' | 'problems' | 'notice'>,
  file: string,
  { tableLabel, picture, fills }: BodySetting,
): RenderedMarkdown {
  const source = readSource(run.root, file, run.problems) ?? '';
  const body = splitBody(source);
  if (fills) checkFills(run, file, source, Object.keys(fills));
  const problems: Problem[] = [];
  const notice = (message: string): void => run.notice({ message });
  const text = fills ? fill(body.text, fills) : body.text;
  const rendered = renderMarkdown(
    { ...body, text },
    { file, problems, notice, tableLabel, picture },
  );
  const lines = source.split('\n');
  run.problems.push(...problems.map((problem) => unfilled(problem, lines, fills)));
  return rendered;
}

/** With the line as it stands in the file, and the column in that line. */
function unfilled(
  problem: Problem,
  lines: readonly string[],
  fills: BodySetting['fills'],
): Problem {
  const { line, column } = problem;
  const written = line === undefined ? undefined : lines[line - 1];
  if (!fills || column === undefined || written === undefined) return problem;
  let longer = 0;
  for (const { 0: whole, 1: name = '', index } of written.matchAll(/\{(\w+)\}/g)) {
    if (index + longer >= column - 1) break;
    const growth = (fills[name] ?? whole).length - whole.length;
    longer += Math.min(growth, column - 1 - index - longer);
  }
  return { ...problem, column: column - longer, excerpt: written };
}

/** A misspelt `{emial}` must not reach a reader. */
function checkFills(
  { problems }: Pick<Run, 'problems'>,
  file: string,
  source: string,
  known: string[],
): void {
  for (const match of source.matchAll(/\{(\w+)\}/g)) {
    const name = match[1] ?? '';
    if (known.includes(name)) continue;
    const guess = nearest(name, known);
    const list = known.map((word) => `{${word}}`).join(', ');
    problems.push({
      file,
      ...placeAt(source, match.index),
      message: `expected one of ${list}, found {${name}}`,
      fix: guess ? `did you mean {${guess}}?` : 'write the text itself, without braces',
    });
  }
}
