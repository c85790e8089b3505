// Every save by itself, many by chance, a branch that is switched and a package that is installed: the preview is the build.

import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { BRANCH, CODE_SAVES, Previews, SAVES, SavedProject } from '../support/saves.ts';

const previews = new Previews();
afterAll(() => previews.stop());

test('after each save by itself, and after a branch was switched and switched back', async () => {
  for (const save of [...SAVES, ...CODE_SAVES, BRANCH, BRANCH]) await previews.take([save]);
});

test('after saves by chance', () => previews.takeByChance(SAVES, { runs: 12, length: 8 }));

test('after saves of code by chance', () =>
  previews.takeByChance([...CODE_SAVES, ...SAVES], { runs: 6, length: 6 }));

test('a package that is installed is found without a restart', async () => {
  const project = new SavedProject();
  const { root } = project;
  const packages = join(root, 'node_modules');
  // Each package is a link of its own, so that one of them can be missing.
  rmSync(packages);
  linkPackages(packages, join(REPOSITORY, 'node_modules'));
  await previews.open(project);
  const font = join(packages, '@fontsource-variable/familjen-grotesk');
  rmSync(font);
  edit(root, 'content/blog/ola.md', 'Um parágrafo.', 'Outro parágrafo.');
  edit(root, 'content/theme.yaml', 'motif: araucaria', 'motif: azulejo');
  const home = async () => (await ask(project.url, '/')).body.toString();
  await expect.poll(home).toContain('npm install @fontsource-variable/familjen-grotesk');
  symlinkSync(join(REPOSITORY, 'node_modules/@fontsource-variable/familjen-grotesk'), font);
  const lock = join(root, 'package-lock.json');
  writeFileSync(lock, `${readFileSync(lock, 'utf8')}\n`);
  await expect.poll(home).toContain('</footer>');
});

function linkPackages(to: string, from: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('@fontsource')) linkPackages(join(to, name), join(from, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}
