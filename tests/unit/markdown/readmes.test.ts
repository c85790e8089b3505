// What is told of texts that nobody wrote for this site: those of the installed packages, which are fine as they are.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSource, Source } from '../../../pipeline/content/source.ts';
import { MarkdownText } from '../../../pipeline/markdown/text.ts';
import { runs } from '../../support/runs.ts';

/** A line `N reason: why it is told`; the number is what was counted when it was written. */
const REASONS = readFileSync(join(import.meta.dirname, 'readmes.txt'), 'utf8');

/** What is expected, without the words of the text. */
const reasonOf = (message: string): string =>
  message
    .replace(/^\S+:\d+ /, '')
    .replace(/; encontrad.*/s, '')
    .replace(/"[^"]*"/g, '…');

test('in the texts of installed packages only what is defended is reported', () => {
  const packages = join(import.meta.dirname, '../../../node_modules');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.md$/i.test(name),
  );
  const each = runs(8, 1);
  const counts: Record<string, number> = {};
  let read = 0;
  for (const file of files.filter((_, at) => at % each === 0)) {
    const body = readFileSync(join(packages, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
    const source = parseSource('content/blog/a.md', `---\ntitle: A\n---\n${body}`);
    if (!(source instanceof Source)) throw new Error(file);
    // HTML is refused as a whole.
    if (/^ *<[a-z!/]|<\/?[a-z][\w-]*(?: [^<>]*)?>/im.test(body.replace(/`[^`]*`/g, ''))) continue;
    read += 1;
    const { problems, notices } = new MarkdownText(source, {});
    const reasons = [...problems, ...notices].map(({ message }) => reasonOf(message));
    for (const reason of new Set(reasons)) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  expect(read).toBeGreaterThan(100 / each);
  const defended = [...REASONS.matchAll(/^\d+ (.*?) » /gm)].map(([, reason]) => reason);
  expect(Object.keys(counts).filter((reason) => !defended.includes(reason))).toEqual([]);
});
