// A proposal that only a passphrase opens: what is published of it, and what stops the build.

import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { normalizePassphrase } from '../../domain/proposal/passphrase.ts';
import type { OpenedPage, SealedPage } from '../../domain/proposal/sealed-page.ts';
import { parsePassphrases } from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { visibleText } from '../support/html.ts';
import { expectProblems, told } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { guarded, proposal, swapped, type Tree } from '../support/tiny-site.ts';

const NAME = 'k7m2p9qdx4ab';
const PASSPHRASE = 'fmg5-4bv3-bfvy-g4zi-yqzx-583c';
const FILE = `content/proposals/${NAME}.md`;
const PAGE = `proposta-${NAME}.html`;
const STORE = '.passphrases.json';

const SECRET: Tree = { [FILE]: guarded(), [STORE]: JSON.stringify({ [NAME]: PASSPHRASE }) };

/** Protected proposals of these names, with a number and texts of their own, for these companies. */
function many(all: readonly (readonly [name: string, passphrase: string, company?: string])[]) {
  const texts = all.map(([name, , company = 'Padaria Aurora'], index): [string, string] => [
    `content/proposals/${name}.md`,
    swapped(
      guarded(proposal('2025-048', `2025-10${index}`)),
      ['Proposta para', `Proposta ${index} para`],
      ['Uma proposta', `Proposta ${index}`],
      ['company: Padaria Aurora', `company: ${company}`],
    ),
  ]);
  const store = Object.fromEntries(all.map(([name, passphrase]) => [name, passphrase]));
  return { texts, tree: { ...Object.fromEntries(texts), [STORE]: JSON.stringify(store) } };
}

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
const everything = ({ root }: BuiltSite): string =>
  [...contentsOf(`${root}/dist`)]
    .map(([path, base64]) => `${path}\n${Buffer.from(base64, 'base64').toString('latin1')}`)
    .join('\n');

describe('a proposal with a passphrase', () => {
  let site: BuiltSite;
  let plain: BuiltSite;
  beforeAll(async () => {
    const said = '- { name: Rui, company: Livraria, content: No dia combinado., rating: 5 }\n';
    site = await buildSite({ ...SECRET, 'content/testimonials.yaml': said });
    plain = await buildSite({ 'content/proposals/aurora.md': proposal() });
  });

  test('leaves nothing of itself in any file or file name', () => {
    const texts = [
      ...['Aurora', 'aurora', 'Joana Prado', '90000-0002', '2025-048', 'Site da padaria'],
      ...['1.500,50', '1.200,50', 'Layout das telas', 'Trem da Serra'],
      'precisa de um site',
    ];
    const [published, found] = [plain, site].map(everything);
    for (const text of texts) expect(published).toContain(text);
    expect(texts.filter((text) => found?.includes(text))).toEqual([]);
    expect(found).not.toContain(PASSPHRASE);
    expect(found).not.toContain(normalizePassphrase(PASSPHRASE));
  });

  test('is opened by its passphrase, however it is typed, and by no other', async () => {
    const sealed = sealedIn(site.read(PAGE));
    expect(sealed.rounds).toBeGreaterThanOrEqual(600_000);
    // How long the page is, it tells only to eight kilobytes.
    expect((Buffer.from(sealed.data, 'base64').length - 16) % 8192).toBe(0);
    const opened = await open(sealed, ' FMG5 4bv3 BFVY—g4zi yqzx 583c ');
    expect(opened.title).toBe('Proposta para a Padaria Aurora | Pinha');
    expect(visibleText(`<body>${opened.html}`)).toBe(
      visibleText(plain.read('proposta-aurora.html')).replace(/^Ir para o conteúdo /, ''),
    );
    expect(opened.styles).toContain('Proposta 2025-048');
    expect(opened.styles).toContain('.proposal');
    await expect(open(sealed, PASSPHRASE.replace('fmg5', 'fmg4'))).rejects.toThrow();
    await expect(open(sealed, '')).rejects.toThrow();
  });

  test('is named as a protected one, kept from search engines, and stands in no list', () => {
    const html = site.read(PAGE);
    for (const tag of [
      '<title>Proposta protegida | Pinha</title>',
      '<meta property="og:title" content="Proposta protegida | Pinha"/>',
      '<meta name="robots" content="noindex, nofollow"/>',
      '<meta name="referrer" content="no-referrer"/>',
    ])
      expect(html).toContain(tag);
    const naming = [...contentsOf(`${site.root}/dist`)].filter(
      ([path, base64]) => path.includes(NAME) || Buffer.from(base64, 'base64').includes(NAME),
    );
    expect(naming.map(([path]) => path)).toEqual([PAGE]);
  });

  test('gives the same bytes for the same content, another IV for another, and takes its passphrase from the environment first', async () => {
    const first = sealedIn(site.read(PAGE));
    expect((await site.rebuild()).report.changed).toBe(0);
    const text = guarded(proposal('priceCents: 30000', 'priceCents: 30001'));
    const passphrase = 'nove-garrafas-verdes-na-janela-azul';
    const env = { PROPOSAL_PASSPHRASES: JSON.stringify({ [NAME]: passphrase }) };
    const second = sealedIn((await site.rebuild({ [FILE]: text })).read(PAGE));
    expect([second.salt, second.iv === first.iv]).toEqual([first.salt, false]);
    const third = sealedIn((await site.rebuild({}, { env })).read(PAGE));
    expect((await open(third, passphrase)).title).toContain('Padaria Aurora');
    await expect(open(third, PASSPHRASE)).rejects.toThrow();
  });

  test('is checked like any other, in its figures', async () => {
    const text = guarded(proposal('percent: 67', 'percent: 66'));
    expectProblems(
      await problemsOf({ ...SECRET, [FILE]: text }),
      `${FILE}:30:5  payment.tranches » expected tranches that add up to 100%, found 99%
      fix: raise the percentages by 1 in all`,
    );
  });
});

