// Sent proposals: their files, which nothing may change, and the errors before and after sending.

import { webcrypto } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { acceptanceIn, passphraseIn } from '../support/acceptance.ts';
import {
  copyOf,
  expectKept,
  PROTECTED,
  SECRETS,
  type Sent,
  sendBoth,
  WITH_TERMS,
} from '../support/after-sending.ts';
import { build, buildOrThrow } from '../support/build.ts';
import { run } from '../support/command.ts';
import { edit, listFiles } from '../support/files.ts';
import { Page, plain } from '../support/page.ts';
import { makeProject, type Tree, writeTree } from '../support/project.ts';
import { rows } from '../support/rows.ts';
import { isLong, runs } from '../support/runs.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const SENT = 'content/proposals/sent';
const KEPT = `${SENT}/2025-048-v2`;
let open: Sent;
let closed: Sent;
const source = String(WITH_TERMS[FILE]);

beforeAll(async () => {
  [open, closed] = await sendBoth();
});

const textOf = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const recordIn = (root: string, folder = KEPT) => parse(textOf(root, `${folder}/record.yaml`));

test('sending moves the source beside the page, its assets and the terms', async () => {
  const { root, today } = open;
  expect(existsSync(join(root, FILE))).toBe(false);
  expect(textOf(root, `${KEPT}/padaria-aurora.md`)).toBe(source);
  const { code, terms, ...record } = recordIn(root);
  expect(record).toMatchObject({
    ...{ number: '2025-048', version: 2, status: 'sent', client: 'Padaria Aurora' },
    ...{ total: 'R$\u00a01.500,50', file: 'padaria-aurora.md', route: '/proposta-padaria-aurora' },
  });
  expect(code).toMatch(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/);
  expect(open.printed).toContain(code);
  const site = await buildOrThrow(root, { today, hosts: ['netlify'] });
  expect(site.read('_redirects')).toContain('/orcamento /proposta-padaria-aurora ');
  const page = site.read('proposta-padaria-aurora.html');
  expect(page).toBe(textOf(root, `${KEPT}/page.html`));
  expect(page).toContain(code);
  expect(page).toContain(terms.route);
  // The proposal is valid from the day on which it was sent, whenever it was written.
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  const words = day.format(new Date(today)).replace(/^1 /, '1º ');
  expect(page.replaceAll('\u00a0', ' ')).toContain(words);
  expect(site.read(`${terms.route.slice(1)}.html`)).toContain('Leia as regras.');
  // The folder has every asset that its pages and scripts name, and no other.
  const kept = listFiles(join(root, KEPT));
  const asking = kept.filter((path) => /\.(?:html|js)$/.test(path));
  const asked = asking.flatMap(
    (path) =>
      textOf(root, `${KEPT}/${path}`).match(
        /(?<!uploads\/)\b[\w-]+\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.\w+/g,
      ) ?? [],
  );
  const assets = kept.filter((path) => path.startsWith('assets/')).map((path) => path.slice(7));
  expect(assets).toEqual([...new Set(asked)].sort());
});

