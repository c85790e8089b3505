// What earlier builds gave is used again only where everything that it was made from is the same.

import { chmodSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { Memo, type Memory } from '../../pipeline/store/memo.ts';
import { buildProject, ownCache } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { makeLight } from '../support/sent-project.ts';
import { TINY_SITE } from '../support/tiny-site.ts';

/** A project whose builds are remembered, built once. */
async function remembered(tree = {}, options: BuildOptions = { root: '' }) {
  const root = makeLight(tree);
  ownCache(root);
  const again = (other: Partial<BuildOptions> = {}) =>
    buildProject(root, { ...options, root, code: 'program', ...other });
  await again();
  return { root, again, dist: join(root, 'dist') };
}

test('what is kept of a build only its owner reads: the texts of proposals are in it', async () => {
  const { root } = await remembered();
  expect(statSync(join(root, '.cache/memory')).mode & 0o777).toBe(0o600);
});

test('a host that is asked for is heard, and none too', async () => {
  const site = `${TINY_SITE['content/site.yaml']}hosts: [nginx]\n`;
  const { again } = await remembered({ 'content/site.yaml': site });
  const conf = '.host/nginx.conf';
  expect((await again({ hosts: [] })).exists(conf)).toBe(false);
  expect((await again()).exists(conf)).toBe(true);
});

test('a site that was changed by hand is made whole, whatever its files say of themselves', async () => {
  const { again, dist } = await remembered();
  const sound = contentsOf(dist);
  const file = join(dist, 'blog.html');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('Artigos', 'Artigas'));
  utimesSync(file, atime, mtime);
  chmodSync(join(dist, 'index.html'), 0o600);
  mkdirSync(join(dist, 'vazia'));
  const { report, exists } = await again();
  expect(contentsOf(dist)).toEqual(sound);
  expect(statSync(join(dist, 'index.html')).mode & 0o777).toBe(0o644);
  expect([report.changed, exists('vazia')]).toEqual([2, false]);
});

test('what other code read is forgotten, also where its build came to no end', () => {
  const memory = { read: new Map<string, unknown>() };
  const root = temporaryFolder();
  const opened = (code: string) => new Memo({ root, code, memory }).unchanged;
  opened('one').set('content/a.md', 'as one reads it');
  expect(opened('one').size).toBe(1);
  opened('two').set('content/a.md', 'as two reads it');
  expect(opened('one').size).toBe(0);
});

test('a change of templates makes every page anew and reads nothing again, and the site is the same as without a memo', async () => {
  const memory: Memory = {};
  const { root, again, dist } = await remembered({}, { root: '', look: 'templates', memory });
  const keys = (kind: string) =>
    Object.keys(memory.made ?? {}).filter((key) => key.startsWith(`${kind} `));
  const [read, made] = [keys('source'), keys('page')];
  await again({ look: 'others' });
  expect(keys('source')).toEqual(read);
  expect(made.length).toBeGreaterThan(0);
  expect(keys('page').filter((key) => made.includes(key))).toEqual([]);
  const aside = join(root, 'aside');
  await buildProject(root, { outDir: aside });
  expect(contentsOf(dist)).toEqual(contentsOf(aside));
});
