// Sent proposals: their files, which nothing may change, and the errors before and after sending.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptanceIn } from '../support/acceptance.ts';
import {
  CHANGES,
  copyOf,
  faultsIn,
  NEXT,
  PROTECTED,
  recordIn,
  revise,
  SECRET,
  SENT,
  type Sent,
  sendAll,
  WITH_TERMS,
} from '../support/after-sending.ts';
import { build, buildOrThrow } from '../support/build.ts';
import { run } from '../support/command.ts';
import { contentsOf, edit, listFiles, readFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject, type Tree, writeTree } from '../support/project.ts';
import { rows } from '../support/rows.ts';
import { isLong, runs } from '../support/runs.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const KEPT = `${SENT}/2025-048-v2`;
const RECORD = `${KEPT}/record.yaml`;
let sent: Sent;
const source = String(WITH_TERMS[FILE]);

beforeAll(async () => {
  sent = await sendAll();
});

const copy = (): string => copyOf(sent.root);
const textOf = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const mark = (text: string): string => text.replace('---\n', '---\nprotected: true\n');

/** All problems and notices of a build. */
async function logOf(root: string, settings: { strict?: boolean } = {}): Promise<string> {
  const { problems, notices } = await build(root, { today: sent.today, ...settings });
  return [...problems, ...notices].join('\n');
}

test('sending moves the source beside the page, its assets and the terms', async () => {
  const { root, today } = sent;
  expect(existsSync(join(root, FILE))).toBe(false);
  expect(textOf(root, `${KEPT}/padaria-aurora.md`)).toBe(source);
  const { code, terms, ...record } = recordIn(root, '2025-048-v2');
  expect(record).toMatchObject({
    ...{ number: '2025-048', version: 2, status: 'sent', client: 'Padaria Aurora' },
    ...{ total: 'R$\u00a01.500,50', file: 'padaria-aurora.md', route: '/proposta-padaria-aurora' },
  });
  expect(code).toMatch(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/);
  const site = await buildOrThrow(root, { today, hosts: ['netlify'] });
  expect(site.read('_redirects')).toContain('/orcamento /proposta-padaria-aurora ');
  const page = site.read('proposta-padaria-aurora.html');
  expect(page).toContain(code);
  expect(page).toContain(terms.route);
  // The proposal is valid from the day on which it was sent, whenever it was written.
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  const words = day.format(new Date(today)).replace(/^1 /, '1º ');
  expect(page.replaceAll('\u00a0', ' ')).toContain(words);
  expect(site.read(`${terms.route.slice(1)}.html`)).toContain('Leia as regras.');
  // The folder has every asset that its pages and scripts name, and no other.
  const files = [...readFiles(join(root, KEPT))];
  const asset = /(?<!uploads\/)\b[\w-]+\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.\w+/g;
  const named = files.flatMap(([path, text]) =>
    /\.(?:html|js)$/.test(path) ? (text.match(asset) ?? []) : [],
  );
  const assets = files.flatMap(([path]) => (path.startsWith('assets/') ? path.slice(7) : []));
  expect(assets).toEqual([...new Set(named)].sort());
});

