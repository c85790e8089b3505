// `npm run proposal:send`: what it writes, what it prints, and what it refuses.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFile } from '../../commands/proposal/find-proposal.ts';
import { type SendResult, sendProposal } from '../../commands/proposal/send-proposal.ts';
import { stampProposal } from '../../commands/proposal/stamp-proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { readSource } from '../../pipeline/read/read-source.ts';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { ARCHIVE, SENT_FILE as FILE, LOCK, makeLight, textOf } from '../support/sent-project.ts';
import { post, proposal, swapped, tiny } from '../support/tiny-site.ts';

const SITE = 'content/site.yaml';
const OTHER = swapped(
  proposal('"2025-048"', '"2025-049"'),
  ['Proposta para a Padaria Aurora', 'Outra proposta'],
  ['Uma proposta de teste', 'Outra proposta de teste'],
);

const project = (text = proposal()): string =>
  makeLight({ [FILE]: text, 'content/proposals/clube-hoffmann.md': OTHER });

const send = (root: string, name = 'padaria-aurora', today = '2026-11-20'): Promise<SendResult> =>
  sendProposal(name, { root, today });

async function sentIn(root: string, name?: string, today?: string) {
  const result = await send(root, name, today);
  if (!('sent' in result)) throw new Error('the proposal was not sent');
  return result;
}

/** What a refusal says; nothing in the project may have changed. */
async function refusalOf(root: string, name?: string): Promise<string> {
  const before = contentsOf(join(root, 'content'));
  const result = await send(root, name);
  expect(contentsOf(join(root, 'content'))).toEqual(before);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  if ('refused' in result) return result.refused;
  if ('problems' in result) return result.problems.map(formatProblem).join('\n\n');
  throw new Error('the proposal was sent');
}

test('sending stamps the day, and keeps everything that the page is made from, for people to read', async () => {
  const root = project();
  const before = await buildProject(root, { today: '2026-11-19' });
  const { sent } = await sentIn(root);
  expect(sent).toEqual({
    ...{ file: FILE, archive: ARCHIVE, number: '2025-048', version: 2 },
    address: 'https://www.pinha.test/proposta-padaria-aurora',
    fingerprint: expect.stringMatching(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/),
    issuedOn: '2026-11-20',
    validity: 'Válida até 5 de dezembro de 2026',
  });
  expect(textOf(root, FILE)).toBe(proposal('version: 2\n', 'version: 2\nissuedOn: 2026-11-20\n'));
  const archive = parse(textOf(root, ARCHIVE));
  expect(archive).toMatchObject({
    ...{ file: FILE, route: '/proposta-padaria-aurora', code: sent.fingerprint },
    proposal: {
      ...{ number: '2025-048', version: 2, issuedOn: '2026-11-20' },
      client: { name: 'Joana Prado' },
      items: [{ priceCents: 120050 }, { priceCents: 30000 }],
      portfolio: [{ title: 'Trem da Serra' }],
    },
    body: '\n## O que entendemos\n\nA padaria precisa de um site.\n',
    house: {
      site: { brand: 'Pinha', legalName: 'Pinha Software Ltda.', pix: { key: 'pix@pinha.test' } },
      labels: { proposal: { accept: 'Aceitar proposta' } },
      claims: { projects: { value: '500+' } },
    },
  });
  expect(archive.page).toMatch(/^R\$ 1\.500,50$[\s\S]*^Válida até\n05\/12\/2026$/m);
  expect(archive.choices['#opcoes=site,fotos&pagamento=cartao-7']).toContain(
    'cartão de crédito em 7× R$ 214,36',
  );
  // The code is the one that the page had before and has afterwards.
  const site = await buildProject(root, { today: '2026-11-20' });
  expect(site.problems).toEqual([]);
  for (const { read } of [before, site])
    expect(read('proposta-padaria-aurora.html')).toContain(sent.fingerprint);
  expect(listFiles(join(root, 'content/proposals'))).toEqual([
    ...['clube-hoffmann.md', 'padaria-aurora.md', 'sent/2025-048-v2.yaml'],
  ]);
});

test('sending knows the proposal by its name, its address and its file', () => {
  const files = [FILE, 'content/proposals/clube-hoffmann.md'];
  const names = ['padaria-aurora', 'padaria-aurora.md', 'proposta-padaria-aurora'];
  names.push('/proposta-padaria-aurora', FILE, `./${FILE}`, `/home/ana/site/${FILE}`);
  for (const name of names) expect([name, findFile(name, files)]).toEqual([name, FILE]);
});

