// Front matter and YAML that cannot be read: each with its place and a way out.

import { expect, test } from 'vitest';
import { postSchema } from '../../domain/content/post.ts';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { expectRefusals, refusalsOf, refuse } from '../support/refusals.ts';
import { NAVIGATION, POST, post, SITE, tiny } from '../support/tiny-site.ts';

const TAB = `expected spaces for indentation, found a tab
      fix: replace each tab at the start of the line by two spaces`;
const LINES = 'write one "key: value" line for each key, or one "- " for each entry of a list';

test('front matter that cannot be read is shown at its place, with a way out', () => {
  refuse(
    POST,
    (text) => (text.startsWith('>') ? text.slice(1) : `---\n${text}\n---\n\nTexto.\n`),
    `
    title: Olá: mundo
      2:8 » expected text without a colon, or text in quotes, found a colon in plain text
      fix: put the text in double quotes: "Olá: mundo"
    só um texto solto
      2:1 » expected a group of keys (${Object.keys(postSchema.shape).join(', ')}), found só um texto solto
      fix: ${LINES}
    author: "Ana"\\ntitle: "aberta\\nexcerpt: "x"
      3:8 » expected a quotation mark where the text ends, found none
      fix: write " at the end of the text, as at its start
    >---\\n---\\n\\nTexto.\\n
      1:1 » expected keys between the two lines of ---, found none
      fix: add at least title: and the other keys of this kind of file
    >Só o texto.\\n
      1:1 » expected front matter, found text
      fix: start the file with a block of "key: value" lines between two lines of ---
    >---\\ntitle: Olá\\n\\nTexto.\\n
      1:1 » expected a second line of --- where the front matter ends, found none
      fix: write --- alone on a line below the last key
    >---\\ntitle: Olá\\n--- fim\\nexcerpt: x\\n---\\n\\nTexto.\\n
      3:1 » expected --- alone on its line, found more
      fix: write --- alone on the line where the front matter ends
    title: Olá\\nkeywords: \\n\t- um
      4:1 » ${TAB}
    title: Olá\\ntitle: Outra vez
      3:1 » found the same key twice
      fix: keep one of the two lines
    title: *Promoção
      2:8 » expected a value, found *Promoção, which YAML reads as a reference to another value
      fix: put text that starts with * in double quotes, and write repeated values out
    `,
  );
  expect(refusalsOf(POST, '')).toEqual([
    `content/blog/ola.md
  expected front matter, found an empty file
  fix: start the file with a block of "key: value" lines between two lines of ---`,
  ]);
});

test('front matter in a language that runs code is refused, and no code in it is run', () => {
  const code = 'globalThis.frontMatterRan = true;\nmodule.exports = { title: "Olá" };';
  const first = ['---js', '--- javascript'];
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

test('a YAML file with a slip says what it is, in the words of whoever wrote it', async () => {
  refuse(
    NAVIGATION,
    (text) => (text === '(nothing)' ? '' : `${text}\n`),
    `
    header: []\\nlegal: d'água\\nfooter: 'aberta
      3:9 » expected a quotation mark where the text ends, found none
      fix: write ' at the end of the text, as at its start
    header: "o "novo" site"
      1:13 » expected the end of the line after the closing quotation mark, found more text
      fix: put the whole text in double quotes, and a \\ before each double quote inside it: "o \\"novo\\" site"
    header:Blog\\nlegal: []
      1:1 » expected a space after the colon, found none
      fix: write header: Blog
    header:\\n  - a\\n - b
      3:2 » expected column 3, where the other entries of its list start, found column 2
      fix: move it one column to the right
    header:\\n  label: a\\n href: b
      3:2 » expected column 3, where the other keys of its group start, found column 2
      fix: move it one column to the right
    header: a\\n  legal: b
      2:3 » expected column 1, where the other keys of its group start, found column 3
      fix: move it two columns to the left; text that has a colon goes in double quotes
    header:\\n  - label: a\\n   href: b
      3:4 » expected column 5, where the other keys of its group start, found column 4
      fix: move it one column to the right
    header:\\n  - um\\n  dois
      3:3 » expected an entry that starts with "- " like those above it, found text alone
      fix: write   - dois
    header: [\\n  - a\\n]
      2:3 » expected entries separated by commas between the brackets, found a "- " or a colon
      fix: write the list either as [a, b] or as one "- " line for each entry, and put text with a colon in double quotes
    header: [a, b\\nlegal: []
      2:1 » expected "]" before this line, found none
      fix: write ] where the brackets above end
    header: @a
      1:9 » expected YAML, found: Plain value cannot start with reserved character @
      fix: write "key: value" lines; put text with a colon, # or quotation marks in double quotes
    (nothing)
      1:1 » expected a group of keys (header, footer, legal), found nothing
      fix: ${LINES}
    `,
  );
  refuse(
    'content/testimonials.yaml',
    (text) => text,
    `
    name: Marina
      1:1 » expected a list of 0 to 60 entries, found a group of keys
      fix: ${LINES}
    `,
  );
  // Once, not for every line after it.
  refuse(SITE, () => tiny(SITE, '  contact:', '\tcontact:'), `a tab\n17:1 » ${TAB}`);
});

test('a YAML file that multiplies itself by references is refused without being unfolded', () => {
  const rows = 'bcdefghij'.split('').map((name, index) => {
    const before = `*${'abcdefghij'[index]},`;
    return `${name}: &${name} [${before.repeat(9)}]`;
  });
  const text = ['a: &a [x,x,x,x,x,x,x,x,x]', ...rows].join('\n');
  expect(refusalsOf('content/claims.yaml', text)).toEqual([
    expect.stringMatching(/^content\/claims\.yaml:2:8\n.*found \*a,/),
  ]);
});
