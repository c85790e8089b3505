// Two files that claim what only one may have: the number of a proposal, the title and the place of a project.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { portfolioWith, project } from '../support/records.ts';
import { expectProblems } from '../support/refusals.ts';
import { proposal, swapped } from '../support/tiny-site.ts';

const OTHER = swapped(proposal('Padaria Aurora', 'Padaria Boreal'), [
  'Uma proposta de teste',
  'Outra proposta de teste',
]);
const numbered = (file: string): string => `${file}:4:9  number
  expected a number of its own, found 2025-048 as in content/proposals/padaria-aurora.md
  4 | number: "2025-048"
    |         ^
  fix: write the next free number here, or delete the proposal that no longer counts`;

test('what two files claim is refused at the later one', async () => {
  const [third, second] = ['content/portfolio/vale.yaml', 'content/portfolio/uva.yaml'];
  const problems = await problemsOf({
    ...portfolioWith(project()),
    [second]: project('title: Trem da Serra', 'title: Uva'),
    [third]: project('position: 1', 'position: 2'),
    'content/proposals/padaria-aurora.md': proposal(),
    'content/proposals/padaria-boreal.md': OTHER,
  });
  expect(problems).toContain(numbered('content/proposals/padaria-boreal.md'));
  expectProblems(
    problems.filter((problem) => problem.includes('portfolio')),
    `
    ${second}:3:11  position » expected a position of its own among websites, found 1 as in content/portfolio/trem-da-serra.yaml
    fix: write a position that no other project of websites has
    ${third}:1:8  title » expected a title of its own among websites, found "Trem da Serra" as in content/portfolio/trem-da-serra.yaml
    fix: change one of the two titles, or delete the file of the project that is there twice`,
  );
  const shared = project('category: websites', 'category: sistemas');
  const site = await buildSite({ ...portfolioWith(project()), [second]: shared });
  expect(site.problems).toEqual([]);
});
