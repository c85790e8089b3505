// Front matter and YAML that cannot be read: each with its place and a way out.

import { describe, expect, test, vi } from 'vitest';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectRefusals, POST, type Refusal, refusalsOf } from '../support/refusals.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';

const SITE = 'content/site.yaml';
const NAVIGATION = 'content/navigation.yaml';
const TAB: [message: string, fix: string] = [
  'expected spaces for indentation, found a tab',
  'replace each tab at the start of the line by two spaces',
];
const OPEN = 'expected a quotation mark where the text ends, found none';
const LINES = 'write one "key: value" line for each key, or one "- " for each entry of a list';

test('front matter that cannot be read is shown at its place, with a way out', () => {
  const block = (lines: string): string => `---\n${lines}\n---\n\nTexto.\n`;
  const none: [string, string, string] = [
    '1:1',
    'expected keys between the two lines of ---, found none',
    'add at least title: and the other keys of this kind of file',
  ];
  const cases: Refusal[] = [
    [
      block('title: Olá: mundo'),
      '2:8',
      'expected text without a colon, or text in quotes, found a colon in plain text',
      'put the text in double quotes: "Olá: mundo"',
    ],
    [
      block('só um texto solto'),
      '2:1',
      `expected a group of keys (${Object.keys(postSchema.shape).join(', ')}), found só um texto solto`,
      LINES,
    ],
    [
      block('author: "Ana"\ntitle: "aberta\nexcerpt: "x"'),
      '3:8',
      OPEN,
      'write " at the end of the text, as at its start',
    ],
    ['---\n---\n\nTexto.\n', ...none],
    [block('# title: Olá\n'), ...none],
    [
      'Só o texto.\n',
      '1:1',
      'expected front matter, found text',
      'start the file with a block of "key: value" lines between two lines of ---',
    ],
    [
      '---\ntitle: Olá\n\nTexto.\n',
      '1:1',
      'expected a second line of --- where the front matter ends, found none',
      'write --- alone on a line below the last key',
    ],
    [post({ keywords: '\n\t- um' }), '12:1', ...TAB],
    [
      post({ title: 'Olá\ntitle: Outra vez' }),
      '3:1',
      'found the same key twice',
      'keep one of the two lines',
    ],
    [
      post({ title: '*Promoção' }),
      '2:8',
      'expected a value, found *Promoção, which YAML reads as a reference to another value',
      'put text that starts with * in double quotes, and write repeated values out',
    ],
  ];
  expectRefusals(POST, cases);
  expect(refusalsOf(POST, '')).toEqual([
    `content/blog/ola.md
  expected front matter, found an empty file
  fix: start the file with a block of "key: value" lines between two lines of ---`,
  ]);
});

test('front matter in a language that runs code is refused, and no code in it is run', () => {
  const code = 'globalThis.frontMatterRan = true;\nmodule.exports = { title: "Olá" };';
  const first = ['---js', '---javascript', '--- js', '---coffee', '---json'];
  expectRefusals(
    POST,
    first.map((line) => [
      `${line}\n${code}\n---\n\nTexto.\n`,
      '1:1',
      `expected YAML front matter, found the language "${line.replace(/^--- ?/, '')}"`,
      'write --- alone on the first line, and YAML below it; no code is ever run',
    ]),
  );
  expect(globalThis).not.toHaveProperty('frontMatterRan');
});

test('an article is the same whatever marks its editor leaves around its lines', async () => {
  const site = await buildSite();
  const written: [what: string, text: string][] = [
    ['a byte order mark', `\ufeff${post()}`],
    ['Windows line breaks', post().replaceAll('\n', '\r\n')],
    ['old Macintosh line breaks', post().replaceAll('\n', '\r')],
    ['spaces behind its delimiters', post().replaceAll('---\n', '---  \n')],
    ['no line break at its end', post().trimEnd()],
  ];
  for (const [what, text] of written) {
    const again = await site.rebuild({ [POST]: text });
    expect([what, again.problems, again.report.changed]).toEqual([what, [], 0]);
  }
  const wrong = post({ category: 'Conceito' }).replaceAll('\n', '\r\n');
  expect((await problemsOf({ [POST]: wrong }))[0]).toContain('content/blog/ola.md:9:11  category');
});