describe('a protected proposal', () => {
  test('reveals nothing of its client, and is encrypted and padded', async () => {
    const folder = join(sent.root, SENT, '2025-049-v2');
    const files = [...readFiles(folder)].map(([path, text]) => path + text);
    expect(files.filter((text) => SECRET.test(text) || text.includes(sent.passphrase))).toEqual([]);
    const page = new Page('/', textOf(folder, 'page.html'));
    expect(page.meta('robots')).toBe('noindex, nofollow');
    expect(page.meta('referrer')).toBe('no-referrer');
    const { rounds, data } = JSON.parse(page.one('script[type="application/json"]').inner);
    expect(rounds).toBeGreaterThanOrEqual(600_000);
    // A multiple of eight kilobytes, so that its length reveals little.
    expect((Buffer.from(data, 'base64').length - 16) % 8192).toBe(0);
  });

  test('with a mistake is described only by the command that sends it', async () => {
    const root = copy();
    const next = PROTECTED.replace('version: 2', 'version: 3');
    const wrong = ['client: » cliente: Zulmira Xavier\nclient:', 'title: Site » title: "Zulmira'];
    for (const text of [next, mark(next), mark(next).replaceAll('2025-049', '2025-077')]) {
      for (const [index, one] of [...wrong, 'Layout das telas » O de {zulmira}'].entries()) {
        const [found = '', put = ''] = one.split(' » ');
        writeTree(root, { [`content/proposals/zenite-${index}.md`]: text.replace(found, put) });
      }
      const { problems } = await build(root, { today: sent.today });
      expect(problems.join('\n')).toMatch(/^content\/proposals\/\n/);
      expect(problems.filter((one) => /zulmira|Z[eê]nite/i.test(one))).toEqual([]);
    }
    expect((await run(root, 'proposal send zenite-2')).stderr).toContain('zulmira');
  });

  test.each<[string, Tree]>([
    // Both files that sort before it and behind it have its number.
    ['same', { 'content/proposals/a-primeira.md': source, 'content/proposals/zz.md': source }],
    ['another', { [FILE]: source.replace('2025-048', '2025-050') }],
  ])('is named by no problem or notice of a file with the %s number', async (_, others) => {
    // An extra whose title is a common word gives a notice.
    const extra =
      '\n  - { id: logo, title: Logo, optional: true, priceCents: 1, features: [Logo] }';
    const secret = mark(source)
      .replace('Duas rodadas', 'Sorveteria Zênite, duas rodadas')
      .replace('\npayment:', `${extra}\npayment:`);
    const tree = { ...WITH_TERMS, [FILE]: null, ...others, 'content/proposals/zenite.md': secret };
    const root = makeProject(tree, { plain: true });
    for (const strict of [false, true]) {
      const log = await logOf(root, { strict });
      expect(log).toContain('protegida');
      expect(log).not.toMatch(/z[eê]nite/i);
    }
  });

  test('that cannot be read is not named, and the kind of its mistake is reported', async () => {
    const torn = (line: string) => source.replace('---\n', `---\n${line}\ntitle: "a" b\n`);
    const marks = ['protected: True', 'protected: sim', 'protected: "true"', 'Protected: true'];
    const folder = (files: Tree): Tree =>
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`content/proposals/${name}`, text]),
      );
    const secrets: Tree = {
      ...Object.fromEntries(marks.map((line, index) => [`zenite-${index}.md`, torn(line)])),
      'Loja Zenite.md': mark(source),
      'zenite.markdown': torn('protected: sim'),
      'zenite/proposta.md': mark(source),
      'Zenite.docx': 'PK\u0003\u0004',
      'zenite-6.md': Buffer.from(`\ufeff${mark(source)}`, 'utf16le'),
      'zenite-7.md': mark(source) + ' '.repeat(1_100_000),
    };
    const log = await logOf(makeProject({ [FILE]: null, ...folder(secrets) }, { plain: true }));
    expect(log).not.toMatch(/z[eê]nite/i);
    for (const kind of [
      'no bloco de dados',
      'no nome do arquivo',
      'na codificação',
      'ou no tamanho',
    ])
      expect(log).toContain(kind);
    // One that is not protected is named.
    const unmarked = mark(source).replace('protected: true', 'protected: false');
    const open = { 'Padaria Zenite.md': source, 'zenite-2.markdown': unmarked };
    const named = await logOf(makeProject({ [FILE]: null, ...folder(open) }, { plain: true }));
    for (const name of Object.keys(open)) expect(named).toContain(name);
  });

  test('is named neither by notices nor by a mistake in its record', async () => {
    const root = copy();
    writeTree(root, { [FILE]: PROTECTED.replace('version: 2', 'version: 3') });
    const record = `${SENT}/2025-049-v2/record.yaml`;
    edit(root, record, /^validUntil: .*/m, `validUntil: ${sent.today}`);
    const log = await logOf(root);
    expect(log).toContain('uma versão protegida não foi enviada');
    expect(log).toContain('uma proposta protegida vence hoje');
    expect(log).not.toContain('2025-049');
    const before = textOf(root, record);
    for (const line of ['note: "Zulmira" Xavier', 'client: "Zulmira" Xavier', 'status: Zulmira']) {
      writeTree(root, { [record]: before.replace(/^status: .*/m, line) });
      const { problems } = await build(root, { today: sent.today });
      expect(problems.join('\n')).toMatch(/^content\/proposals\/\n/);
      expect(problems.join('\n')).not.toMatch(/Zulmira|2025-049/);
    }
  });

  test('gives a notice if its next version has another number and no mark', async () => {
    const root = copy();
    const words = 'nova.md é a versão 3 de 2025-077, e nenhuma antes dela foi enviada';
    const next = PROTECTED.replace('version: 2', 'version: 3').replaceAll('2025-049', '2025-077');
    writeTree(root, { 'content/proposals/nova.md': next });
    expect(await logOf(root)).toContain(words);
    const { stdout } = await run(root, 'proposal send nova');
    expect(stdout).toContain(`Confira antes de publicar: content/proposals/${words}`);
  });

  test('is printed only once it is sent', async () => {
    const root = copy();
    writeTree(root, { 'content/proposals/nova.md': mark(PROTECTED).replaceAll('049', '077') });
    const { stderr } = await run(root, 'proposal pdf nova');
    expect(stderr).toContain('nova é protegida: é impressa depois de enviada, com a senha');
  });

  test.each([null, '', '{}', '{"rounds":1,"salt":"","iv":"","data":""}'])(
    'whose encrypted file is %j is not revised',
    async (text) => {
      const root = copy();
      writeTree(root, { [`${SENT}/2025-049-v2/encrypted.json`]: text });
      const command = `proposal revise 2025-049 --passphrase ${sent.passphrase}`;
      const { code, stderr } = await run(root, command);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/encrypted\.json|não abre/)]);
      expect(stderr).not.toMatch(/ at /);
    },
  );
});

