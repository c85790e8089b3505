// Renders the Markdown below a file's front matter, with its problems reported.

import { nearest } from '../domain/edit-distance.ts';
import { fill } from '../domain/fill.ts';
import { placeAt, splitBody } from './parse-source.ts';
import { readImage } from './read-image.ts';
import { readSource } from './read-source.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';
import type { Run } from './run.ts';

export function renderBody(
  run: Pick<Run, 'root' | 'problems' | 'notice'>,
  file: string,
  tableLabel: string,
  fills?: Readonly<Record<string, string>>,
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
      imageSize: (path, report) => readImage(run.root, path, report),
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
