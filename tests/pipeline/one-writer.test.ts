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
  test.each(['/blog', '/', '/index', '/404'])(
    'at %s leaves every byte of the site',
    async (route) => {
      const site = await buildSite();
      const before = statesOf(join(site.root, 'dist'));
      const again = await site.rebuild(secondPage(route));
      expect(again.problems).toHaveLength(1);
      expect(again.problems[0]).toContain(`expected a route of its own, found ${route}, `);
      expect(again.problems[0]).toMatch(/content\/pages\/\w+/);
      expect(statesOf(join(site.root, 'dist'))).toEqual(before);
    },
  );

  test('names the file that has it, also when the two addresses differ', async () => {
    const [problem] = await problemsOf(secondPage('/index'));
    expect(problem).toBe(
      `content/pages/outra.yaml:1:8  
  expected a route of its own, found /index, whose file index.html content/pages/inicio.yaml has too
  1 | route: /index
    |        ^
  fix: write another address in this line, or rename the other file`.replace('  \n', '\n'),
    );
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
  test.each([
    ['a folder named like a page', 'index.html/x.txt', 'content/pages/inicio.yaml'],
    ['a file named like the folder of assets', 'assets', 'the build itself'],
    ['a name that differs from a page in its case only', 'Blog.html', 'content/pages/blog.yaml'],
  ])('%s is a problem of that file', async (_, path, writer) => {
    const [problem, ...others] = await problemsOf({ [`public/${path}`]: 'x' });
    expect(others).toEqual([]);
    expect(problem).toContain(
      `public/${path}\n  expected a place of its own in the site, found ${path}, which`,
    );
    expect(problem).toContain(writer);
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

  test.each(['.env', '.env.local', 'chave.pem'])(
    '%s is kept from the whole world',
    async (name) => {
      const [problem] = await problemsOf({ [`public/${name}`]: 'SENHA=1' });
      expect(problem).toContain('found one that looks secret');
    },
  );

  test('a link inside the project is followed, to a file and to a folder', async () => {
    const root = makeProject({ 'public/uploads/a.txt': 'a', 'fotos/b.txt': 'b' });
    symlinkSync('uploads/a.txt', join(root, 'public/c.txt'));
    symlinkSync('../fotos', join(root, 'public/fotos'));
    const site = await buildProject(root);
    expect(site.problems).toEqual([]);
    expect([site.read('c.txt'), site.read('fotos/b.txt')]).toEqual(['a', 'b']);
  });

  test.each([
    ['out of the project', '/etc/hostname', 'found one that leaves it'],
    ['to nothing', 'nada.txt', 'found one that does not'],
    ['to itself', 'elo', 'found one that does not'],
    ['to a folder around it', '..', 'found one to a folder around it'],
  ])('a link that leads %s is refused', async (_, to, message) => {
    const root = makeProject({ 'public/fundo/a.txt': 'a' });
    symlinkSync(to === '..' ? join(root, 'public') : to, join(root, 'public/fundo/elo'));
    const { problems } = await buildProject(root);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`public/fundo/elo\n  expected a link`);
    expect(problems[0]).toContain(message);
  });

  test.each(['.git', 'content/proposals', '.env', 'node_modules', 'chaves/a.pem'])(
    'a link to %s publishes nothing of it',
    async (target) => {
      const root = makeProject({
        '.git/config': 'x',
        '.env': 'SENHA=1',
        'chaves/a.pem': 'x',
        'content/proposals/padaria-aurora.md': proposal(),
      });
      mkdirSync(join(root, 'public'));
      symlinkSync(join('..', target), join(root, 'public/elo'));
      const { problems } = await buildProject(root);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(
        /^public\/elo\n {2}expected a link (?:to files for everybody|that stays inside the project), found one/,
      );
    },
  );

  test.each(['blog/index.html', 'blog', '404/index.html'])(
    '%s, which hosts would show in the place of a page, is refused',
    async (path) => {
      const [problem, ...others] = await problemsOf({ [`public/${path}`]: 'sombra' });
      expect(others).toEqual([]);
      expect(problem).toContain(`public/${path}\n  expected a place of its own in the site`);
    },
  );

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
