// What a client finds in the browser where a proposal was withdrawn; its words and links: tests/commands/proposal-withdraw.test.ts.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { runOf } from '../../pipeline/run.ts';
import { openBuilt } from '../support/browser.ts';
import { buildProject, sound } from '../support/build-site.ts';
import { expectReadable } from '../support/looks.ts';
import { sentProject } from '../support/sent-project.ts';

test('a withdrawn proposal is kind to everybody', async () => {
  const root = await sentProject();
  withdrawProposal('padaria-aurora', runOf({ root }));
  await sound(buildProject(root));
  const view = { width: 1440, reducedMotion: true };
  const path = '/proposta-padaria-aurora';
  const { page, complaints } = await openBuilt(join(root, 'dist'), path, view);
  expect(await page.title()).toBe('Proposta indisponível | Pinha');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Esta proposta não está mais disponível',
  );
  await expectReadable(page, 'withdrawn', true);
  expect(complaints).toEqual([]);
});