describe('a protected proposal', () => {
  test('reveals nothing of its client, neither in the site nor in its folder', async () => {
    const { root, today, printed } = closed;
    const site = await buildOrThrow(root, { today });
    const [folder = ''] = readdirSync(join(root, SENT));
    const { route } = recordIn(root, `${SENT}/${folder}`);
    const page = new Page(route, site.read(`${route.slice(1)}.html`));
    expect(page.meta('robots')).toBe('noindex, nofollow');
    expect(page.meta('referrer')).toBe('no-referrer');
    const secrets = [
      ...SECRETS.slice(0, -2).map(([, secret]) => secret),
      'padaria-zenite',
      '1.493,21',
    ];
    const passphrase = passphraseIn(printed);
    for (const place of [join(root, SENT), site.outDir]) {
      const all = listFiles(place).map((path) => path + readFileSync(join(place, path), 'latin1'));
      const found = [...secrets, passphrase].filter((secret) =>
        all.some((text) => text.includes(secret)),
      );
      expect(found).toEqual([]);
    }
  });

  test('with a mistake is reported in words by the command that sends alone', async () => {
    const root = copyOf(closed.root);
    const next = PROTECTED.replace('version: 2', 'version: 3');
    const mark = (text: string) => text.replace('---\n', '---\nprotected: true\n');
    const wrong: [string, string][] = [
      ['client:', 'cliente: Zulmira Xavier\nclient:'],
      ['title: Site', 'title: "Zulmira Xavier'],
      ['Layout das telas', 'O de {zulmira}'],
    ];
    for (const text of [next, mark(next), mark(next).replaceAll('2025-049', '2025-077')]) {
      for (const [index, [found, put]] of wrong.entries())
        writeTree(root, { [`content/proposals/zenite-${index}.md`]: text.replace(found, put) });
      const { problems } = await build(root, { today: open.today });
      expect(problems.join('\n')).toMatch(/^content\/proposals\/\n/);
      expect(problems.filter((one) => /zulmira|Z[eê]nite/i.test(one))).toEqual([]);
    }
    const { stderr } = await run(root, 'proposal send zenite-2');
    expect(stderr).toContain('zulmira');
  });

  test('is named by no problem or notice of another file', async () => {
    const secret = String(WITH_TERMS[FILE])
      .replace('---\n', '---\nprotected: true\n')
      .replace('Duas rodadas', 'Sorveteria Zênite, duas rodadas');
    const others: Record<string, string>[] = [
      // Both files that sort before it and behind it have its number.
      { 'content/proposals/a-primeira.md': source, 'content/proposals/zz.md': source },
      { [FILE]: source.replace('2025-048', '2025-050') },
    ];
    // An extra whose title is a common word gives a notice.
    const withExtra = secret.replace(
      '\npayment:',
      '\n  - { id: logo, title: Logo, optional: true, priceCents: 100, features: [Logo] }\npayment:',
    );
    for (const other of others) {
      const tree = { ...WITH_TERMS, [FILE]: null, ...other };
      const root = makeProject(
        { ...tree, 'content/proposals/zenite.md': withExtra },
        { plain: true },
      );
      for (const strict of [false, true]) {
        const { problems, notices } = await build(root, { strict });
        const log = [...problems, ...notices].join('\n');
        expect(log).toContain('protegida');
        expect(log).not.toMatch(/z[eê]nite/i);
      }
    }
  });

  test('that cannot be read is not named, and the kind of its mistake is reported', async () => {
    const secret = source.replace('---\n', '---\nprotected: true\n');
    const torn = (mark: string) => secret.replace('protected: true', `${mark}\ntitle: "a" b`);
    const utf16 = Buffer.from(`\ufeff${secret}`, 'utf16le');
    const wrong: [kind: string, files: Tree][] = [
      [
        'no bloco de dados',
        {
          'zenite-1.md': torn('protected: True'),
          'zenite-2.md': torn('protected: sim'),
          'zenite-3.md': torn('protected: "true"'),
          'zenite-4.md': torn('protected: yes # sim'),
          'zenite-5.md': torn('Protected: true'),
        },
      ],
      [
        'no nome do arquivo',
        {
          'Loja Zenite.md': secret,
          'zenite.markdown': torn('protected: sim'),
          'zenite/proposta.md': secret,
          'Zenite.docx': 'PK\u0003\u0004',
        },
      ],
      ['na codificação', { 'zenite-6.md': utf16 }],
      ['ou no tamanho', { 'zenite-7.md': secret + ' '.repeat(1_100_000) }],
    ];
    const inFolder = (files: Tree): Tree =>
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`content/proposals/${name}`, text]),
      );
    const whole = Object.assign({}, ...wrong.map(([, files]) => inFolder(files)));
    const { problems, notices } = await build(
      makeProject({ [FILE]: null, ...whole }, { plain: true }),
    );
    expect([...problems, ...notices].join('\n')).not.toMatch(/z[eê]nite/i);
    // Problems that say the same are told once.
    for (const [kind] of wrong) expect(problems.join('\n')).toContain(kind);
    // Nothing is hidden of one that is not protected.
    const unmarked = secret.replace('protected: true', 'protected: false');
    const plain: Tree = {
      'Padaria Zenite.md': source,
      'Casa Zenite.md': unmarked,
      'zenite.markdown': source,
      'zenite-2.markdown': unmarked,
    };
    const shown = await build(makeProject({ [FILE]: null, ...inFolder(plain) }, { plain: true }));
    for (const name of Object.keys(plain)) expect(shown.problems.join('\n')).toContain(name);
  });

  test('is named neither by notices nor by a mistake in its record', async () => {
    const root = copyOf(closed.root);
    writeTree(root, { [FILE]: PROTECTED.replace('version: 2', 'version: 3') });
    const record = `${SENT}/2025-049-v2/record.yaml`;
    edit(root, record, /^validUntil: .*/m, `validUntil: ${open.today}`);
    const { notices } = await buildOrThrow(root, { today: open.today });
    expect(notices.join('\n')).toContain('uma versão protegida não foi enviada');
    expect(notices.join('\n')).toContain('uma proposta protegida vence hoje');
    expect(notices.join('\n')).not.toContain('2025-049');
    for (const line of ['note: "Zulmira" Xavier', 'client: "Zulmira" Xavier', 'status: Zulmira']) {
      const broken = copyOf(closed.root);
      edit(broken, record, /^status: .*/m, line);
      const { problems } = await build(broken, { today: open.today });
      expect(problems.join('\n')).toMatch(/^content\/proposals\/\n/);
      expect(problems.join('\n')).not.toMatch(/Zulmira|2025-049/);
    }
  });

  test('gives a notice if its next version has another number and no mark', async () => {
    const root = copyOf(closed.root);
    const words = 'nova.md é a versão 3 de 2025-077, e nenhuma antes dela foi enviada';
    const next = PROTECTED.replace('version: 2', 'version: 3').replaceAll('2025-049', '2025-077');
    writeTree(root, { 'content/proposals/nova.md': next });
    const { notices } = await buildOrThrow(root, { today: open.today });
    expect(notices.join('\n')).toContain(words);
    const { stdout } = await run(root, 'proposal send nova');
    expect(stdout).toContain(`Confira antes de publicar: content/proposals/${words}`);
  });

  test('is opened by its passphrase alone, and shows what an open one shows', async () => {
    const { root, today, printed } = closed;
    const site = await buildOrThrow(root, { today });
    const [folder = ''] = readdirSync(join(root, SENT));
    const { route } = recordIn(root, `${SENT}/${folder}`);
    const payload = new Page(route, site.read(`${route.slice(1)}.html`)).one(
      'script[type="application/json"]',
    );
    const encrypted = JSON.parse(payload.inner);
    expect(encrypted.rounds).toBeGreaterThanOrEqual(600_000);
    // The encrypted page is padded to a multiple of eight kilobytes, so that its length reveals little.
    expect((Buffer.from(encrypted.data, 'base64').length - 16) % 8192).toBe(0);
    const passphrase = passphraseIn(printed);
    const opened = new Page(route, `<body>${(await decrypt(encrypted, passphrase)).html}</body>`);
    const withoutCodes = (text: string) =>
      plain(SECRETS.reduce((all, [open, secret]) => all.replaceAll(open, secret), text)).replaceAll(
        /[0-9A-F]{4}(?:-[0-9A-F]{4}){2}|[\d.]+,\d\d|00020126.*?6304[0-9A-F]{4}/g,
        '',
      );
    const shown = withoutCodes(new Page('/', textOf(open.root, `${KEPT}/page.html`)).text);
    expect(`Ir para o conteúdo Carregando… ${withoutCodes(opened.text)}`).toBe(shown);
    await expect(decrypt(encrypted, passphrase.replace(/^./, '_'))).rejects.toThrow();
  });
});

