// Renders the Markdown below a file's front matter, with its problems reported.

import type { Problem } from '../../domain/problem.ts';
import {
  type Fills,
  fillMarkdown,
  namesIn,
  namesInMarkdown,
} from '../../domain/text/named-fills.ts';
import { isKnown, unknownFill } from '../read/unknown-fill.ts';
import { placeAt, type Source } from '../source.ts';
import type { FindPicture } from './inspection.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** Everything about a text that is not in it. */
export interface BodySetting {
  tableLabel: string;
  picture: FindPicture;
  /** What stands for `{brand}` and the like; without it braces are braces. */
  fills?: Fills | undefined;
}

export function renderBody(source: Source, setting: BodySetting): RenderedMarkdown {
  const { file, text, body } = source;
  const { fills, ...context } = setting;
  if (!fills) return renderMarkdown(body, { file, ...context });
  const filled = { ...body, text: fillMarkdown(body.text, fills) };
  const rendered = renderMarkdown(filled, { file, ...context });
  const lines = text.split('\n');
  const problems = rendered.problems.map((problem) => unfilled(problem, lines, fills));
  return { ...rendered, problems: [...checkFills(source, fills), ...problems] };
}

/** With the line as it stands in the file, and the column in that line. */
function unfilled(problem: Problem, lines: readonly string[], fills: Fills): Problem {
  const { line, column } = problem;
  const written = line === undefined ? undefined : lines[line - 1];
  if (column === undefined || written === undefined) return problem;
  let longer = 0;
  for (const { name, index } of namesIn(written)) {
    if (index + longer >= column - 1) break;
    const whole = `{${name}}`;
    const growth = String(fills[name] ?? whole).length - whole.length;
    longer += Math.min(growth, column - 1 - index - longer);
  }
  return { ...problem, column: column - longer, excerpt: written };
}

function checkFills({ file, text, body }: Source, fills: Fills): Problem[] {
  const start = text.length - body.text.length;
  return namesInMarkdown(body.text)
    .filter(({ name }) => !isKnown(name, fills))
    .map(({ name, index }) => ({
      file,
      ...placeAt(text, start + index),
      ...unknownFill(name, fills),
    }));
}
