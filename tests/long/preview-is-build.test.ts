// The preview shows what a build writes after every save alone, random saves, another branch and an installed package.

import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { run } from '../support/command.ts';
import { becomeCompany } from '../support/company.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { copyProgram } from '../support/project.ts';
import {
  BRANCH,
  CODE_SAVES,
  COMPANY_SAVES,
  Previews,
  SAVES,
  SavedProject,
} from '../support/saves.ts';

const previews = new Previews();
const ofCompany = new Previews(() => becomeCompany(copyProgram()));
afterAll(() => Promise.all([previews.stop(), ofCompany.stop()]));

test('after each save alone and after a switch of branch the preview is as a build', async () => {
  for (const save of [...SAVES, ...CODE_SAVES, BRANCH, BRANCH]) await previews.take([save]);
});

test('the preview of a new company shows each save alone, and random ones', async () => {
  for (const save of COMPANY_SAVES) await ofCompany.take([save]);
  await ofCompany.takeByChance(COMPANY_SAVES, { runs: 4, length: 8 });
});

test('the preview shows random saves', () => previews.takeByChance(SAVES, { runs: 8, length: 8 }));

test('after random saves of code and content the preview is what a build writes', () =>
  previews.takeByChance([...CODE_SAVES, ...SAVES], { runs: 4, length: 6 }));

test('the preview answers redirects to sent proposals and missing pages as a build', async () => {
  const root = copyProgram();
  await run(root, 'proposal send padaria-aurora');
  const [version = ''] = readdirSync(join(root, 'content/proposals/sent'));
  const routes = ['/', '/proposta-padaria-aurora', '/velha'];
  const sent = new Previews(() => root);
  await sent.take([
    {
      title: 'a redirect to a sent proposal',
      routes,
      steps: [{ 'content/redirects.yaml': () => '/velha: /proposta-padaria-aurora\n' }],
    },
    {
      title: 'a sent page that is gone',
      routes,
      steps: [{ [`content/proposals/sent/${version}/page.html`]: () => null }],
    },
  ]);
  await sent.stop();
});

test('a package that is installed is found without a restart', async () => {
  const project = new SavedProject();
  const { root } = project;
  const packages = join(root, 'node_modules');
  // Each package is a link of its own, so that one of them can be missing.
  rmSync(packages);
  linkPackages(packages, join(REPOSITORY, 'node_modules'));
  await previews.open(project);
  const home = async () => (await ask(project.url, '/')).body.toString();
  edit(root, 'content/theme.yaml', 'familjen-grotesk', 'nova');
  await expect.poll(home).toContain('npm install @fontsource-variable/nova');
  const fonts = join(packages, '@fontsource-variable');
  cpSync(join(fonts, 'faustina'), join(fonts, 'nova'), { recursive: true, dereference: true });
  const files = join(fonts, 'nova/files');
  for (const name of readdirSync(files))
    renameSync(join(files, name), join(files, name.replace('faustina', 'nova')));
  await expect.poll(home).toContain('</footer>');
});

function linkPackages(to: string, from: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('@fontsource')) linkPackages(join(to, name), join(from, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}
