// Makes a copy of the whole project with its tests, which have to pass whatever a company does there.

import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SAMPLE } from '../support/build.ts';
import { collect, type Finished } from '../support/command.ts';
import { REPOSITORY } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject } from '../support/project.ts';

export function copyWholeProject(): string {
  const root = copyRealProject(join(temporaryFolder(), 'company'), inject('content'));
  const texts = ['README.md', 'CHANGELOG.md', 'LICENSE', 'biome.json', '.gitignore'];
  for (const name of ['tests', 'docs', ...texts, 'vitest.config.ts'])
    cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
  return root;
}

/** Runs a program in the copy without the settings of this process; its tests share the cache of pictures. */
export function finish(root: string, program: string, words: string[]): Promise<Finished> {
  const { PATH, HOME, TMPDIR, TEST_FOLDER } = process.env;
  const env = { PATH, HOME, TMPDIR, TEST_FOLDER, NO_COLOR: '1' };
  return collect(spawn(program, words, { cwd: root, env })).finished;
}

/** The output of the tests of these levels in the copy; empty if they pass. */
export async function failuresIn(root: string, ...levels: string[]): Promise<string> {
  const files = levels.map((name) => `tests/${name}/`);
  const words = ['run', '--project', 'node', ...files, '--reporter=dot'];
  const vitest = ['node_modules/vitest/vitest.mjs', ...words];
  const { code, stdout, stderr } = await finish(root, process.execPath, vitest);
  return code === 0 ? '' : stdout + stderr;
}

/** Whether the copy has the content of the sample, and not that of another company. */
export const hasSample = (root: string): boolean =>
  readFileSync(join(root, 'content/site.yaml'), 'utf8').includes(`\nbrand: ${SAMPLE.brand}\n`);

/** Gives the content to git, without which `npm run new company` replaces nothing. */
export async function commitContent(root: string): Promise<void> {
  await finish(root, 'git', ['init', '-q', '.']);
  await finish(root, 'git', ['add', 'content', 'public']);
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.com.br'];
  await finish(root, 'git', [...author, 'commit', '-qm', 'Begin']);
}
