// A proposal that only a passphrase opens: what is published of it, and what stops the build.

import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { normalizePassphrase } from '../../domain/proposal/passphrase.ts';
import type { OpenedPage, SealedPage } from '../../domain/proposal/sealed-page.ts';
import { parsePassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { visibleText } from '../support/html.ts';
import { told } from '../support/refusals.ts';
import { proposal, type Tree } from '../support/tiny-site.ts';

const NAME = 'k7m2p9qdx4ab';
const PASSPHRASE = 'fmg5-4bv3-bfvy-g4zi-yqzx-583c';
const FILE = `content/proposals/${NAME}.md`;
const PAGE = `proposta-${NAME}.html`;

function protectedProposal(found = '', replacement = ''): string {
  return proposal(found, replacement).replace('version: 2\n', 'version: 2\npassphrase: true\n');
}

/** With a number, a title and a description of its own. */
function oneOfMany(index: number): string {
  return protectedProposal('2025-048', `2025-10${index}`)
    .replace('Proposta para', `Proposta ${index} para`)
    .replace('Uma proposta', `Proposta ${index}`);
}

const SECRET: Tree = {
  [FILE]: protectedProposal(),
  '.passphrases.json': JSON.stringify({ [NAME]: PASSPHRASE }),
};

function sealedIn(html: string): SealedPage {
  const payload = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(payload ?? '');
}

/** As a browser would, and without a line of ours but the normalizing. */
async function open(sealed: SealedPage, passphrase: string): Promise<OpenedPage> {
  const { subtle } = webcrypto;
  const bytes = (base64: string) => Buffer.from(base64, 'base64');
  const typed = new TextEncoder().encode(normalizePassphrase(passphrase));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(sealed.salt), iterations: sealed.rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const cipher = { name: 'AES-GCM', iv: bytes(sealed.iv) };
  return JSON.parse(Buffer.from(await subtle.decrypt(cipher, key, bytes(sealed.data))).toString());
}

/** Names and bytes of everything that would be published. */
function everything({ root }: BuiltSite): string {
  return [...contentsOf(`${root}/dist`)]
    .map(([path, base64]) => `${path}\n${Buffer.from(base64, 'base64').toString('latin1')}`)
    .join('\n');
}

describe('a proposal with a passphrase', () => {
  test('leaves nothing of itself in any file or file name', async () => {
    const texts = [
      'Aurora',
      'aurora',
      'Joana Prado',
      '90000-0002',
      '2025-048',
      'Site da padaria',
      '1.500,50',
      '1.200,50',
      'Layout das telas',
      'Trem da Serra',
      'trem-da-serra',
      'precisa de um site',
    ];
    const plain = await buildSite({ 'content/proposals/aurora.md': proposal() });
    const published = everything(plain);
    for (const text of texts) expect(published).toContain(Buffer.from(text).toString('latin1'));
    const site = await buildSite({ ...SECRET, 'content/testimonials.yaml': testimonials() });
    expect(site.problems).toEqual([]);
    const found = everything(site);
    expect(texts.filter((text) => found.includes(Buffer.from(text).toString('latin1')))).toEqual(
      [],
    );
    expect(found).not.toContain(PASSPHRASE);
    expect(found).not.toContain(normalizePassphrase(PASSPHRASE));
  });

  test('is opened by its passphrase, however it is typed, and by no other', async () => {
    const site = await buildSite(SECRET);
    const plain = await buildSite({ [FILE]: proposal() });
    const sealed = sealedIn(site.read(PAGE));
    expect(sealed.rounds).toBeGreaterThanOrEqual(600_000);
    // How long the page is, it tells only to eight kilobytes.
    expect((Buffer.from(sealed.data, 'base64').length - 16) % 8192).toBe(0);
    const opened = await open(sealed, ' FMG5 4bv3 BFVY—g4zi yqzx 583c ');
    expect(opened.title).toBe('Proposta para a Padaria Aurora | Pinha');
    expect(visibleText(`<body>${opened.html}`)).toBe(
      visibleText(plain.read(PAGE)).replace(/^Ir para o conteúdo /, ''),
    );
    expect(opened.styles).toContain('Proposta 2025-048');
    expect(opened.styles).toContain('.proposal');
    await expect(open(sealed, PASSPHRASE.replace('fmg5', 'fmg4'))).rejects.toThrow();
    await expect(open(sealed, '')).rejects.toThrow();
  });

  test('gives the same bytes for the same content, another IV for another, another salt elsewhere', async () => {
    const site = await buildSite(SECRET);
    const first = sealedIn(site.read(PAGE));
    const again = await site.rebuild();
    expect(again.report.changed).toBe(0);
    const changed = await site.rebuild({
      [FILE]: protectedProposal('priceCents: 30000', 'priceCents: 30001'),
    });
    const second = sealedIn(changed.read(PAGE));
    expect(second.salt).toBe(first.salt);
    expect(second.iv).not.toBe(first.iv);
    const other = await buildSite({
      'content/proposals/x9.md': protectedProposal(),
      '.passphrases.json': JSON.stringify({ x9: PASSPHRASE }),
    });
    expect(sealedIn(other.read('proposta-x9.html')).salt).not.toBe(first.salt);
  });

  test('is named as a protected one, kept from search engines, and stands in no list', async () => {
    const site = await buildSite(SECRET);
    const html = site.read(PAGE);
    expect(html).toContain('<title>Proposta protegida | Pinha</title>');
    expect(html).toContain('<meta property="og:title" content="Proposta protegida | Pinha"/>');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
    for (const [path, base64] of contentsOf(`${site.root}/dist`)) {
      if (path === PAGE) continue;
      expect(path).not.toContain(NAME);
      expect(Buffer.from(base64, 'base64').includes(NAME), path).toBe(false);
    }
  });

  test('takes its passphrase from the environment before the file', async () => {
    const passphrase = 'nove-garrafas-verdes-na-janela-azul';
    const env = { PROPOSAL_PASSPHRASES: JSON.stringify({ [NAME]: passphrase }) };
    const site = await buildSite(SECRET, { env });
    const sealed = sealedIn(site.read(PAGE));
    expect((await open(sealed, passphrase)).title).toContain('Padaria Aurora');
    await expect(open(sealed, PASSPHRASE)).rejects.toThrow();
  });

  test('is checked like any other: its figures and its links', async () => {
    const tree = {
      ...SECRET,
      [FILE]: `${protectedProposal('percent: 67', 'percent: 66')}\n[x](/nada)\n`,
    };
    const problems = (await problemsOf(tree)).join('\n\n');
    expect(problems).toContain('expected tranches that add up to 100%, found 99%');
    expect(problems).toContain('expected a link to an address of this site, found /nada');
  });
});

/** Without the one that names a bakery. */
function testimonials(): string {
  return '- { name: Marina da Silva, company: Livraria, content: No dia combinado., rating: 5 }\n';
}

describe('a build is stopped by', () => {
  const LINE = /^passphrase: true$/m;
  const place = `${FILE}:${protectedProposal().split(LINE)[0]?.split('\n').length}:1`;
  const excerpt = (message: string, fix: string): string => {
    const number = place.split(':')[1] ?? '';
    return `${place}\n  ${message}\n  ${number} | passphrase: true\n  ${' '.repeat(number.length)} | ^\n  fix: ${fix}`;
  };

  test('a missing passphrase', async () => {
    expect(await problemsOf({ [FILE]: protectedProposal() })).toEqual([
      excerpt(
        `expected a passphrase for "${NAME}", found none in .passphrases.json or PROPOSAL_PASSPHRASES`,
        `npm run proposal:passphrase ${NAME} makes one; without protection, remove the line`,
      ),
    ]);
  });

  test('passphrases that are weak, which are not printed', async () => {
    const weak = ['curta', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '', 'ab cd ef gh ij kl mn op qr st'];
    const names = weak.map((_, index) => `x${index}k7m2p9qd`);
    const texts = names.map((name, index): [string, string] => [
      `content/proposals/${name}.md`,
      oneOfMany(index),
    ]);
    const store = Object.fromEntries(names.map((name, index) => [name, weak[index]]));
    const problems = await problemsOf({
      ...Object.fromEntries(texts),
      '.passphrases.json': JSON.stringify(store),
    });
    expect(problems).toEqual(
      texts.map(([file, text], index) =>
        told(file, [
          text,
          place.replace(/^.*\.md:/, ''),
          `expected a passphrase of 24 letters and digits or more, found a weaker one for "${names[index]}"`,
          `npm run proposal:passphrase ${names[index]} -- --replace makes a strong one`,
        ]),
      ),
    );
  });

  test('a passphrase file that is no list of passphrases, which is not printed', async () => {
    for (const text of ['', 'senha', '[]', '{"k7m2p9qdx4ab": 7}', '{"k7m2p9qdx4ab": "fmg5']) {
      expect(parsePassphrases(text), text).toBeUndefined();
    }
    expect(await problemsOf({ ...SECRET, '.passphrases.json': 'senha' })).toEqual([
      `.passphrases.json
  expected JSON with the name and the passphrase of each proposal, found other text
  fix: write it as { "nome-do-arquivo": "a senha" }`,
    ]);
    const { '.passphrases.json': _, ...proposals } = SECRET;
    expect(await problemsOf({ ...proposals, '.passphrases.json/a': '' })).toEqual([
      expect.stringContaining('.passphrases.json\n  expected JSON with the name'),
    ]);
  });

  test('an environment that is no JSON', async () => {
    const env = { PROPOSAL_PASSPHRASES: 'fmg5-4bv3' };
    expect(await problemsOf(SECRET, { env })).toEqual([
      `environment  PROPOSAL_PASSPHRASES
  expected JSON with the name and the passphrase of each proposal, found other text
  fix: write it as { "nome-do-arquivo": "a senha" }`,
    ]);
  });

  test('addresses that tell who the client is, also in a part of a word', async () => {
    const telling: [name: string, word: string, company: string][] = [
      ['joana', 'joana', 'Padaria Aurora'],
      ['prado', 'prado', 'Padaria Aurora'],
      ['site-padaria', 'padaria', 'Padaria Aurora'],
      ['sitedajoana', 'joana', 'Padaria Aurora'],
      ['sol', 'sol', 'Sol Ltda'],
    ];
    const texts = telling.map(([name, , company], index) => [
      `content/proposals/${name}.md`,
      oneOfMany(index).replace('company: Padaria Aurora', `company: ${company}`),
    ]);
    const problems = await problemsOf({
      ...Object.fromEntries(texts),
      '.passphrases.json': JSON.stringify(
        Object.fromEntries(telling.map(([name]) => [name, PASSPHRASE])),
      ),
    });
    expect(problems).toHaveLength(telling.length);
    for (const [index, [name, word]] of telling.entries()) {
      expect(problems[index]).toContain(
        `expected an address that does not tell who the client is, found "${word}" in /proposta-${name}`,
      );
      expect(problems[index]).toContain(
        'fix: rename the file, and its passphrase, to letters and digits that mean nothing',
      );
    }
  });

  test('a picture elsewhere, whose host the page would have to name', async () => {
    const image = 'image: https://cdn.cliente.test/a.jpg, imageSize: { width: 1200, height: 750 }';
    const [problem, ...others] = await problemsOf({
      ...SECRET,
      [FILE]: protectedProposal('image: generated', image),
    });
    expect(others).toEqual([]);
    expect(problem).toContain(
      'expected a picture of this site in a protected proposal, found one elsewhere',
    );
    expect(problem).toContain(
      'fix: save the picture in public/uploads/, and write its address there',
    );
  });

  test('nothing of this when no proposal is protected', async () => {
    const site = await buildSite({ '.passphrases.json': 'senha' });
    expect(site.problems).toEqual([]);
  });
});
