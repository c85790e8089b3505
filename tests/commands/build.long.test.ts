// `npm run build` as processes: several at once, piped into one that has read enough, with hosts of every kind.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf, statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { post, TINY_SITE } from '../support/tiny-site.ts';

test('every problem is said, and dist/ stays as it was', async () => {
  const root = copyProgram();
  await buildProject(root);
  const before = statesOf(join(root, 'dist'));
  writeTree(root, {
    'content/blog/ola.md': post({ title: null }),
    'content/blog/Outro.md': post(),
  });
  expect(await runBuild(root)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `content/blog/Outro.md
  expected a file name of lower-case letters, digits and hyphens that ends in .md, found "Outro.md"
  fix: rename it to "outro.md"

content/blog/ola.md:2:1  title
  expected a key "title" with one line of 1 to 70 characters, found none
  2 | description: Um artigo de teste, curto e sem pressa.
    | ^
  fix: add the line title: "Criação de sites em Curitiba"

2 problems; dist/ is as it was
`,
  });
  expect(statesOf(join(root, 'dist'))).toEqual(before);
});

test('a named host, or --host none, ends the notice that nobody named one; --quiet says nothing', async () => {
  const root = copyProgram();
  expect((await runBuild(root, ['--host', 'none'])).stdout).not.toContain('host');
  const site = `${TINY_SITE['content/site.yaml']}hosts: [caddy]\n`;
  writeTree(root, { 'content/site.yaml': site });
  expect((await runBuild(root)).stdout).not.toContain('host');
  expect(await runBuild(root, ['--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
});

test('a reader that has read enough ends nothing', () => {
  const command = `"${process.execPath}" commands/launch.mjs build --times | true`;
  const { stderr } = spawnSync('sh', ['-c', command], { cwd: copyProgram(), encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('twice at the same time succeeds twice, and the site is whole', async () => {
  const root = copyProgram();
  const both = await Promise.all([runBuild(root), runBuild(root)]);
  for (const one of both) expect(one).toMatchObject({ code: 0, stderr: '' });
  const alone = join(temporaryFolder(), 'dist');
  await buildProject(root, { outDir: alone });
  expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(alone));
});
