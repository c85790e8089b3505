// What was sent to clients: what is kept of it, what every build makes of that, and what is refused before it is sent.

import { webcrypto } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type DecryptedPage,
  type EncryptedPage,
  normalizePassphrase,
} from '../../domain/proposal/encrypted-page.ts';
import { readSecret } from '../../pipeline/kinds/proposal/send.ts';
import { buildProject, makeProject, problemsOf, sound, writeTree } from '../support/build-site.ts';
import { contentsOf, listFiles, readFiles } from '../support/files.ts';
import { visibleText } from '../support/html.ts';
import {
  edit,
  KEPT,
  makeLight,
  SENT_FILE,
  SENT_ON,
  SENT_PAGE,
  sendIn,
  sentProject,
  textOf,
} from '../support/sent-project.ts';
import { numbered, proposal, SITE, swapped, tiny } from '../support/tiny-site.ts';

const TERMS = 'content/pages/termos-uso.md';
const TERMS_TEXT = `---
route: /termos-uso
template: document
title: Termos
description: As regras da casa, para quem contrata.
headline: Termos
lead: Leia.
updatedOn: 2025-01
---

Leia as regras.
`;
const PASSPHRASE = 'fmg5-4bv3-bfvy-g4zi-yqzx-583c';
const build = (root: string, options = {}) =>
  sound(buildProject(root, { today: SENT_ON, ...options }));
const recordIn = (root: string, folder = KEPT) => parse(textOf(root, `${folder}/record.yaml`));

