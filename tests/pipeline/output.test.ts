// The finished folder: written whole or not at all, and only where something changed.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownName } from '../../pipeline/store/process.ts';
import { buildProject, buildSite, makeProject } from '../support/build-site.ts';
import { contentsOf, listFiles, statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
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

describe('a second build', () => {
  test('of the same content changes no byte, no time and no inode', async () => {
    const site = await buildSite();
    const before = statesOf(join(site.root, 'dist'));
    const again = await site.rebuild();
    expect(again.report.changed).toBe(0);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
  });

  test('writes only the pages that a change reaches', async () => {
    const site = await buildSite();
    const before = statesOf(join(site.root, 'dist'));
    const again = await site.rebuild({ [POST]: post({}, 'Outro texto.\n') });
    const after = statesOf(join(site.root, 'dist'));
    const touched = [...after.keys()].filter(
      (path) => JSON.stringify(after.get(path)) !== JSON.stringify(before.get(path)),
    );
    expect(touched).toEqual(['blog/ola.html', 'feed.xml']);
    expect(again.report.changed).toBe(2);
  });

  test('removes the pages and folders whose content is gone', async () => {
    const site = await buildSite({ 'public/uploads/fotos/a.txt': 'a' });
    expect(site.exists('blog/ola.html')).toBe(true);
    const again = await site.rebuild({ [POST]: null, public: null });
    expect(again.problems).toEqual([]);
    expect(again.exists('blog')).toBe(false);
    expect(again.exists('uploads')).toBe(false);
    expect(again.read('blog.html')).toContain('Ainda não há artigos.');
  });

  test('replaces what somebody changed or added in the finished site by hand', async () => {
    const site = await buildSite();
    const before = contentsOf(join(site.root, 'dist'));
    writeFileSync(join(site.root, 'dist/index.html'), 'outra coisa');
    writeFileSync(join(site.root, 'dist/extra.txt'), 'a mais');
    await site.rebuild();
    expect(contentsOf(join(site.root, 'dist'))).toEqual(before);
  });

  test('with a problem leaves every byte and time as it was', async () => {
    const site = await buildSite();
    const before = statesOf(join(site.root, 'dist'));
    const again = await site.rebuild(BROKEN);
    expect(again.problems).toHaveLength(1);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
    expect(traces(site.root)).toEqual([]);
  });
});

test('a finished build leaves nothing beside the site', async () => {
  const { root } = await buildSite();
  expect(traces(root)).toEqual([]);
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
  test('half-made sites are swept by the next build, even by one that fails', async () => {
    const site = await buildSite();
    const before = contentsOf(join(site.root, 'dist'));
    const dead = deadProcess();
    for (const name of [`.dist-next-${dead}-abc`, `.dist-previous-${dead}-abc`]) {
      mkdirSync(join(site.root, name, 'blog'), { recursive: true });
      writeFileSync(join(site.root, name, 'index.html'), 'pela metade');
    }
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual([]);
    expect(contentsOf(join(site.root, 'dist'))).toEqual(before);
  });

  test('a site that was set aside is put back by the next build, even by one that fails', async () => {
    const site = await buildSite();
    const before = statesOf(join(site.root, 'dist'));
    renameSync(join(site.root, 'dist'), join(site.root, `.dist-previous-${deadProcess()}-abc`));
    await site.rebuild(BROKEN);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
    expect(traces(site.root)).toEqual([]);
  });

  test('the half-made site of a build that still runs is left alone', async () => {
    const site = await buildSite();
    const running = `.dist-next-${ownName()}-abc`;
    mkdirSync(join(site.root, running));
    await site.rebuild({ [POST]: post({}, 'Outro texto.\n') });
    expect(traces(site.root)).toEqual([running]);
  });

  test('what a process left whose id was given away again is swept', async () => {
    const site = await buildSite();
    const [id, start, ...rest] = ownName().split('-');
    const before = [id, Number(start) + 1, ...rest].join('-');
    mkdirSync(join(site.root, `.dist-next-${before}-abc`));
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual(start === '0' ? [`.dist-next-${before}-abc`] : []);
  });

  test('what nobody can be asked about is swept after an hour', async () => {
    const site = await buildSite();
    const elsewhere = '.dist-next-1-1-ffffffff-1-abc';
    mkdirSync(join(site.root, elsewhere));
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual([elsewhere]);
    const past = Date.now() / 1000 - 2 * 60 * 60;
    utimesSync(join(site.root, elsewhere), past, past);
    await site.rebuild(BROKEN);
    expect(traces(site.root)).toEqual([]);
  });

  test('a lock that names nobody keeps no build from publishing', async () => {
    const site = await buildSite();
    writeFileSync(join(site.root, '.dist-lock'), '1\n');
    const again = await site.rebuild({ [POST]: post({}, 'Outro texto.\n') });
    expect(again.problems).toEqual([]);
    expect(again.read('blog/ola.html')).toContain('Outro texto.');
  });
});

test('ten builds at once all succeed, and the site is one of theirs', async () => {
  const root = makeProject();
  const builds = Array.from({ length: 10 }, () => buildProject(root));
  for (const { problems } of await Promise.all(builds)) expect(problems).toEqual([]);
  const alone = await buildSite();
  expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(join(alone.root, 'dist')));
  expect(traces(root)).toEqual([]);
});

