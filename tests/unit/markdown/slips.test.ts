// Texts as people type them: slips are told, innocent lines are shown as typed, and no word is lost.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { expect, test } from 'vitest';
import { runs } from '../../support/runs.ts';
import { followed, read } from './read.ts';

const file = (name: string): string => join(import.meta.dirname, name);
const textOf = (name: string): string => readFileSync(file(name), 'utf8').trimEnd();
const innocent = [
  ...textOf('innocent.txt').split('\n'),
  ...textOf('innocent-blocks.txt').split(/\n%%\n/),
  ...textOf('innocent-paragraphs.txt').split(/\n%%\n/),
];

const slips = textOf('slips.txt')
  .split('\n\n')
  .map((block) => {
    const lines = block.split('\n');
    const typed = lines.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2));
    return { typed: typed.join('\n'), answer: lines.filter((line) => !line.startsWith('+ ')) };
  });

test('slips are reported with their line, or published as typed', () => {
  const answers = slips.map(({ typed }) => {
    const { html, findings } = read(typed);
    const shown = html.trim().split('\n');
    return { typed, answer: findings.length > 0 ? findings : shown.map((line) => `= ${line}`) };
  });
  if (process.env.UPDATE) {
    const blocks = answers.map(({ typed, answer }) =>
      [...typed.split('\n').map((line) => `+ ${line}`), ...answer].join('\n'),
    );
    writeFileSync(file('slips.txt'), `${blocks.join('\n\n')}\n`);
  }
  expect(answers).toEqual(slips);
});

test('following the advice fixes the slip', () => {
  const reported = slips.flatMap(({ typed }) =>
    read(typed).findings.flatMap((finding) => {
      const better = followed(typed, finding);
      return better === undefined ? [] : [{ typed, finding, better }];
    }),
  );
  expect(reported.length).toBeGreaterThan(40);
  for (const { typed, finding, better } of reported) {
    expect(better).not.toBe(typed);
    expect({ typed, better, findings: read(better).findings }).toEqual({
      typed,
      better,
      findings: expect.not.arrayContaining([finding]),
    });
  }
});

test('innocent texts give no problem and no notice, and none of their words is lost', () => {
  for (const typed of innocent) {
    const { html, findings } = read(typed);
    expect({ typed, findings }).toEqual({ typed, findings: [] });
    if (!MARKS.test(typed)) expect(visible(html)).toBe(typed.trim());
    const words =
      decodeHTMLStrict(
        typed.replace(/<!--.*?-->|^\s*\d+[.)] ?|\[x\] | title=|^\[.*?\]: .*/gm, ''),
      ).match(/[\p{L}\p{N}]+/gu) ?? [];
    const all = `${decodeHTMLStrict(html)} tabela`.toLowerCase();
    const lost = words.filter((word) => !all.includes(word.toLowerCase()));
    expect({ typed, lost }).toEqual({ typed, lost: [] });
  }
});

/** Blocks around a text, and the number of lines above it. */
const AROUND: readonly (readonly [name: string, above: number, wrap: (typed: string) => string])[] =
  [
    ['between paragraphs', 2, (typed) => `Antes.\n\n${typed}\n\nDepois.`],
    ['in a quote', 2, (typed) => `Antes.\n\n${typed.replace(/^/gm, '> ')}`],
    ['in a list', 2, (typed) => `Antes.\n\n- ${typed.replaceAll('\n', '\n  ')}`],
    ['below code', 4, (typed) => `\`\`\`\n**x **y\n\`\`\`\n\n${typed}`],
  ];

/** Markdown that depends on its place in the text, and cannot be moved into another block. */
const WHOLE =
  /\[\^|^ {0,3}#|\]:|^(?:```|~~~|<!--|<\?|<center|---|===)|^ {4}|\t|^> |Tabela:|^https:|^!\[|^ ?\d|^\[[!\] x]/m;

test.each(AROUND)('%s the same problems and notices are found', (name, above, wrap) => {
  const some = [...slips.map(({ typed }) => typed), ...innocent].filter(
    (_, at) => at % runs(4, 1) === 0,
  );
  const alone = some.filter(
    // In an item, a line with a star is a list inside of it.
    (typed) => !WHOLE.test(typed) && !(name === 'in a list' && typed.includes('\n* ')),
  );
  for (const typed of alone) {
    const moved = read(typed).findings.map((finding) =>
      finding.replace(/\d+/, (line) => String(Number(line) + above)),
    );
    expect({ typed, findings: read(wrap(typed)).findings }).toEqual({ typed, findings: moved });
  }
});

test('text in code gives no problem and no notice, and is published as typed', () => {
  for (const typed of [...slips.map((slip) => slip.typed), ...innocent]) {
    const { html, findings } = read(`\`\`\`\`\`\n${typed}\n\`\`\`\`\``);
    expect({ typed, findings, shown: visible(html) }).toEqual({
      typed,
      findings: [],
      shown: typed.trim(),
    });
  }
});

/** Characters that Markdown may remove. */
const MARKS = /[*_~`<&\\\n]|^\s*(?:[-+#>]|\d+[.)])|\]\(/;

function visible(html: string): string {
  return decodeHTMLStrict(html.replace(/<[^>]*>/g, '')).trim();
}
