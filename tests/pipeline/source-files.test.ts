// Files that cannot become pages: wrong encoding, size, name or place.

import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { SINGLE_FILES } from '../../pipeline/read/list-content.ts';
import { buildProject, buildSite, makeProject, problemsOf } from '../support/build-site.ts';
import { expectProblems } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { article, post, SITE, TINY_SITE, tiny } from '../support/tiny-site.ts';

test('a text file in another encoding, too large, or a folder is refused', async () => {
  const far = `${'Começo certo.\n\n'.repeat(20)}Depois do caf`;
  const problems = await problemsOf({
    'content/blog/a.md': Buffer.from(post({ title: 'Promoção de verão' }), 'latin1'),
    'content/blog/b.md': Buffer.concat([
      Buffer.from(article('Longe', {}, far)),
      Buffer.from('\xe9 não.\n', 'latin1'),
    ]),
    'content/blog/c.md': Buffer.from(`\ufeff${post()}`, 'utf16le'),
    'content/blog/d.md': article('Longo', {}, 'palavra '.repeat(262_144)),
    'content/blog/pasta.md/nota.txt': 'x',
  });
  expect(problems.slice(0, 2)).toEqual([
    `content/blog/a.md:2:13
  esperado: texto em UTF-8; encontrado: o byte 0xe7 (Latin-1 ou Windows-1252?)
  2 | title: Promoção de verão
    |             ^
  solução: salve o arquivo de novo em UTF-8`,
    `content/blog/b.md:52:14
  esperado: texto em UTF-8; encontrado: o byte 0xe9 (Latin-1 ou Windows-1252?)
  52 | Depois do café não.
     |              ^
  solução: salve o arquivo de novo em UTF-8`,
  ]);
  // Nothing of it breaks the terminal.
  expect(problems[2]?.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expectProblems(
    problems.slice(2),
    `
    content/blog/c.md:1:1 » esperado: texto em UTF-8; encontrado: o byte 0xff (Latin-1 ou Windows-1252?)
    solução: salve o arquivo de novo em UTF-8
    content/blog/d.md » esperado: até 1 MB de texto; encontrado: 2.0 MB
    solução: divida o texto em vários arquivos, e guarde as imagens em public/ em vez de dentro do texto
    content/blog/pasta.md » esperado: só arquivos em content/blog/; encontrado: uma pasta
    solução: pastas não são lidas aqui: mova os arquivos para content/blog/ e apague a pasta`,
  );
});

test('a file name that no address has is refused, and a better one that is free offered', async () => {
  const wrong = rows(`
    --.md           | renomeie para "novo-arquivo.md"
    Meu.Post.md.txt | renomeie para "meu-post.md"
    Ola.md          | renomeie para "ola-2.md"
    Olá-Mundo.md    | renomeie para "ola-mundo.md"
    bom.md.docx     | salve como texto simples com o nome "bom.md"
    leia-me         | renomeie para "leia-me.md"
    meu texto.md    | renomeie para "meu-texto.md"
    texto.markdown  | renomeie para "texto.md"
  `);
  const tree = Object.fromEntries(wrong.map(([name]) => [`content/blog/${name}`, post()]));
  expect(await problemsOf(tree)).toEqual(
    wrong.map(
      ([name, better]) => `content/blog/${name}
  esperado: um nome de arquivo de minúsculas, números e hifens que termine em .md; encontrado: "${name}"
  solução: ${better}`,
    ),
  );
});

test('a file of an editor, a system or a backup is left alone', async () => {
  const names = ['.DS_Store', 'blog/.DS_Store', 'blog/.ola.md.swp', 'site.yaml~', 'blog/ola.md~'];
  names.push('site.yaml.bak', 'blog/ola.md.bak', 'blog/ola.swp', 'blog/a.md.orig', 'blog/#a.md#');
  names.push('desktop.ini', 'blog/Thumbs.db', 'blog/~$artigo.docx');
  const tree = Object.fromEntries(names.map((name) => [`content/${name}`, 'x']));
  expect((await buildSite(tree)).problems).toEqual([]);
});

test('the folder content/ says which files it needs, and asks for its first pages', async () => {
  const needed = ['navigation', 'site', 'theme']
    .map(
      (name) => `content/${name}.yaml » esperado: este arquivo; encontrado: nada
      solução: crie content/${name}.yaml, ou recupere do controle de versões`,
    )
    .join('\n');
  const root = makeProject({ content: null });
  expectProblems(
    (await buildProject(root)).problems,
    `content » esperado: uma pasta que possa ser lida; encontrado: ENOENT
    solução: crie a pasta content/ ou recupere do controle de versões
    ${needed}`,
  );
  mkdirSync(join(root, 'content'));
  expectProblems((await buildProject(root)).problems, needed);
  expectProblems(
    await problemsOf({ 'content/pages': null, 'content/blog': null }),
    `content/pages » esperado: uma página com o endereço /; encontrado: nenhuma
    solução: escreva uma com a linha route: /, ou recupere do controle de versões
    content/pages » esperado: uma página com o endereço /404; encontrado: nenhuma
    solução: escreva uma com a linha route: /404, ou recupere do controle de versões`,
  );
});

test('the folder content/ says where folders and files belong that nothing reads', async () => {
  const tree = {
    ...{ 'content/blogs/a.md': post(), 'content/job/a.md': post() },
    ...{ 'content/receitas/a.md': post(), 'content/sites.yaml': String(TINY_SITE[SITE]) },
  };
  const FOLDERS = `o esperado é um destes: ${KINDS.map(({ folder }) => folder).join(', ')}`;
  const files = Object.values(SINGLE_FILES).map((file) => basename(file));
  const FILE = `"sites.yaml" não existe; o esperado é um destes: ${files.join(', ')}`;
  expectProblems(
    await problemsOf(tree),
    `
    content/blogs » "blogs" não existe; ${FOLDERS}
    solução: mova os arquivos dela para content/blog/
    content/job » "job" não existe; ${FOLDERS}
    solução: renomeie para "jobs"
    content/receitas » "receitas" não existe; ${FOLDERS}
    solução: mova os arquivos dela para uma destas pastas
    content/sites.yaml » ${FILE}
    solução: mova para uma pasta de content/, ou apague`,
  );
  const free = await problemsOf({ 'content/sites.yaml': tree['content/sites.yaml'], [SITE]: null });
  expect(free).toContain(`content/sites.yaml\n  ${FILE}\n  solução: renomeie para "site.yaml"`);
});

test('a mistake in a style, and a custom property that no style sets, is a problem of its line', async () => {
  const badge = 'styles/blocks/badge.css';
  const [problem] = await problemsOf({ [badge]: '.badge {\n  color: ;;\n  }}\n' });
  expect(problem).toMatch(/^styles\/blocks\/badge\.css:\d+:\d+\n {2}expected CSS, found: /);
  const text =
    '/* var(--comentada) */\n.badge {\n  color: var(--grond);\n  gap: var(--nada-disso);\n}\n';
  expectProblems(
    await problemsOf({ [badge]: text }),
    `${badge}:3:14 » expected a custom property that a style sets, found --grond
    fix: did you mean --ground?
    ${badge}:4:12 » expected a custom property that a style sets, found --nada-disso
    fix: set --nada-disso in styles/tokens.css, or use another`,
  );
});

test('without a blog there is no feed, and no page that leads to one', async () => {
  const files = ['navigation', 'pages/inicio', 'pages/nao-encontrada'].map((name) => {
    const file = `content/${name}.yaml`;
    return [file, tiny(file, 'href: /blog', 'href: /').replaceAll('href: /blog', 'href: /')];
  });
  const tree = { ...Object.fromEntries(files), 'content/pages/blog.yaml': null };
  const site = await buildSite({ ...tree, 'content/blog': null });
  expect(site.exists('feed.xml')).toBe(false);
  expect(site.read('index.html')).not.toContain('feed.xml');
});
