// Two files that claim what only one may have: the number of a proposal, the title and the place of a project.

import { expect, test } from 'vitest';
import { buildProject, buildSite, problemsOf, writeTree } from '../support/build-site.ts';
import { portfolioWith, project } from '../support/records.ts';
import { sentProject } from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

const SECOND = 'content/portfolio/vale-do-iguacu.yaml';
const titled = (text: string): string => text.replace('Trem da Serra', 'Vale do Iguaçu');

test('two proposals of one number are refused at the newer file', async () => {
  expect(
    await problemsOf({
      'content/proposals/padaria-aurora.md': proposal(),
      'content/proposals/padaria-boreal.md': proposal('Padaria Aurora', 'Padaria Boreal').replace(
        'Uma proposta de teste',
        'Outra proposta de teste',
      ),
    }),
  ).toEqual([
    `content/proposals/padaria-boreal.md:4:9  number
  expected a number of its own, found 2025-048 as in content/proposals/padaria-aurora.md
  4 | number: "2025-048"
    |         ^
  fix: write the next free number here, or delete the proposal that no longer counts`,
  ]);
});

test('of two proposals of one number the one that was not sent is refused, whatever its name', async () => {
  const root = await sentProject();
  writeTree(root, {
    'content/proposals/abacaxi.md': proposal('Padaria Aurora', 'Feira do Abacaxi').replace(
      'Uma proposta de teste',
      'Outra proposta de teste',
    ),
  });
  expect((await buildProject(root)).problems).toEqual([
    `content/proposals/abacaxi.md:4:9  number
  expected a number of its own, found 2025-048 as in content/proposals/padaria-aurora.md
  4 | number: "2025-048"
    |         ^
  fix: write the next free number here, or delete the proposal that no longer counts`,
  ]);
});

test('two projects of one category with one title are refused at the later file', async () => {
  expect(
    await problemsOf({
      ...portfolioWith(project()),
      [SECOND]: project('position: 1', 'position: 2'),
    }),
  ).toEqual([
    `content/portfolio/vale-do-iguacu.yaml:1:8  title
  expected a title of its own among websites, found "Trem da Serra" as in content/portfolio/trem-da-serra.yaml
  1 | title: Trem da Serra
    |        ^
  fix: change one of the two titles, or delete the file of the project that is there twice`,
  ]);
});

test('two projects of one category at one position are refused at the later file', async () => {
  expect(await problemsOf({ ...portfolioWith(project()), [SECOND]: titled(project()) })).toEqual([
    `content/portfolio/vale-do-iguacu.yaml:3:11  position
  expected a position of its own among websites, found 1 as in content/portfolio/trem-da-serra.yaml
  3 | position: 1
    |           ^
  fix: write a position that no other project of websites has`,
  ]);
});

test('projects of two categories may share a title and a position', async () => {
  const site = await buildSite({
    ...portfolioWith(project()),
    [SECOND]: project('category: websites', 'category: sistemas'),
  });
  expect(site.problems).toEqual([]);
});
