// Code that changes what clients were sent, in processes of their own: each proposal can be sent anew.

import { expect, test } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { copySources, runBuild, startCommand } from '../support/project-copy.ts';
import { textOf } from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

test('code that changes two sent proposals does not keep either from being sent anew', async () => {
  const program = copySources({
    'content/proposals/padaria-aurora.md': proposal(),
  });
  const [one, other] = ['padaria-aurora', 'padaria-boreal'];
  writeTree(program, {
    [`content/proposals/${other}.md`]: proposal('Padaria Aurora', 'Padaria Boreal')
      .replace('2025-048', '2025-049')
      .replace('Uma proposta de teste', 'Outra proposta de teste'),
  });
  const send = (name: string) => startCommand(program, ['proposal-send', name]).finished;
  for (const name of [one, other]) expect(await send(name)).toMatchObject({ code: 0 });
  const file = 'templates/proposal/acceptance.tsx';
  writeTree(program, { [file]: textOf(program, file).replace('CNPJ\\u00a0', 'CNPJ nº ') });
  expect((await runBuild(program)).code).toBe(1);
  for (const name of [one, other]) {
    const path = `content/proposals/${name}.md`;
    writeTree(program, {
      [path]: textOf(program, path).replace(
        /version: (\d)/,
        (_, last) => `version: ${Number(last) + 1}`,
      ),
    });
  }
  expect(await send(one)).toMatchObject({ code: 0, stderr: '' });
  expect((await runBuild(program)).stderr).toContain('sent/2025-049-v2.yaml');
  expect(await send(other)).toMatchObject({ code: 0, stderr: '' });
  expect((await runBuild(program)).code).toBe(0);
});
