// What other code makes of a proposal that was sent.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRebuilder } from '../../commands/serve/rebuild.ts';
import { formatProblem } from '../../domain/problem.ts';
import { writeTree } from '../support/build-site.ts';
import { copySources } from '../support/project-copy.ts';
import { SENT_FILE, sendIn, textOf } from '../support/sent-project.ts';
import { proposal, swapped } from '../support/tiny-site.ts';

test('code that says something else on the page is refused, and another wrapper or class is not', async () => {
  const root = copySources({ [SENT_FILE]: proposal() });
  await sendIn(root);
  const rebuild = createRebuilder({
    root,
    cache: join(root, '.preview'),
    outDir: join(root, 'dist'),
  });
  const problemsWith = async (found: string, replacement: string) => {
    const file = 'templates/proposal/acceptance.tsx';
    writeTree(root, { [file]: swapped(textOf(root, file), [found, replacement]) });
    return (await rebuild({ ofCode: true })).problems.map(formatProblem);
  };
  expect(await problemsWith('"signatures"', '"signatures wide"')).toEqual([]);
  const [problem] = await problemsWith('CNPJ\\u00a0', 'Inscrito no CNPJ ');
  expect(problem).toMatch(
    /^content\/proposals\/sent\/2025-048-v2\.yaml:\d+:\d+\n {2}expected the page to say ".*CNPJ .*", as the client read it on 2025-05-20, found ".*Inscrito no CNPJ .*":/,
  );
  expect(problem).toContain(
    'fix: restore the template, the island or the rule of domain/ that writes it, or write version: 3 in content/proposals/padaria-aurora.md and then npm run proposal:send padaria-aurora',
  );
});