test('sending moves the source beside the finished page, every file that it names, and the terms', async () => {
  const source = proposal();
  const root = makeProject({ [SENT_FILE]: source, [TERMS]: TERMS_TEXT });
  await sendIn(root);
  expect(existsSync(join(root, SENT_FILE))).toBe(false);
  expect(textOf(root, `${KEPT}/padaria-aurora.md`)).toBe(source);
  const { policy, offer, terms, code, ...record } = recordIn(root);
  expect(record).toEqual({
    ...{ number: '2025-048', version: 2, status: 'sent', client: 'Padaria Aurora' },
    ...{ total: 'R$\u00a01.500,50', issuedOn: SENT_ON, validUntil: '2025-06-04' },
    ...{ file: 'padaria-aurora.md', route: '/proposta-padaria-aurora' },
  });
  expect(offer.offer.fingerprint).toBe(code);
  expect(code).toMatch(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/);
  const site = await build(root, { hosts: ['nginx'] });
  const page = site.read(SENT_PAGE);
  expect(page).toBe(textOf(root, `${KEPT}/page.html`));
  expect(page).toContain(code);
  expect(page).toContain(terms.route);
  expect(site.read(`${terms.route.slice(1)}.html`)).toContain('Leia as regras.');
  const hosts = [...readFiles(join(root, 'dist/.host')).values()].join('');
  for (const text of [policy, terms.policy]) expect(hosts).toContain(text);
  // Nothing that it asks for is missing, and nothing is kept that nobody asks for.
  const kept = listFiles(join(root, KEPT));
  const asked = kept
    .filter((path) => /\.(?:html|js)$/.test(path))
    .flatMap((path) => textOf(root, `${KEPT}/${path}`).match(/[\w-]+\.[0-9a-f]{8}\.\w+/g) ?? []);
  const assets = kept.filter((path) => path.startsWith('assets/'));
  expect(assets.map((path) => path.slice('assets/'.length))).toEqual([...new Set(asked)].sort());
  expect(assets.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
});

test('whatever changes afterwards, the page is the same bytes, and what it names is there', async () => {
  const root = await sentProject({ [TERMS]: TERMS_TEXT });
  const before = contentsOf(join(root, KEPT));
  const { terms } = recordIn(root);
  edit(root, SITE, 'brand: Pinha', 'brand: Araucária');
  edit(root, SITE, '91234-5678', '91234-0000');
  edit(root, TERMS, 'Leia as regras.', 'Leia as novas regras.');
  writeTree(root, { 'styles/base.css': '.proposal { color: red; }' });
  const site = await build(root, { today: '2026-01-01' });
  expect(contentsOf(join(root, KEPT))).toEqual(before);
  for (const path of listFiles(join(root, KEPT, 'assets'))) {
    const bytes = readFileSync(join(root, 'dist/assets', path));
    expect(bytes.equals(readFileSync(join(root, KEPT, 'assets', path))), path).toBe(true);
  }
  expect(site.read(SENT_PAGE)).toBe(textOf(root, `${KEPT}/page.html`));
  expect(site.read(`${terms.route.slice(1)}.html`)).toContain('Leia as regras.');
  // Another client accepts other terms, at another address.
  writeTree(root, { 'content/proposals/clube.md': numbered('2025-049', 'Clube Hoffmann') });
  await sendIn(root, { file: 'content/proposals/clube.md' });
  const other = recordIn(root, 'content/proposals/sent/2025-049-v2').terms.route;
  const both = await build(root);
  expect(both.read(`${terms.route.slice(1)}.html`)).toContain('Leia as regras.');
  expect(both.read(`${other.slice(1)}.html`)).toContain('Leia as novas regras.');
});

test('a new version is shown in the preview alone until it is sent, at the same address', async () => {
  const root = await sentProject();
  const next = proposal('version: 2', 'version: 3').replace('Site da padaria', 'Loja da padaria');
  writeTree(root, { 'content/proposals/outro-nome.md': next });
  const [site, preview] = [await build(root), await build(root, { unsent: true })];
  expect(site.notices).toContain(
    'content/proposals/outro-nome.md tem a versão 3, que não foi enviada: o cliente continua vendo a 2 até npm run proposal send outro-nome',
  );
  expect([
    site.exists('proposta-outro-nome.html'),
    preview.exists('proposta-outro-nome.html'),
  ]).toEqual([false, false]);
  await build(root);
  expect(textOf(root, `dist/${SENT_PAGE}`)).not.toContain('Loja da padaria');
  await build(root, { unsent: true });
  expect(textOf(root, `dist/${SENT_PAGE}`)).toContain('Loja da padaria');
  await sendIn(root, { file: 'content/proposals/outro-nome.md' });
  expect((await build(root)).read(SENT_PAGE)).toContain('Loja da padaria');
  // The offer of the version before went with its page.
  const offers = listFiles(join(root, 'dist/assets')).filter((path) => path.startsWith('escolha.'));
  expect(offers).toHaveLength(1);
});

test('a withdrawn one says so and leads to people, and of a forgotten one nothing is left', async () => {
  const root = await sentProject();
  edit(root, `${KEPT}/record.yaml`, 'status: sent', 'status: withdrawn');
  const site = await build(root);
  const text = visibleText(site.read(SENT_PAGE));
  expect(text).toContain('Esta proposta não está mais disponível');
  expect(site.read(SENT_PAGE)).toContain('<title>Proposta indisponível | Pinha</title>');
  expect(site.read(SENT_PAGE)).toContain('noindex');
  expect([...contentsOf(join(root, 'dist')).values()].join('')).not.toContain('Joana');
  for (const way of ['https://wa.me/5541912345678?text=', 'mailto:oi@pinha.test'])
    expect(site.read(SENT_PAGE)).toContain(way);
  rmSync(join(root, KEPT), { recursive: true });
  expect((await build(root)).exists(SENT_PAGE)).toBe(false);
});

test('of a protected one nothing can be read but with its passphrase, however it is typed', async () => {
  const said = '- { name: Rui, company: Livraria, content: No dia combinado., rating: 5 }\n';
  const root = makeLight({ [SENT_FILE]: proposal(), 'content/testimonials.yaml': said });
  const route = '/proposta-k7m2p9qd';
  await sendIn(root, { passphrase: PASSPHRASE, route });
  const site = await build(root);
  const secrets = ['Aurora', 'aurora', 'Joana', '90000-0002', 'Site da padaria', '1.500,50'];
  for (const folder of [join(root, KEPT), join(root, 'dist')]) {
    const all = [...contentsOf(folder)].map(
      ([path, base64]) => `${path}\n${Buffer.from(base64, 'base64').toString('latin1')}`,
    );
    expect([...secrets, PASSPHRASE].filter((text) => all.join('\n').includes(text))).toEqual([]);
  }
  expect(Object.keys(recordIn(root))).toEqual([
    ...['number', 'version', 'status', 'issuedOn', 'validUntil', 'code', 'route', 'policy'],
  ]);
  const html = site.read('proposta-k7m2p9qd.html');
  for (const tag of [
    '<title>Proposta protegida | Pinha</title>',
    '<meta name="robots" content="noindex, nofollow"/>',
    '<meta name="referrer" content="no-referrer"/>',
  ])
    expect(html).toContain(tag);
  const encrypted = encryptedIn(html);
  expect(encrypted.rounds).toBeGreaterThanOrEqual(600_000);
  // How long the page is, it tells only to eight kilobytes.
  expect((Buffer.from(encrypted.data, 'base64').length - 16) % 8192).toBe(0);
  const opened = await open(encrypted, ' FMG5 4bv3 BFVY—g4zi yqzx 583c ');
  const withoutCode = (html: string) =>
    visibleText(html).replace(/[0-9A-F]{4}(?:-[0-9A-F]{4}){2}/g, '');
  const plain = textOf(await sentProject(), `${KEPT}/page.html`);
  expect(withoutCode(`<body>${opened.html}`)).toBe(
    withoutCode(plain).replace(/^Ir para o conteúdo /, ''),
  );
  expect(opened.styles).toContain('Proposta 2025-048');
  await expect(open(encrypted, PASSPHRASE.replace('fmg5', 'fmg4'))).rejects.toThrow();
  expect(readSecret(root, KEPT, PASSPHRASE)).toMatchObject({
    ...{ client: 'Padaria Aurora', file: 'padaria-aurora.md', source: proposal() },
  });
  expect(readSecret(root, KEPT, 'outra-senha')).toBeUndefined();
});

function encryptedIn(html: string): EncryptedPage {
  const payload = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(payload ?? '');
}

/** As a browser would, and without a line of ours but the normalizing. */
async function open(encrypted: EncryptedPage, passphrase: string): Promise<DecryptedPage> {
  const { subtle } = webcrypto;
  const bytes = (base64: string) => Buffer.from(base64, 'base64');
  const typed = new TextEncoder().encode(normalizePassphrase(passphrase));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const { salt, iv, data, rounds: iterations } = encrypted;
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const cipher = { name: 'AES-GCM', iv: bytes(iv) };
  return JSON.parse(Buffer.from(await subtle.decrypt(cipher, key, bytes(data))).toString());
}

/** Whatever is wrong, the project stays as it is. */
async function refusals(tree: Record<string, string>, sending = true): Promise<string[]> {
  const options = { today: SENT_ON, ...(sending && { sending: { file: SENT_FILE } }) };
  return await problemsOf({ [SENT_FILE]: proposal(), ...tree }, options);
}

test('what stands for a value that the client reads, presses or pays to is refused', async () => {
  const shown = [
    ...['Pinha', 'Pinha Software Ltda.', '11.222.333/0001-81', 'https://www.pinha.test'],
    ...['oi@pinha.test', '+55 41 91234-5678', 'Rua de Exemplo', 'Nome do Encarregado'],
    ...['pix@pinha.test', 'Pinha Software'],
  ];
  const filled = tiny(
    SITE,
    'openingHours',
    'address: Rua de Exemplo\ndataOfficer: Nome do Encarregado\nopeningHours',
  );
  const problems = await refusals({
    [SITE]: filled.replace('placeholders: []', `placeholders: [${shown.join(', ')}]`),
  });
  const named = problems.map(
    (problem) => /^content\/site\.yaml:\d+:\d+ {2}(\S+)\n/.exec(problem)?.[1],
  );
  expect(named).toEqual([
    ...['brand', 'legalName', 'cnpj', 'url', 'email', 'phone', 'address', 'dataOfficer'],
    ...['pix.key', 'pix.name'],
  ]);
  expect(problems.at(-2)).toBe(`content/site.yaml:17:13  pix.key
  esperado: pix.key de verdade da sua empresa antes de enviar uma proposta; encontrado: pix@pinha.test, um valor de exemplo
  17 | pix: { key: pix@pinha.test, name: Pinha Software, city: Curitiba }
     |             ^
  solução: escreva a chave que o seu banco deu, com o nome e a cidade que vão com ela`);
});

test.each([
  ['a TODO', ['Duas rodadas', 'TODO as rodadas'], 'encontrado: TODO'],
  ['a draft', ['version: 2', 'draft: true\nversion: 2'], 'encontrado: um rascunho'],
  [
    'a last day that is over',
    ['validDays: 15', 'validUntil: 2025-05-19'],
    'encontrado: 2025-05-19',
  ],
  [
    'a payment that is due before today',
    ['when: na assinatura }', 'when: na assinatura, due: 2025-05-01 }'],
    'encontrado: 2025-05-01',
  ],
] as const)('%s is refused', async (_, [found, replacement], message) => {
  const problems = await refusals({ [SENT_FILE]: swapped(proposal(), [found, replacement]) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test('a number is one proposal’s, and what was sent is told from what is written', async () => {
  const twice = await refusals(
    { 'content/proposals/outra.md': proposal('Uma proposta', 'Outra') },
    false,
  );
  expect(twice.join('\n')).toContain(
    'encontrado: 2025-048, que também está em content/proposals/outra.md',
  );
  const root = await sentProject();
  writeTree(root, { [SENT_FILE]: proposal() });
  const { problems } = await buildProject(root);
  expect(problems.join('\n')).toBe(`content/proposals/padaria-aurora.md:5:10  version
  esperado: uma versão depois da 2 de 2025-048, que já foi enviada; encontrado: 2
  5 | version: 2
    |          ^
  solução: escreva version: 3; se é outra proposta, o próximo número livre; se é a que foi enviada, apague este arquivo`);
  // Two numbers may never have had one address, but a record can be edited so.
  writeTree(root, {
    [SENT_FILE]: numbered('2025-049', 'Clube Hoffmann').replace('version: 2', 'version: 1'),
  });
  edit(root, `${KEPT}/record.yaml`, '\nstatus: sent', '\nstatus: withdrawn');
  await sendIn(root);
  edit(root, `${KEPT}/record.yaml`, '\nstatus: withdrawn', '\nstatus: sent');
  const both = (await buildProject(root)).problems.join('\n');
  expect(both).toContain(`${KEPT}/page.html também escreve`);
});

test('a folder that is not as it was sent is told where and how to mend it', async () => {
  const root = await sentProject();
  rmSync(join(root, KEPT, 'page.html'));
  expect((await buildProject(root)).problems).toEqual([
    `${KEPT}/page.html
  esperado: o arquivo como foi enviado; encontrado: nada
  solução: recupere do controle de versões; para esquecer o cliente, apague a pasta inteira`,
  ]);
  writeTree(root, { [`${KEPT}/page.html`]: '<p>' });
  writeTree(root, { 'content/proposals/sent/leia.txt': 'Leia.' });
  edit(root, `${KEPT}/record.yaml`, 'number: 2025-048', 'number: 2025-049');
  const [stray, moved] = (await buildProject(root)).problems.toSorted().toReversed();
  expect(stray).toContain('esperado: só pastas do que foi enviado');
  expect(moved).toContain(
    'esperado: o número e a versão da pasta 2025-048-v2; encontrado: 2025-049',
  );
  writeTree(root, { 'content/proposals/sent/leia.txt': null });
  edit(root, `${KEPT}/record.yaml`, 'number: 2025-049', 'number: 2025-048');
  edit(root, `${KEPT}/record.yaml`, '\noffer:', '\nnote: x\n#offer:');
  expect((await buildProject(root)).problems.join()).toContain('record.yaml');
  edit(root, `${KEPT}/record.yaml`, '\nnote: x\n#offer:', '\noffer:');
  edit(root, `${KEPT}/record.yaml`, '\nstatus: sent', '\nstatus: aceita');
  const [problem] = (await buildProject(root)).problems;
  expect(problem).toContain(`${KEPT}/record.yaml:8:9  status`);
  expect(problem).toContain('sent, accepted, declined');
});