describe('a build is stopped by', () => {
  test('passphrases that are missing or weak, which are not printed', async () => {
    const { texts, tree } = many([
      ['x0k7m2p9qd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
      ['x1k7m2p9qd', 'ab cd ef gh ij kl mn op qr st'],
    ]);
    const weak = texts.map(([file, text], index) =>
      told(file, [
        text,
        '6:1',
        `expected a passphrase of 24 letters and digits by chance, found a weaker one for "x${index}k7m2p9qd"`,
        `npm run proposal passphrase x${index}k7m2p9qd -- --replace makes a strong one`,
      ]),
    );
    const missing = told(FILE, [
      guarded(),
      '6:1',
      `expected a passphrase for "${NAME}", found none in .passphrases.json or PROPOSAL_PASSPHRASES`,
      `npm run proposal passphrase ${NAME} makes one; without protection, remove the line`,
    ]);
    expect(await problemsOf({ ...tree, [FILE]: guarded() })).toEqual([missing, ...weak]);
  });

  test('a passphrase file or environment that is no list of passphrases, which is not printed', async () => {
    for (const text of ['', 'senha', '[]', '{"k7m2p9qdx4ab": 7}', '{"k7m2p9qdx4ab": "fmg5']) {
      expect(parsePassphrases(text), text).toBeUndefined();
    }
    const refusal = (place: string) => `${place}
  expected JSON with the name and the passphrase of each proposal, found other text
  fix: write it as { "nome-do-arquivo": "a senha" }`;
    expect(await problemsOf({ ...SECRET, [STORE]: 'senha' })).toEqual([refusal(STORE)]);
    const env = { PROPOSAL_PASSPHRASES: 'fmg5-4bv3' };
    expect(await problemsOf(SECRET, { env })).toEqual([
      refusal('environment  PROPOSAL_PASSPHRASES'),
    ]);
  });

  test('addresses that tell who the client is, also in a part of a word', async () => {
    const telling = rows(`
      joana        | joana   | Padaria Aurora
      sitedajoana  | joana   | Padaria Aurora
      sol          | sol     | Sol Ltda
    `);
    const all = telling.map(([name = '', , company]) => [name, PASSPHRASE, company] as const);
    // Nothing is sealed without the passphrases.
    const problems = await problemsOf({ ...many(all).tree, [STORE]: '{}' });
    const said = problems.flatMap((problem) => [
      ...problem.matchAll(/found "(\w+)" in \/proposta-(.*)\n/g),
    ]);
    expect(said.map(([, found, name]) => [name, found])).toEqual(
      telling.map(([name, found]) => [name, found]),
    );
  });
});
