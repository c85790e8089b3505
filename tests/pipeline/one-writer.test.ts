// Each path of the site has one writer, and no write ever reaches the site that is being served.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildProject, buildSite, makeProject, problemsOf, sound } from '../support/build-site.ts';
import { listFiles, statesOf } from '../support/files.ts';
import { expectProblems } from '../support/refusals.ts';
import { POST, proposal, swapped, TINY_SITE, type Tree } from '../support/tiny-site.ts';

/** Files of these paths in public/. */
const filled = (...paths: string[]): Tree =>
  Object.fromEntries(paths.map((path) => [`public/${path}`, 'x']));

test('a second page at an address is refused, names the file that has it, and blames no link', async () => {
  const pages = ['/blog', '/index'].map((route, index) => [
    `content/pages/z${index}.yaml`,
    swapped(
      String(TINY_SITE['content/pages/blog.yaml']),
      ['route: /blog', `route: ${route}`],
      ['title: Blog', `title: Outra página ${index}`],
      ['Os artigos', `Outros artigos ${index}`],
    ),
  ]);
  const tree = {
    ...Object.fromEntries(pages),
    [POST]: `${TINY_SITE[POST]}\n[Outra](/paginas/z0)\n`,
  };
  const FIX = 'solução: escreva outro endereço nesta linha, ou renomeie o outro arquivo';
  expectProblems(
    await problemsOf(tree),
    `
    content/pages/z0.yaml:1:8 » esperado: um endereço só desta página; encontrado: /blog, que content/pages/blog.yaml também usa
    ${FIX}
    content/pages/z1.yaml:1:8 » esperado: um endereço só desta página; encontrado: /index, cujo arquivo index.html content/pages/inicio.yaml também usa
    ${FIX}`,
  );
});

test('in public/ what a page or the build writes, what hosts would show in its place, and what is secret is refused', async () => {
  const own = ['404.html', 'Blog.html', 'assets', 'blog', 'favicon.svg', 'index.html/x.txt'];
  const problems = [
    ...(await problemsOf(filled(...own, '.env', '.env.local', 'chave.pem'))),
    ...(await problemsOf(filled('404/index.html', 'blog/index.html'))),
    ...(await problemsOf({ public: 'x' })),
  ];
  const place = (path: string, writer: string): string =>
    `public/${path} » esperado: um lugar próprio no site; encontrado: ${path}, que ${writer}
    solução: renomeie public/${path}`;
  const secret = (path: string): string =>
    `public/${path} » esperado: arquivos que todos possam ler; encontrado: um que parece secreto
    solução: tire de public/: tudo o que está lá é publicado`;
  expectProblems(
    problems,
    [
      ...['.env', '.env.local'].map(secret),
      place('404.html', 'content/pages/nao-encontrada.yaml também escreve'),
      place('Blog.html', 'não pode ficar ao lado de blog.html, de content/pages/blog.yaml'),
      place('assets', 'a própria geração também escreve'),
      place('blog', 'content/blog/ola.md também escreve'),
      secret('chave.pem'),
      place('favicon.svg', 'a própria geração também escreve'),
      place(
        'index.html/x.txt',
        'não pode ficar ao lado de index.html, de content/pages/inicio.yaml',
      ),
      place(
        '404/index.html',
        'não pode ficar ao lado de 404.html, de content/pages/nao-encontrada.yaml',
      ),
      place('blog/index.html', 'não pode ficar ao lado de blog.html, de content/pages/blog.yaml'),
      'public » esperado: uma pasta; encontrado: um arquivo',
      'solução: tire o arquivo dali: public/ é a pasta do que é copiado como está',
    ].join('\n'),
  );
});

