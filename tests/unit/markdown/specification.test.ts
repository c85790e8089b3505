// The examples of CommonMark and GFM give the HTML of the specification, another that is intended, or a problem.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from './read.ts';

interface Example {
  number: number;
  markdown: string;
  html: string;
}

/** The reasons for other HTML than that of the specification, with the numbers of their examples. */
const INTENDED: Record<string, Record<string, readonly number[]>> = {
  commonmark: {
    'comments are left out': [179, 183, 308, 309, 625],
    'bare addresses are links, as in GFM': [602, 608, 611, 612],
    'a number beyond Unicode gives the replacement character': [28],
    'a non-breaking space is part of an address, and is not encoded': [507],
  },
  gfm: {
    'a table without rows has an empty body': [205],
    'bare addresses get https instead of http': [622, 623, 624, 625, 626, 627, 628],
  },
};

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');

/** The numbers of the examples of a specification that are refused, with the reason of each. */
function refusedOf(name: string): Map<number, string> {
  const lines = linesOf('refused.txt').filter((line) => line.startsWith(`${name}: `));
  return new Map(
    lines.flatMap((line) => {
      const [, reason = '', numbers = ''] = line.split(': ');
      return numbers.split(' ').map((number) => [Number(number), reason] as const);
    }),
  );
}

test.each(Object.keys(INTENDED))('%s examples give the HTML of their specification', (name) => {
  const others = new Set(Object.values(INTENDED[name] ?? {}).flat());
  const refused = refusedOf(name);
  const found = new Map<number, string>();
  const differing = linesOf(`${name}.jsonl`).flatMap((line) => {
    const { number, markdown, html } = JSON.parse(line) as Example;
    const { html: ours, problems } = read(markdown);
    if (problems.length > 0) found.set(number, refused.get(number) ?? problems.join('\n'));
    const isSame = normal(ours) === normal(html);
    if (isSame === !others.has(number) || problems.length > 0) return [];
    return { number, markdown, theirs: normal(html), ours: normal(ours) };
  });
  expect(differing).toEqual([]);
  const byNumber = (all: ReadonlyMap<number, string>) => [...all].sort(([a], [b]) => a - b);
  expect(byNumber(found)).toEqual(byNumber(refused));
});

/** Removes attributes and elements that only this site adds, and white space that is not shown. */
function normal(html: string): string {
  const [open, ...inCode] = html.replace(/<(\/?)h[1-6]\b/g, '<$1h').split(/(<pre.*?<\/pre>)/s);
  const parts = [open ?? '', ...inCode].map((part) =>
    part.startsWith('<pre') ? part.replace(/\s*<\/code>/, '</code>') : part.replace(/\s+/g, ' '),
  );
  return parts
    .join('')
    .replaceAll(/ href="([^"]*)"/g, (_, href) => ` href="${decoded(href)}"`)
    .replaceAll(/ (?!href|src|alt|checked)[\w-]+(?:="[^"]*")?(?=[^<>]*>)/g, '')
    .replaceAll(/<\/?(?:section|span)>/g, '')
    .replaceAll(/<(br|hr|img[^>]*?) ?\/>/g, '<$1>')
    .replaceAll(/<(\/?)th>/g, '<$1td>')
    .replaceAll(/<input( checked="")?>|[☑☐]/g, '☐')
    .replaceAll(/&quot;|%22/g, '"')
    .replaceAll('&#39;', "'")
    .replaceAll(
      /\s*(<\/?(?:p|li|[uo]l|blockquote|table|thead|tbody|tr|td|pre|h|hr|br|figure)>)\s*/g,
      '$1',
    )
    .trim();
}

function decoded(href: string): string {
  try {
    return decodeURI(href).replaceAll('\\', '%5C').replaceAll('`', '%60');
  } catch {
    return href;
  }
}
