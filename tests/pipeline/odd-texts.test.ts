// Signs that nobody sees, Markdown of other places, and files that are none: refused, each with a place and a fix.

import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildProject, makeProject, problemsOf } from '../support/build-site.ts';
import { POST, refusalsOf, told } from '../support/refusals.ts';
import { post, type Tree } from '../support/tiny-site.ts';

const NAVIGATION = 'content/navigation.yaml';

test('a sign that no reader sees is refused, wherever it stands, also where the file spells it out', async () => {
  const signs = ['\0', '\x07', '\x0b', '\x1b', '\x85', '\ufffe', '\u{1ffff}'];
  const titles = ['"a\\0b"', '"a\\x07b"', '"a\\uFFFEb"', '"a\\eb"'];
  const texts = signs.map((sign) => post({}, `Um${sign}texto.\n`));
  const tree: Tree = Object.fromEntries([
    ...texts.map((text, index) => [`content/blog/a-${index}.md`, text]),
    ...titles.map((title, index) => [`content/blog/b-${index}.md`, post({ title })]),
    [NAVIGATION, 'header: ["a\\0"]\n'],
    ['content/site.yaml', '"bra\\x01nd": Casa\n'],
  ]);
  const problems = await problemsOf(tree);
  const nameOf = (sign: string): string =>
    `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const inBody = signs.map((sign, index) =>
    told(`content/blog/a-${index}.md`, [
      texts[index] ?? '',
      '13:3',
      `expected text, found the control character ${nameOf(sign)}`,
      'delete it: it cannot be seen, and often comes along when text is copied out of a PDF',
    ]),
  );
  expect(problems).toEqual(expect.arrayContaining(inBody));
  const unseen = problems.filter((problem) => problem.includes('found the control character'));
  for (const index of titles.keys()) {
    expect(unseen).toContainEqual(
      expect.stringMatching(`^content/blog/b-${index}\\.md:2:8\\n {2}expected text, found`),
    );
  }
  for (const file of [NAVIGATION, 'content/site.yaml']) {
    expect(unseen.some((problem) => problem.startsWith(`${file}:1:`))).toBe(true);
  }
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

describe('levels that leave no room on a telephone', () => {
  test.each([
    ['>>> três\n', 'quotes in at most 2 levels'],
    ['- a\n  - b\n    - c\n      - d\n        - e\n', 'lists in at most 4 levels'],
  ])('are refused: %j', (body, message) => {
    expect(refusalsOf(POST, post({}, body))).toEqual([
      expect.stringContaining(`expected ${message}, found more`),
    ]);
  });

  test('are none in a row of hyphens, which is a line across the page', () => {
    expect(refusalsOf(POST, post({}, `a\n\n${'- '.repeat(30)}\n\nb\n`))).toEqual([]);
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
  ])('is not printed with its signs: %j', (body, found) => {
    const problems = refusalsOf(POST, post({}, body));
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
  ])('is asked for what is missing: %s', (body, message) => {
    const problems = refusalsOf(POST, post({}, `${body}\n`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test('that struck text through still does, and code is left alone', () => {
    const body = 'Era ~~caro~~. Use `[^1]` e `==x==`.\n\n```\nH~2~O\n: x\n```\n';
    expect(refusalsOf(POST, post({}, body))).toEqual([]);
    const [found] = refusalsOf(POST, post({}, `${body}==y==\n`));
    expect(found).toContain('found highlighted ==text==');
  });
});
