// `npm run new`: as a process without a terminal, in copies of the program; and its questions by themselves.

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { writableKinds } from '../../commands/new/kinds.ts';
import { readKnown } from '../../commands/new/known.ts';
import { unguessable } from '../../commands/new/name-file.ts';
import { readRequest } from '../../commands/new/read-request.ts';
import { proposalRoute, ROUTE_PATTERN } from '../../domain/routes.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { Known } from '../../pipeline/kinds/starter.ts';
import { buildProject, makeProject, REPOSITORY } from '../support/build-site.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, type Finished, startCommand } from '../support/project-copy.ts';
import { portfolioWith, project } from '../support/records.ts';
import { post, proposal, TINY_SITE } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const year = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
}).format(new Date());

const CLIENT = {
  '--client': 'Joana Prado',
  '--company': 'Confeitaria Lua Nova',
  '--email': 'joana@luanova.example',
  '--phone': '+55 41 90000-0002',
  '--headline': 'Site da confeitaria',
  '--price-cents': '720000',
};
const PROPOSAL = ['proposal', ...Object.entries(CLIENT).flat()];

/** Runs the command in a process of its own, without a terminal. */
function runNew(root: string, ...parameters: string[]): Promise<Finished> {
  return startCommand(root, ['new', ...parameters]).finished;
}

/** What it says before its usage, which is the same for every mistake. */
function complaintsOf({ stderr }: Finished): string {
  return stderr.slice(0, stderr.indexOf('\n\nnpm run new'));
}