test('sending keeps comments, quotation marks, order and line breaks of the file', () => {
  const written = proposal('version: 2\n', '"version": 2   # segunda rodada\n');
  const text = `\uFEFF${written.replaceAll('\n', '\r\n')}`;
  const { source } = readSource(project(text), FILE);
  if (!source) throw new Error('the file cannot be read');
  expect(stampProposal(text, source, '2026-11-20')).toBe(
    text.replace('rodada\r\n', 'rodada\r\nissuedOn: 2026-11-20\r\n'),
  );
});

test('a raised version replaces the date of the one before, and may have another file', async () => {
  const root = project();
  await sentIn(root);
  const raised = swapped(
    textOf(root, FILE),
    ['version: 2', 'version: 3'],
    ['issuedOn: 2026-11-20', 'issuedOn: "2026-11-20" # da versão 2'],
    ['priceCents: 120050', 'priceCents: 110050'],
  );
  writeTree(root, { [FILE]: raised });
  const { sent } = await sentIn(root, 'padaria-aurora', '2026-12-01');
  expect(sent.version).toBe(3);
  expect(textOf(root, FILE)).toBe(raised.replace('"2026-11-20" #', '2026-12-01 #'));
  expect(Object.keys(JSON.parse(textOf(root, LOCK))['2025-048'])).toEqual(['2', '3']);
  const text = textOf(root, FILE).replace('version: 3', 'version: 4');
  writeTree(root, { 'content/proposals/aurora-k7m2.md': text, [FILE]: null });
  expect((await sentIn(root, 'aurora-k7m2', '2026-12-02')).sent.version).toBe(4);
  const site = await buildProject(root, { today: '2026-12-02' });
  expect(site.problems).toEqual([]);
  expect(site.read('proposta-aurora-k7m2.html')).toContain('Joana Prado');
  expect(site.read('proposta-padaria-aurora.html')).toContain('não está mais disponível');
  expect(site.read('proposta-padaria-aurora.html')).not.toContain('Joana Prado');
});

test('what is sent at the same time as another is recorded too, and the lock is sorted', async () => {
  const root = project();
  await Promise.all([send(root, 'clube-hoffmann'), send(root, 'padaria-aurora')]);
  expect(Object.keys(JSON.parse(textOf(root, LOCK)))).toEqual(['2025-048', '2025-049']);
  expect(textOf(root, LOCK)).toMatch(/^\{\n {2}"2025-048": \{\n {4}"2": \{\n[\s\S]*\}\n$/);
});

test('a name that is not there is refused with the nearest one', async () => {
  expect(await refusalOf(project(), 'padaria-auroar')).toBe(
    'there is no proposal "padaria-auroar": did you mean "padaria-aurora"? Proposals: clube-hoffmann, padaria-aurora',
  );
});

test('a version that was sent is refused', async () => {
  const root = project();
  await sentIn(root, 'padaria-aurora', '2026-11-01');
  expect(await refusalOf(root)).toBe(
    'content/proposals/padaria-aurora.md is version 2, which was sent on 2026-11-01 and has not changed since; to send it again, write version: 3',
  );
});

test('a client who would pay to a placeholder, and a site with problems are refused', async () => {
  const root = project();
  writeTree(root, { [SITE]: tiny(SITE, 'placeholders: []', 'placeholders: [pinha.test]') });
  expect(await refusalOf(root)).toBe(`content/site.yaml:15:13  pix.key
  expected the PIX key of your house before a proposal is sent, found the placeholder pix@pinha.test
  15 | pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }
     |             ^
  fix: write the key that your bank gave you, and the name and the city that go with it`);
  const broken = project();
  writeTree(broken, { 'content/blog/ola.md': post({ title: null }), [LOCK]: '{' });
  const refused = await refusalOf(broken);
  expect(refused).toContain('expected a key "title"');
  expect(refused).toContain('expected JSON, found something else here');
});

test('the command prints address, fingerprint and last day', async () => {
  const root = copyProgram({ [FILE]: proposal() });
  const before = dayInBrasilia(new Date());
  const command = ['proposal-send', 'padaria-aurora'];
  const { code, stdout, stderr } = await startCommand(root, command).finished;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^content\/proposals\/padaria-aurora\.md: version 2 of 2025-048 is sent as of \d{4}-\d\d-\d\d\n {2}address {6}https:\/\/www\.pinha\.test\/proposta-padaria-aurora\n {2}fingerprint {2}[0-9A-F-]{14}\n {2}Válida até \d+º? de [a-zç]+ de \d{4}\nPublish the site, and commit the file with content\/proposals\/sent\/2025-048-v2\.yaml and content\/proposals\.lock\.json\.\n {2}! links lead to announced pages that are not written yet: \/contato\n$/,
  );
  const stamped = /^issuedOn: (.*)$/m.exec(textOf(root, FILE))?.[1];
  expect([before, dayInBrasilia(new Date())]).toContain(stamped);
});
