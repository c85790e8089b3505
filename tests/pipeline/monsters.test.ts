// Content that no person wrote, or nobody meant: answered at once, with a place and a fix.

import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildProject, buildSite, makeProject, problemsOf } from '../support/build-site.ts';
import { post, proposal, type Tree } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const NAVIGATION = 'content/navigation.yaml';
const PROPOSAL = 'content/proposals/padaria-aurora.md';

describe('front matter', () => {
  test('of one line of # is answered, not thought about for ever', async () => {
    const [problem] = await problemsOf({ [POST]: `---\n${'#'.repeat(5000)}\n---\n\nTexto.\n` });
    expect(problem).toContain('expected keys between the two lines of ---, found none');
    const [other] = await problemsOf({ [POST]: `---\n${'#'.repeat(40)}\ntitulo\n---\n` });
    expect(other).toContain(POST);
  });

  test('with twenty thousand unknown keys shows the first and counts the others', async () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `chave${index}: 1`).join('\n');
    const site = await buildSite({ [POST]: post({}).replace('title:', `${keys}\ntitle:`) });
    expect(site.problems).toHaveLength(21);
    expect(site.problems[0]).toContain('unknown key "chave0"');
    expect(site.problems.at(-1)).toBe(
      `${POST}\n  and 19980 more problems in this file\n  fix: mend those above first: the others may go with them`,
    );
  });

  test('with one key twenty thousand times says so', async () => {
    const [problem] = await problemsOf({
      [POST]: post({ title: `a${'\ntitle: a'.repeat(20_000)}` }),
    });
    expect(problem).toContain('found the same key twice');
  });

  test.each([
    ['a thousand lists in each other', `header: ${'[\n'.repeat(1000)}${']\n'.repeat(1000)}`],
    ['five thousand open brackets', `header: ${'['.repeat(5000)}`],
    [
      'five thousand brackets that are closed on their line',
      `header: ${'['.repeat(5000)}${']'.repeat(5000)}`,
    ],
    ['a thousand hyphens', `header:\n  ${'- '.repeat(1000)}a`],
    ['lines that go further and further right', indented(1000)],
  ])('with %s is refused by its depth', async (_, text) => {
    const problems = await problemsOf({ [NAVIGATION]: `${text}\n` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/navigation\.yaml:\d+:\d+\n {2}expected groups and lists in at most 30 levels, found more\n/,
    );
  });
});

function indented(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
}

