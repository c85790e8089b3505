// `npm run proposal:send`: what it writes, what it prints, and what it refuses.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFile } from '../../commands/proposal/find-proposal.ts';
import { type SendResult, sendProposal } from '../../commands/proposal/send-proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { buildProject, makeProject, writeTree } from '../support/build-site.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { post, proposal, TINY_SITE } from '../support/tiny-site.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const LOCK = 'content/proposals.lock.json';
const ARCHIVE = 'content/proposals/sent/2025-048-v2.yaml';
const FINGERPRINT = /^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/;

function project(text = proposal()): string {
  return makeProject({ [FILE]: text, 'content/proposals/clube-hoffmann.md': otherProposal() });
}

function otherProposal(): string {
  return proposal('"2025-048"', '"2025-049"')
    .replace('Proposta para a Padaria Aurora', 'Outra proposta')
    .replace('Uma proposta de teste', 'Outra proposta de teste');
}

const send = (root: string, name = 'padaria-aurora', today = '2026-11-20'): Promise<SendResult> =>
  sendProposal(name, { root, today });

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

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

describe('sending', () => {
  test('stamps the day below the version, and records what was sent', async () => {
    const root = project();
    const result = await send(root);
    if (!('sent' in result)) throw new Error('the proposal was not sent');
    expect(result.sent).toEqual({
      file: FILE,
      archive: ARCHIVE,
      number: '2025-048',
      version: 2,
      address: 'https://www.pinha.test/proposta-padaria-aurora',
      fingerprint: expect.stringMatching(FINGERPRINT),
      issuedOn: '2026-11-20',
      validity: 'Válida até 5 de dezembro de 2026',
    });
    expect(read(root, FILE)).toBe(proposal('version: 2\n', 'version: 2\nissuedOn: 2026-11-20\n'));
    expect(JSON.parse(read(root, LOCK))).toEqual({
      '2025-048': { '2': { seal: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('keeps everything that the page is made from, for people to read', async () => {
    const root = project();
    const result = await send(root);
    const archive = parse(read(root, ARCHIVE));
    expect(archive).toMatchObject({
      file: FILE,
      route: '/proposta-padaria-aurora',
      code: 'sent' in result && result.sent.fingerprint,
      proposal: {
        number: '2025-048',
        version: 2,
        issuedOn: '2026-11-20',
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
  });

  test('gives the code that the page had before and has afterwards, and leaves nothing else', async () => {
    const root = project();
    const before = await buildProject(root, { today: '2026-11-19' });
    const result = await send(root);
    if (!('sent' in result)) throw new Error('the proposal was not sent');
    const { fingerprint } = result.sent;
    expect(before.read('proposta-padaria-aurora.html')).toContain(fingerprint);
    const site = await buildProject(root, { today: '2026-11-20' });
    expect(site.problems).toEqual([]);
    expect(site.read('proposta-padaria-aurora.html')).toContain(fingerprint);
    expect(readdirSync(join(root, 'content')).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(listFiles(join(root, 'content/proposals'))).toEqual([
      ...['clube-hoffmann.md', 'padaria-aurora.md', 'sent/2025-048-v2.yaml'],
    ]);
  });

  test('knows the proposal by its name, its address and its file', () => {
    const files = [FILE, 'content/proposals/clube-hoffmann.md'];
    const names = ['padaria-aurora', 'padaria-aurora.md', 'proposta-padaria-aurora'];
    names.push('/proposta-padaria-aurora', FILE, `./${FILE}`, `/home/ana/site/${FILE}`);
    for (const name of names) expect([name, findFile(name, files)]).toEqual([name, FILE]);
  });

  test('keeps comments, quotation marks, order and line breaks of the file', async () => {
    const text = proposal('version: 2\n', '"version": 2   # segunda rodada\n').replaceAll(
      '\n',
      '\r\n',
    );
    const root = project(`\uFEFF${text}`);
    await send(root);
    expect(read(root, FILE)).toBe(
      `\uFEFF${text.replace('rodada\r\n', 'rodada\r\nissuedOn: 2026-11-20\r\n')}`,
    );
  });

  test('a raised version replaces the date of the one before, in its place', async () => {
    const root = project();
    await send(root);
    const raised = read(root, FILE)
      .replace('version: 2', 'version: 3')
      .replace('issuedOn: 2026-11-20', 'issuedOn: "2026-11-20" # da versão 2')
      .replace('priceCents: 120050', 'priceCents: 110050');
    writeFileSync(join(root, FILE), raised);
    const result = await send(root, 'padaria-aurora', '2026-12-01');
    expect('sent' in result && result.sent.version).toBe(3);
    expect(read(root, FILE)).toBe(raised.replace('"2026-11-20" #', '2026-12-01 #'));
    expect(Object.keys(JSON.parse(read(root, LOCK))['2025-048'])).toEqual(['2', '3']);
    const notices = 'sent' in result ? result.notices : [];
    expect(notices.map(({ message }) => message)).toEqual([
      'links lead to announced pages that are not written yet: /contato',
    ]);
  });

  test('a raised version may have another file: the old address then says that it is gone', async () => {
    const root = project();
    await send(root);
    const moved = 'content/proposals/aurora-k7m2.md';
    writeTree(root, {
      [moved]: read(root, FILE).replace('version: 2', 'version: 3'),
      [FILE]: null,
    });
    const waiting = await buildProject(root, { today: '2026-11-21' });
    expect(waiting.problems).toEqual([]);
    expect(waiting.read('proposta-padaria-aurora.html')).toContain('Joana Prado');
    expect(waiting.exists('proposta-aurora-k7m2.html')).toBe(false);
    const result = await send(root, 'aurora-k7m2', '2026-11-21');
    expect('sent' in result && result.sent.version).toBe(3);
    const site = await buildProject(root, { today: '2026-11-21' });
    expect(site.problems).toEqual([]);
    expect(site.read('proposta-aurora-k7m2.html')).toContain('Joana Prado');
    expect(site.read('proposta-padaria-aurora.html')).toContain('não está mais disponível');
    expect(site.read('proposta-padaria-aurora.html')).not.toContain('Joana Prado');
  });

  test('at the same time as another is recorded too, and the lock is sorted', async () => {
    const root = project();
    await Promise.all([send(root, 'clube-hoffmann'), send(root, 'padaria-aurora')]);
    expect(Object.keys(JSON.parse(read(root, LOCK)))).toEqual(['2025-048', '2025-049']);
    expect(read(root, LOCK)).toMatch(/^\{\n {2}"2025-048": \{\n {4}"2": \{\n[\s\S]*\}\n$/);
  });
});

describe('is refused, and nothing is written:', () => {
  test('a name that is not there, with the nearest one', async () => {
    expect(await refusalOf(project(), 'padaria-auroar')).toBe(
      'there is no proposal "padaria-auroar": did you mean "padaria-aurora"? Proposals: clube-hoffmann, padaria-aurora',
    );
    expect(await refusalOf(project(), 'xyz')).toBe(
      'there is no proposal "xyz". Proposals: clube-hoffmann, padaria-aurora',
    );
    expect(await refusalOf(makeProject({ 'content/proposals/.keep': '' }), 'xyz')).toBe(
      'there is no proposal "xyz". There are no proposals yet',
    );
  });

  test('a version that was sent and is the same', async () => {
    const root = project();
    await send(root, 'padaria-aurora', '2026-11-01');
    expect(await refusalOf(root)).toBe(
      'content/proposals/padaria-aurora.md is version 2, which was sent on 2026-11-01 and has not changed since; to send it again, write version: 3',
    );
  });

  test('a version that was sent and has changed', async () => {
    const root = project();
    await send(root);
    const text = read(root, FILE).replace('validDays: 15', 'validDays: 30');
    writeFileSync(join(root, FILE), text);
    expect(await refusalOf(root)).toContain(
      'validDays\n  expected 15, as version 2 was sent on 2026-11-20, found 30\n',
    );
  });

  test('a client who would pay to a placeholder', async () => {
    const root = project();
    const site = String(TINY_SITE['content/site.yaml']);
    writeTree(root, {
      'content/site.yaml': site.replace('placeholders: []', 'placeholders: [pinha.test]'),
    });
    const line = site.split('\n').findIndex((row) => row.startsWith('pix:')) + 1;
    expect(await refusalOf(root)).toBe(`content/site.yaml:${line}:13  pix.key
  expected the PIX key of your house before a proposal is sent, found the placeholder pix@pinha.test
  ${line} | pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }
     |             ^
  fix: write the key that your bank gave you, and the name and the city that go with it`);
  });

  test('what could be kept and not be read again', async () => {
    const root = project(proposal('A padaria precisa', `${'[ '.repeat(40)} A padaria precisa`));
    expect(await refusalOf(root)).toBe(
      'what would be kept cannot be read again: expected groups and lists in at most 30 levels, found more; nothing was sent',
    );
  });

  test('whatever it is, if another file is wrong', async () => {
    const root = project();
    writeTree(root, { 'content/blog/ola.md': post({ title: null }) });
    expect(await refusalOf(root)).toContain('expected a key "title"');
  });

  test('a lock that is no JSON, which stays as it is', async () => {
    const root = project();
    writeTree(root, { [LOCK]: '{' });
    expect(await refusalOf(root)).toContain('expected JSON, found something else here');
  });
});

describe('the command', { timeout: 30_000 }, () => {
  const copy = (): string => copyProgram({ [FILE]: proposal() });
  const run = (root: string, ...words: string[]) =>
    startCommand(root, ['proposal-send', ...words]).finished;

  test('prints address, fingerprint and last day, and exits 0', async () => {
    const root = copy();
    const before = dayInBrasilia(new Date());
    const { code, stdout, stderr } = await run(root, 'padaria-aurora');
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^content\/proposals\/padaria-aurora\.md: version 2 of 2025-048 is sent as of \d{4}-\d\d-\d\d\n {2}address {6}https:\/\/www\.pinha\.test\/proposta-padaria-aurora\n {2}fingerprint {2}[0-9A-F-]{14}\n {2}Válida até \d+º? de [a-zç]+ de \d{4}\nPublish the site, and commit the file with content\/proposals\/sent\/2025-048-v2\.yaml and content\/proposals\.lock\.json\.\n {2}! links lead to announced pages that are not written yet: \/contato\n$/,
    );
    expect(code).toBe(0);
    const stamped = /^issuedOn: (.*)$/m.exec(read(root, FILE))?.[1];
    expect([before, dayInBrasilia(new Date())]).toContain(stamped);
  });

  test('prints every problem of the site and exits 1', async () => {
    const root = copy();
    writeTree(root, {
      'content/site.yaml': String(TINY_SITE['content/site.yaml']).replace('brand: Pinha\n', ''),
    });
    const { code, stdout, stderr } = await run(root, 'padaria-aurora');
    expect(stdout).toBe('');
    expect(stderr).toMatch(/expected a key "brand"[\s\S]*\n\n1 problem; nothing was sent\n$/);
    expect(code).toBe(1);
    expect(read(root, FILE)).toBe(proposal());
    expect(existsSync(join(root, LOCK))).toBe(false);
  });

  test('says in one line what it refuses, and asks for one name', async () => {
    const root = copy();
    const refused = await run(root, 'padaria');
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      ...[1, '', 'there is no proposal "padaria". Proposals: padaria-aurora\n'],
    ]);
    const none = await run(root);
    expect(none.code).toBe(2);
    expect(none.stderr).toMatch(
      /^expected the name of one proposal, found 0\n[\s\S]*npm run proposal:send NAME/,
    );
  });
});
