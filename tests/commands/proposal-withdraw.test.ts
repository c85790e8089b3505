// `npm run proposal withdraw` and `proposal forget`: what the address shows, and what stays taken.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { forgetProposal, withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { type Run, runOf } from '../../pipeline/run.ts';
import { buildProject, sound, writeTree } from '../support/build-site.ts';
import { readFiles } from '../support/files.ts';
import { chatTexts, visibleText } from '../support/html.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import {
  KEPT,
  SENT,
  SENT_FILE,
  SENT_FOLDER,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

const TODAY = '2025-06-01';
const GONE = 'não está mais disponível';
const run = (root: string): Run => runOf({ root, today: TODAY });
const withdraw = (root: string, name = 'padaria-aurora') => withdrawProposal(name, run(root));

/** A site that builds, and what its build says of proposals. */
async function builtIn(root: string) {
  const built = await sound(buildProject(root, { today: TODAY }));
  const notices = built.notices.filter((text) => !text.startsWith('links lead to ann'));
  return { ...built, notices };
}

test('a withdrawn proposal says so at its address, in no words of its own, and may lose its file', async () => {
  const root = await sentProject();
  expect(withdraw(root)).toMatchObject({ done: { file: SENT_FILE } });
  expect(withdraw(root)).toEqual({ refused: `${SENT_FILE} já foi retirada em 01/06/2025` });
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
  expect(notices).toEqual([]);
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
    `${SENT_FILE} has a version 3 that was not sent: the proposal stays withdrawn until npm run proposal send padaria-aurora`,
  ]);
  expect(waiting.read(SENT_PAGE)).toContain(GONE);
  await sendIn(root, 'padaria-aurora', TODAY);
  expect((await builtIn(root)).read(SENT_PAGE)).toContain('Joana Prado');
});

test('withdrawing knows the proposal by name, address or number, its file being gone, and refuses others', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: null });
  const record = `${KEPT}/record.yaml`;
  const before = textOf(root, record);
  const names = ['padaria-aurora', SENT_FILE, '/proposta-padaria-aurora', '2025-048'];
  for (const name of ['proposta-padaria-aurora', ...names]) {
    writeTree(root, { [record]: before });
    expect(withdraw(root, name), name).toMatchObject({ done: { file: SENT_FILE } });
    expect(parse(textOf(root, record))).toEqual({ ...parse(before), withdrawnOn: TODAY });
  }
  writeTree(root, { [record]: before });
  expect(withdraw(root, 'padaria-auroar')).toEqual({
    refused:
      'não há proposta enviada "padaria-auroar": será "padaria-aurora"? As que existem: padaria-aurora\nUma que nunca foi enviada não precisa disto: apague o arquivo dela',
  });
  writeTree(root, { [record]: before.replace('2025-05-20', '2025-05-32') });
  expect(withdraw(root)).toEqual({ refused: expect.stringMatching(`^${record}:.*  issuedOn\n`) });
});

test('a forgotten client leaves no word behind: the number stays taken', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  await sendIn(root, 'padaria-aurora', TODAY);
  // What a killed sending leaves.
  writeTree(root, { [SENT_FILE]: null, [`${SENT_FOLDER}/.4c1d/page.html`]: 'Joana Prado' });
  expect(forgetProposal('2025-048', run(root))).toMatchObject({ done: { number: '2025-048' } });
  for (const text of readFiles(join(root, 'content')).values()) {
    expect(text).not.toMatch(/Joana|Prado|padaria-aurora/);
  }
  const { notices, exists } = await builtIn(root);
  expect([notices, exists(SENT_PAGE)]).toEqual([[], false]);
  // What a hand has deleted is known by its number alone.
  expect(forgetProposal('2025-007', run(root))).toEqual({ done: { number: '2025-007' } });
  expect(textOf(root, `${SENT_FOLDER}/forgotten.yaml`)).toMatch(/2025-007: .*\n2025-048: /);
  writeTree(root, { 'content/proposals/outra.md': proposal('version: 2', 'version: 9') });
  expect((await buildProject(root)).problems).toEqual([
    expect.stringContaining(
      'expected a number of its own, found 2025-048 whose client was forgotten on 2025-06-01',
    ),
  ]);
});

test('the commands say what the address shows, and what to commit', async () => {
  const root = copyProgram();
  cpSync(join(await sentProject(), 'content'), join(root, 'content'), { recursive: true });
  expect(
    await startCommand(root, ['proposal', 'withdraw', 'padaria-aurora']).finished,
  ).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `A versão 2 de 2025-048 foi retirada
  endereço  /proposta-padaria-aurora diz isso a partir da próxima publicação
  arquivo   ${SENT_FILE} pode ser apagado
  esquecer  npm run proposal forget 2025-048 apaga tudo o que se guardou dela
Publique o site e faça o commit de content/proposals/sent/.
`,
  });
  expect(await startCommand(root, ['proposal', 'forget', 'padaria-aurora']).finished).toMatchObject(
    {
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('2025-048 foi esquecida, e o número continua ocupado\n'),
    },
  );
  expect(existsSync(join(root, KEPT))).toBe(false);
});
