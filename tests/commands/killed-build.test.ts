// A build killed at any moment: the site is the old one or the new one, and nothing else is left.

import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { buildProject, temporaryFolder, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { copyProgram, startBuild } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const OLD = { [POST]: post({ title: 'Antes' }) };
const NEW = { [POST]: post({ title: 'Depois' }), 'public/novo/nota.txt': 'nova' };
const KILLS = 15;

describe('a build that is killed', { timeout: 60_000 }, () => {
  test(`at ${KILLS} different moments leaves the old site or the new one, whole`, async () => {
    const root = copyProgram(OLD);
    await buildProject(root);
    const dist = join(root, 'dist');
    const kept = join(temporaryFolder(), 'dist');
    cpSync(dist, kept, { recursive: true });
    writeTree(root, NEW);
    const newSite = join(temporaryFolder(), 'dist');
    expect((await buildProject(root, { outDir: newSite })).problems).toEqual([]);
    const whole = [contentsOf(kept), contentsOf(newSite)];

    let killed = 0;
    for (let round = 0; round < KILLS; round++) {
      rmSync(dist, { recursive: true });
      cpSync(kept, dist, { recursive: true });
      if (await killWhileWriting(root, round)) killed++;
      if (existsSync(dist)) expect(whole).toContainEqual(contentsOf(dist));
      // A build with a problem publishes nothing: it only tidies up.
      writeTree(root, { 'content/sobra.txt': 'x' });
      expect((await buildProject(root)).problems).toHaveLength(1);
      writeTree(root, { 'content/sobra.txt': null });
      expect(whole).toContainEqual(contentsOf(dist));
      expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
    }
    expect(killed).toBeGreaterThan(KILLS / 2);
  });
});

/** Kills a build soon after it started to write; false if it was faster. */
async function killWhileWriting(root: string, round: number): Promise<boolean> {
  const watcher = watch(root);
  const { child, finished } = startBuild(root);
  await Promise.race([once(watcher, 'change'), finished]);
  await wait(round * round * 1.5);
  child.kill('SIGKILL');
  watcher.close();
  return (await finished).signal === 'SIGKILL';
}
