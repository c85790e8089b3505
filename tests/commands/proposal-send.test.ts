// `npm run proposal send`: what it writes, what it prints, and what it refuses.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFile, unknownName } from '../../commands/proposal/find-proposal.ts';
import {
  type SendResult,
  sendProposal,
  stampProposal,
} from '../../commands/proposal/send-proposal.ts';
import { formatProblem } from '../../domain/problem.ts';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { said } from '../../domain/wording.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { readText } from '../../pipeline/read/read-source.ts';
import { buildProject, makeProject, sound, writeTree } from '../support/build-site.ts';
import { contentsOf, listFiles, readFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import {
  SENT_FILE as FILE,
  KEPT,
  makeLight,
  SENT_FILE,
  SENT_FOLDER,
  SENT_ON,
  SENT_PAGE,
  textOf,
} from '../support/sent-project.ts';
import { guarded, numbered, post, proposal, SITE, swapped, tiny } from '../support/tiny-site.ts';

const TERMS =
  '---\nroute: /termos-uso\ntemplate: document\ntitle: Termos\ndescription: As regras da casa, para quem contrata.\nheadline: Termos\nlead: Leia.\nupdatedOn: 2025-01\n---\n\nLeia.\n';
const project = (text = proposal()): string =>
  makeLight({
    [FILE]: text,
    'content/proposals/clube-hoffmann.md': numbered('2025-049', 'Clube Hoffmann'),
    'content/pages/termos-uso.md': TERMS,
  });

const send = (root: string, name = 'padaria-aurora', today = '2026-11-20'): Promise<SendResult> =>
  sendProposal(name, { root, today });

async function sentIn(root: string, name?: string, today?: string) {
  const result = await send(root, name, today);
  if (!('sent' in result)) throw new Error('the proposal was not sent');
  return result;
}

const recordIn = (root: string, folder = KEPT) => parse(textOf(root, `${folder}/record.yaml`));

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

test('sending stamps the day, and keeps the finished page with every file that it names', async () => {
  const root = makeProject({ [FILE]: proposal() });
  const before = await buildProject(root, { today: '2026-11-19' });
  const { sent } = await sentIn(root);
  expect(sent).toEqual({
    ...{ file: FILE, folder: KEPT, number: '2025-048', version: 2, issuedOn: '2026-11-20' },
    address: 'https://www.pinha.test/proposta-padaria-aurora',
    fingerprint: expect.stringMatching(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/),
    validity: 'Válida até 5 de dezembro de 2026',
    told: expect.objectContaining({ text: expect.stringContaining('até 5 de dezembro de 2026') }),
  });
  const stamped = proposal('version: 2\n', 'version: 2\nissuedOn: 2026-11-20\n');
  expect([textOf(root, FILE), textOf(root, `${KEPT}/source.md`)]).toEqual([stamped, stamped]);
  const { files, policy, ...record } = recordIn(root);
  expect(record).toEqual({
    ...{ number: '2025-048', version: 2, client: 'Padaria Aurora', file: FILE },
    ...{ route: '/proposta-padaria-aurora', issuedOn: '2026-11-20', validDays: 15 },
    ...{ code: sent.fingerprint, totals: { 'site,fotos': 150050 } },
  });
  const kept = listFiles(join(root, KEPT)).filter((path) => path !== 'record.yaml');
  expect(Object.keys(files).sort()).toEqual(kept.sort());
  for (const path of kept) {
    const digest = createHash('sha256')
      .update(readFileSync(join(root, KEPT, path)))
      .digest('hex');
    expect([path, files[path]]).toEqual([path, digest]);
  }
  // The code is the one that the page had before and has afterwards.
  const site = await sound(buildProject(root, { today: '2026-11-20', hosts: ['nginx'] }));
  expect(site.read(SENT_PAGE)).toBe(textOf(root, `${KEPT}/page.html`));
  for (const { read } of [before, site]) expect(read(SENT_PAGE)).toContain(sent.fingerprint);
  expect([...readFiles(join(root, 'dist/.host')).values()].join('')).toContain(policy);
  // Nothing that it asks for is missing, and nothing is kept that nobody asks for.
  const names = (path: string): string[] =>
    textOf(root, `${KEPT}/${path}`).match(/[\w-]+\.[0-9a-f]{8}\.\w+/g) ?? [];
  const asked = kept.filter((path) => /\.(?:html|js)$/.test(path)).flatMap(names);
  const assets = kept.filter((path) => path.startsWith('assets/'));
  expect(assets.map((path) => path.slice('assets/'.length))).toEqual([...new Set(asked)].sort());
  expect(assets.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
});

test('of a protected proposal the project keeps the sealed page, and nothing that can be read', async () => {
  const file = 'content/proposals/k7m2p9qd.md';
  const root = makeLight({
    [file]: guarded(proposal('image: desenho-1', 'image: /uploads/forno.svg')),
    'public/uploads/forno.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
    '.passphrases.json': '{"k7m2p9qd": "fmg5-4bv3-bfvy-g4zi-yqzx-583c"}',
  });
  await sentIn(root, 'k7m2p9qd');
  expect(Object.keys(recordIn(root))).not.toContain('client');
  const kept = listFiles(join(root, KEPT));
  expect(kept.some((path) => path.startsWith('assets/forno.'))).toBe(true);
  for (const path of kept) expect(textOf(root, `${KEPT}/${path}`)).not.toMatch(/Joana|Aurora/);
  // Neither its file nor its passphrase is needed any more.
  writeTree(root, { [file]: null, '.passphrases.json': null, 'public/uploads/forno.svg': null });
  const { read } = await sound(buildProject(root, { today: '2026-12-01' }));
  expect(read('proposta-k7m2p9qd.html')).toBe(textOf(root, `${KEPT}/page.html`));
});

test('sending knows the proposal by its name, its address and its file', () => {
  const files = [FILE, 'content/proposals/clube-hoffmann.md'];
  const names = ['padaria-aurora', 'padaria-aurora.md', 'proposta-padaria-aurora'];
  names.push('/proposta-padaria-aurora', FILE, `./${FILE}`, `/home/ana/site/${FILE}`);
  for (const name of names) expect([name, findFile(name, files)]).toEqual([name, FILE]);
});

test('the first words of a name are enough where no other begins so', () => {
  const files = ['aurora-k7m2', 'aurora-sul-p9qd', 'clube'].map(
    (name) => `content/proposals/${name}.md`,
  );
  expect(findFile('proposta-aurora-sul', files)).toBe(files[1]);
  expect(['aurora', 'aurora-s', 'proposta', ''].map((name) => findFile(name, files))).toEqual(
    Array(4).fill(undefined),
  );
  expect(unknownName('aurora', files, 'proposta')).toBe(
    'mais de uma proposta começa com "aurora": aurora-k7m2, aurora-sul-p9qd. Escreva mais do nome',
  );
  expect(findFile('aurora', [...files, 'content/proposals/aurora.md'])).toBe(
    'content/proposals/aurora.md',
  );
});

test('sending keeps comments, quotation marks, order and line breaks of the file', () => {
  const written = proposal('version: 2\n', '"version": 2   # segunda rodada\n');
  const text = `\uFEFF${written.replaceAll('\n', '\r\n')}`;
  const { text: read = '' } = readText(project(text), FILE);
  const { source } = parseSource(FILE, read);
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
  const { sent, notices } = await sentIn(root, 'padaria-aurora', '2026-12-01');
  expect(sent.version).toBe(3);
  expect(notices.filter(({ message }) => said(message, 'en').includes('not sent'))).toEqual([]);
  expect(textOf(root, FILE)).toBe(raised.replace('"2026-11-20" #', '2026-12-01 #'));
  const text = textOf(root, FILE).replace('version: 3', 'version: 4');
  writeTree(root, { 'content/proposals/aurora-k7m2.md': text, [FILE]: null });
  expect((await sentIn(root, 'aurora-k7m2', '2026-12-02')).sent.version).toBe(4);
  const site = await sound(buildProject(root, { today: '2026-12-02' }));
  expect(site.read('proposta-aurora-k7m2.html')).toContain('Joana Prado');
  expect(site.read(SENT_PAGE)).toContain('não está mais disponível');
  expect(site.read(SENT_PAGE)).not.toContain('Joana Prado');
});

test('two that are sent at the same time are both sent, and one that is sent twice is sent once', async () => {
  const root = project();
  const names = ['clube-hoffmann', 'padaria-aurora', 'padaria-aurora'];
  const results = await Promise.all(names.map((name) => send(root, name)));
  expect(results.filter((result) => 'sent' in result)).toHaveLength(2);
  const folders = listFiles(join(root, SENT_FOLDER)).map((path) => path.split('/')[0]);
  expect([...new Set(folders)].sort()).toEqual(['2025-048-v2', '2025-049-v2', 'terms-2025-01']);
  expect(textOf(root, FILE)).toContain('issuedOn: 2026-11-20');
  expect((await buildProject(root)).problems).toEqual([]);
});

test('a name that is not there is refused with the nearest one', async () => {
  expect(await refusalOf(project(), 'padaria-auroar')).toBe(
    'não há proposta "padaria-auroar": será "padaria-aurora"? As que existem: clube-hoffmann, padaria-aurora',
  );
});

test('what has ended, or is to be paid, before today is refused', async () => {
  const days = 'validUntil: 2025-05-19';
  const due = '{ percent: 33, when: na assinatura, due: 2025-05-01 }';
  const text = proposal('validDays: 15', days).replace('{ percent: 33, when: na assinatura }', due);
  const root = makeLight({ [SENT_FILE]: text });
  const result = await sendProposal('padaria-aurora', { root, today: SENT_ON });
  expect(result).toMatchObject({
    problems: [
      { message: { en: 'expected a day from today (2025-05-20) on, found 2025-05-19' } },
      { message: { en: 'expected a day from today (2025-05-20) on, found 2025-05-01' } },
    ],
  });
  expect(existsSync(join(root, SENT_FOLDER))).toBe(false);
});

test('a version that was sent is refused', async () => {
  const root = project();
  await sentIn(root, 'padaria-aurora', '2026-11-01');
  expect(await refusalOf(root)).toBe(
    'a versão 2 de content/proposals/padaria-aurora.md foi enviada em 01/11/2026; para enviar de novo, escreva version: 3',
  );
});

test('a client who would pay to a placeholder, and a site with problems are refused', async () => {
  const root = project();
  writeTree(root, { [SITE]: tiny(SITE, 'placeholders: []', 'placeholders: [pix@pinha.test]') });
  expect(await refusalOf(root)).toBe(`content/site.yaml:15:13  pix.key
  expected the pix.key of your house before a proposal is sent, found the placeholder pix@pinha.test
  15 | pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }
     |             ^
  fix: write the key that your bank gave you, and the name and the city that go with it`);
  const broken = project();
  writeTree(broken, { 'content/blog/ola.md': post({ title: null }), [`${KEPT}/record.yaml`]: '{' });
  const refused = await refusalOf(broken);
  expect(refused).toContain('expected a key "title"');
  expect(refused).toContain(`${KEPT}/record.yaml`);
});

test('the command prints address, fingerprint and last day', async () => {
  const root = copyProgram({ [FILE]: proposal() });
  const before = dayInBrasilia(new Date());
  const command = ['proposal', 'send', 'padaria-aurora'];
  const { code, stdout, stderr } = await startCommand(root, command).finished;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^content\/proposals\/padaria-aurora\.md: versão 2 de 2025-048, enviada em \d\d\/\d\d\/\d{4}\n {2}endereço {2}https:\/\/www\.pinha\.test\/proposta-padaria-aurora\n {2}código {4}[0-9A-F-]{14}\n {2}Válida até \d+º? de [a-zç]+ de \d{4}\nPublique o site e faça o commit do arquivo com content\/proposals\/sent\/: o que o cliente vê está em content\/proposals\/sent\/2025-048-v2\.\n\nPara o cliente, depois que o site estiver publicado:\n {2}Olá, Joana![\s\S]*\n {2}WhatsApp {2}https:\/\/wa\.me\/5541900000002\?text=\S+\n {2}e-mail {4}mailto:joana@aurora\.test\S+\n\n {2}agenda {4}pdf\/2025-048-v2\.ics, o lembrete de dois dias antes do fim\n {2}! há links para páginas anunciadas que ainda não existem: \/contato\n$/,
  );
  const stamped = /^issuedOn: (.*)$/m.exec(textOf(root, FILE))?.[1];
  expect([before, dayInBrasilia(new Date())]).toContain(stamped);
});
