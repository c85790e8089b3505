// `npm run proposal:withdraw`, and forgetting a client: what the address shows, and what stays taken.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { Run } from '../../pipeline/run.ts';
import { buildProject, writeTree } from '../support/build-site.ts';
import { chatTexts, visibleText } from '../support/html.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import {
  ARCHIVE,
  LOCK,
  SENT,
  SENT_FILE,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

const TODAY = '2025-06-01';
const GONE = 'não está mais disponível';
const withdraw = (root: string, name = 'padaria-aurora') =>
  withdrawProposal(name, new Run({ root, today: TODAY }));

/** A site that builds, and what its build says of proposals. */
async function builtIn(root: string) {
  const built = await buildProject(root, { today: TODAY });
  expect(built.problems).toEqual([]);
  const notices = built.report.notices.map(({ message }) => message);
  return { ...built, notices: notices.filter((text) => !text.startsWith('links lead to ann')) };
}

test('a withdrawn proposal says so at its address, in no words of its own, and may lose its file', async () => {
  const root = await sentProject();
  expect(withdraw(root)).toMatchObject({ withdrawn: { file: SENT_FILE } });
  expect(withdraw(root)).toEqual({ refused: `${SENT_FILE} was withdrawn on 2025-06-01` });
  const { read, notices } = await builtIn(root);
  const html = read(SENT_PAGE);
  expect(visibleText(html)).toBe(
    'Ir para o conteúdo pinha Esta proposta não está mais disponível Ela foi retirada e deixou de valer. Se o projeto continua nos seus planos, é só chamar que a gente prepara uma nova. Falar pelo WhatsApp (abre em nova aba) Prefere escrever? Mande um e-mail para oi@pinha.test',
  );
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('href="mailto:oi@pinha.test"');
  expect(chatTexts(html)).toEqual([
    'Olá! Abri o link da minha proposta e ela não está mais disponível. Podemos conversar sobre uma nova?',
  ]);
  expect(html).not.toMatch(/Aurora|Joana|2025-048|1\.500/);
  expect(notices).toEqual([
    `${SENT_FILE} was withdrawn on 2025-06-01, and its address says so: delete the file, or raise its version and npm run proposal:send padaria-aurora`,
  ]);
  writeTree(root, { [SENT_FILE]: null });
  const without = await builtIn(root);
  expect([without.notices, without.read(SENT_PAGE).includes(GONE)]).toEqual([[], true]);
  // Another page may take the address.
  writeTree(root, { [SENT_FILE]: proposal('2025-048', '2025-050') });
  expect((await builtIn(root)).read(SENT_PAGE)).toContain('2025-050');
});

test('a withdrawn proposal comes back with a higher version, and not before that is sent', async () => {
  const root = await sentProject();
  withdraw(root);
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  const waiting = await builtIn(root);
  expect(waiting.notices).toEqual([
    `${SENT_FILE} has a version 3 that was not sent: the proposal stays withdrawn until npm run proposal:send padaria-aurora`,
  ]);
  expect(waiting.read(SENT_PAGE)).toContain(GONE);
  await sendIn(root, 'padaria-aurora', TODAY);
  expect((await builtIn(root)).read(SENT_PAGE)).toContain('Joana Prado');
});

test('withdrawing knows the proposal by name, address or number, its file being gone, and refuses others', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: null });
  const before = textOf(root, LOCK);
  const names = ['padaria-aurora', SENT_FILE, '/proposta-padaria-aurora', '2025-048'];
  for (const name of ['proposta-padaria-aurora', ...names]) {
    writeTree(root, { [LOCK]: before });
    expect(withdraw(root, name), name).toMatchObject({ withdrawn: { file: SENT_FILE } });
    expect(JSON.parse(textOf(root, LOCK))['2025-048'][2].withdrawnOn).toBe(TODAY);
  }
  writeTree(root, { [LOCK]: before });
  expect(withdraw(root, 'padaria-auroar')).toEqual({
    refused:
      'there is no sent proposal "padaria-auroar": did you mean "padaria-aurora"? Sent proposals: padaria-aurora\nOne that was never sent needs no withdrawing: delete its file',
  });
  writeTree(root, { [ARCHIVE]: textOf(root, ARCHIVE).replace('120050', '110050') });
  expect(withdraw(root)).toMatchObject({ problems: [{ file: ARCHIVE }] });
  expect(textOf(root, LOCK)).toBe(before);
});

test('a client is forgotten by deleting archive and file: its number stays taken', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: null, [ARCHIVE]: null });
  const { notices, exists } = await builtIn(root);
  const told = 'sent proposals that were forgotten, and whose numbers stay taken: 2025-048';
  expect([notices, exists(SENT_PAGE)]).toEqual([[told], false]);
  writeTree(root, { 'content/proposals/outra.md': proposal('version: 2', 'version: 9') });
  expect((await buildProject(root)).problems).toEqual([
    expect.stringContaining(
      'expected a free number, found 2025-048, of which version 2 was sent and its archive is gone',
    ),
  ]);
});

test('a client is not forgotten by half: an earlier archive would still name them', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  await sendIn(root, 'padaria-aurora', TODAY);
  const last = 'content/proposals/sent/2025-048-v3.yaml';
  writeTree(root, { [SENT_FILE]: null, [last]: null });
  expect((await buildProject(root)).problems).toEqual([
    `${ARCHIVE}
  expected the archive of version 3 of 2025-048 too, found only an earlier one
  fix: restore ${last} from version control, or delete this file as well to forget the client`,
  ]);
});

test('the command says what the address shows, and what to commit', async () => {
  const root = copyProgram();
  cpSync(join(await sentProject(), 'content'), join(root, 'content'), { recursive: true });
  expect(await startCommand(root, ['proposal-withdraw', 'padaria-aurora']).finished).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `version 2 of 2025-048 is withdrawn
  address      /proposta-padaria-aurora says so from the next build on
  file         ${SENT_FILE} may be deleted
  to forget    delete content/proposals/sent/2025-048-v*.yaml too: then nothing stands at the address
Publish the site, and commit content/proposals.lock.json.
`,
  });
});
