// What a preview asks of a build: the page that somebody looks at comes first, and a build that nobody waits for ends.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../build.ts';
import type { Memory } from '../../pipeline/store/memo.ts';
import { buildProject, makeProject, ownCache, writeTree } from '../support/build-site.ts';
import { contentsOf, readFiles } from '../support/files.ts';
import { post } from '../support/tiny-site.ts';

const OPEN = '/blog/ola';

function asking(root: string) {
  const shown: ReadonlyMap<string, string>[] = [];
  const first = {
    routes: new Set([OPEN, '/nada']),
    show: (pages: ReadonlyMap<string, string>) => shown.push(pages),
  };
  const memory: Memory = {};
  const again = (look = 'templates', code = 'program') =>
    build({ root, code, look, memory, first, today: '2026-03-01' });
  return { shown, memory, again };
}

function ownProject(): string {
  const root = makeProject({ 'content/blog/ola.md': post() });
  ownCache(root);
  return root;
}

test('a page that is open is shown as it will be published, and only when it is another than before', async () => {
  const root = ownProject();
  const { shown, again } = asking(root);
  await again();
  expect(shown.map((pages) => [...pages.keys()])).toEqual([[OPEN]]);
  expect(readFiles(join(root, 'dist')).get('blog/ola.html')).toBe(shown[0]?.get(OPEN));
  await again();
  expect(shown).toHaveLength(1);
  writeTree(root, { 'content/blog/ola.md': post({}, 'Outro parágrafo.\n') });
  await again();
  expect(shown[1]?.get(OPEN)).toContain('Outro parágrafo.');
  writeTree(root, { 'content/blog/ola.md': post({ author: 'null' }, 'Mais outro.\n') });
  expect((await again()).problems).toHaveLength(1);
  expect(shown).toHaveLength(2);
});

test('a change of templates makes every page anew, and the same site as without a memo', async () => {
  const root = ownProject();
  const { shown, memory, again } = asking(root);
  await again();
  const sources = () => Object.keys(memory.made ?? {}).filter((key) => key.startsWith('source '));
  const read = sources();
  const { problems } = await again('another');
  expect([problems, shown.length]).toEqual([[], 2]);
  expect(sources()).toEqual(read);
  await again('another', 'another program');
  expect(shown).toHaveLength(3);
  const aside = join(root, 'aside');
  await buildProject(root, { outDir: aside, today: '2026-03-01' });
  expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(aside));
});

test('a build that is not wanted any more publishes nothing', async () => {
  const root = makeProject();
  const ended = build({ root, signal: AbortSignal.abort() });
  await expect(ended).rejects.toThrow(/abort/i);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