test.each([
  [0, 'vence hoje'],
  [1, 'vence amanhã'],
  [2, 'vence em 2 dias'],
  [-1, 'venceu em'],
])('proposal list says of a proposal with %i days left: %s', async (days, words) => {
  const root = copy();
  const day = new Date(Date.parse(sent.today) + days * 86_400_000).toISOString().slice(0, 10);
  edit(root, RECORD, /^validUntil: .*/m, `validUntil: ${day} `);
  expect((await run(root, 'proposal list')).stdout).toContain(words);
});

test.each([
  [0, 0, ''],
  [120_000, 1, 'venceu em'],
])('%i ms after the last minute an acceptance has the exit code %i', async (late, code, words) => {
  onTestFinished(() => void vi.useRealTimers());
  const { validUntil, route } = recordIn(sent.root, '2025-048-v2');
  const now = new Date(Date.parse(`${validUntil}T23:59:00-03:00`) + late);
  vi.useFakeTimers({ toFake: ['Date'], now });
  const input = `www.pinha.test${route}#opcoes=site`;
  const done = await run(copy(), 'proposal accept --name Ana --role Sócia', { input });
  expect(done).toMatchObject({ code, stderr: expect.stringContaining(words) });
});

test('a file changed after sending gets a notice, and is refused with --strict', async () => {
  const root = copy();
  const [asset] = listFiles(join(root, KEPT, 'assets'));
  const changed = [`${KEPT}/page.html`, `${KEPT}/terms.html`, `${KEPT}/assets/${asset}`];
  const noticed = async () => {
    const { notices } = await buildOrThrow(root, { today: sent.today });
    return changed.filter((file) => notices.join('\n').includes(`git checkout COMMIT -- ${file} `));
  };
  expect(await noticed()).toEqual([]);
  for (const file of changed) edit(root, file, /$/, '\n');
  expect(await noticed()).toEqual(changed);
  const { problems } = await build(root, { today: sent.today, strict: true });
  const refused = problems.filter((one) => one.includes('o arquivo como foi enviado'));
  expect(refused.map((one) => one.split('\n')[0])).toEqual(changed.toSorted());
  edit(root, RECORD, /^files:\n(?: .*\n)+/m, '');
  expect(await noticed()).toEqual([]);
});

test('a folder in the place of a sent asset is a problem', async () => {
  const root = copy();
  const [asset] = listFiles(join(root, KEPT, 'assets'));
  const file = `${KEPT}/assets/${asset}`;
  rmSync(join(root, file));
  mkdirSync(join(root, file));
  const { problems } = await build(root, { today: sent.today });
  expect(problems.map((one) => one.split('\n')[0])).toEqual([file]);
});

/** Changes of a sent version: what is changed, the file that is named, and the lines to find and to put in a record. */
const BY_HAND = rows(readFileSync(join(import.meta.dirname, 'edited-by-hand.txt'), 'utf8'));

/** Those that are also built with --strict in `npm test`; acceptances are refused by the same check. */
const STRICT = ['the total', 'no digest of the page', 'no source'];

test.each(BY_HAND)('a sent version with %s by hand is refused', async (name, file, ...change) => {
  const [found = '', put = ''] = change;
  const root = copy();
  if (found === '+' || found === '-')
    writeTree(root, { [`${KEPT}/${file}`]: found === '+' ? '<svg/>' : null });
  else edit(root, RECORD, new RegExp(found, 'gm'), put);
  if (isLong || STRICT.includes(name ?? '')) {
    const { problems } = await build(root, { today: sent.today, strict: true });
    expect(problems).toHaveLength(1);
    expect(problems.join()).toMatch(`${KEPT}/${file}`);
  }
  const input = acceptanceIn(textOf(sent.root, `${KEPT}/page.html`));
  const accepted = await run(root, 'proposal accept --name Ana --role Sócia', { input });
  const words = expect.stringContaining(`${KEPT}/${file}: esperado`);
  expect(accepted).toMatchObject({ code: 1, stderr: words });
});

test('what people write into a record is no difference', async () => {
  const root = copy();
  edit(root, RECORD, /^status: .*/m, 'status: declined\nnote: O preço ficou alto');
  edit(root, RECORD, '- /orcamento', '- /orcamento\n  - /outro-orcamento');
  const { notices } = await buildOrThrow(root, { today: sent.today, strict: true });
  expect(notices.join('\n')).not.toContain(KEPT);
});

