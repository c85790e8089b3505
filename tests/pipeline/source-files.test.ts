// Files that cannot become pages: wrong encoding, size, name or place.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildProject, buildSite, makeProject, problemsOf } from '../support/build-site.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

describe('a text file', () => {
  test('in Latin-1 is shown at its first wrong byte', async () => {
    const text = Buffer.from(post({ title: 'Promoção de verão' }), 'latin1');
    expect(await problemsOf({ [POST]: text })).toEqual([
      `content/blog/ola.md:2:13
  expected text in UTF-8, found the byte 0xe7 (Latin-1 or Windows-1252?)
  2 | title: Promoção de verão
    |             ^
  fix: save the file again with the encoding UTF-8`,
    ]);
  });

  test('in Latin-1 far below its front matter is shown at that line', async () => {
    const text = Buffer.concat([
      Buffer.from(post({}, `${'Começo certo.\n\n'.repeat(20)}Depois do caf`)),
      Buffer.from([0xe9]),
      Buffer.from(' não.\n'),
    ]);
    const [problem] = await problemsOf({ [POST]: text });
    expect(problem).toMatch(/^content\/blog\/ola\.md:53:14\n.*found the byte 0xe9 /);
    expect(problem).toContain('\n  53 | Depois do café');
    expect(problem).toContain('\n     |              ^\n');
  });

  test('in UTF-16 is refused without breaking the terminal', async () => {
    const text = Buffer.from(`\ufeff${post()}`, 'utf16le');
    const [problem = ''] = await problemsOf({ [POST]: text });
    expect(problem).toMatch(
      /^content\/blog\/ola\.md:1:1\n {2}expected text in UTF-8, found the byte 0xff/,
    );
    expect(problem.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('of 2 MB is refused by its size', async () => {
    const text = post({}, 'palavra '.repeat(262_144));
    expect(await problemsOf({ [POST]: text })).toEqual([
      `content/blog/ola.md
  expected at most 1 MB of text, found 2.0 MB
  fix: split the text into several files, and keep pictures in public/ instead of inside the text`,
    ]);
  });

  test('that is a folder is refused', async () => {
    expect(await problemsOf({ 'content/blog/pasta.md/nota.txt': 'x' })).toEqual([
      `content/blog/pasta.md
  expected only files in content/blog/, found a folder
  fix: folders are not read here: move its files up into content/blog/, and delete it`,
    ]);
  });
});

describe('a file name', () => {
  test('that no address has is refused, and a better one that is free offered', async () => {
    const wrong: [name: string, better: string][] = [
      ['--.md', 'rename it to "novo-arquivo.md"'],
      ['Meu.Post.md.txt', 'rename it to "meu-post.md"'],
      ['MeuPost.md', 'rename it to "meupost.md"'],
      ['Novo Site.md', 'rename it to "novo-site.md"'],
      ['Ola.md', 'rename it to "ola-2.md"'],
      ['Olá-Mundo.md', 'rename it to "ola-mundo.md"'],
      ['bom.md.docx', 'save it as plain text named "bom.md"'],
      ['leia-me', 'rename it to "leia-me.md"'],
      ['meu texto.md', 'rename it to "meu-texto.md"'],
      ['novo_site.md', 'rename it to "novo-site-2.md"'],
      ['post.MD', 'rename it to "post.md"'],
      ['preço_novo.md', 'rename it to "preco-novo.md"'],
      ['texto.markdown', 'rename it to "texto.md"'],
      ['Índice.docx', 'save it as plain text named "indice.md"'],
    ];
    const tree = Object.fromEntries(wrong.map(([name]) => [`content/blog/${name}`, post()]));
    expect(await problemsOf(tree)).toEqual(
      wrong.map(
        ([name, better]) => `content/blog/${name}
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "${name}"
  fix: ${better}`,
      ),
    );
  });

  test('of an editor, a system or a backup is left alone', async () => {
    const names = ['.DS_Store', 'blog/.DS_Store', 'blog/.ola.md.swp', 'site.yaml~', 'blog/ola.md~'];
    names.push('site.yaml.bak', 'blog/ola.md.bak', 'blog/ola.swp');
    const tree = Object.fromEntries(names.map((name) => [`content/${name}`, 'x']));
    expect((await buildSite(tree)).problems).toEqual([]);
  });
});

describe('the folder content/', () => {
  const needed = ['claims', 'labels', 'navigation', 'presets', 'site', 'testimonials'].map(
    (name) => `content/${name}.yaml
  expected this file, found nothing
  fix: create content/${name}.yaml, or restore it from version control`,
  );

  test('that is empty says which files it needs', async () => {
    const root = makeProject({ content: null });
    mkdirSync(join(root, 'content'));
    expect((await buildProject(root)).problems).toEqual(needed);
  });

  test('that is missing says so first', async () => {
    expect(await problemsOf({ content: null })).toEqual([
      `content
  expected a folder that can be read, found ENOENT
  fix: create the folder content/ or restore it from version control`,
      ...needed,
    ]);
  });

  test('without a home page and a page for unknown addresses asks for both', async () => {
    expect(await problemsOf({ 'content/pages': null, 'content/blog': null })).toEqual([
      `content/pages
  expected a page with the route /, found none
  fix: write one with the line route: /, or restore it from version control`,
      `content/pages
  expected a page with the route /404, found none
  fix: write one with the line route: /404, or restore it from version control`,
    ]);
  });

  test('with folders that nothing reads says where their files belong', async () => {
    const folders: [name: string, fix: string][] = [
      ['blogs', 'move its files into content/blog/'],
      ['job', 'rename it to "jobs"'],
      ['receitas', 'move its files into one of these folders'],
    ];
    const tree = Object.fromEntries(folders.map(([name]) => [`content/${name}/ola.md`, post()]));
    expect(await problemsOf(tree)).toEqual(
      folders.map(
        ([name, fix]) => `content/${name}
  unknown folder "${name}", expected one of pages, services, blog, jobs, proposals, portfolio
  fix: ${fix}`,
      ),
    );
  });

  const unknownFile = (fix: string): string => `content/sites.yaml
  unknown file "sites.yaml", expected one of site.yaml, claims.yaml, navigation.yaml, labels.yaml, presets.yaml, testimonials.yaml, people.yaml, redirects.yaml
  fix: ${fix}`;

  test('with a file that nothing reads offers the nearest name, if it is free', async () => {
    const text = String(TINY_SITE['content/site.yaml']);
    expect(await problemsOf({ 'content/sites.yaml': text, 'content/site.yaml': null })).toContain(
      unknownFile('rename it to "site.yaml"'),
    );
    expect(await problemsOf({ 'content/sites.yaml': text })).toEqual([
      unknownFile('move it into a folder of content/, or delete it'),
    ]);
  });
});

test('a mistake in a style, and a custom property that no style sets, is a problem of its line', async () => {
  const badge = 'styles/blocks/badge.css';
  const [problem] = await problemsOf({ [badge]: '.badge {\n  color: ;;\n  }}\n' });
  expect(problem).toMatch(/^styles\/blocks\/badge\.css:\d+:\d+\n {2}expected CSS, found: /);
  const text =
    '/* var(--comentada) */\n.badge {\n  color: var(--grond);\n  gap: var(--nada-disso);\n}\n';
  expect(await problemsOf({ 'styles/blocks/badge.css': text })).toEqual([
    `styles/blocks/badge.css:3:14
  expected a custom property that a style sets, found --grond
  3 |   color: var(--grond);
    |              ^
  fix: did you mean --ground?`,
    `styles/blocks/badge.css:4:12
  expected a custom property that a style sets, found --nada-disso
  4 |   gap: var(--nada-disso);
    |            ^
  fix: set --nada-disso in styles/tokens.css, or use another`,
  ]);
});

test('without a blog there is no feed, and no page that leads to one', async () => {
  const navigation = String(TINY_SITE['content/navigation.yaml']).replaceAll(/^.*\/blog.*\n/gm, '');
  const lost = String(TINY_SITE['content/pages/nao-encontrada.yaml']);
  const site = await buildSite({
    'content/pages/blog.yaml': null,
    'content/blog': null,
    'content/navigation.yaml': navigation,
    'content/pages/nao-encontrada.yaml': lost.replace(
      '{ label: Blog, href: /blog }',
      '{ label: Início, href: / }',
    ),
  });
  expect(site.exists('feed.xml')).toBe(false);
  if (site.problems.length === 0) expect(site.read('index.html')).not.toContain('feed.xml');
});