describe('each kind, given by flags', { timeout: 60_000 }, () => {
  let root: string;
  let dist: string;
  const said: string[] = [];

  beforeAll(async () => {
    root = copyProgram({
      ...portfolioWith(project('category: websites', 'category: sistemas')),
      'content/pages/carreiras.yaml': pageWith('carreiras'),
      'content/site.yaml': `${TINY_SITE['content/site.yaml']}  - /politica-privacidade\n`,
    });
    dist = join(temporaryFolder(), 'dist');
    for (const parameters of [
      ['post', '--title', 'Quanto custa parar: a conta "aberta"', '--author', 'Otávio Lipski'],
      [...PROPOSAL, '--plain'],
      PROPOSAL,
      ['project', '--title', 'Água Boa', '--category', 'sistemas', '--sector', 'Saúde'],
      ['job', '--title', 'Pessoa designer', '--salary-min', '4000', '--salary-max', '6000'],
      ['page', '--title', 'Como trabalhamos: passo a passo'],
    ]) {
      const { code, stdout, stderr } = await runNew(root, ...parameters);
      expect(stderr).toBe('');
      expect(code).toBe(0);
      said.push(stdout);
    }
    const { problems } = await buildProject(root, { outDir: dist, drafts: true });
    expect(problems).toEqual([]);
  }, 60_000);

  function pageOf(file: string): string {
    return readFileSync(join(dist, file), 'utf8');
  }

  test('tells its path and its address', () => {
    const host = 'https://www.pinha.test';
    const [article, proposal, secret, project, job, page] = said;
    expect(article).toBe(
      `content/blog/quanto-custa-parar-a-conta-aberta.md
${host}/blog/quanto-custa-parar-a-conta-aberta
A draft: npm run dev shows it; remove its line draft: true.
`,
    );
    expect(proposal).toBe(
      `content/proposals/confeitaria-lua-nova.md\n${host}/proposta-confeitaria-lua-nova\nR$\u00a07.200\n`,
    );
    expect(secret).toMatch(
      /^content\/proposals\/(confeitaria-lua-nova-[a-z2-9]{16})\.md\nhttps:\/\/www\.pinha\.test\/proposta-\1\nR\$\u00a07\.200\n$/,
    );
    expect(project).toBe(`content/portfolio/agua-boa.yaml\n${host}/portfolio\n`);
    expect(job).toBe(`content/jobs/pessoa-designer.yaml\n${host}/carreiras/pessoa-designer\n`);
    expect(page).toBe(
      `content/pages/como-trabalhamos-passo-a-passo.md\n${host}/como-trabalhamos-passo-a-passo\n`,
    );
  });

  test('has a page of its own, or a place on one', () => {
    expect(pageOf('blog/quanto-custa-parar-a-conta-aberta.html')).toContain(
      'Quanto custa parar: a\u00a0conta &quot;aberta&quot;</h1>',
    );
    expect(pageOf('proposta-confeitaria-lua-nova.html')).toContain('R$\u00a07.200');
    expect(pageOf('portfolio.html')).toContain('Água Boa');
    expect(pageOf('carreiras/pessoa-designer.html')).toContain('Curitiba/PR - Remoto');
    expect(pageOf('como-trabalhamos-passo-a-passo.html')).toContain('A Pinha responde');
  });

  test('is a draft when it is an article: a plain build leaves it out', async () => {
    const plain = join(temporaryFolder(), 'dist');
    const { problems, report } = await buildProject(root, { outDir: plain });
    expect(problems).toEqual([]);
    expect(report.notices.map(({ message }) => message)).toContain(
      'drafts and articles of days to come left out: content/blog/quanto-custa-parar-a-conta-aberta.md',
    );
  });

  test('has the next number when it is a proposal, and the next place when it is a project', () => {
    const [first, second] = listFiles(join(root, 'content/proposals')).filter((name) =>
      name.startsWith('confeitaria'),
    );
    const textOf = (name = ''): string =>
      readFileSync(join(root, 'content/proposals', name), 'utf8');
    expect(
      [textOf(first), textOf(second)]
        .join('\n')
        .match(/^number: .*/gm)
        ?.sort(),
    ).toEqual([`number: "${year}-001"`, `number: "${year}-002"`]);
    const project = readFileSync(join(root, 'content/portfolio/agua-boa.yaml'), 'utf8');
    const places = readdirSync(join(root, 'content/portfolio'))
      .map((name) => readFileSync(join(root, 'content/portfolio', name), 'utf8'))
      .filter((text) => text.includes('category: sistemas'))
      .map((text) => Number(/^position: (\d+)/m.exec(text)?.[1]));
    expect(project).toContain(`position: ${Math.max(...places)}\n`);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('a new file', { timeout: 60_000 }, () => {
  test('never takes the place of another', async () => {
    const root = copyProgram();
    const before = contentsOf(join(root, 'content'));
    const { code, stdout, stderr } = await runNew(
      root,
      'post',
      '--title',
      'Olá',
      '--author',
      'Ana',
    );
    expect(stderr).toBe(`expected a new file, found content/blog/ola.md already there
  fix: edit that file, or give the new one another name with --name
`);
    expect([code, stdout]).toEqual([1, '']);
    expect(contentsOf(join(root, 'content'))).toEqual(before);
  });

  test('is written once when two ask for it at the same time', async () => {
    const root = copyProgram();
    const both = await Promise.all(
      ['Ana', 'Bia'].map((author) => runNew(root, 'post', '--title', 'Dois', '--author', author)),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const winner = both[0]?.code === 0 ? 'Ana' : 'Bia';
    expect(readFileSync(join(root, 'content/blog/dois.md'), 'utf8')).toContain(`"${winner}"`);
  });

  test('has a number of its own when two proposals are made at the same time', async () => {
    const root = copyProgram();
    const both = await Promise.all(
      ['um', 'dois'].map((name) => runNew(root, ...PROPOSAL, '--plain', '--name', name)),
    );
    expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const numbers = ['um', 'dois'].map((name) =>
      /^number: "(.*)"/m.exec(readFileSync(join(root, `content/proposals/${name}.md`), 'utf8')),
    );
    expect(numbers.map((match) => match?.[1]).sort()).toEqual([`${year}-001`, `${year}-002`]);
  });

  test('keeps clear of the numbers of sent proposals whose files are gone', () => {
    const lock = { [`${year}-041`]: {}, '2019-900': {} };
    const root = makeProject({ 'content/proposals.lock.json': JSON.stringify(lock) });
    expect(readKnown(root).nextProposalNumber()).toBe(`${year}-042`);
  });

  test('is taken away when the site does not build with it', async () => {
    const root = copyProgram({ 'content/blog/antigo.md': post({ title: 'Novo' }) });
    const { code, stdout, stderr } = await runNew(
      root,
      'post',
      '--title',
      'Novo',
      '--author',
      'Ana',
    );
    expect(stderr).toContain(
      'expected a title of its own, found the same as in content/blog/antigo.md',
    );
    expect(stderr).toMatch(
      /\n\nNothing was written: mend what is listed, and run the command again\.\n$/,
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(existsSync(join(root, 'content/blog/novo.md'))).toBe(false);
  });

  test('is taken away when the command is interrupted', async () => {
    const root = copyProgram();
    const file = join(root, 'content/pages/sobra.md');
    const { child, finished } = startCommand(root, ['new', 'page', '--title', 'Sobra']);
    while (!existsSync(file) && child.exitCode === null) {
      await new Promise((wait) => setTimeout(wait, 2));
    }
    child.kill('SIGINT');
    expect((await finished).code).toBe(130);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a proposal with --passphrase', { timeout: 60_000 }, () => {
  const STORE = '.passphrases.json';
  const storeOf = (root: string) => JSON.parse(readFileSync(join(root, STORE), 'utf8'));

  test('has a name that says nothing, and a passphrase that is shown once', async () => {
    const root = copyProgram();
    const { code, stdout, stderr } = await runNew(root, ...PROPOSAL, '--passphrase');
    expect([code, stderr]).toEqual([0, '']);
    const [, name = '', passphrase = ''] =
      /^content\/proposals\/([a-z2-9]{16})\.md\nhttps:\/\/www\.pinha\.test\/proposta-\1\nR\$\u00a07\.200\nPassphrase: ((?:[a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4})\n120 bits by chance, shown only now\. Tell it to the client by another way than the address\.\nBuilds read it from \.passphrases\.json, which git does not see, or from PROPOSAL_PASSPHRASES\.\n$/.exec(
        stdout,
      ) ?? [];
    expect(storeOf(root)).toEqual({ [name]: passphrase });
    expect(statSync(join(root, STORE)).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(root, `content/proposals/${name}.md`), 'utf8');
    expect(text).toContain('passphrase: true\n');
    expect(text).not.toContain(passphrase);
    expect(readFileSync(join(REPOSITORY, '.gitignore'), 'utf8')).toContain(`${STORE}*\n`);
  });

  test('leaves neither file nor passphrase when the site does not build for it', async () => {
    const page = String(TINY_SITE['content/pages/blog.yaml'])
      .replace('/blog', '/proposta-k7m2p9qd')
      .replace('title: Blog', 'title: Outra')
      .replace('Os artigos', 'Outros artigos');
    const root = copyProgram({ 'content/pages/outra.yaml': page });
    const named = ['--passphrase', '--plain', '--name', 'k7m2p9qd'];
    const { code, stderr } = await runNew(root, ...PROPOSAL, ...named);
    expect(stderr).toContain('expected a route of its own, found /proposta-k7m2p9qd');
    expect(code).toBe(1);
    expect(listFiles(join(root, 'content/proposals'))).toEqual([]);
    expect(storeOf(root)).toEqual({});
  });

  test('leaves a file of passphrases alone that it cannot read', async () => {
    const root = copyProgram({ [STORE]: '{ "a": ' });
    const { code, stderr } = await runNew(root, ...PROPOSAL, '--passphrase');
    expect(code).toBe(1);
    expect(stderr).toContain('expected JSON with names and passphrases in .passphrases.json');
    expect(readFileSync(join(root, STORE), 'utf8')).toBe('{ "a": ');
    expect(listFiles(join(root, 'content/proposals'))).toEqual([]);
  });

  test('gets another one only when it is asked for', async () => {
    const file = 'content/proposals/k7m2p9qd.md';
    const root = copyProgram({ [file]: proposal() });
    const run = (...parameters: string[]) =>
      startCommand(root, ['proposal-passphrase', ...parameters]).finished;
    const first = await run('k7m2p9qd');
    expect(first.stdout).toMatch(/^Passphrase: (?:\w{4}-){5}\w{4}\n/);
    expect(first.stdout).toContain(`\nNow add to ${file}: passphrase: true\n`);
    const before = storeOf(root);
    const second = await run('k7m2p9qd');
    expect(second.stderr).toBe(
      `expected a proposal without a passphrase, found one for "k7m2p9qd" in .passphrases.json
  fix: tell the client that one, or add --replace, after which only the new one opens the page
`,
    );
    expect([second.code, storeOf(root)]).toEqual([1, before]);
    expect((await run('k7m2p9qd', '--replace')).code).toBe(0);
    expect(storeOf(root).k7m2p9qd).not.toBe(before.k7m2p9qd);
    expect((await run('k7m2')).code).toBe(1);
    expect((await run()).code).toBe(2);
  });
});

describe('what is wrong or missing', { timeout: 60_000 }, () => {
  const root = copyProgram();
  const before = contentsOf(join(root, 'content'));

  // None of them writes anything.
  test.concurrent.each([
    [
      'no kind',
      [],
      'expected a kind, one of page, post, job, proposal, project, found none\n  fix: npm run new post',
    ],
    [
      'a misspelt kind',
      ['propsal'],
      'expected a kind, one of page, post, job, proposal, project, found "propsal"\n  fix: npm run new proposal',
    ],
    [
      'a text without quotes around it',
      ['page', 'Como', 'trabalhamos'],
      'expected one kind, found "page" "Como" "trabalhamos"\n  fix: put quotes around a text of several words: --title "Quanto custa um site"',
    ],
    [
      'required flags',
      ['post', '--category', 'Conceitos'],
      '--title: expected one line of 1 to 70 characters, found no such flag\n  fix: add --title "Quanto custa um site"\n--author: expected one line of 1 to 60 characters, found no such flag\n  fix: add --author "Helena Tavares"',
    ],
    [
      "another kind's flag",
      ['page', '--title', 'Nova', '--author', 'Ana', '--private'],
      '--author: expected a flag of a page: --title\n  fix: leave out --author\n--private: expected a flag of a page: --title\n  fix: leave out --private',
    ],
    [
      'an empty title',
      ['page', '--title', ''],
      '--title: expected one line of 1 to 60 characters, found nothing\n  fix: write something like --title "Como trabalhamos"',
    ],
    [
      'a title of 200 characters',
      ['page', '--title', 'a'.repeat(200)],
      `--title: expected one line of 1 to 60 characters, found "${'a'.repeat(60)}…" (200 characters)\n  fix: write something like --title "Como trabalhamos"`,
    ],
    [
      'a title that gives no name',
      ['page', '--title', '../'],
      'expected a letter or a digit to name the file after, found "../"\n  fix: give the file a name of its own, such as --name novo-arquivo',
    ],
    [
      'a name that leads elsewhere',
      ['page', '--title', 'Nova', '--name', '../fora'],
      '--name: expected at most 80 lower-case letters, digits and hyphens, found "../fora"\n  fix: write --name fora',
    ],
    [
      'a name with accents and spaces',
      ['page', '--title', 'Nova', '--name', 'Página Nova'],
      '--name: expected at most 80 lower-case letters, digits and hyphens, found "Página Nova"\n  fix: write --name pagina-nova',
    ],
    [
      'an empty name',
      ['page', '--title', 'Nova', '--name', ''],
      '--name: expected at most 80 lower-case letters, digits and hyphens, found ""\n  fix: write --name novo-arquivo',
    ],
    [
      'a name of 200 characters',
      ['page', '--title', 'Nova', '--name', 'nova-'.repeat(40)],
      `--name: expected at most 80 lower-case letters, digits and hyphens, found 200 characters\n  fix: write --name ${'nova-'.repeat(15)}nova`,
    ],
    [
      'a price that is none',
      [...PROPOSAL, '--price-cents', 'sete mil'],
      '--price-cents: expected a whole number of centavos, above 0, found "sete mil"\n  fix: write something like --price-cents 299900',
    ],
    [
      'an address that shall and shall not be guessed',
      [...PROPOSAL, '--plain', '--private'],
      '--plain: expected an address that may be guessed, found --private too\n  fix: leave out one of the two',
    ],
    [
      'an address that tells who is protected',
      [...PROPOSAL, '--plain', '--passphrase'],
      '--plain: expected an address that may be guessed, found --passphrase without --name too\n  fix: leave out one of the two',
    ],
  ])('%s is explained, exits 2 and writes nothing', async (_, parameters, complaints) => {
    const finished = await runNew(root, ...parameters);
    expect(complaintsOf(finished)).toBe(complaints);
    expect([finished.code, finished.stdout]).toEqual([2, '']);
    expect(contentsOf(join(root, 'content'))).toEqual(before);
  });
});

describe('the price and the phone of a proposal', { timeout: 60_000 }, () => {
  const textOf = (root: string): string =>
    readFileSync(join(root, 'content/proposals/luna.md'), 'utf8');
  const make = (root: string, ...flags: string[]): Promise<Finished> =>
    runNew(root, ...PROPOSAL, '--plain', '--name', 'luna', ...flags);

  test.each([
    ['R$ 4.500,00', '41 99999-8888'],
    ['4.500', '(41) 99999-8888'],
    ['450000', '41999998888'],
  ])('are taken as %s and %s, and the price is shown back', async (price, phone) => {
    const root = copyProgram();
    const { code, stdout, stderr } = await make(root, '--price-cents', price, '--phone', phone);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\nR\$\u00a04\.500\n$/);
    expect(textOf(root)).toContain('priceCents: 450000\n');
    expect(textOf(root)).toContain('phone: +55 41 99999-8888\n');
  });

  test('that is 4500 centavos is shown back as what it is, and doubted', async () => {
    const root = copyProgram();
    const { code, stdout } = await make(root, '--price-cents', '4500');
    expect(code).toBe(0);
    expect(stdout).toContain(
      '\nR$\u00a045  ! R$\u00a045 is very little for a whole proposal: correct priceCents in the file\n',
    );
  });
});

describe('the end of a private address', () => {
  test('is 16 signs of 32, never the same, and may stand in a route', () => {
    const ends = Array.from({ length: 500 }, unguessable);
    expect(new Set(ends).size).toBe(500);
    for (const end of ends) expect(end).toMatch(/^[a-km-np-z2-9]{16}$/);
    expect(new Set(ends.join('')).size).toBe(32);
    expect(proposalRoute(`aurora-${ends[0]}`)).toMatch(ROUTE_PATTERN);
  });
});

describe('in a terminal', () => {
  const known: Known = {
    today: '2026-05-12',
    city: 'Curitiba/PR',
    url: 'https://www.pinha.test',
    nextProposalNumber: () => '2026-001',
    nextPosition: () => 1,
    authorOf: (typed) => typed,
  };
  const site = { kinds: writableKinds(KINDS), known };

  function terminal() {
    const input = new PassThrough();
    const output = new PassThrough();
    let shown = '';
    output.on('data', (chunk) => {
      shown += chunk;
    });
    const type = async (question: string, text: string): Promise<void> => {
      while (!shown.includes(question)) await once(output, 'data');
      shown = '';
      input.write(text);
    };
    return { input, output, type, shown: () => shown };
  }

  test('asks for the kind and all details, and explains a wrong answer before it asks again', async () => {
    const { input, output, type, shown } = terminal();
    const request = readRequest({ words: [], flags: {} }, site, { input, output });
    await type('Kind (page, post, job, proposal, project): ', 'vaga\r');
    await type('Kind (page, post, job, proposal, project): ', 'job\r');
    await type('Title: ', 'Pessoa designer\r');
    await type('Lowest salary, in reais a month: ', 'quatro mil\r');
    await type('Lowest salary, in reais a month: ', '4000\r');
    await type('Highest salary, in reais a month: ', '6000\r');
    await type('Location (Curitiba/PR - Remoto): ', '\r');
    await type('Contract (CLT): ', 'PJ\r');
    expect(await request).toEqual({
      kind: expect.objectContaining({ name: 'job' }),
      name: 'pessoa-designer',
      answers: {
        title: 'Pessoa designer',
        salaryMin: '4000',
        salaryMax: '6000',
        location: 'Curitiba/PR - Remoto',
        type: 'PJ',
      },
      isProtected: false,
    });
    expect(shown()).not.toContain('Title');
  });

  test('does not ask for what a flag has answered', async () => {
    const { input, output, type } = terminal();
    const flags = { title: 'Nova', author: 'Ana' };
    const request = readRequest({ words: ['post'], flags }, site, { input, output });
    await type('Category (Conceitos): ', 'Tecnologia\r');
    expect(await request).toMatchObject({
      name: 'nova',
      answers: { title: 'Nova', author: 'Ana', category: 'Tecnologia' },
    });
  });

  test('takes a price in reais and shows it back, and asks twice for a tiny one', async () => {
    const { input, output, type, shown } = terminal();
    const { '--price-cents': _, '--phone': __, ...rest } = CLIENT;
    const flags = Object.fromEntries(
      Object.entries(rest).map(([flag, value]) => [flag.slice(2), value]),
    );
    const request = readRequest({ words: ['proposal'], flags }, site, { input, output });
    const price = 'Price in reais, such as 4.500 or R$ 4.500,00: ';
    await type("Client's phone: ", '41 99999-8888\r');
    await type(price, 'quatro mil\r');
    await type(
      'expected a price in reais, found "quatro mil"\n  fix: write something like R$ 4.500,00\n',
      '45\r',
    );
    await type(
      'R$\u00a045 is very little for a whole proposal: type it again if it is meant\n',
      '4500\r',
    );
    expect(await request).toMatchObject({
      name: expect.stringMatching(/^confeitaria-lua-nova-[a-z2-9]{16}$/),
      answers: { phone: '+55 41 99999-8888', priceCents: '450000' },
    });
    expect(shown()).toContain('  R$\u00a04.500\n');
  });

  test('takes a tiny price that is typed twice', async () => {
    const { input, output, type } = terminal();
    const { '--price-cents': _, ...rest } = CLIENT;
    const flags = Object.fromEntries(
      Object.entries(rest).map(([flag, value]) => [flag.slice(2), value]),
    );
    const request = readRequest({ words: ['proposal'], flags }, site, { input, output });
    await type('R$ 4.500,00: ', '45,00\r');
    await type('type it again if it is meant', '45\r');
    expect(await request).toMatchObject({ answers: { priceCents: '4500' } });
  });

  test.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('%s leaves without an answer', async (_, key) => {
    const { input, output, type } = terminal();
    const request = readRequest({ words: ['page'], flags: {} }, site, { input, output });
    await type('Title: ', key);
    expect(await request).toBeUndefined();
  });
});

test('something wrong elsewhere keeps nobody from writing, and is mentioned', async () => {
  const root = copyProgram({ 'content/blog/ola.md': post({ title: null }) });
  const written = await runNew(root, 'post', '--title', 'Outro texto', '--author', 'Ana Lipski');
  expect(written.code).toBe(0);
  expect(written.stdout).toContain('content/blog/outro-texto.md');
  expect(written.stderr).toContain('(content/blog/ola.md)');
  expect(existsSync(join(root, 'content/blog/outro-texto.md'))).toBe(true);
  expect(readdirSync(join(root, 'content/blog')).sort()).toEqual(['ola.md', 'outro-texto.md']);
});
