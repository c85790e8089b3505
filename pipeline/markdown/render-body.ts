// Renders the Markdown below a file's front matter, with its problems reported.

import type { Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { fill } from '../../domain/text/fill.ts';
import { placeAt, type Source } from '../source.ts';
import type { FindPicture } from './inspection.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** Everything about a text that is not in it. */
export interface BodySetting {
  tableLabel: string;
  picture: FindPicture;
  /** What stands for `{brand}` and the like. */
  fills?: Readonly<Record<string, string>> | undefined;
}

export function renderBody(source: Source, setting: BodySetting): RenderedMarkdown {
  const { file, text, body } = source;
  const { fills, ...context } = setting;
  if (!fills) return renderMarkdown(body, { file, ...context });
  const filled = { ...body, text: fill(body.text, fills) };
  const rendered = renderMarkdown(filled, { file, ...context });
  const lines = text.split('\n');
  const problems = rendered.problems.map((problem) => unfilled(problem, lines, fills));
  return { ...rendered, problems: [...checkFills(source, Object.keys(fills)), ...problems] };
}

/** With the line as it stands in the file, and the column in that line. */
function unfilled(
  problem: Problem,
  lines: readonly string[],
  fills: Readonly<Record<string, string>>,
): Problem {
  const { line, column } = problem;
  const written = line === undefined ? undefined : lines[line - 1];
  if (column === undefined || written === undefined) return problem;
  let longer = 0;
  for (const { 0: whole, 1: name = '', index } of written.matchAll(/\{(\w+)\}/g)) {
    if (index + longer >= column - 1) break;
    const growth = (fills[name] ?? whole).length - whole.length;
    longer += Math.min(growth, column - 1 - index - longer);
  }
  return { ...problem, column: column - longer, excerpt: written };
}

/** A misspelt `{emial}` must not reach a reader. */
function checkFills({ file, text }: Source, known: string[]): Problem[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name)) return [];
    const guess = nearest(name, known);
    const list = known.map((word) => `{${word}}`).join(', ');
    return {
      file,
      ...placeAt(text, index),
      message: `expected one of ${list}, found {${name}}`,
      fix: guess ? `did you mean {${guess}}?` : 'write the text itself, without braces',
    };
  });
}