test('an acceptance is understood however a chat has formatted it', async () => {
  const message = acceptanceIn(textOf(open.root, `${KEPT}/page.html`))
    .replace('Nome:', 'Nome: Joana Prado')
    .replace('Cargo:', 'Cargo: Sócia');
  const bold = (text: string) => text.replace(/^(\S+:)/gm, '*$1*').replace('Joana Prado', '_$&_');
  const encoded = (text: string) => text.replace(/#.*/, (hash) => encodeURIComponent(hash));
  const onOneLine = (text: string) => text.replace(/\n+/g, ' ');
  const all = (text: string) => onOneLine(bold(encoded(text)));
  const on = open.today.split('-').reverse().join('/');
  const ways = [bold, encoded, onOneLine, all].map(async (change) => {
    const root = copyOf(open.root);
    const done = await run(root, `proposal accept --on ${on}`, { input: change(message) });
    expect(done.stdout, done.stderr).toContain(`Joana Prado, Sócia, em ${on}`);
    expect(done.stdout).toContain('escolha  #opcoes=site,fotos&pagamento=pix');
    expect(done.stdout).not.toContain('A mensagem diz mais');
  });
  await Promise.all(ways);
});

test('two proposals of a name need a number; a protected one is printed once sent', async () => {
  const root = copyOf(closed.root);
  for (const number of ['2025-048', '2025-060']) {
    cpSync(join(open.root, KEPT), join(root, SENT, `${number}-v2`), { recursive: true });
    edit(root, `${SENT}/${number}-v2/record.yaml`, /^number: .*/m, `number: ${number} `);
    edit(root, `${SENT}/${number}-v2/record.yaml`, 'route: /proposta-padaria', `route: /${number}`);
  }
  const { stderr } = await run(root, 'proposal revise padaria-aurora');
  expect(stderr).toContain(
    'padaria-aurora (2025-048), padaria-aurora (2025-060). Escreva o número',
  );
  for (const number of ['2025-048', '2025-060'])
    rmSync(join(root, SENT, `${number}-v2`), { recursive: true });
  const secret = PROTECTED.replaceAll('2025-049', '2025-077').replace(
    '---',
    '---\nprotected: true',
  );
  writeTree(root, { 'content/proposals/nova.md': secret });
  const later = 'nova é protegida: é impressa depois de enviada, com a senha';
  const { stdout } = await run(root, 'proposal pdf');
  expect(stdout).toContain(later);
  expect(stdout).toContain('é protegida: peça pelo nome dela');
  expect((await run(root, 'proposal pdf nova')).stderr).toContain(later);
});

interface Encrypted {
  salt: string;
  iv: string;
  data: string;
  rounds: number;
}

/** Decrypts without code of the program: PBKDF2 with SHA-256, then AES-GCM (NIST SP 800-132, 800-38D). */
async function decrypt(
  { salt, iv, data, rounds }: Encrypted,
  passphrase: string,
): Promise<{ html: string }> {
  const { subtle } = webcrypto;
  const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
  const typed = new TextEncoder().encode(passphrase.replaceAll('-', ''));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: rounds };
  const key = await subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, [
    'decrypt',
  ]);
  const plainText = await subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(data));
  return JSON.parse(Buffer.from(plainText).toString());
}

