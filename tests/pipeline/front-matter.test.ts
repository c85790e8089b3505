// Front matter and YAML that cannot be read: each with its place and a way out.

import { describe, expect, test, vi } from 'vitest';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const SITE = 'content/site.yaml';

describe('front matter', () => {
  test('that is not YAML is shown at the character that cannot be read', async () => {
    const problems = await problemsOf({ [POST]: '---\ntitle: Olá: mundo\n---\n\nTexto.\n' });
    expect(problems).toEqual([
      `content/blog/ola.md:2:8
  expected text without a colon, or text in quotes, found a colon in plain text
  2 | title: Olá: mundo
    |        ^
  fix: put the text in double quotes: "Olá: mundo"`,
    ]);
  });

  test('that is plain text says which keys are expected', async () => {
    const problems = await problemsOf({ [POST]: '---\nsó um texto solto\n---\n\nTexto.\n' });
    expect(problems).toEqual([
      `content/blog/ola.md:2:1
  expected a group of keys (${Object.keys(postSchema.shape).join(', ')}), found só um texto solto
  2 | só um texto solto
    | ^
  fix: write one "key: value" line for each key, or one "- " for each entry of a list`,
    ]);
  });

  test('with a quotation mark left open is shown where it was opened', async () => {
    const text = '---\nauthor: "Ana"\ntitle: "aberta\nexcerpt: "x"\n---\n\nTexto.\n';
    expect(await problemsOf({ [POST]: text })).toEqual([
      `content/blog/ola.md:3:8
  expected a quotation mark where the text ends, found none
  3 | title: "aberta
    |        ^
  fix: write " at the end of the text, as at its start`,
    ]);
  });

  test.each([
    ['---js', 'js'],
    ['---javascript', 'javascript'],
    ['--- js', 'js'],
    ['---coffee', 'coffee'],
    ['---json', 'json'],
  ])('that begins with %s is refused, and no code in it is run', async (first, language) => {
    const code = 'globalThis.frontMatterRan = true;\nmodule.exports = { title: "Olá" };';
    const problems = await problemsOf({ [POST]: `${first}\n${code}\n---\n\nTexto.\n` });
    expect(problems).toEqual([
      `content/blog/ola.md:1:1
  expected YAML front matter, found the language "${language}"
  1 | ${first}
    | ^
  fix: write --- alone on the first line, and YAML below it; no code is ever run`,
    ]);
    expect(globalThis).not.toHaveProperty('frontMatterRan');
  });

  test.each([
    ['no keys', '---\n---\n\nTexto.\n'],
    ['only comments', '---\n# title: Olá\n\n---\n\nTexto.\n'],
  ])('with %s says so', async (_, text) => {
    expect(await problemsOf({ [POST]: text })).toEqual([
      `content/blog/ola.md:1:1
  expected keys between the two lines of ---, found none
  1 | ---
    | ^
  fix: add at least title: and the other keys of this kind of file`,
    ]);
  });

  test('that is missing altogether says how a file starts', async () => {
    expect(await problemsOf({ [POST]: 'Só o texto.\n' })).toEqual([
      `content/blog/ola.md:1:1
  expected front matter, found text
  1 | Só o texto.
    | ^
  fix: start the file with a block of "key: value" lines between two lines of ---`,
    ]);
  });

  test('that never ends says what is missing', async () => {
    expect(await problemsOf({ [POST]: '---\ntitle: Olá\n\nTexto.\n' })).toEqual([
      `content/blog/ola.md:1:1
  expected a second line of --- where the front matter ends, found none
  1 | ---
    | ^
  fix: write --- alone on a line below the last key`,
    ]);
  });

  test('indented with tabs is shown at the tab', async () => {
    expect(await problemsOf({ [POST]: post({ keywords: '\n\t- um' }) })).toEqual([
      `content/blog/ola.md:12:1
  expected spaces for indentation, found a tab
  12 |  - um
     | ^
  fix: replace each tab at the start of the line by two spaces`,
    ]);
  });

  test('with a key twice is shown at the second', async () => {
    expect(await problemsOf({ [POST]: post({ title: 'Olá\ntitle: Outra vez' }) })).toEqual([
      `content/blog/ola.md:3:1
  found the same key twice
  3 | title: Outra vez
    | ^
  fix: keep one of the two lines`,
    ]);
  });

  test('whose text starts with a star says that YAML reads a reference', async () => {
    expect(await problemsOf({ [POST]: post({ title: '*Promoção' }) })).toEqual([
      `content/blog/ola.md:2:8
  expected a value, found *Promoção, which YAML reads as a reference to another value
  2 | title: *Promoção
    |        ^
  fix: put text that starts with * in double quotes, and write repeated values out`,
    ]);
  });
});

