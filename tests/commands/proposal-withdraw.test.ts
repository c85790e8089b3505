// `npm run proposal:withdraw`, and forgetting a client: what the address shows, and what stays taken.

import { describe, expect, test } from 'vitest';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { Run } from '../../pipeline/run.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
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
const withdraw = (root: string, name = 'padaria-aurora') =>
  withdrawProposal(name, new Run({ root, today: TODAY }));

function refusalOf(root: string, name?: string): string {
  const before = textOf(root, LOCK);
  const result = withdraw(root, name);
  expect(textOf(root, LOCK)).toBe(before);
  return 'refused' in result ? result.refused : '';
}

async function noticesOf(root: string): Promise<string[]> {
  const { problems, report } = await buildProject(root, { today: TODAY });
  expect(problems).toEqual([]);
  return report.notices
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('links lead to announced pages'));
}

describe('a withdrawn proposal', () => {
  test('says so at its address, in no words of its own, and offers chat and e-mail', async () => {
    const root = await sentProject();
    expect(withdraw(root)).toMatchObject({ withdrawn: { file: SENT_FILE } });
    const { problems, read } = await buildProject(root, { today: TODAY });
    expect(problems).toEqual([]);
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
  });

  test('may lose its file, and is mentioned as long as it has one', async () => {
    const root = await sentProject();
    withdraw(root);
    expect(await noticesOf(root)).toEqual([
      `${SENT_FILE} was withdrawn on 2025-06-01, and its address says so: delete the file, or raise its version and npm run proposal:send padaria-aurora`,
    ]);
    writeTree(root, { [SENT_FILE]: null });
    expect(await noticesOf(root)).toEqual([]);
    expect((await buildProject(root)).read(SENT_PAGE)).toContain('não está mais disponível');
  });

  test('comes back with a higher version, and not before that is sent', async () => {
    const root = await sentProject();
    withdraw(root);
    writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
    expect(await noticesOf(root)).toEqual([
      `${SENT_FILE} has a version 3 that was not sent: the proposal stays withdrawn until npm run proposal:send padaria-aurora`,
    ]);
    expect((await buildProject(root)).read(SENT_PAGE)).toContain('não está mais disponível');
    await sendIn(root, 'padaria-aurora', TODAY);
    expect((await buildProject(root, { today: TODAY })).read(SENT_PAGE)).toContain('Joana Prado');
  });

  test('needs no passphrase any more', async () => {
    const root = makeProject({
      'content/proposals/k7m2p9qd.md': proposal('version: 2\n', 'version: 2\npassphrase: true\n'),
      '.passphrases.json': '{"k7m2p9qd": "fmg5-4bv3-bfvy-g4zi-yqzx-583c"}',
    });
    await sendIn(root, 'k7m2p9qd');
    withdraw(root, '2025-048');
    writeTree(root, { '.passphrases.json': null });
    const { problems, read } = await buildProject(root, { today: TODAY });
    expect(problems).toEqual([]);
    expect(read('proposta-k7m2p9qd.html')).toContain('não está mais disponível');
  });

  test('leaves its address to another page that takes it', async () => {
    const root = await sentProject();
    withdraw(root);
    writeTree(root, { [SENT_FILE]: proposal('2025-048', '2025-050') });
    const { problems, read } = await buildProject(root, { today: TODAY });
    expect(problems).toEqual([]);
    expect(read(SENT_PAGE)).toContain('2025-050');
  });
});

describe('withdrawing', () => {
  test('knows the proposal by its number too, its file being gone', async () => {
    const root = await sentProject();
    writeTree(root, { [SENT_FILE]: null });
    const before = textOf(root, LOCK);
    const names = ['padaria-aurora', SENT_FILE, '/proposta-padaria-aurora', '2025-048'];
    for (const name of ['proposta-padaria-aurora', ...names]) {
      writeTree(root, { [LOCK]: before });
      expect(withdraw(root, name), name).toMatchObject({ withdrawn: { file: SENT_FILE } });
      expect(JSON.parse(textOf(root, LOCK))['2025-048'][2].withdrawnOn).toBe(TODAY);
    }
  });

  test('is refused for what was never sent, and twice', async () => {
    const root = await sentProject();
    expect(refusalOf(root, 'padaria-auroar')).toBe(
      'there is no sent proposal "padaria-auroar": did you mean "padaria-aurora"? Sent proposals: padaria-aurora\nOne that was never sent needs no withdrawing: delete its file',
    );
    withdraw(root);
    expect(refusalOf(root)).toBe(`${SENT_FILE} was withdrawn on 2025-06-01`);
  });

  test('is refused while what was sent is damaged', async () => {
    const root = await sentProject();
    writeTree(root, { [ARCHIVE]: textOf(root, ARCHIVE).replace('120050', '110050') });
    expect(withdraw(root)).toMatchObject({ problems: [{ file: ARCHIVE }] });
  });
});

describe('a client is forgotten', () => {
  test.each([
    ['', false],
    [' also after the proposal was withdrawn', true],
  ])('by deleting archive and file%s: its number stays taken', async (_, isWithdrawn) => {
    const root = await sentProject();
    if (isWithdrawn) withdraw(root);
    writeTree(root, { [SENT_FILE]: null, [ARCHIVE]: null });
    expect(await noticesOf(root)).toEqual([
      'sent proposals that were forgotten, and whose numbers stay taken: 2025-048',
    ]);
    expect((await buildProject(root)).exists(SENT_PAGE)).toBe(false);
    writeTree(root, { 'content/proposals/outra.md': proposal('version: 2', 'version: 9') });
    expect((await buildProject(root)).problems).toEqual([
      expect.stringContaining(
        'expected a free number, found 2025-048, of which version 2 was sent and its archive is gone',
      ),
    ]);
  });

  test('not by half: an earlier archive would still name the client', async () => {
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
});

describe('the command', { timeout: 60_000 }, () => {
  const run = (root: string, ...words: string[]) =>
    startCommand(root, ['proposal-withdraw', ...words]).finished;

  test('says what the address shows, and what to commit', async () => {
    const root = copyProgram({ [SENT_FILE]: proposal() });
    await sendIn(root);
    expect(await run(root, 'padaria-aurora')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: `version 2 of 2025-048 is withdrawn
  address      /proposta-padaria-aurora says so from the next build on
  file         ${SENT_FILE} may be deleted
  to forget    delete content/proposals/sent/2025-048-v*.yaml too: then nothing stands at the address
Publish the site, and commit content/proposals.lock.json.
`,
    });
    expect(await run(root, 'padaria-aurora')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/was withdrawn on \d{4}-\d\d-\d\d\n$/),
    });
  });
});