describe('a YAML file', () => {
  const column = (right: number, found: number, what = 'entries of its list'): string =>
    `expected column ${right}, where the other ${what} start, found column ${found}`;
  const keys = 'keys of its group';
  const between = (bracket: string): [message: string, fix: string] => [
    `expected "${bracket}" before this line, found none`,
    `write ${bracket} where the brackets above end`,
  ];
  const right = 'move it one column to the right';
  const left = 'move it one column to the left';

  test('with a slip says what it is, in the words of whoever wrote it', () => {
    const cases: Refusal[] = [
      [
        "header: []\nlegal: d'água\nfooter: 'aberta\n",
        '3:9',
        OPEN,
        "write ' at the end of the text, as at its start",
      ],
      ['header: []\n"legal: []\n', '2:1', OPEN, 'write " at the end of the text, as at its start'],
      [
        'header: "o "novo" site"\n',
        '1:13',
        'expected the end of the line after the closing quotation mark, found more text',
        'put the whole text in double quotes, and a \\ before each double quote inside it: "o \\"novo\\" site"',
      ],
      [
        'header:Blog\nlegal: []\n',
        '1:1',
        'expected a space after the colon, found none',
        'write header: Blog',
      ],
      ['header:\n  - a\n - b\n', '3:2', column(3, 2), right],
      [
        'header:\n    - label: a\n  - label: b\n',
        '3:3',
        column(5, 3),
        'move it two columns to the right',
      ],
      ['header:\n  label: a\n href: b\n', '3:2', column(3, 2, keys), right],
      [
        'header: a\n  legal: b\n',
        '2:3',
        column(1, 3, keys),
        'move it two columns to the left; text that has a colon goes in double quotes',
      ],
      ['header:\n  - label: a\n    href: b\n   - label: c\n', '4:4', column(3, 4), left],
      ['header:\n  - label: a\n   href: b\n', '3:4', column(5, 4, keys), right],
      // YAML takes it for more of the entry above.
      ['header:\n  - um\n   - dois\n  - tres\n', '3:4', column(3, 4), left],
      [
        'header:\n  - um\n  dois\n',
        '3:3',
        'expected an entry that starts with "- " like those above it, found text alone',
        'write   - dois',
      ],
      [
        'header: [\n  - a\n]\n',
        '2:3',
        'expected entries separated by commas between the brackets, found a "- " or a colon',
        'write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes',
      ],
      ['header: [a, b\nlegal: []\n', '2:1', ...between(']')],
      ['header: { a: b\nlegal: []\n', '2:1', ...between('}')],
      [
        'header: @a\n',
        '1:9',
        'expected YAML, found: Plain value cannot start with reserved character @',
        'write "key: value" lines; put text with a colon, # or quotation marks in double quotes',
      ],
      ['', '1:1', 'expected a group of keys (header, footer, legal), found nothing', LINES],
    ];
    expectRefusals(NAVIGATION, cases);
    expectRefusals('content/testimonials.yaml', [
      ['name: Marina\n', '1:1', 'expected a list of 1 to 60 entries, found a group of keys', LINES],
    ]);
    // Once, not for every line after it.
    const tab = String(TINY_SITE[SITE]).replace('  contact:', '\tcontact:');
    expectRefusals(SITE, [[tab, '17:1', ...TAB]]);
  });

  test('with a group for a key is refused without a word of the parser', () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const problems = refusalsOf('content/claims.yaml', '? { a: [b] }\n: c\n');
    expect(problems.join('\n')).toContain('content/claims.yaml:1:');
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  test('that multiplies itself by references is refused without being unfolded', () => {
    const rows = 'bcdefghij'.split('').map((name, index) => {
      const before = `*${'abcdefghij'[index]},`;
      return `${name}: &${name} [${before.repeat(9)}]`;
    });
    const text = ['a: &a [x,x,x,x,x,x,x,x,x]', ...rows].join('\n');
    expect(refusalsOf('content/claims.yaml', text)).toEqual([
      expect.stringMatching(/^content\/claims\.yaml:2:8\n.*found \*a,/),
    ]);
  });

  test('is refused in a build at its line, and nothing is published', async () => {
    expect(await problemsOf({ [NAVIGATION]: 'header:Blog\nlegal: []\n' })).toEqual([
      `content/navigation.yaml:1:1
  expected a space after the colon, found none
  1 | header:Blog
    | ^
  fix: write header: Blog`,
    ]);
  });
});
