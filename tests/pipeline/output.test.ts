// The finished folder: written whole or not at all, and only where something changed.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownName } from '../../pipeline/store/process.ts';
import {
  type BuiltSite,
  buildProject,
  buildSite,
  makeProject,
  sound,
} from '../support/build-site.ts';
import { contentsOf, listFiles, statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { POST, post } from '../support/tiny-site.ts';

const BROKEN = { [POST]: post({ title: null }) };

/** The name of a process that has ended. */
function deadProcess(): string {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return ownName().replace(/^\d+/, String(pid));
}

/** What builds leave beside the finished site while they work. */
function traces(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.') && name !== '.cache');
}

test('later builds change what is another now, and nothing else: no byte, no time, no inode', async () => {
  const site = await buildSite({ 'public/uploads/fotos/a.txt': 'a' });
  const dist = join(site.root, 'dist');
  expect(traces(site.root)).toEqual([]);
  const first = statesOf(dist);
  expect((await site.rebuild()).report.changed).toBe(0);
  expect(statesOf(dist)).toEqual(first);
  // What somebody changed or added by hand goes.
  writeFileSync(join(dist, 'index.html'), 'outra coisa');
  writeFileSync(join(dist, 'extra.txt'), 'a mais');
  renameSync(join(dist, 'blog.html'), join(site.root, 'fora.html'));
  symlinkSync('../fora.html', join(dist, 'blog.html'));
  await site.rebuild();
  expect(lstatSync(join(dist, 'blog.html')).isFile(), 'also where it leads to the same').toBe(true);
  const before = statesOf(dist);
  const contents = (states: typeof first) =>
    [...states].map(([path, { content }]) => [path, content]);
  expect(contents(before)).toEqual(contents(first));
  const refused = await site.rebuild(BROKEN);
  expect(refused.problems).toHaveLength(1);
  expect(statesOf(dist)).toEqual(before);
  expect(traces(site.root)).toEqual([]);
  const changed = await site.rebuild({ [POST]: post({}, 'Outro texto.\n') });
  const after = statesOf(dist);
  const touched = [...after.keys()].filter(
    (path) => JSON.stringify(after.get(path)) !== JSON.stringify(before.get(path)),
  );
  expect(touched).toEqual(['blog/ola.html', 'feed.xml']);
  expect(changed.report.changed).toBe(2);
  const gone = await sound(site.rebuild({ [POST]: null, public: null }));
  expect([gone.exists('blog'), gone.exists('uploads')]).toEqual([false, false]);
  expect(gone.read('blog.html')).toContain('Ainda não há artigos.');
});

test('a bug of ours is thrown, and leaves the old site and nothing else', async () => {
  const site = await buildSite();
  const before = statesOf(join(site.root, 'dist'));
  // Two fonts are asked for by name; a style sheet that asks for a third is our own mistake.
  const root = makeProject({ 'styles/fonts.css': 'a { background: url(asset:nenhuma.woff2) }' });
  renameSync(join(site.root, 'dist'), join(root, 'dist'));
  await expect(buildProject(root)).rejects.toThrow('no asset "nenhuma.woff2"');
  expect(statesOf(join(root, 'dist'))).toEqual(before);
  expect(traces(root)).toEqual([]);
});

describe('what killed builds left', () => {
  let site: BuiltSite;
  let before: ReturnType<typeof statesOf>;
  beforeAll(async () => {
    site = await buildSite();
    before = statesOf(join(site.root, 'dist'));
  });

  test('half-made sites are swept and a site that was set aside is put back, even by a build that fails', async () => {
    const dead = deadProcess();
    for (const name of [`.dist-next-${dead}-abc`, `.dist-previous-${dead}-abc`]) {
      mkdirSync(join(site.root, name, 'blog'), { recursive: true });
      writeFileSync(join(site.root, name, 'index.html'), 'pela metade');
    }
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual([]);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
    renameSync(join(site.root, 'dist'), join(site.root, `.dist-previous-${dead}-abc`));
    await site.rebuild(BROKEN);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
    expect(traces(site.root)).toEqual([]);
  });

  test('what a build that still runs has made is left alone, and what nobody owns is swept', async () => {
    const running = `.dist-next-${ownName()}-abc`;
    const elsewhere = '.dist-next-1-ffffffff1-abc';
    for (const name of [running, elsewhere]) mkdirSync(join(site.root, name));
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual([elsewhere, running]);
    // What nobody can be asked about goes after an hour.
    const past = Date.now() / 1000 - 2 * 60 * 60;
    utimesSync(join(site.root, elsewhere), past, past);
    await site.rebuild(BROKEN);
    expect(traces(site.root)).not.toContain(elsewhere);
    rmdirSync(join(site.root, running));
  });
});

describe('a place that cannot be replaced', () => {
  const EXPECTED = 'expected a folder that can be replaced, found';

  test('is a read-only folder', async () => {
    const site = await buildSite();
    chmodSync(join(site.root, 'dist'), 0o555);
    onTestFinished(() => chmodSync(join(site.root, 'dist'), 0o755));
    expect((await site.rebuild()).problems).toEqual([
      `dist\n  ${EXPECTED} a read-only folder\n  fix: chmod -R u+w dist, or build elsewhere with --out`,
    ]);
  });

  test('is a file, or a link to a folder elsewhere', async () => {
    const elsewhere = temporaryFolder();
    const root = makeProject({ dist: 'um arquivo' });
    symlinkSync(elsewhere, join(root, 'fora'));
    for (const outDir of ['dist', 'fora']) {
      const { problems } = await buildProject(root, { outDir: join(root, outDir) });
      expect(problems).toEqual([
        `${outDir}\n  ${EXPECTED} something that is no folder\n  fix: move ${outDir} away; the build makes the folder`,
      ]);
    }
    expect(readFileSync(join(root, 'dist'), 'utf8')).toBe('um arquivo');
    expect(listFiles(elsewhere)).toEqual([]);
  });

  test('is no site of ours: the sources, or a site of somebody else, home page and all', async () => {
    const root = makeProject({
      'public/foto.txt': 'a',
      'alheio/index.html': 'meu site',
      'alheio/notas.txt': 'minhas',
    });
    const stateOf = () => [listFiles(root), contentsOf(join(root, 'alheio'))];
    const before = stateOf();
    for (const outDir of ['.', 'content', 'public', '..', 'alheio']) {
      const { problems } = await buildProject(root, { outDir: join(root, outDir) });
      expect(problems).toEqual([
        expect.stringMatching(
          /\n {2}expected a folder that can be replaced, found files that no build of this site wrote\n {2}fix: use --out with an empty folder$/,
        ),
      ]);
    }
    expect(stateOf()).toEqual(before);
  });
});
