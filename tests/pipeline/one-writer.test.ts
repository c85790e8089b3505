// Each path of the site has one writer, and no write ever reaches the site that is being served.

import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildProject, buildSite, makeProject, problemsOf } from '../support/build-site.ts';
import { listFiles, statesOf } from '../support/files.ts';
import { proposal, TINY_SITE, type Tree } from '../support/tiny-site.ts';

const BLOG = String(TINY_SITE['content/pages/blog.yaml']);

function secondPage(route: string): Tree {
  const text = BLOG.replace('/blog', route).replace('title: Blog', 'title: Outra página');
  return { 'content/pages/outra.yaml': text.replace('Os artigos', 'Outros artigos') };
}

describe('a second page at an address', () => {
  test('is refused, and names the file that has it, also when the two addresses differ', async () => {
    for (const route of ['/blog', '/', '/404']) {
      const [problem, ...others] = await problemsOf(secondPage(route));
      expect(others).toEqual([]);
      expect(problem).toContain(`expected a route of its own, found ${route}, `);
      expect(problem).toMatch(/content\/pages\/\w+/);
    }
    expect(await problemsOf(secondPage('/index'))).toEqual([
      `content/pages/outra.yaml:1:8
  expected a route of its own, found /index, whose file index.html content/pages/inicio.yaml has too
  1 | route: /index
    |        ^
  fix: write another address in this line, or rename the other file`,
    ]);
  });

  test('blames no link to the address that it should have had', async () => {
    const problems = await problemsOf({
      ...secondPage('/blog'),
      'content/blog/ola.md': `${TINY_SITE['content/blog/ola.md']}\n[Outra](/paginas/outra)\n`,
    });
    expect(problems).toHaveLength(1);
  });
});

describe('in public/', () => {
  test('what a page or the build writes, what hosts would show in its place, and what is secret is refused', async () => {
    const taken: [path: string, writer: string][] = [
      ['404.html', 'content/pages/nao-encontrada.yaml'],
      ['Blog.html', 'content/pages/blog.yaml'],
      ['assets', 'the build itself'],
      ['blog', 'content/blog/ola.md'],
      ['favicon.svg', 'the build itself'],
      ['index.html/x.txt', 'content/pages/inicio.yaml'],
    ];
    const shadows = ['404/index.html', 'blog/index.html'];
    const secret = ['.env', '.env.local', 'chave.pem'];
    const filled = (paths: string[]): Tree =>
      Object.fromEntries(paths.map((path) => [`public/${path}`, 'x']));
    const problems = await problemsOf(filled([...taken.map(([path]) => path), ...secret]));
    const of = (path: string): string =>
      problems.find((problem) => problem.startsWith(`public/${path}\n`)) ?? '';
    expect(problems).toHaveLength(taken.length + secret.length);
    for (const [path, writer] of taken) {
      const start = `public/${path}\n  expected a place of its own in the site, found ${path}, which`;
      expect(of(path).slice(0, start.length)).toBe(start);
      expect(of(path)).toContain(writer);
    }
    expect(of('404.html')).toBe(`public/404.html
  expected a place of its own in the site, found 404.html, which content/pages/nao-encontrada.yaml writes too
  fix: rename public/404.html`);
    for (const path of secret) expect(of(path)).toContain('found one that looks secret');
    const shadowing = await problemsOf(filled(shadows));
    expect(shadowing).toHaveLength(2);
    for (const [index, path] of shadows.entries()) {
      expect(shadowing[index]).toContain(
        `public/${path}\n  expected a place of its own in the site`,
      );
    }
  });

  test('a file in its place is a problem', async () => {
    expect(await problemsOf({ public: 'x' })).toEqual([
      'public\n  expected a folder, found a file\n  fix: move the file away: public/ is the folder of what is copied as it is',
    ]);
  });

  test('.htaccess and .well-known/ are copied, and what programs leave behind is not', async () => {
    const wanted = ['.htaccess', '.well-known/security.txt', '_headers', 'uploads/a.txt'];
    const left = [
      '.DS_Store',
      'uploads/._a.txt',
      'a.txt~',
      '.a.txt.swp',
      'Thumbs.db',
      '.gitkeep',
      '.git/config',
    ];
    const tree = Object.fromEntries([...wanted, ...left].map((path) => [`public/${path}`, 'x']));
    const site = await buildSite(tree);
    expect(site.problems).toEqual([]);
    const files = listFiles(join(site.root, 'dist'));
    expect(files).toEqual(expect.arrayContaining(wanted));
    expect(files.filter((path) => left.includes(path))).toEqual([]);
  });

  test('a link inside the project is followed, to a file and to a folder', async () => {
    const root = makeProject({ 'public/uploads/a.txt': 'a', 'fotos/b.txt': 'b' });
    symlinkSync('uploads/a.txt', join(root, 'public/c.txt'));
    symlinkSync('../fotos', join(root, 'public/fotos'));
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    expect([site.read('c.txt'), site.read('fotos/b.txt')]).toEqual(['a', 'b']);
  });

  test('a link that leads elsewhere, nowhere, or to what nobody may read is refused', async () => {
    const root = makeProject({
      'public/fundo/a.txt': 'a',
      '.git/config': 'x',
      '.env': 'SENHA=1',
      'chaves/a.pem': 'x',
      'content/proposals/padaria-aurora.md': proposal(),
    });
    const links: Record<string, [to: string, message: string]> = {
      acima: [join(root, 'public'), 'found one to a folder around it'],
      fora: ['/etc/hostname', 'found one that leaves it'],
      nada: ['nada.txt', 'found one that does not'],
      si: ['si', 'found one that does not'],
    };
    const hidden = ['.git', 'content/proposals', '.env', 'node_modules', 'chaves/a.pem'];
    for (const [name, [to]] of Object.entries(links)) {
      symlinkSync(to, join(root, 'public/fundo', name));
    }
    for (const [index, to] of hidden.entries()) {
      symlinkSync(join('..', to), join(root, `public/z${index}`));
    }
    const { problems } = await buildProject(root);
    const expected = [
      ...Object.entries(links).map(([name, [, message]]) => [`fundo/${name}`, message]),
      ...hidden.map((_, index) => [`z${index}`, 'found one']),
    ];
    expect(problems).toHaveLength(expected.length);
    for (const [index, [path = '', message]] of expected.entries()) {
      expect(problems[index]).toMatch(
        new RegExp(`^public/${path}\\n {2}expected a link (?:to|that) .*, ${message}`),
      );
    }
  });

  test('what is neither file nor folder is refused', async ({ skip }) => {
    const root = makeProject({ 'public/a.txt': 'a' });
    if (spawnSync('mkfifo', [join(root, 'public/fila')]).status !== 0) skip('no mkfifo');
    const { problems } = await buildProject(root);
    expect(problems).toEqual([
      'public/fila\n  expected a file or a folder, found something else\n  fix: remove it, or put the file itself there',
    ]);
  });

  test('a name that is not UTF-8 is refused', async ({ skip }) => {
    const root = makeProject({ 'public/a.txt': 'a' });
    const name = Buffer.concat([
      Buffer.from(`${root}/public/ol`),
      Buffer.from([0xe1]),
      Buffer.from('.txt'),
    ]);
    try {
      writeFileSync(name, 'x');
    } catch {
      return skip('this file system takes UTF-8 only');
    }
    const { problems } = await buildProject(root);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('found other bytes');
  });
});