/** The problems of a build after a change of `root`. */
async function problemsAfter(root: string, change: () => void): Promise<string> {
  change();
  return (await build(root, { today: open.today })).problems.join('\n');
}

test('proposal list says how many days are left', async () => {
  const root = copyOf(open.root);
  const day = (days: number) =>
    new Date(Date.parse(open.today) + days * 86_400_000).toISOString().slice(0, 10);
  for (const [days, words] of [
    [0, 'vence hoje'],
    [1, 'vence amanhã'],
    [2, 'vence em 2 dias'],
    [-1, 'venceu em'],
  ] as const) {
    edit(root, `${KEPT}/record.yaml`, /^validUntil: .*/m, `validUntil: ${day(days)} `);
    expect((await run(root, 'proposal list')).stdout).toContain(words);
  }
});

test('an acceptance is taken until the end of the last day', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const last = recordIn(open.root).validUntil;
  for (const [moment, code] of [
    [`${last}T23:59:00-03:00`, 0],
    [new Date(Date.parse(`${last}T23:59:00-03:00`) + 120_000).toISOString(), 1],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const root = copyOf(open.root);
    const { route } = recordIn(root);
    const done = await run(root, 'proposal accept --name Ana --role Sócia', {
      input: `www.pinha.test${route}#opcoes=site`,
    });
    expect([done.code, done.stderr]).toEqual([
      code,
      code ? expect.stringContaining('venceu em') : '',
    ]);
  }
});