describe('a body', () => {
  test.each([
    [
      'five thousand quotes in each other',
      `${'>'.repeat(5000)} a`,
      'quotes and lists in at most 12 levels',
    ],
    [
      'lists that go further and further right',
      nested(60),
      'quotes and lists in at most 12 levels',
    ],
    ['200 KB of spaces', `a${' '.repeat(200_000)}b`, 'paragraphs of at most 20000 characters'],
    ['200 KB of brackets', '['.repeat(200_000), 'paragraphs of at most 20000 characters'],
    ['200 KB of asterisks', '*a '.repeat(70_000), 'paragraphs of at most 20000 characters'],
    [
      '200 KB of lines without a gap',
      'a\n'.repeat(100_000),
      'paragraphs of at most 20000 characters',
    ],
  ])('of %s is refused at its line', async (_, body, message) => {
    const trees: Tree[] = [{ [POST]: post({}, body) }, { [PROPOSAL]: `${proposal()}\n${body}\n` }];
    for (const tree of trees) {
      const problems = await problemsOf(tree);
      expect(problems[0]).toMatch(/^content\/[\w/-]+\.md:\d+:1\n/);
      expect(problems[0]).toContain(`expected ${message}`);
    }
  });

  test.each([
    ['['.repeat(5000)],
    ['*a '.repeat(6000)],
    ['_a'.repeat(9000)],
    ['![a]('.repeat(3500)],
    ['`a'.repeat(9000)],
    ['<a '.repeat(6000)],
    ['| a '.repeat(4000)],
    [`${'- '.repeat(12)}a`],
  ])('of %s… is answered one way or the other', async (body) => {
    const site = await buildSite({ [POST]: post({}, `${body}\n`) });
    for (const problem of site.problems) expect(problem).toMatch(/^content\/blog\/ola\.md/);
  });

  test.each([
    ['>>> três\n', 'quotes in at most 2 levels'],
    ['- a\n  - b\n    - c\n      - d\n        - e\n', 'lists in at most 4 levels'],
  ])('whose levels leave no room on a telephone says so: %j', async (body, message) => {
    const problems = await problemsOf({ [POST]: post({}, body) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`expected ${message}, found more`);
  });

  test('with a row of hyphens is a line across the page', async () => {
    expect(
      (await buildSite({ [POST]: post({}, `a\n\n${'- '.repeat(30)}\n\nb\n`) })).problems,
    ).toEqual([]);
  });
});

function nested(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
}

describe('what no reader sees', () => {
  test.each([
    ['\0', 'U+0000'],
    ['\x07', 'U+0007'],
    ['\x0b', 'U+000B'],
    ['\x1b', 'U+001B'],
    ['\x85', 'U+0085'],
    ['\ufffe', 'U+FFFE'],
    ['\u{1ffff}', 'U+1FFFF'],
  ])('%j is refused in a body, at its column', async (sign, name) => {
    expect(await problemsOf({ [POST]: post({}, `Um${sign}texto.\n`) })).toEqual([
      `${POST}:13:3
  expected text, found the control character ${name}
  13 | Um${sign.replace(/\p{Cc}/u, ' ')}texto.
     |   ^
  fix: delete it: it cannot be seen, and often comes along when text is copied out of a PDF`,
    ]);
  });

  test.each(['"a\\0b"', '"a\\x07b"', '"a\\uFFFEb"', '"a\\eb"'])(
    '%s is refused though the file spells it out',
    async (title) => {
      const [problem] = await problemsOf({ [POST]: post({ title }) });
      expect(problem).toContain(`${POST}:2:8\n  expected text, found the control character U+`);
    },
  );

  test('is refused in a list, a key and the house’s own files too', async () => {
    for (const [file, text] of [
      [NAVIGATION, 'header: ["a\\0"]\n'],
      ['content/site.yaml', '"bra\\x01nd": Casa\n'],
    ] as const) {
      const problems = await problemsOf({ [file]: text });
      expect(problems.some((problem) => problem.includes('found the control character'))).toBe(
        true,
      );
    }
  });
});

describe('a file of content that is no file', () => {
  test.each([
    ['a queue', (path: string) => spawnSync('mkfifo', [path]).status === 0],
    ['a device', (path: string) => symlinkSync('/dev/zero', path) === undefined],
  ])('but %s is refused and not read', async (_, make) => {
    const root = makeProject();
    rmSync(join(root, POST));
    expect(make(join(root, POST))).toBe(true);
    const { problems } = await buildProject(root);
    expect(problems).toEqual([
      `${POST}\n  expected a file that can be read, found a device or a queue\n  fix: make ${POST} a readable file`,
    ]);
  });

  test('whose name is longer than an address may be is asked for a shorter one', async () => {
    const name = 'a'.repeat(240);
    const [problem] = await problemsOf({ [`content/blog/${name}.md`]: post({ title: 'Outro' }) });
    expect(problem).toContain('expected a name of at most 100 characters, found 243');
  });

  test('whose route is longer than a file system takes is refused', async () => {
    const [problem] = await problemsOf({ [POST]: post({ route: `/${'a'.repeat(300)}` }) });
    expect(problem).toContain(`${POST}:11:8  route\n  expected an address`);
  });
});

describe('Markdown of other places', () => {
  test.each([
    ['Um fato[^1].\n\n[^1]: A fonte.\n', 'a footnote'],
    ['Um fato[^nota].\n', 'a footnote'],
    ['> [!NOTE]\n> Cuidado.\n', 'a callout such as > [!NOTE]'],
    ['Um ==texto marcado== aqui.\n', 'highlighted ==text=='],
    ['Termo\n: A definição.\n', 'a definition list'],
    ['A água é H~2~O.\n', 'text between single ~'],
  ])('is not printed with its signs: %j', async (body, found) => {
    const problems = await problemsOf({ [POST]: post({}, body) });
    expect(problems[0]).toContain(`expected Markdown that this site knows, found ${found}`);
    expect(problems[0]).toMatch(/^content\/blog\/ola\.md:1[34]:\d+\n/);
  });

  test.each([
    ['[](/blog)', 'expected words between the square brackets of a link, found none'],
    ['[x](https://)', 'expected an address after https://, found none'],
    ['[x](mailto:)', 'expected an address after mailto:, found none'],
    ['[x](tel:)', 'expected an address after tel:, found none'],
    ['##', 'expected a heading with words, found an empty one'],
    [
      '![Equipe](/uploads/Foto da Equipe.JPG)',
      'expected an address without spaces, found "/uploads/Foto da Equipe.JPG"',
    ],
    ['![Equipe](/uploads/foto.heic)', 'expected a picture that browsers show, found .heic'],
  ])('is asked for what is missing: %s', async (body, message) => {
    const problems = await problemsOf({ [POST]: post({}, `${body}\n`) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test('that struck text through still does, and code is left alone', async () => {
    const body = 'Era ~~caro~~. Use `[^1]` e `==x==`.\n\n```\nH~2~O\n: x\n```\n';
    const site = await buildSite({ [POST]: post({}, body) });
    expect(site.problems).toEqual([]);
    expect(site.read('blog/ola.html')).toContain('<del>caro</del>');
  });
});
