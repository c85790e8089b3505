// After any saves in any order the preview answers as a fresh build would, with the same problems, without a restart.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { run } from '../support/command.ts';
import { copyProgram } from '../support/project.ts';
import { CODE_SAVES, Previews, SAVES } from '../support/saves.ts';

const previews = new Previews();
afterAll(() => previews.stop());

test('after saves of content, styles, drawings and scripts the preview is what a build writes', () =>
  previews.takeByChance(SAVES, { runs: 3, length: 9 }));

test('after saves of code the preview is what a build writes', () =>
  previews.takeByChance(CODE_SAVES, { runs: 1, length: 2 }));

test('what is wrong with a sent proposal, and a redirect to it, are the same in the preview', async () => {
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