test('files that are missing in the folder of a sent proposal are named', async () => {
  const root = copyOf(open.root);
  const page = textOf(root, `${KEPT}/page.html`);
  const script = `${KEPT}/assets/${/quote\.\w+\.js/.exec(page)?.[0]}`;
  for (const file of [`${KEPT}/page.html`, script]) {
    const text = textOf(root, file);
    expect(await problemsAfter(root, () => rmSync(join(root, file)))).toContain(file);
    writeTree(root, { [file]: text });
  }
});

test('a file changed after sending gets a notice, and is refused with --strict', async () => {
  const root = copyOf(open.root);
  const asset = listFiles(join(root, KEPT, 'assets'))[0];
  const changed = [`${KEPT}/page.html`, `${KEPT}/terms.html`, `${KEPT}/assets/${asset}`];
  const noticed = async () => {
    const { notices } = await buildOrThrow(root, { today: open.today });
    return changed.filter((file) => notices.join('\n').includes(`git checkout COMMIT -- ${file} `));
  };
  expect(await noticed()).toEqual([]);
  for (const file of changed) edit(root, file, /$/, '\n');
  expect(await noticed()).toEqual(changed);
  const { problems } = await build(root, { today: open.today, strict: true });
  const refused = problems.filter((one) => one.includes('o arquivo como foi enviado'));
  expect(refused.map((one) => one.split('\n')[0])).toEqual(changed.toSorted());
  edit(root, `${KEPT}/record.yaml`, /^files:\n(?: .*\n)+/m, '');
  expect(await noticed()).toEqual([]);
});

/** Changes of a sent version: what is changed, the file that is named, and the lines to find and to put in a record. */
const BY_HAND = rows(readFileSync(join(import.meta.dirname, 'edited-by-hand.txt'), 'utf8'));

/** Those that are also built with --strict in `npm test`; acceptances are refused by the same check. */
const STRICT = ['the total', 'no digest of the page', 'no source'];

test('a sent version that is edited by hand is refused with --strict and at acceptance', async () => {
  const message = acceptanceIn(textOf(open.root, `${KEPT}/page.html`));
  for (const [name = '', file = '', found = '', put = ''] of BY_HAND) {
    const root = copyOf(open.root);
    if (found === '+' || found === '-')
      writeTree(root, { [`${KEPT}/${file}`]: found === '+' ? '<svg/>' : null });
    else edit(root, `${KEPT}/record.yaml`, new RegExp(found, 'gm'), put);
    if (isLong || STRICT.includes(name)) {
      const { problems } = await build(root, { today: open.today, strict: true });
      expect([name, ...problems]).toHaveLength(2);
      expect(problems.join()).toMatch(`${KEPT}/${file}`);
    }
    const words = '--name Ana --role Sócia';
    const accepted = await run(root, `proposal accept ${words}`, { input: message });
    expect([accepted.code, accepted.stderr], name).toEqual([
      1,
      expect.stringContaining(`${KEPT}/${file}: esperado`),
    ]);
  }
});

test('what people write into a record is no difference', async () => {
  const root = copyOf(open.root);
  edit(root, `${KEPT}/record.yaml`, /^status: .*/m, 'status: declined\nnote: O preço ficou alto');
  edit(root, `${KEPT}/record.yaml`, '- /orcamento', '- /orcamento\n  - /outro-orcamento');
  const { notices } = await buildOrThrow(root, { today: open.today, strict: true });
  expect(notices.join('\n')).not.toContain(KEPT);
});