test('.htaccess, .well-known/ and links inside the project are copied, and what programs leave behind is not', async () => {
  const wanted = ['.htaccess', '.well-known/security.txt', '_headers', 'uploads/a.txt'];
  const left = [
    '.DS_Store',
    'uploads/._a.txt',
    'a.txt~',
    '.a.txt.swp',
    'Thumbs.db',
    '~$a.docx',
    '.gitkeep',
  ];
  const root = makeProject({ ...filled(...wanted, ...left, '.git/config'), 'fotos/b.txt': 'b' });
  symlinkSync('uploads/a.txt', join(root, 'public/c.txt'));
  symlinkSync('../fotos', join(root, 'public/fotos'));
  const site = await sound(buildProject(root));
  const files = listFiles(join(root, 'dist'));
  expect(files).toEqual(expect.arrayContaining(wanted));
  expect(files.filter((path) => [...left, '.git/config'].includes(path))).toEqual([]);
  expect([site.read('c.txt'), site.read('fotos/b.txt')]).toEqual(['x', 'b']);
});

test('in public/ a link that leads elsewhere, nowhere, or to what nobody may read is refused', async () => {
  const root = makeProject({
    ...{ 'public/fundo/a.txt': 'a', '.git/config': 'x', '.env': 'SENHA=1', 'chaves/a.pem': 'x' },
    'content/proposals/padaria-aurora.md': proposal(),
  });
  const hidden = ['.git', 'content/proposals', '.env', 'node_modules', 'chaves/a.pem'];
  const links: [name: string, to: string, message: string][] = [
    ['fundo/acima', join(root, 'public'), 'encontrado: um para uma pasta em volta dele'],
    ['fundo/fora', '/etc/hostname', 'encontrado: um que sai dele'],
    ['fundo/nada', 'nada.txt', 'encontrado: um que não leva'],
    ['fundo/si', 'si', 'encontrado: um que não leva'],
    ...hidden.map((to, index): [string, string, string] => [
      `z${index}`,
      `../${to}`,
      'encontrado: um ',
    ]),
  ];
  for (const [name, to] of links) symlinkSync(to, join(root, 'public', name));
  expect((await buildProject(root)).problems).toEqual(
    links.map(([name, , message]) =>
      expect.stringMatching(`^public/${name}\\n {2}esperado: um link (?:para|que) .*; ${message}`),
    ),
  );
});

test('everybody may read the site, whatever the umask says', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const { root } = await buildSite(filled('uploads/a.txt'));
  const files = listFiles(join(root, 'dist'));
  const modes = [...files, '.', 'uploads', 'assets', 'blog'].map((path) => {
    const mode = statSync(join(root, 'dist', path)).mode & 0o777;
    return [path, mode.toString(8)];
  });
  expect(modes.filter(([, mode]) => mode !== '644').map(([path]) => path)).toEqual([
    ...['.', 'uploads', 'assets', 'blog'],
  ]);
  expect(modes.slice(-4).map(([, mode]) => mode)).toEqual(Array(4).fill('755'));
});

test('a mounted dist/ has its contents replaced', async ({ skip }) => {
  const root = makeProject(filled('a.txt', 'b/c.txt'));
  const dist = join(root, 'dist');
  for (const folder of ['volume', 'dist']) mkdirSync(join(root, folder));
  const { status, error, stderr } = spawnSync('mount', ['--bind', join(root, 'volume'), dist]);
  if (status !== 0) return skip(`cannot mount: ${error?.message ?? stderr}`);
  onTestFinished(() => void spawnSync('umount', ['-l', dist]));
  const first = await sound(buildProject(root));
  // Another container may be filling it.
  const foreign = join(dist, '.dist-arriving-1-2-abc-9');
  mkdirSync(foreign);
  const again = await first.rebuild({
    ...{ 'public/a.txt': null, 'public/a.txt/agora-pasta.txt': 'p' },
    ...{ 'public/b': null, 'public/b.txt': 'b' },
  });
  expect([again.problems, existsSync(foreign)]).toEqual([[], true]);
  rmdirSync(foreign);
  const elsewhere = join(root, 'elsewhere');
  await sound(buildProject(root, { outDir: elsewhere }));
  expect(listFiles(dist)).toEqual(listFiles(elsewhere));
  expect(again.exists('b')).toBe(false);
  const before = statesOf(dist);
  expect((await again.rebuild()).report.changed).toBe(0);
  expect(statesOf(dist)).toEqual(before);
});
