// `npm run proposal list`: what it says of proposals in every state.

import { expect, test } from 'vitest';
import { lookUp } from '../../commands/look-up.ts';
import { declineProposal } from '../../commands/proposal/decline-proposal.ts';
import { formatList, listProposals } from '../../commands/proposal/list-proposals.ts';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import { asksFromHere } from '../../commands/serve/address.ts';
import { proposalsPage } from '../../commands/serve/proposals-page.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { runOf } from '../../pipeline/run.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
import { visibleText } from '../support/html.ts';
import { KEPT, SENT, SENT_FILE, sendIn, sentProject } from '../support/sent-project.ts';
import { numbered, proposal } from '../support/tiny-site.ts';

const ACCEPTED =
  'name: Joana <Prado>\nrole: Sócia\nacceptedOn: 2025-05-30\ntotal: R$ 1.500,50\npayment: PIX\nchoice: ""\ncode: 1234-5678\n';
const URL = 'https://www.pinha.test';

function listed(root: string, today: string): string {
  const sent = readSent(root).value;
  if (!sent) throw new Error('nothing can be read');
  const content = lookUp(runOf({ root, today, drafts: true }));
  return formatList(listProposals(content, sent, today), URL).replaceAll('\u00a0', ' ');
}

test('a draft, one that is ready, one that was sent', async () => {
  const root = await sentProject();
  writeTree(root, {
    'content/proposals/um.md': numbered('2025-050', 'Padaria Um'),
    'content/proposals/dois.md': numbered('2025-051', 'Padaria Dois').replace(
      'version: 2',
      'version: 1\ndraft: true',
    ),
  });
  expect(listed(root, '2025-06-01')).toBe(`2025-048 v2  Padaria Aurora  R$ 1.500,50
  enviada em 20/05/2025, vence em 3 dias
  https://www.pinha.test/proposta-padaria-aurora
  hoje: lembre o cliente de que o prazo está acabando

2025-050 v2  Padaria Um  R$ 1.500,50
  pronta, ainda não enviada
  https://www.pinha.test/proposta-um
  hoje: npm run proposal send um

2025-051 v1  Padaria Dois  R$ 1.500,50
  rascunho
  https://www.pinha.test/proposta-dois
  hoje: termine o texto e tire a linha draft: true`);
});

test.each([
  ['2025-05-21', 'enviada em 20/05/2025, vale até 04/06/2025', undefined],
  [
    '2025-06-03',
    'enviada em 20/05/2025, vence amanhã',
    'lembre o cliente de que o prazo está acabando',
  ],
  [
    '2025-06-04',
    'enviada em 20/05/2025, vence hoje',
    'lembre o cliente de que o prazo está acabando',
  ],
  [
    '2025-06-05',
    'venceu em 04/06/2025',
    'para renovar, aumente version e npm run proposal send padaria-aurora',
  ],
])('on %s what was sent is %j', async (today, says, todo) => {
  const text = listed(await sentProject(), today);
  expect(text.split('\n').slice(1)).toEqual([
    `  ${says}`,
    `  ${URL}/proposta-padaria-aurora`,
    ...(todo ? [`  hoje: ${todo}`] : []),
  ]);
});

test('a higher version is ready, and what was withdrawn stays in the list', async () => {
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  const ready = listed(root, '2025-05-21');
  expect(ready).toContain('hoje: a versão 3 está pronta: npm run proposal send padaria-aurora');
  // The total of the file is another version's.
  expect(ready).not.toContain('R$');
  writeTree(root, { [SENT_FILE]: SENT });
  withdrawProposal('padaria-aurora', runOf({ root, today: '2025-05-22' }));
  expect(listed(root, '2025-06-01')).toContain('retirada em 22/05/2025');
  writeTree(root, { [SENT_FILE]: null });
  expect(listed(root, '2025-06-01')).toBe(
    `2025-048 v2  Padaria Aurora\n  retirada em 22/05/2025\n  ${URL}/proposta-padaria-aurora`,
  );
});

test('a deal whose page was taken down is one still, and says both', async () => {
  const root = await sentProject();
  writeTree(root, { [`${KEPT}/accepted.yaml`]: ACCEPTED });
  withdrawProposal('padaria-aurora', runOf({ root, today: '2025-06-02' }));
  expect(listed(root, '2025-06-03')).toContain(
    'aceita em 30/05/2025 por Joana <Prado>: R$ 1.500,50; retirada em 02/06/2025',
  );
});

test('one that was declined says why, and a higher version is a new question', async () => {
  const root = await sentProject();
  const on = runOf({ root, today: '2025-05-22' });
  expect(declineProposal('2025-048', 'O prazo não serve', on)).toMatchObject({
    done: { version: 2 },
  });
  expect(listed(root, '2025-06-03')).toContain('recusada em 22/05/2025: O prazo não serve');
  const { notices } = await buildProject(root, { today: '2025-06-03' });
  expect(notices.join()).not.toContain('expires');
  expect(declineProposal('confeitaria', undefined, on)).toHaveProperty('refused');
});

test('a fee stands beside the total, and without proposals it says how to begin', async () => {
  const fee = '{ id: nuvem, title: Nuvem, priceCents: 1500, every: month, from: da entrega }';
  const root = makeProject({
    [SENT_FILE]: proposal('validDays: 15', `recurring: [${fee}]\nvalidDays: 15`),
  });
  expect(listed(root, '2025-06-01')).toContain('R$ 1.500,50, mais R$ 15 por mês');
  await sendIn(root);
  writeTree(root, { [SENT_FILE]: null });
  expect(listed(root, '2025-05-21')).toContain('2025-048 v2  Padaria Aurora');
  expect(formatList([], URL)).toContain('Nenhuma proposta ainda');
});

test('the page of the preview says the same, and at once what a client answered', async () => {
  const root = await sentProject();
  const page = (today = '2025-06-01') => proposalsPage(runOf({ root, today, drafts: true }));
  const seen = page();
  expect(visibleText(seen)).toBe(
    'Propostas Em 01/06/2025. Só a prévia mostra esta página, e só neste computador. Padaria Aurora, 2025-048 v2 enviada em 20/05/2025, vence em 3 dias Hoje lembre o cliente de que o prazo está acabando Total R$ 1.500,50 Último dia 04/06/2025 Endereço /proposta-padaria-aurora',
  );
  expect(seen).toContain('<a href="/proposta-padaria-aurora">');
  writeTree(root, {
    [`${KEPT}/accepted.yaml`]: ACCEPTED,
  });
  expect(page()).toContain('<p>aceita em 30/05/2025 por Joana &lt;Prado&gt;: ');
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  await sendIn(root, 'padaria-aurora', '2025-06-01');
  expect(visibleText(page())).toContain(
    'Antes versão 2, aceita em 30/05/2025 por Joana <Prado>: R$ 1.500,50, substituída',
  );
});

test('the preview shows its list to this computer alone', () => {
  const from = (remoteAddress: string) =>
    asksFromHere({ socket: { remoteAddress, localAddress: '10.0.0.2' } } as never);
  expect(['127.0.0.1', '::1', '10.0.0.2', '10.0.0.7'].map(from)).toEqual([true, true, true, false]);
});
