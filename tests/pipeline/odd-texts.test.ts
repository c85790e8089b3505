// Signs that nobody sees, Markdown of other places, and files that are none: refused, each with a place and a fix.

import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, makeProject, problemsOf, writeTree } from '../support/build-site.ts';
import { refusalsOf, told } from '../support/refusals.ts';
import { NAVIGATION, POST, post, type Tree } from '../support/tiny-site.ts';

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
      `esperado: texto; encontrado: o caractere de controle ${nameOf(sign)}`,
      'apague: ele não aparece, e costuma vir junto quando se copia texto de um PDF',
    ]),
  );
  expect(problems).toEqual(expect.arrayContaining(inBody));
  const unseen = problems.filter((problem) =>
    problem.includes('encontrado: o caractere de controle'),
  );
  for (const index of titles.keys()) {
    expect(unseen).toContainEqual(
      expect.stringMatching(`^content/blog/b-${index}\\.md:2:8\\n {2}esperado: texto; encontrado:`),
    );
  }
  for (const file of [NAVIGATION, 'content/site.yaml']) {
    expect(unseen.some((problem) => problem.startsWith(`${file}:1:`))).toBe(true);
  }
});

test('a name and a route that are longer than a file system takes are refused', async () => {
  const [problem] = await problemsOf({ [`content/blog/${'a'.repeat(240)}.md`]: post() });
  expect(problem).toContain('esperado: um nome de até 100 caracteres; encontrado: 243');
  const [route] = refusalsOf(POST, post({ route: `/${'a'.repeat(300)}` }));
  expect(route).toContain(`${POST}:11:8  route\n  esperado: um endereço`);
});

test.each([
  ['>>> três', 'citações em até 2 níveis; encontrado: mais'],
  ['- a\n  - b\n    - c\n      - d\n        - e', 'listas em até 4 níveis; encontrado: mais'],
  ['Um ==texto marcado== aqui.', 'Markdown que este site conhece; encontrado: texto ==marcado=='],
  ['Termo\n: A definição.', 'Markdown que este site conhece; encontrado: uma lista de definições'],
  ['A água é H~2~O.', 'Markdown que este site conhece; encontrado: texto entre ~ sozinhos'],
  ['[](/blog)', 'palavras entre os colchetes de um link; encontrado: nada'],
  ['[x](https://)', 'um endereço depois de https://; encontrado: nada'],
  ['##', 'um título com palavras; encontrado: um vazio'],
  ['![E](/uploads/Foto da E.JPG)', 'um endereço sem espaços; encontrado: "/uploads/Foto da E.JPG"'],
  ['![Equipe](/uploads/foto.heic)', 'uma imagem que navegadores mostrem; encontrado: .heic'],
])('Markdown that cannot be shown is refused: %j', (body, expected) => {
  const [problem = ''] = refusalsOf(POST, post({}, `${body}\n`));
  expect(problem).toContain(`\n  esperado: ${expected}`);
  expect(problem).toMatch(/^content\/blog\/ola\.md:1[347]:\d+\n/);
});

test('a line across the page, text that is struck through, and code are left alone', () => {
  const body = `Era ~~caro~~. Use \`[^1]\` e \`==x==\`.\n\n${'- '.repeat(30)}\n\n\`\`\`\nH~2~O\n: x\n\`\`\`\n`;
  expect(refusalsOf(POST, post({}, body))).toEqual([]);
  expect(refusalsOf(POST, post({}, `${body}==y==\n`))[0]).toContain(
    'encontrado: texto ==marcado==',
  );
});

test('a queue and a device in the place of a file are refused and not read', async () => {
  const root = makeProject();
  rmSync(join(root, POST));
  expect(spawnSync('mkfifo', [join(root, POST)]).status).toBe(0);
  symlinkSync('/dev/zero', join(root, 'content/blog/zero.md'));
  expect((await buildProject(root)).problems).toEqual(
    [POST, 'content/blog/zero.md'].map(
      (file) =>
        `${file}\n  esperado: um arquivo que possa ser lido; encontrado: um dispositivo ou uma fila\n  solução: deixe ${file} como um arquivo que possa ser lido`,
    ),
  );
  const picture = 'public/uploads/fila.png';
  writeTree(root, { [POST]: null, 'content/blog/zero.md': null, 'public/uploads/a.txt': 'a' });
  writeTree(root, { 'content/blog/fila.md': post({}, '![F](/uploads/fila.png)\n') });
  expect(spawnSync('mkfifo', [join(root, picture)]).status).toBe(0);
  expect((await buildProject(root)).problems.join()).toContain(
    `${picture}; encontrado: uma pasta, um dispositivo`,
  );
});
