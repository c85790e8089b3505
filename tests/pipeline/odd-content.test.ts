// What a person, a copy or a program may leave in a project, and what nobody meant: an answer each time, and none that takes for ever.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { refusalsOf } from '../support/refusals.ts';
import { jpeg, photograph } from '../support/shown-pictures.ts';
import { POST, PROPOSAL, post, proposal, SITE, type Tree, tiny } from '../support/tiny-site.ts';

test.each([
  ['headings marked from below', 'a\n-\n\n'.repeat(2000), 'até 500 títulos'],
  ['empty headings', '##\n\n'.repeat(2000), 'até 500 títulos'],
  ['emphasis in a paragraph', '***a** '.repeat(2800), 'até 1000 marcas'],
])('a text of thousands of %s is refused at its line', (_, body, message) => {
  expect(refusalsOf(POST, post({}, body))[0]).toMatch(
    new RegExp(`^content/blog/ola\\.md:\\d+:1\\n  esperado: ${message}`),
  );
});

test('front matter of two thousand keys in each other is refused by its depth', () => {
  const [problem] = refusalsOf(POST, `---\n${'? '.repeat(2000)}\n---\n\nTexto.\n`);
  expect(problem).toContain('esperado: grupos e listas em até 30 níveis');
});

test('a file below hundreds of folders, and a sent folder that is a file, are refused', async () => {
  const deep = `public/${'a/'.repeat(60)}b.txt`;
  const problems = await problemsOf({ [deep]: 'Olá.', 'content/proposals/sent': 'nada' });
  expect(problems.join('\n\n')).toContain('esperado: pastas em até 30 níveis; encontrado: mais');
  expect(problems.join('\n\n')).toContain('content/proposals/sent\n  esperado: um nome de arquivo');
});

test('a photograph is hashed for what it is once, and once where it lies', async () => {
  const bytes = await photograph();
  const hash = vi.spyOn(crypto, 'hash');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hash.mockRestore();
    syncBuiltinESMExports();
  });
  await buildSite({
    'public/uploads/foto.jpg': bytes,
    [POST]: post({}, '![Uma foto](/uploads/foto.jpg)\n'),
  });
  const whole = hash.mock.calls.filter(([, data]) => bytes.equals(Buffer.from(data as Buffer)));
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(3);
});

test('half a photograph is a problem of its file, whether anything shows it or not', async () => {
  const whole = await photograph();
  const half = whole.subarray(0, whole.length / 2);
  expect(await problemsOf({ 'public/uploads/foto.jpg': half })).toEqual([
    `public/uploads/foto.jpg
  esperado: uma imagem que abra; encontrado: uma danificada
  solução: exporte de novo como JPEG, PNG, WebP ou AVIF: metade dela pode ter se perdido no caminho`,
  ]);
});

test('a picture may be called what its owner likes: its address has letters, digits and hyphens', async () => {
  const picture = await jpeg({ width: 60, height: 40 });
  const names = ['foto#1', '100%25', 'a?b', 'Ação'];
  const tree = Object.fromEntries(names.map((name) => [`public/uploads/${name}.jpg`, picture]));
  const body = names.map((name) => `![Uma foto](/uploads/${name}.jpg)\n`).join('\n');
  const { read, exists } = await buildSite({ ...tree, [POST]: post({}, body) });
  const sources = [...read('blog/ola.html').matchAll(/src="(\/assets\/[^"]*\.jpg)"/g)];
  expect(sources.map(([, address = '']) => [address, exists(address.slice(1))])).toEqual(
    sources.map(([, address]) => [expect.stringMatching(/^[\w/.-]+$/) && address, true]),
  );
  expect(sources).toHaveLength(names.length);
});

test('signs that nobody sees or that turn a price around are refused, and those that words need are not', () => {
  for (const code of [0x202e, 0x2066, 0xfeff, 0xe0041, 0x3164, 0xfff9, 0xe000]) {
    const sign = String.fromCodePoint(code);
    expect([code, refusalsOf(POST, post({ title: `Um${sign} título` })).length > 0]).toEqual([
      code,
      true,
    ]);
  }
  for (const sign of ['\u00ad', '\u200c', '\u200d', '👩‍💻', '🏳️‍🌈']) {
    expect(refusalsOf(POST, post({ title: `Um${sign} título` }))).toEqual([]);
  }
});

test('addresses have one plain host, and no name and password', async () => {
  const url = (address: string): Tree => ({
    [SITE]: tiny(SITE, 'https://www.pinha.test', address),
  });
  for (const address of ['https://a@b.com', 'https://*.com'])
    expect((await problemsOf(url(address)))[0]).toContain('só https:// e o nome do site');
  for (const address of ['https://*.com/f', 'https://x.com,https://y.com', 'https://a:b@x.com/f']) {
    const form = tiny(SITE, 'https://forms.pinha.test/contato', address);
    expect((await problemsOf({ [SITE]: form }))[0]).toContain('forms.contact');
  }
  const redirect = { 'content/redirects.yaml': '/antes: https://user:pw@a.com/\n' };
  expect((await problemsOf(redirect))[0]).toContain('ou um endereço https completo');
});

test('a client may live anywhere; an e-mail has a domain of letters, digits, points and hyphens', () => {
  const PHONE = '+55 41 90000-0002';
  for (const phone of ['+1 305 555-0100', '+351 21 123 4567', '+598 99123456'])
    expect(refusalsOf(PROPOSAL, proposal(PHONE, phone))).toEqual([]);
  const short = refusalsOf(PROPOSAL, proposal(PHONE, '41 99999-8888'))[0];
  expect(short).toContain('solução: escreva phone: +55 41 99999-8888');
  expect(refusalsOf(PROPOSAL, proposal(PHONE, '+1 12'))[0]).not.toContain('+55 13');
  expect(refusalsOf(PROPOSAL, proposal('joana@aurora.test', 'joana@aurora,com.br'))).toHaveLength(
    1,
  );
});

test('forms of a host that the site does not go to are a problem', async () => {
  const forms = tiny(
    SITE,
    '{ kind: http, url: https://forms.pinha.test/contato }',
    '{ kind: netlify }',
  );
  expect(await problemsOf({ [SITE]: `${forms}hosts: [nginx]\n` })).toEqual([
    expect.stringContaining('encontrado: netlify, em um site que vai para nginx'),
  ]);
  expect((await buildSite({ [SITE]: `${forms}hosts: [netlify]\n` })).problems).toEqual([]);
});