const OUTRA = 'content/pages/outra.md';
const TAKING = String(WITH_TERMS['content/pages/termos-uso.md'])
  .replace('/termos-uso', '/proposta-padaria-aurora')
  .replace(/^(title|description): /gm, '$1: Outros ');
const replace = (found: string, put: string) => (root: string) => edit(root, RECORD, found, put);
const write = (file: string, text: string | null) => (root: string) =>
  writeTree(root, { [file]: text });

test.each<[name: string, change: (root: string) => void, place: string, words: string]>([
  ['no page', write(`${KEPT}/page.html`, null), `${KEPT}/page.html`, ''],
  ['another number', replace('number: 2025-048', 'number: 2025-049'), RECORD, 'devolva number'],
  ['a status', replace('\nstatus: sent', '\nstatus: aceita'), `${RECORD}:8:9  status`, 'escreva'],
  ['a torn note', replace('\noffer:', '\nnote:'), `${RECORD}:21:3  note`, 'o texto entre aspas'],
  ['its source back', write(FILE, source), `${FILE}:5:10  version`, ''],
  ['a page at its address', write(OUTRA, TAKING), `${OUTRA}:2:8  route`, 'um cliente tem este'],
  [
    'a page at its address, though it is withdrawn',
    (root) => {
      edit(root, RECORD, 'status: sent', 'status: withdrawn');
      writeTree(root, { [OUTRA]: TAKING });
    },
    `${OUTRA}:2:8  route`,
    'um cliente tem este',
  ],
  [
    'a redirect from its address',
    write('content/redirects.yaml', '/proposta-padaria-aurora: /\n'),
    'content/redirects.yaml:1:1',
    '',
  ],
])('a sent proposal with %s is a problem with its place', async (_, change, place, words) => {
  const root = copy();
  change(root);
  const { problems } = await build(root, { today: sent.today });
  expect(problems.join('\n')).toContain(place);
  expect(problems.join('\n')).toContain(words);
});

test('a proposal that is not ready is not sent, and all that is missing is reported', async () => {
  const root = makeProject({
    ...WITH_TERMS,
    'content/proposals/library/included.yaml': `rounds: 'A escrever: o "sim"'\n`,
  });
  const missing = [
    ['content/site.yaml', 'pix@pinha.test', 'pix@pinha.example', 'pix.key'],
    [FILE, '[Duas', '["A escrever: as rodadas", { from: rounds }, Duas', 'as rodadas'],
    ['content/proposals/library/included.yaml', 'sim', 'não', 'library/included.yaml'],
    [FILE, 'validDays: 15', 'validUntil: 2025-05-19', '2025-05-19'],
    [FILE, 'na assinatura }', 'na assinatura, due: 2025-05-01 }', '2025-05-01'],
    ['content/blog/ola.md', 'title: Olá', 'titel: Olá', 'content/blog/ola.md'],
  ] as const;
  for (const [file, found, put] of missing) edit(root, file, found, put);
  const { code, stderr } = await run(root, 'proposal send padaria');
  expect(code).toBe(1);
  expect(missing.filter(([, , , words]) => !stderr.includes(words))).toEqual([]);
  expect(existsSync(join(root, SENT))).toBe(false);
  expect(existsSync(join(root, FILE))).toBe(true);
});

test('after any changes sent files are the same, and nothing protected is in clear', async () => {
  const whole = copy();
  const next = await revise(whole, sent.passphrase);
  const before = contentsOf(join(whole, SENT));
  const names = Object.keys(CHANGES.content);
  const changes = fc.shuffledSubarray(names, { minLength: 2, maxLength: 10 });
  const settings = fc.constantFrom('', '', 'drafts', 'preview', 'strict');
  const property = fc.asyncProperty(changes, settings, async (chosen, setting) => {
    const root = copyOf(whole);
    for (const name of chosen) CHANGES.content[name]?.(root, next);
    const built = await build(root, { today: sent.today, [setting]: true });
    const printed = [...built.problems, ...built.notices].join('\n');
    expect(faultsIn(root, before, { ok: built.ok, printed, dist: built.outDir })).toEqual([]);
    rmSync(root, { recursive: true });
  });
  await fc.assert(property, { numRuns: Number(process.env.SEQUENCES ?? runs(6, 120)) });
  expect(existsSync(join(whole, NEXT))).toBe(false);
});

test('an address whose last version is withdrawn says so, whatever was sent before', async () => {
  const root = copy();
  edit(root, `${SENT}/2025-050-v10/record.yaml`, 'status: accepted', 'status: withdrawn');
  const { outDir } = await buildOrThrow(root, { today: sent.today });
  const { route } = recordIn(root, '2025-050-v10');
  expect(textOf(outDir, `${route.slice(1)}.html`)).toContain('não está mais disponível');
});