describe('a place that cannot be replaced', () => {
  test('is a read-only folder', async () => {
    const site = await buildSite();
    const before = statesOf(join(site.root, 'dist'));
    chmodSync(join(site.root, 'dist'), 0o555);
    onTestFinished(() => chmodSync(join(site.root, 'dist'), 0o755));
    expect((await site.rebuild()).problems).toEqual([
      `dist
  expected a folder that can be replaced, found a read-only folder
  fix: chmod -R u+w dist, or build elsewhere with --out`,
    ]);
    expect(statesOf(join(site.root, 'dist'))).toEqual(before);
  });

  test('is a file', async () => {
    const root = makeProject({ dist: 'um arquivo' });
    expect((await buildProject(root)).problems).toEqual([
      `dist
  expected a folder that can be replaced, found something that is no folder
  fix: move dist away; the build makes the folder`,
    ]);
    expect(readFileSync(join(root, 'dist'), 'utf8')).toBe('um arquivo');
  });

  test('is a link to a folder elsewhere', async () => {
    const root = makeProject();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(root, 'dist'));
    expect((await buildProject(root)).problems[0]).toContain('found something that is no folder');
    expect(listFiles(elsewhere)).toEqual([]);
  });

  test('is below a file', async () => {
    const root = makeProject({ nota: 'um arquivo' });
    const { problems } = await buildProject(root, { outDir: join(root, 'nota/site') });
    expect(problems).toEqual([
      `nota/site
  expected a folder that can be replaced, found a file where a folder around it should be
  fix: use --out with another folder`,
    ]);
    expect(readFileSync(join(root, 'nota'), 'utf8')).toBe('um arquivo');
  });

  test.each(['.', 'content', 'public', '..'])('is %s, which is no site', async (outDir) => {
    const root = makeProject({ 'public/foto.txt': 'a' });
    const before = listFiles(root);
    const { problems } = await buildProject(root, { outDir: join(root, outDir) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      'expected a folder that can be replaced, found files that no build of this site wrote',
    );
    expect(listFiles(root)).toEqual(before);
  });

  test('is a site of somebody else, home page and all', async () => {
    const root = makeProject({ 'alheio/index.html': 'meu site', 'alheio/notas.txt': 'minhas' });
    const { problems } = await buildProject(root, { outDir: join(root, 'alheio') });
    expect(problems).toEqual([
      `alheio
  expected a folder that can be replaced, found files that no build of this site wrote
  fix: use --out with an empty folder`,
    ]);
    expect(readFileSync(join(root, 'alheio/notas.txt'), 'utf8')).toBe('minhas');
  });

  test('is reported together with the problems of the content', async () => {
    const { problems } = await buildSite({ ...BROKEN, dist: 'um arquivo' });
    expect(problems).toHaveLength(2);
  });
});

test('folders around the place are made', async () => {
  const root = makeProject();
  const { problems } = await buildProject(root, { outDir: join(root, 'a/b/site') });
  expect(problems).toEqual([]);
  expect(existsSync(join(root, 'a/b/site/index.html'))).toBe(true);
});

/** A file system of `size`, or the reason why there is none. */
function smallDisk(size: string): { path: string } | { reason: string } {
  const path = temporaryFolder();
  const { status, error, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${size}`,
    'tmpfs',
    path,
  ]);
  if (status !== 0) return { reason: `no tmpfs: ${error?.message ?? stderr}` };
  onTestFinished(() => {
    spawnSync('umount', ['-l', path]);
  });
  return { path };
}

describe('a full disk', () => {
  test('leaves the old site whole and says what to do', async ({ skip }) => {
    const disk = smallDisk('1536k');
    if ('reason' in disk) return skip(disk.reason);
    const outDir = join(disk.path, 'dist');
    const site = await buildSite({}, { outDir });
    expect(site.problems).toEqual([]);
    const before = statesOf(outDir);
    const foto = Buffer.alloc(2 * 1024 * 1024, 1);
    const again = await site.rebuild({ 'public/foto.bin': foto, [POST]: post({}, 'Novo.\n') });
    expect(again.problems).toEqual([
      expect.stringMatching(
        /expected to write the site, found ENOSPC: .*\n {2}fix: free some space on the disk; the last site is untouched$/,
      ),
    ]);
    expect(statesOf(outDir)).toEqual(before);
    expect(traces(disk.path)).toEqual([]);
  });

  test('that is full before the build starts is reported, not thrown', async ({ skip }) => {
    const disk = smallDisk('64k');
    if ('reason' in disk) return skip(disk.reason);
    try {
      writeFileSync(join(disk.path, 'tudo'), Buffer.alloc(128 * 1024));
    } catch {
      // Full now, as intended.
    }
    const { problems } = await buildSite({}, { outDir: join(disk.path, 'dist') });
    expect(problems[0]).toContain('ENOSPC');
  });
});
