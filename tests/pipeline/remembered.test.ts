// What earlier builds gave is used again only where everything that it was made from is the same.

import { chmodSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/run.ts';
import { Memo } from '../../pipeline/store/memo.ts';
import { buildProject, ownCache, sound } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { makeLight } from '../support/sent-project.ts';
import { guarded, TINY_SITE } from '../support/tiny-site.ts';

const SECRET = 'content/proposals/k7m2p9qd.md';

/** A project whose builds are remembered, built once. */
async function remembered(tree = {}, options: BuildOptions = { root: '' }) {
  const root = makeLight(tree);
  ownCache(root);
  const again = (other: Partial<BuildOptions> = {}) =>
    buildProject(root, { ...options, root, code: 'program', ...other });
  await again();
  return { root, again, dist: join(root, 'dist') };
}

test('a passphrase that is another in the environment seals the page anew, and one that is gone is missed', async () => {
  const passphrases = (text: string) => ({ PROPOSAL_PASSPHRASES: `{"k7m2p9qd": "${text}"}` });
  const first = passphrases('k7m2-p9qd-r4tz-w8xc-v3bn-h6jf');
  const tree = { [SECRET]: guarded() };
  const { again } = await remembered(tree, { root: '', env: first });
  const before = (await again()).read('proposta-k7m2p9qd.html');
  const rotated = passphrases('fmg5-4bv3-bfvy-g4zi-yqzx-583c');
  const { read } = await sound(again({ env: rotated }));
  expect(read('proposta-k7m2p9qd.html')).not.toBe(before);
  expect((await again({ env: {} })).problems).toEqual([
    expect.stringContaining('encontrado: nenhuma em'),
  ]);
});

test('what is kept of a build only its owner reads: the text of protected proposals is in it', async () => {
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
