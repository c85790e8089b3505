// The folder of the site: a build writes it whole or not at all, and never over files that it did not write.

import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, buildOrThrow } from '../support/build.ts';
import { contentsOf, listFiles, statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { Page } from '../support/page.ts';
import { makeProject, writeTree } from '../support/project.ts';

const POST = 'content/blog/ola.md';
const plain = { plain: true };

/** Folders that builds keep beside the finished site while they work. */
const traces = (root: string): string[] =>
  listFiles(root).filter((path) => /^\.(?!cache)/.test(path) && !path.includes('node_modules'));

test('the same content gives the same bytes, and changes by hand are removed', async () => {
  const root = makeProject({ 'public/a.txt': 'a' }, plain);
  await buildOrThrow(root);
  const first = contentsOf(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'outra coisa');
  writeFileSync(join(root, 'dist/extra.txt'), 'a mais');
  await buildOrThrow(root);
  expect(contentsOf(join(root, 'dist'))).toEqual(first);
  expect(traces(root)).toEqual([]);
});

test('a file of public/ in the place of a host file is refused', async () => {
  const root = makeProject({ 'public/_headers': '/*\n  X-Dono: Ana\n' }, plain);
  const { ok, problems } = await build(root, { hosts: ['netlify'] });
  expect(ok).toBe(false);
  expect(problems.join('\n')).toContain('public/_headers');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a page and a file that were deleted are removed by the next build', async () => {
  const root = makeProject({ 'public/a.txt': 'a' }, plain);
  await buildOrThrow(root);
  writeTree(root, { [POST]: null, 'public/a.txt': null });
  const site = await buildOrThrow(root);
  expect(['blog/ola.html', 'a.txt'].map(site.exists)).toEqual([false, false]);
  expect(site.read('blog.html')).toContain('Ainda não há artigos.');
});

test('a refused build leaves the last site as it was, and reports all problems at once', async () => {
  const root = makeProject({}, plain);
  await buildOrThrow(root);
  const before = contentsOf(join(root, 'dist'));
  const text = readFileSync(join(root, POST), 'utf8').replace(/^title: .*\n/m, '');
  writeTree(root, { [POST]: text, 'content/jobs/qa.yaml': 'title: 3\n' });
  const { ok, problems } = await build(root);
  expect(ok).toBe(false);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining([POST, 'content/jobs/qa.yaml']),
  );
  expect(contentsOf(join(root, 'dist'))).toEqual(before);
  expect(traces(root)).toEqual([]);
});

test('a site is written to the folder of --out, and the one in dist/ stays', async () => {
  const root = makeProject({}, plain);
  const outDir = join(temporaryFolder(), 'site');
  await buildOrThrow(root);
  const before = statesOf(join(root, 'dist'));
  await buildOrThrow(root, { outDir });
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
  expect(statesOf(join(root, 'dist'))).toEqual(before);
});

test.each(['.', 'content', '..', 'alheio', 'fora', 'arquivo'])(
  'a build does not write over %s, which it did not write',
  async (name) => {
    const elsewhere = temporaryFolder();
    const own = { 'alheio/index.html': 'meu site', 'alheio/notas.txt': 'x', arquivo: 'x' };
    const root = makeProject(own, plain);
    symlinkSync(elsewhere, join(root, 'fora'));
    const before = listFiles(root);
    const { problems } = await build(root, { outDir: join(root, name) });
    expect(problems).toHaveLength(1);
    expect(listFiles(root)).toEqual(before);
    for (const [file, text] of Object.entries(own))
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
    expect(listFiles(elsewhere)).toEqual([]);
  },
);

test('accents in file names and links have one form in Unicode', async () => {
  const [apart, whole] = ['cardápio.pdf'.normalize('NFD'), 'cardápio.pdf'];
  const root = makeProject({ [`public/uploads/${apart}`]: '%PDF-1.4\n' });
  const post = join(root, 'content/blog/ola.md');
  const text = readFileSync(post, 'utf8');
  for (const name of [apart, whole]) {
    writeFileSync(post, text.replace('Um parágrafo.', `Veja o [cardápio](/uploads/${name}).`));
    const site = await buildOrThrow(root);
    expect(listFiles(site.outDir)).toContain(`uploads/${whole}`);
    const link = new Page('/blog/ola', site.read('blog/ola.html')).one('a[href^="/uploads/"]');
    expect(decodeURI(link.attributes.href ?? '')).toBe(`/uploads/${whole}`);
  }
});

test('more redirects than Cloudflare reads are a problem there, and nowhere else', async () => {
  const lines = Array.from({ length: 1001 }, (_, index) => `/antes-${index}: /contato\n`);
  const root = makeProject({ 'content/redirects.yaml': lines.join('') }, plain);
  const { problems } = await build(root, { hosts: ['cloudflare'] });
  expect(problems.join('\n')).toMatch(
    /^content\/redirects\.yaml\n.*até 1\.000 endereços.*encontrado: 1001\n/,
  );
  await buildOrThrow(root, { hosts: ['nginx'] });
});