describe('a post', () => {
  test('that is an empty file says how a file starts', async () => {
    expect(await problemsOf({ [POST]: '' })).toEqual([
      `content/blog/ola.md
  expected front matter, found an empty file
  fix: start the file with a block of "key: value" lines between two lines of ---`,
    ]);
  });

  test.each([
    ['a byte order mark', `\ufeff${post()}`],
    ['Windows line breaks', post().replaceAll('\n', '\r\n')],
    ['old Macintosh line breaks', post().replaceAll('\n', '\r')],
    ['spaces behind its delimiters', post().replaceAll('---\n', '---  \n')],
    ['no line break at its end', post().trimEnd()],
  ])('with %s is published like any other', async (_, text) => {
    const plain = await buildSite();
    const site = await plain.rebuild({ [POST]: text });
    expect(site.problems).toEqual([]);
    expect(site.report.changed).toBe(0);
  });

  test('with Windows line breaks has its problems on the same lines', async () => {
    const text = post({ category: 'Conceito' }).replaceAll('\n', '\r\n');
    expect((await problemsOf({ [POST]: text }))[0]).toContain('content/blog/ola.md:9:11  category');
  });
});

describe('a YAML file', () => {
  test.each([
    [
      'a text in single quotes that does not end',
      "header: []\nlegal: d'água\nfooter: 'aberta\n",
      `3:9
  expected a quotation mark where the text ends, found none
  3 | footer: 'aberta
    |         ^
  fix: write ' at the end of the text, as at its start`,
    ],
    [
      'a key in a quote that does not end',
      'header: []\n"legal: []\n',
      `2:1
  expected a quotation mark where the text ends, found none
  2 | "legal: []
    | ^
  fix: write " at the end of the text, as at its start`,
    ],
    [
      'quotes inside quotes',
      'header: "o "novo" site"\n',
      `1:13
  expected the end of the line after the closing quotation mark, found more text
  1 | header: "o "novo" site"
    |             ^
  fix: put the whole text in double quotes, and a \\ before each double quote inside it: "o \\"novo\\" site"`,
    ],
    [
      'a colon without a space',
      'header:Blog\nlegal: []\n',
      `1:1
  expected a space after the colon, found none
  1 | header:Blog
    | ^
  fix: write header: Blog`,
    ],
    [
      'a list whose entries start at two columns',
      'header:\n  - a\n - b\n',
      `3:2
  expected column 3, where the other entries of its list start, found column 2
  3 |  - b
    |  ^
  fix: move it one column to the right`,
    ],
    [
      'a list of records whose entries start at two columns',
      'header:\n    - label: a\n  - label: b\n',
      `3:3
  expected column 5, where the other entries of its list start, found column 3
  3 |   - label: b
    |   ^
  fix: move it two columns to the right`,
    ],
    [
      'a key that starts too far to the left',
      'header:\n  label: a\n href: b\n',
      `3:2
  expected column 3, where the other keys of its group start, found column 2
  3 |  href: b
    |  ^
  fix: move it one column to the right`,
    ],
    [
      'a key that starts too far to the right',
      'header: a\n  legal: b\n',
      `2:3
  expected column 1, where the other keys of its group start, found column 3
  2 |   legal: b
    |   ^
  fix: move it two columns to the left; text that has a colon goes in double quotes`,
    ],
    [
      'a record that starts one column too far to the right',
      'header:\n  - label: a\n    href: b\n   - label: c\n',
      `4:4
  expected column 3, where the other entries of its list start, found column 4
  4 |    - label: c
    |    ^
  fix: move it one column to the left`,
    ],
    [
      'a key of a record that starts too far to the left',
      'header:\n  - label: a\n   href: b\n',
      `3:4
  expected column 5, where the other keys of its group start, found column 4
  3 |    href: b
    |    ^
  fix: move it one column to the right`,
    ],
    [
      'an entry that YAML takes for more of the one above',
      'header:\n  - um\n   - dois\n  - tres\n',
      `3:4
  expected column 3, where the other entries of its list start, found column 4
  3 |    - dois
    |    ^
  fix: move it one column to the left`,
    ],
    [
      'an entry without its hyphen',
      'header:\n  - um\n  dois\n',
      `3:3
  expected an entry that starts with "- " like those above it, found text alone
  3 |   dois
    |   ^
  fix: write   - dois`,
    ],
    [
      'lines of a list between brackets',
      'header: [\n  - a\n]\n',
      `2:3
  expected entries separated by commas between the brackets, found a "- " or a colon
  2 |   - a
    |   ^
  fix: write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes`,
    ],
    [
      'a bracket left open',
      'header: [a, b\nlegal: []\n',
      `2:1
  expected "]" before this line, found none
  2 | legal: []
    | ^
  fix: write ] where the brackets above end`,
    ],
    [
      'a brace left open',
      'header: { a: b\nlegal: []\n',
      `2:1
  expected "}" before this line, found none
  2 | legal: []
    | ^
  fix: write } where the brackets above end`,
    ],
    [
      'a slip that is seldom made',
      'header: @a\n',
      `1:9
  expected YAML, found: Plain value cannot start with reserved character @
  1 | header: @a
    |         ^
  fix: write "key: value" lines; put text with a colon, # or quotation marks in double quotes`,
    ],
  ])('with %s says so', async (_, text, problem) => {
    expect(await problemsOf({ 'content/navigation.yaml': text })).toEqual([
      `content/navigation.yaml:${problem}`,
    ]);
  });

  test('with a group for a key is refused without a word of the parser', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const problems = await problemsOf({ 'content/claims.yaml': '? { a: [b] }\n: c\n' });
    expect(problems.join('\n')).toContain('content/claims.yaml:1:');
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  test('with one slip reports it once, not every line after it', async () => {
    const text = String(TINY_SITE[SITE]).replace('  contact:', '\tcontact:');
    expect(await problemsOf({ [SITE]: text })).toEqual([
      `content/site.yaml:17:1
  expected spaces for indentation, found a tab
  17 |  contact: { kind: http, url: https://forms.pinha.test/contato }
     | ^
  fix: replace each tab at the start of the line by two spaces`,
    ]);
  });

  test('that is empty says which keys it needs', async () => {
    expect(await problemsOf({ 'content/navigation.yaml': '' })).toEqual([
      `content/navigation.yaml:1:1
  expected a group of keys (header, footer, legal), found nothing
  1 | 
    | ^
  fix: write one "key: value" line for each key, or one "- " for each entry of a list`,
    ]);
  });

  test('that multiplies itself by references is refused without being unfolded', async () => {
    const rows = 'bcdefghij'.split('').map((name, index) => {
      const before = `*${'abcdefghij'[index]},`;
      return `${name}: &${name} [${before.repeat(9)}]`;
    });
    const problems = await problemsOf({
      'content/claims.yaml': ['a: &a [x,x,x,x,x,x,x,x,x]', ...rows].join('\n'),
    });
    expect(problems).toEqual([expect.stringMatching(/^content\/claims\.yaml:2:8\n.*found \*a,/)]);
  });

  test('of another shape than expected says what was found', async () => {
    expect(await problemsOf({ 'content/testimonials.yaml': 'name: Marina\n' })).toEqual([
      `content/testimonials.yaml:1:1
  expected a list of 1 to 60 entries, found a group of keys
  1 | name: Marina
    | ^
  fix: write one "key: value" line for each key, or one "- " for each entry of a list`,
    ]);
  });
});
