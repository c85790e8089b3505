// Renders the Markdown below a file's front matter, with its problems reported.

import { nearest } from '../domain/edit-distance.ts';
import { fill } from '../domain/fill.ts';
import type { FindPicture } from './inspect-markdown.ts';
import { placeAt, splitBody } from './parse-source.ts';
import { readSource } from './read-source.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';
import type { Run } from './run.ts';

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
  const text = fills ? fill(body.text, fills) : body.text;
  return renderMarkdown(
    { ...body, text },
    {
      file,
      problems: run.problems,
      notice: (message) => run.notice({ message }),
      tableLabel,
      picture,
    },
  );
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
