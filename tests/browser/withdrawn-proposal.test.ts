// What a client finds in the browser where a proposal was withdrawn; its words and links: tests/pipeline/sent-proposals.test.ts.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBuilt } from '../support/browser.ts';
import { buildProject, makeProject, sound } from '../support/build-site.ts';
import { expectReadable } from '../support/looks.ts';
import { edit, KEPT, SENT_FILE, sendIn } from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

test('a withdrawn proposal is kind to everybody', async () => {
  const root = makeProject({ [SENT_FILE]: proposal() });
  await sendIn(root);
  edit(root, `${KEPT}/record.yaml`, 'status: sent', 'status: withdrawn');
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