test('an encrypted file that is missing or broken is reported', async () => {
  const folder = readdirSync(join(closed.root, SENT))[0];
  const file = `${SENT}/${folder}/encrypted.json`;
  for (const text of [null, '', '{}', '{"rounds":1,"salt":"","iv":"","data":""}']) {
    const root = copyOf(closed.root);
    writeTree(root, { [file]: text });
    const asked = `proposal revise 2025-049 --passphrase ${passphraseIn(closed.printed)}`;
    const { code, stderr } = await run(root, asked);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/encrypted\.json|não abre/)]);
    expect(stderr).not.toMatch(/ at /);
  }
});

test('a record with a mistake is reported with its place and how to mend it', async () => {
  const root = copyOf(open.root);
  const record = `${KEPT}/record.yaml`;
  const mistakes: [string, string, string, string][] = [
    ['number: 2025-048', 'number: 2025-049', '', 'devolva number e version'],
    ['\nstatus: sent', '\nstatus: aceita', ':8:9  status', 'escreva status: sent'],
    ['\noffer:', '\nnote:', ':21:3  note', 'ponha o texto entre aspas'],
  ];
  for (const [found, better, place, words] of mistakes) {
    const said = await problemsAfter(root, () => edit(root, record, found, better));
    expect(said).toContain(`${record}${place}\n`);
    expect(said).toContain(`solução: ${words}`);
    edit(root, record, better, found);
  }
});

test('a source of a version that is already sent needs another version', async () => {
  const root = copyOf(open.root);
  expect(await problemsAfter(root, () => writeTree(root, { [FILE]: source }))).toContain(
    `${FILE}:5:10  version`,
  );
  expect(await problemsAfter(root, () => rmSync(join(root, FILE)))).toBe('');
});

test('a page or a redirect at the address of a sent or withdrawn proposal is refused', async () => {
  const root = copyOf(open.root);
  const [page, redirects] = ['content/pages/outra.md', 'content/redirects.yaml'];
  const taking = String(WITH_TERMS['content/pages/termos-uso.md'])
    .replace('/termos-uso', '/proposta-padaria-aurora')
    .replace(/^(title|description): /gm, '$1: Outros ');
  for (const status of ['sent', 'withdrawn']) {
    edit(root, `${KEPT}/record.yaml`, /^status: .*/m, `status: ${status}   `);
    const problems = await problemsAfter(root, () => writeTree(root, { [page]: taking }));
    expect(problems).toContain(`${page}:2:8  route`);
    expect(problems).toContain('um cliente tem este endereço');
    const redirect = '/proposta-padaria-aurora: /\n';
    const other = { [page]: null, [redirects]: redirect };
    expect(await problemsAfter(root, () => writeTree(root, other))).toContain(`${redirects}:1:1`);
    rmSync(join(root, redirects));
  }
});

test('a proposal that is not ready is not sent, and all that is missing is reported', async () => {
  const root = makeProject(WITH_TERMS);
  const rows = [
    ['content/site.yaml', 'pix@pinha.test', 'pix@pinha.example', 'pix.key'],
    [FILE, 'Duas rodadas', '"A escrever: as rodadas"', 'A escrever'],
    [FILE, 'validDays: 15', 'validUntil: 2025-05-19', '2025-05-19'],
    [FILE, 'na assinatura }', 'na assinatura, due: 2025-05-01 }', '2025-05-01'],
    ['content/blog/ola.md', 'title: Olá', 'titel: Olá', 'content/blog/ola.md'],
  ] as const;
  for (const [file, found, better] of rows) edit(root, file, found, better);
  const { code, stderr } = await run(root, 'proposal send padaria');
  expect(code).toBe(1);
  expect(rows.filter(([, , , words]) => !stderr.includes(words))).toEqual([]);
  expect(existsSync(join(root, SENT))).toBe(false);
  expect(existsSync(join(root, FILE))).toBe(true);
});

test('after any changes sent files are the same, and nothing protected is in clear', async () => {
  await expectKept([open, closed], Number(process.env.SEQUENCES ?? runs(6, 120)));
});
