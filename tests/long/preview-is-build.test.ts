// The preview shows what a build writes after every save alone, random saves, another branch and an installed package.

import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { run } from '../support/command.ts';
import { becomeCompany } from '../support/company.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { copyProgram } from '../support/project.ts';
import { BRANCH, CODE_SAVES, COMPANY_SAVES, SAVES, SavedProject } from '../support/saves.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

async function open(root?: string): Promise<SavedProject> {
  const project = new SavedProject(root);
  await project.open((stop) => stops.push(stop));
  return project;
}

let small: SavedProject;
beforeAll(async () => {
  small = await open();
});

test('after each save alone and after a switch of branch the preview is as a build', async () => {
  for (const save of [...SAVES, ...CODE_SAVES, BRANCH, BRANCH]) await small.take([save]);
});

test('the preview of a new company shows each save alone, and random ones', async () => {
  const company = await open(await becomeCompany(copyProgram()));
  for (const save of COMPANY_SAVES) await company.take([save]);
  await company.takeByChance(COMPANY_SAVES, { runs: 4, length: 8 });
});

test('the preview shows random saves', async () => {
  await small.takeByChance(SAVES, { runs: 8, length: 8 });
});

test('after random saves of code and content the preview is what a build writes', async () => {
  await small.takeByChance([...CODE_SAVES, ...SAVES], { runs: 4, length: 6 });
});

test('the preview answers redirects to sent proposals and missing pages as a build', async () => {
  const root = copyProgram();
  await run(root, 'proposal send padaria-aurora');
  const [version = ''] = readdirSync(join(root, 'content/proposals/sent'));
  const sent = await open(root);
  const routes = ['/', '/proposta-padaria-aurora', '/velha'];
  for (const [title, file, text] of [
    ['a redirect', 'content/redirects.yaml', '/velha: /proposta-padaria-aurora\n'],
    ['a sent page that is gone', `content/proposals/sent/${version}/page.html`, null],
  ] as const)
    await sent.take([{ title, routes, steps: [{ [file]: () => text }] }]);
});

test('a package that is installed is found without a restart', async () => {
  const root = copyProgram();
  const packages = join(root, 'node_modules');
  // Each package is a link of its own, so that one of them can be missing.
  rmSync(packages);
  linkPackages(packages, join(REPOSITORY, 'node_modules'));
  const { url } = await open(root);
  const home = async () => (await ask(url, '/')).body.toString();
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
