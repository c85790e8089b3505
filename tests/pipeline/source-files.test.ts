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
  test.each([
    ['meu post.md', 'meu-post.md'],
    ['MeuPost.md', 'meupost.md'],
    ['Olá-Mundo.md', 'ola-mundo.md'],
    ['preço_novo.md', 'preco-novo.md'],
    ['post.markdown', 'post.md'],
    ['post.MD', 'post.md'],
    ['--.md', 'novo-arquivo.md'],
    ['Meu.Post.md.txt', 'meu-post.md'],
    ['leia-me', 'leia-me.md'],
    ['Ola.md', 'ola-2.md'],
  ])('"%s" is refused and "%s" offered', async (name, better) => {
    expect(await problemsOf({ [`content/blog/${name}`]: post() })).toEqual([
      `content/blog/${name}
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "${name}"
  fix: rename it to "${better}"`,
    ]);
  });

  test.each(['ola.md.docx', 'Olá.docx'])('"%s" is to be saved as plain text', async (name) => {
    expect(await problemsOf({ [`content/blog/${name}`]: 'x', [POST]: null })).toEqual([
      `content/blog/${name}
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "${name}"
  fix: save it as plain text named "ola.md"`,
    ]);
  });

  test('that two wrong names lead to is offered once', async () => {
    const problems = await problemsOf({
      'content/blog/Novo Site.md': post(),
      'content/blog/novo_site.md': post(),
    });
    expect(problems.map((problem) => problem.split('\n').at(-1))).toEqual([
      '  fix: rename it to "novo-site.md"',
      '  fix: rename it to "novo-site-2.md"',
    ]);
  });

  test.each(['.DS_Store', 'blog/.DS_Store', 'blog/.ola.md.swp', 'site.yaml~', 'blog/ola.md~'])(
    'of an editor or a system is left alone: %s',
    async (name) => {
      expect((await buildSite({ [`content/${name}`]: 'x' })).problems).toEqual([]);
    },
  );

  test.each(['site.yaml.bak', 'blog/ola.md.bak', 'blog/ola.swp'])(
    'of a backup is left alone: %s',
    async (name) => {
      expect((await buildSite({ [`content/${name}`]: 'x' })).problems).toEqual([]);
    },
  );
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

  test.each([
    ['blogs', 'move its files into content/blog/'],
    ['job', 'rename it to "jobs"'],
    ['receitas', 'move its files into one of these folders'],
  ])('with the folder "%s", which nothing reads, says: %s', async (folder, fix) => {
    expect(await problemsOf({ [`content/${folder}/ola.md`]: post() })).toEqual([
      `content/${folder}
  unknown folder "${folder}", expected one of pages, services, blog, jobs, proposals, portfolio
  fix: ${fix}`,
    ]);
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

test('a file of public/ that the build writes too is refused', async () => {
  for (const [file, writer] of [
    ['public/404.html', 'content/pages/nao-encontrada.yaml'],
    ['public/favicon.svg', 'the build itself'],
  ] as const) {
    expect(await problemsOf({ [file]: '<svg/>' })).toEqual([
      `${file}
  expected a place of its own in the site, found ${file.replace('public/', '')}, which ${writer} writes too
  fix: rename ${file}`,
    ]);
  }
});

test('a mistake in a style sheet is shown at its place', async () => {
  const [problem] = await problemsOf({
    'styles/blocks/badge.css': '.badge {\n  color: ;;\n  }}\n',
  });
  expect(problem).toMatch(/^styles\/blocks\/badge\.css:\d+:\d+\n {2}expected CSS, found: /);
});

test('a custom property that no style sets is a problem of its line', async () => {
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

test('the site of the tests is a site', async () => {
  const site = await buildSite();
  expect(site.problems).toEqual([]);
  expect(site.report.notices.map(({ message }) => message)).toEqual([
    'links lead to announced pages that are not written yet: /contato',
  ]);
  expect(Object.keys(TINY_SITE)).toHaveLength(8);
});
