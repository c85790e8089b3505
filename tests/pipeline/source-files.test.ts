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
  expected text in UTF-8, found the byte 0xe7 (Latin-1 or Windows-1252?)
  2 | title: Promoção de verão
    |             ^
  fix: save the file again with the encoding UTF-8`,
    `content/blog/b.md:52:14
  expected text in UTF-8, found the byte 0xe9 (Latin-1 or Windows-1252?)
  52 | Depois do café não.
     |              ^
  fix: save the file again with the encoding UTF-8`,
  ]);
  // Nothing of it breaks the terminal.
  expect(problems[2]?.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expectProblems(
    problems.slice(2),
    `
    content/blog/c.md:1:1 » expected text in UTF-8, found the byte 0xff (Latin-1 or Windows-1252?)
    fix: save the file again with the encoding UTF-8
    content/blog/d.md » expected at most 1 MB of text, found 2.0 MB
    fix: split the text into several files, and keep pictures in public/ instead of inside the text
    content/blog/pasta.md » expected only files in content/blog/, found a folder
    fix: folders are not read here: move its files up into content/blog/, and delete it`,
  );
});

test('a file name that no address has is refused, and a better one that is free offered', async () => {
  const wrong = rows(`
    --.md           | rename it to "novo-arquivo.md"
    Meu.Post.md.txt | rename it to "meu-post.md"
    Ola.md          | rename it to "ola-2.md"
    Olá-Mundo.md    | rename it to "ola-mundo.md"
    bom.md.docx     | save it as plain text named "bom.md"
    leia-me         | rename it to "leia-me.md"
    meu texto.md    | rename it to "meu-texto.md"
    texto.markdown  | rename it to "texto.md"
  `);
  const tree = Object.fromEntries(wrong.map(([name]) => [`content/blog/${name}`, post()]));
  expect(await problemsOf(tree)).toEqual(
    wrong.map(
      ([name, better]) => `content/blog/${name}
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "${name}"
  fix: ${better}`,
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
      (name) => `content/${name}.yaml » expected this file, found nothing
      fix: create content/${name}.yaml, or restore it from version control`,
    )
    .join('\n');
  const root = makeProject({ content: null });
  expectProblems(
    (await buildProject(root)).problems,
    `content » expected a folder that can be read, found ENOENT
    fix: create the folder content/ or restore it from version control
    ${needed}`,
  );
  mkdirSync(join(root, 'content'));
  expectProblems((await buildProject(root)).problems, needed);
  expectProblems(
    await problemsOf({ 'content/pages': null, 'content/blog': null }),
    `content/pages » expected a page with the route /, found none
    fix: write one with the line route: /, or restore it from version control
    content/pages » expected a page with the route /404, found none
    fix: write one with the line route: /404, or restore it from version control`,
  );
});

test('the folder content/ says where folders and files belong that nothing reads', async () => {
  const tree = {
    ...{ 'content/blogs/a.md': post(), 'content/job/a.md': post() },
    ...{ 'content/receitas/a.md': post(), 'content/sites.yaml': String(TINY_SITE[SITE]) },
  };
  const FOLDERS = `expected one of ${KINDS.map(({ folder }) => folder).join(', ')}`;
  const files = Object.values(SINGLE_FILES).map((file) => basename(file));
  const FILE = `unknown file "sites.yaml", expected one of ${files.join(', ')}`;
  expectProblems(
    await problemsOf(tree),
    `
    content/blogs » unknown folder "blogs", ${FOLDERS}
    fix: move its files into content/blog/
    content/job » unknown folder "job", ${FOLDERS}
    fix: rename it to "jobs"
    content/receitas » unknown folder "receitas", ${FOLDERS}
    fix: move its files into one of these folders
    content/sites.yaml » ${FILE}
    fix: move it into a folder of content/, or delete it`,
  );
  const free = await problemsOf({ 'content/sites.yaml': tree['content/sites.yaml'], [SITE]: null });
  expect(free).toContain(`content/sites.yaml\n  ${FILE}\n  fix: rename it to "site.yaml"`);
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
