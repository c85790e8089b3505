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
  expected a file that can be read, found EISDIR
  fix: make content/blog/pasta.md a readable file`,
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
  ])('"%s" is refused and "%s" offered', async (name, better) => {
    expect(await problemsOf({ [`content/blog/${name}`]: post() })).toEqual([
      `content/blog/${name}
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "${name}"
  fix: rename it to "${better}"`,
    ]);
  });

  test('that starts with a dot is left alone', async () => {
    const site = await buildSite({ 'content/.DS_Store': 'x', 'content/blog/.ola.md.swp': 'x' });
    expect(site.problems).toEqual([]);
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

  test('with a folder that nothing reads offers the nearest', async () => {
    expect(await problemsOf({ 'content/blogs/ola.md': post() })).toEqual([
      expect.stringMatching(
        /^content\/blogs\n {2}unknown folder "blogs", expected one of .*\n {2}fix: did you mean "blog"\?$/,
      ),
    ]);
  });

  test('with a file that nothing reads offers the nearest', async () => {
    expect(await problemsOf({ 'content/sites.yaml': 'a: 1' })).toEqual([
      `content/sites.yaml
  unknown file "sites.yaml", expected one of site.yaml, claims.yaml, navigation.yaml, labels.yaml, presets.yaml, testimonials.yaml
  fix: did you mean "site.yaml"?`,
    ]);
  });
});

test('a file of public/ that the build writes too is refused', async () => {
  for (const file of ['public/404.html', 'public/favicon.svg']) {
    expect(await problemsOf({ [file]: '<svg/>' })).toEqual([
      `${file}
  expected a name of its own, found one that the build writes too
  fix: rename the file`,
    ]);
  }
});

test('a mistake in a style sheet is shown at its place', async () => {
  const [problem] = await problemsOf({
    'styles/blocks/badge.css': '.badge {\n  color: ;;\n  }}\n',
  });
  expect(problem).toMatch(/^styles\/blocks\/badge\.css:\d+:\d+\n {2}expected CSS, found: /);
});

test('the site of the tests is a site', async () => {
  const site = await buildSite();
  expect(site.problems).toEqual([]);
  expect(site.report.notices.map(({ message }) => message)).toEqual([
    'links lead to announced pages that are not written yet: /contato',
  ]);
  expect(Object.keys(TINY_SITE)).toHaveLength(8);
});
