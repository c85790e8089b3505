// `npm run proposal accept`: the message of a client against what was sent, word for word.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lookUp } from '../../commands/look-up.ts';
import { acceptProposal } from '../../commands/proposal/accept-proposal.ts';
import { quoteIn } from '../../commands/proposal/check-acceptance.ts';
import { listProposals } from '../../commands/proposal/list-proposals.ts';
import { withdrawProposal } from '../../commands/proposal/withdraw-proposal.ts';
import type { Signer } from '../../domain/proposal/chat.ts';
import { proposalChat } from '../../domain/proposal/chat.ts';
import { parseQuote } from '../../domain/proposal/choice.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { chosenTitles } from '../../domain/proposal/words.ts';
import { readSent } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import { type Run, runOf } from '../../pipeline/run.ts';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import {
  copyOf,
  KEPT,
  makeLight,
  SENT,
  SENT_FILE,
  sendIn,
  sentProject,
} from '../support/sent-project.ts';
import { asModules, guarded, proposal } from '../support/tiny-site.ts';

const TODAY = '2025-06-01';
const OFFER = `recurring: [{ id: nuvem, title: Nuvem, priceCents: 1500, every: month, from: da entrega }]
`;
const run = (root: string, today = TODAY): Run => runOf({ root, today });
const SITE = 'https://www.pinha.test';
const OPEN = '/proposta-padaria-aurora';
const SECRET = '/proposta-k7m2p9qd';
const IVO: Signer = { name: 'Ivo Stachera', role: 'Diretor, sócio' };

/** What the page writes for a client who chose this, typed that, and pressed the button on that day. */
function messageOf(
  root: string,
  hash = '#opcoes=site,nuvem&pagamento=cartao-7',
  {
    signer = IVO,
    day = '2025-05-30',
    passphrase,
  }: { signer?: Signer; day?: string; passphrase?: string } = {},
): string {
  const route = passphrase === undefined ? OPEN : SECRET;
  const version = { folder: KEPT, route, issuedOn: '2025-05-20' };
  const quote = quoteIn(root, version, passphrase);
  if (!quote) throw new Error('the page has no quote');
  const { data, offer } = quote;
  const { chosen, form } = parseQuote(data, hash);
  const figures = computeProposal(data, chosen);
  const items = chosenTitles(data, figures);
  const chat = proposalChat(
    offer,
    { items, figures, form, signer, address: SITE + route + hash },
    day,
  );
  return new URL(chat.acceptLink).searchParams.get('text') ?? '';
}

let base = '';
beforeAll(async () => {
  const text = asModules(proposal('validDays: 15', `${OFFER}validDays: 15`)).replace(
    'headline: Site da padaria',
    'headline: [{ text: Site, of: site }, { text: fotos, of: fotos }]',
  );
  base = await sentProject({ [SENT_FILE]: text });
});

test('what agrees is recorded beside what was sent, which stays as it was, and the list says so', async () => {
  const root = copyOf(base);
  const message = `[10:42] Ivo: ${messageOf(root).replaceAll('\n', '  \r\n')}\nObrigado!`;
  const before = contentsOf(join(root, KEPT));
  expect(acceptProposal(message, run(root))).toMatchObject({
    accepted: { number: '2025-048', version: 2, ...IVO, acceptedOn: '2025-05-30' },
  });
  const { 'accepted.yaml': written, ...rest } = Object.fromEntries(contentsOf(join(root, KEPT)));
  expect(rest).toEqual(Object.fromEntries(before));
  expect(written).toBeDefined();
  expect(parse(readFileSync(join(root, KEPT, 'accepted.yaml'), 'utf8'))).toMatchObject({
    choice: '#opcoes=site,nuvem&pagamento=cartao-7',
    total: 'R$ 1.200,50, mais R$ 15 por mês',
  });
  const sent = readSent(root).value;
  const listed = sent && listProposals(lookUp(run(root)), sent, '2025-06-03');
  expect(listed?.[0]?.says).toContain('aceita em 30/05/2025 por Ivo Stachera');
  const built = await buildProject(root, { today: '2025-06-03' });
  expect(built.notices.join()).not.toContain('expires');
  expect(existsSync(join(root, 'dist/accepted.yaml'))).toBe(false);
  expect(acceptProposal(message, run(root))).toEqual({
    refused: ['2025-048, versão 2, já foi aceita por Ivo Stachera'],
  });
});