test('everybody may read the site, whatever the umask says', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => {
    process.umask(before);
  });
  const root = makeProject({ 'public/uploads/a.txt': 'a' });
  const site = await buildProject(root);
  expect(site.problems).toEqual([]);
  const modeOf = (path: string): string =>
    (statSync(join(root, 'dist', path)).mode & 0o777).toString(8);
  for (const path of listFiles(join(root, 'dist')))
    expect([path, modeOf(path)]).toEqual([path, '644']);
  for (const path of ['.', 'uploads', 'assets', 'blog'])
    expect([path, modeOf(path)]).toEqual([path, '755']);
});

/** Mounts what leaves `dist` in its place: a file system of its own, or a folder from elsewhere. */
function mountOn(path: string, parameters: readonly string[]): string | undefined {
  mkdirSync(path, { recursive: true });
  const { status, error, stderr } = spawnSync('mount', [...parameters, path]);
  if (status !== 0) return `cannot mount: ${error?.message ?? stderr}`;
  onTestFinished(() => {
    spawnSync('umount', ['-l', path]);
  });
  return undefined;
}

describe('a mounted dist/', () => {
  test.for([
    ['a file system of its own', (_: string) => ['-t', 'tmpfs', 'tmpfs']],
    ['a folder from elsewhere', (root: string) => ['--bind', join(root, 'volume')]],
  ] as const)('that is %s has its contents replaced', async ([, parametersFor], { skip }) => {
    const root = makeProject({ 'public/a.txt': 'a', 'public/b/c.txt': 'c' });
    mkdirSync(join(root, 'volume'));
    const reason = mountOn(join(root, 'dist'), parametersFor(root));
    if (reason) return skip(reason);
    const first = await buildProject(root);
    expect(first.problems).toEqual([]);
    const again = await first.rebuild({
      'public/a.txt': null,
      'public/a.txt/agora-pasta.txt': 'p',
      'public/b': null,
      'public/b.txt': 'b',
    });
    expect(again.problems).toEqual([]);
    const elsewhere = join(root, 'elsewhere');
    expect((await buildProject(root, { outDir: elsewhere })).problems).toEqual([]);
    expect(listFiles(join(root, 'dist'))).toEqual(listFiles(elsewhere));
    expect(again.exists('b')).toBe(false);
    const before = statesOf(join(root, 'dist'));
    expect((await again.rebuild()).report.changed).toBe(0);
    expect(statesOf(join(root, 'dist'))).toEqual(before);
  });
});