test('of two hundred that were forged or garbled none passes, and nothing is written', () => {
  const message = messageOf(base);
  const signs = [...message];
  const place = fc.nat(signs.length - 1);
  const garbled = fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...'0159aéX.,-'))
      .map(([at, sign]) => signs.with(at, sign).join('')),
    place.map((at) => signs.toSpliced(at, 1).join('')),
    fc.tuple(place, place).map(([one, other]) =>
      signs
        .with(one, signs[other] ?? '')
        .with(other, signs[one] ?? '')
        .join(''),
    ),
    fc.constantFrom(
      message.replace('R$\u00a01.200,50', 'R$\u00a0200,50'),
      message.replace('=site,nuvem', '=site,fotos,nuvem'),
      message.replace('cartao-7', 'cartao-1'),
      message.replace('versão 2', 'versão 1'),
      message.replace('Ivo Stachera', 'Ana Prado'),
      message.replace('30 de maio', '29 de maio'),
      message.replace('30 de maio', '9 de julho'),
      message.split('\n').slice(0, -1).join('\n'),
      message.split('\n').toReversed().join('\n'),
      '',
    ),
  );
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const other = garbled.filter((text) => !plain(text).includes(plain(message)));
  fc.assert(
    fc.property(other, (text) => {
      const result = acceptProposal(text, run(base));
      expect(result).toHaveProperty('refused');
    }),
    { numRuns: 300 },
  );
  expect(existsSync(join(base, KEPT, 'accepted.yaml'))).toBe(false);
});

const AGAIN =
  'peça que o aceite venha de novo pela página /proposta-padaria-aurora, com nome e cargo, no fim dela';

test('a difference is said in words', () => {
  const message = messageOf(base);
  const refused = (text: string, today?: string): string => {
    const result = acceptProposal(text, run(base, today));
    return 'refused' in result ? result.refused.join('\n').replaceAll('\u00a0', ' ') : 'accepted';
  };
  expect(refused(message.replace('1.200,50', '200,50'))).toBe(
    `versão 2: pela proposta seria: Total: R$ 1.200,50, mais R$ 15 por mês\n${AGAIN}`,
  );
  expect(refused(message.replace('=site,', '=site,loja,'))).toBe(
    `versão 2: a escolha tem o que esta proposta não oferece: loja\n${AGAIN}`,
  );
  expect(refused(message.replace('/proposta-padaria', '/proposta-outra'))).toContain(
    'não é o desta proposta',
  );
  const forged = refused(message.replace('Ivo Stachera', 'Ivo Stachero'));
  expect(forged).toContain('o código não fecha com o nome');
  expect(forged).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}(?!-)/);
  expect(refused(message, '2025-05-29')).toContain('o dia do aceite não fecha: 30 de maio de 2025');
  expect(refused(message.replace('2025-048', '2025-049'))).toBe(
    'a mensagem não tem o número de nenhuma proposta enviada',
  );
});

test('a condition beside the message makes another offer of it, until somebody has read that', () => {
  const root = copyOf(base);
  const message = `${messageOf(root)}\nP.S.: com 10% de desconto, combinado por telefone.`;
  expect(acceptProposal(message, run(root))).toEqual({
    refused: [expect.stringContaining('diz mais: “P.S.: com 10% de desconto, combinado')],
  });
  const taken = acceptProposal(message, run(root), true);
  expect(taken).toMatchObject({ accepted: { note: expect.stringContaining('10% de desconto') } });
});

test('a version that was replaced, withdrawn or had ended is not accepted', async () => {
  const root = copyOf(base);
  const message = messageOf(root);
  writeTree(root, { [SENT_FILE]: SENT.replace('version: 2', 'version: 3') });
  await sendIn(root, 'padaria-aurora', '2025-05-31');
  expect(acceptProposal(message, run(root))).toEqual({
    refused: ['a versão 2 foi substituída pela 3'],
  });
  const other = copyOf(base);
  withdrawProposal('padaria-aurora', run(other));
  expect(acceptProposal(message, run(other))).toEqual({
    refused: ['a versão 2 foi retirada em 01/06/2025'],
  });
  const late = messageOf(base, undefined, { day: '2025-06-04' }).replace(
    'Data: 4 de junho',
    'Data: 5 de junho',
  );
  expect(acceptProposal(late, run(base, '2025-06-10'))).toEqual({
    refused: ['versão 2: a proposta já tinha vencido em 5 de junho de 2025: mande uma versão nova'],
  });
});

test('a protected one is checked with its passphrase, and not without', async () => {
  const passphrase = 'k7m2-p9qd-r4tz-w8xc-v3bn-h6jf';
  const root = makeLight({
    'content/proposals/k7m2p9qd.md': guarded(),
    '.passphrases.json': JSON.stringify({ k7m2p9qd: passphrase }),
  });
  await sendIn(root, 'k7m2p9qd');
  const message = messageOf(root, '#opcoes=site,fotos&pagamento=pix', { passphrase });
  expect(acceptProposal(message.replace('1.500,50', '1.500'), run(root))).toHaveProperty('refused');
  expect(acceptProposal(message, run(root))).toHaveProperty('accepted');
  const closed = copyOf(root);
  writeTree(closed, { '.passphrases.json': '{}' });
  expect(acceptProposal(message, run(closed))).toMatchObject({
    refused: [expect.stringContaining('a senha da proposta não está')],
  });
});

test('the command says why a message is refused, and ends with 1', async () => {
  const root = copyProgram({ 'aceite.txt': 'Bom dia, aceito!' });
  const { code, stderr } = await startCommand(root, ['proposal', 'accept', 'aceite.txt']).finished;
  expect(code).toBe(1);
  expect(stderr).toContain('O aceite não fecha, e nada foi anotado:\n  - ');
});
