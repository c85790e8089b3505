// `npm run new`: what it writes and what it refuses, its questions in a terminal, and the command as a process.

import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readKnown } from '../../commands/new/known.ts';
import { readRequest, WRITABLE_KINDS } from '../../commands/new/read-request.ts';
import { writeNew } from '../../commands/new/write-file.ts';
import { readList } from '../../commands/proposal/list-proposals.ts';
import { randomSigns } from '../../commands/proposal/passphrases.ts';
import { sendProposal } from '../../commands/proposal/send-proposal.ts';
import { formatComplaints } from '../../commands/terminal/complaint.ts';
import { proposalRoute, ROUTE_PATTERN } from '../../domain/routes.ts';
import type { Known } from '../../pipeline/kinds/starter.ts';
import { runOf } from '../../pipeline/run.ts';
import { buildProject, REPOSITORY, sound, writeTree } from '../support/build-site.ts';
import { contentsOf, listFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { portfolioWith, project } from '../support/records.ts';
import { rows } from '../support/rows.ts';
import { makeLight, textOf } from '../support/sent-project.ts';
import { article, post, TINY_SITE } from '../support/tiny-site.ts';
import { pageWith } from '../support/words.ts';

const STORE = '.passphrases.json';
const year = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
}).format(new Date());

const CLIENT: Flags = {
  client: 'Joana Prado',
  company: 'Confeitaria Lua Nova',
  email: 'joana@luanova.example',
  phone: '+55 41 90000-0002',
  headline: 'Site da confeitaria',
  'price-cents': '720000',
};
const PLAIN: Flags = { ...CLIENT, plain: true, name: 'luna' };

type Flags = Record<string, string | boolean>;

/** Writes a file as the command does without a terminal; what keeps it from that is an error. */
async function makeNew(root: string, kind: string, flags: Flags) {
  const request = await readRequest({ words: [kind], flags }, readKnown(root));
  if (!request || Array.isArray(request)) throw new Error(formatComplaints(request ?? []));
  const result = await writeNew(root, request);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

const storeOf = (root: string) => JSON.parse(textOf(root, STORE));

test('each kind has an address, and a page of its own or a place on one', async () => {
  const root = makeLight({
    ...portfolioWith(project('category: websites', 'category: sistemas')),
    'content/pages/carreiras.yaml': pageWith('carreiras'),
    'content/site.yaml': `${TINY_SITE['content/site.yaml']}  - /politica-privacidade\n`,
  });
  const asked: [kind: string, flags: Flags][] = [
    ['post', { title: 'Quanto custa: a conta "aberta"', author: 'Otávio Reis' }],
    ['proposal', { ...CLIENT, plain: true }],
    ['proposal', CLIENT],
    ['project', { title: 'Água Boa', category: 'sistemas', sector: 'Saúde' }],
    ['job', { title: 'Pessoa designer', 'salary-min': '4000', 'salary-max': '6000' }],
    ['page', { title: 'Como trabalhamos: passo a passo' }],
    ['business', { title: 'Academias' }],
  ];
  const made: Awaited<ReturnType<typeof makeNew>>[] = [];
  for (const [kind, flags] of asked) made.push(await makeNew(root, kind, flags));
  const [secret = ''] = /confeitaria-lua-nova-[a-z2-9]{16}/.exec(made[2]?.file ?? '') ?? [];
  expect(made.map(({ file, address }) => [file, address])).toEqual(
    [
      ['blog/quanto-custa-a-conta-aberta.md', 'blog/quanto-custa-a-conta-aberta'],
      ['proposals/confeitaria-lua-nova.md', 'proposta-confeitaria-lua-nova'],
      [`proposals/${secret}.md`, `proposta-${secret}`],
      ['portfolio/agua-boa.yaml', 'portfolio'],
      ['jobs/pessoa-designer.yaml', 'carreiras/pessoa-designer'],
      ['pages/como-trabalhamos-passo-a-passo.md', 'como-trabalhamos-passo-a-passo'],
      ['businesses/academias.yaml', 'para/academias'],
    ].map(([file, route]) => [`content/${file}`, `https://www.pinha.test/${route}`]),
  );
  const built = await sound(buildProject(root, { drafts: true }));
  const shown = rows(`
    blog/quanto-custa-a-conta-aberta | Quanto custa: a\u00a0conta &quot;aberta&quot;</h1>
    proposta-confeitaria-lua-nova    | R$\u00a07.200
    portfolio                        | Água Boa
    carreiras/pessoa-designer        | Curitiba/PR - Remoto
    como-trabalhamos-passo-a-passo   | A Pinha responde
    para/academias                   | O que já está pronto para Academias
  `);
  for (const [page, text] of shown) expect(built.read(`${page}.html`), page).toContain(text);
  const numbers = ['confeitaria-lua-nova', secret].map(
    (name) => /^number: (.*)/m.exec(textOf(root, `content/proposals/${name}.md`))?.[1],
  );
  expect(numbers).toEqual([`"${year}-001"`, `"${year}-002"`]);
  expect(textOf(root, 'content/portfolio/agua-boa.yaml')).toContain('position: 2\n');
});

/** The library of the content, which another house may not have. */
const LIBRARY = 'content/proposals/library';
const hasLibrary = listFiles(join(REPOSITORY, LIBRARY)).length > 0;

test.skipIf(!hasLibrary)(
  'a proposal of each kind of service names what the library has, and nothing where it lacks any of it',
  async () => {
    const entries = listFiles(join(REPOSITORY, LIBRARY)).map((path) => {
      const text = textOf(REPOSITORY, `${LIBRARY}/${path}`);
      return [`${LIBRARY}/${path}`, text.replace('{price:evolution-api}', 'R$ 15')];
    });
    const root = makeLight(Object.fromEntries(entries));
    const services = listFiles(join(REPOSITORY, 'commands/new/starters/proposal'))
      .map((path) => basename(path, '.yaml'))
      .filter((name) => name !== 'plain');
    expect(services.length).toBeGreaterThan(5);
    for (const service of services) {
      const { file } = await makeNew(root, 'proposal', { ...PLAIN, name: service, service });
      for (const part of ['items', 'included', 'excluded', 'conditions'])
        expect(textOf(root, file)).toMatch(new RegExp(`^${part}:\\n {2}- from: `, 'm'));
    }
    await sound(buildProject(root, { drafts: true }));
    writeTree(root, { [`${LIBRARY}/conditions.yaml`]: 'a: b\n' });
    for (const service of services) rmSync(join(root, `content/proposals/${service}.md`));
    const { file } = await makeNew(root, 'proposal', PLAIN);
    expect(textOf(root, file)).not.toContain('from:');
  },
);

test('a new proposal is refused when it is sent with the sentences of its starter', async () => {
  const root = makeLight();
  const { file } = await makeNew(root, 'proposal', PLAIN);
  const told = `${file} still has sentences of the starter, and cannot be sent with them: line 72, 74`;
  const { notices, problems } = await buildProject(root);
  expect([problems, notices]).toEqual([[], expect.arrayContaining([told])]);
  expect(readList(runOf({ root })).listed[0]?.todo).toBe(
    'reescreva as frases do modelo: linha 72 e 74',
  );
  const strict = await buildProject(root, { strict: true });
  expect(strict.problems.join()).toContain(`${file}:72:1\n  ${told}`);
  const wrapped = textOf(root, file).replace('vocês contaram o que', 'vocês contaram\no que');
  writeTree(root, { [file]: wrapped.replace(/Esta proposta cobre .*/, 'Um site.') });
  const sent = await sendProposal('luna', { root });
  const saying = (en: string) => expect.objectContaining({ en: expect.stringContaining(en) });
  expect(sent).toEqual({
    problems: [
      expect.objectContaining({ line: 72, column: 1, fix: saying('what takes') }),
      expect.objectContaining({ line: 73, fix: saying('who will use it') }),
    ],
  });
  writeTree(root, { [file]: wrapped.replace(/Na nossa[\s\S]*/, 'Um site para as encomendas.\n') });
  expect(await sendProposal('luna', { root })).toHaveProperty('sent');
});

test('a new file never takes the place of another, and is taken away when the site does not build with it', async () => {
  const root = makeLight({
    'content/blog/antigo.md': article('Novo', {}),
    'content/proposals/sent/forgotten.yaml': `${year}-041: ${year}-01-01\n2019-900: 2019-12-31\n`,
  });
  const before = contentsOf(join(root, 'content'));
  await expect(makeNew(root, 'post', { title: 'Olá', author: 'Ana' })).rejects.toThrow(
    `o arquivo content/blog/ola.md já existe
  solução: edite esse arquivo, ou dê outro nome ao novo com --name`,
  );
  await expect(makeNew(root, 'post', { title: 'Novo', author: 'Ana' })).rejects.toThrow(
    'esperado: title diferente em cada página; encontrado: o mesmo texto de content/blog/antigo.md',
  );
  expect(contentsOf(join(root, 'content'))).toEqual(before);
  // Numbers of proposals whose clients were forgotten stay taken.
  expect(readKnown(root).nextProposalNumber()).toBe(`${year}-042`);
});

test('a problem that only says something else once the file is there keeps nobody from writing it', async () => {
  const root = makeLight({
    'content/pages/portfolio.yaml': portfolioWith('')['content/pages/portfolio.yaml'] ?? null,
    'content/testimonials.yaml':
      '- { name: Ana Prado, project: trem-da-serra, content: Tudo certo., rating: 5 }\n',
  });
  const flags = { title: 'Água Boa', category: 'sistemas', sector: 'Saúde' };
  const { file, others } = await makeNew(root, 'project', flags);
  expect(file).toBe('content/portfolio/agua-boa.yaml');
  expect(others.map(({ file: other }) => other)).toEqual(['content/testimonials.yaml']);
});

test('a proposal with --passphrase leaves neither file nor passphrase where something is in its way', async () => {
  const root = makeLight({
    'content/blog/outra.md': article('Outra', { route: '/proposta-k7m2p9qd' }),
  });
  const flags = { ...PLAIN, name: 'k7m2p9qd', passphrase: true };
  await expect(makeNew(root, 'proposal', flags)).rejects.toThrow(
    'esperado: um endereço só desta página; encontrado: /proposta-k7m2p9qd, que content/blog/outra.md também usa',
  );
  expect(storeOf(root)).toEqual({});
  expect(listFiles(join(root, 'content/proposals'))).toEqual([]);
});

const known: Known = {
  today: '2026-05-12',
  postCategory: 'Conceitos',
  city: 'Curitiba/PR',
  url: 'https://www.pinha.test',
  nextProposalNumber: () => '2026-001',
  nextPosition: () => 1,
  nextDoor: () => 1,
  proposalLibrary: { items: {}, included: {}, excluded: {}, conditions: {} },
  authorOf: (typed) => typed,
};

const LIST = WRITABLE_KINDS.map(({ name }) => name).join(', ');

/** What is typed, with quotes around texts, and below it what is answered. */
const MISTAKES = `
npm run new
  esperado: um destes tipos: ${LIST}; encontrado: nenhum
    solução: npm run new post
npm run new page Como trabalhamos
  esperado: um tipo; encontrado: "page" "Como" "trabalhamos"
    solução: ponha entre aspas um texto de várias palavras: --title "Quanto custa um site"
npm run new post --category Conceitos
  falta --title: uma linha de até 70 caracteres
    solução: acrescente --title "Quanto custa um site"
  falta --author: uma linha de até 60 caracteres
    solução: acrescente --author "Helena Tavares"
npm run new page --title Nova --author Ana
  --author não é uma opção de page, que tem --title
    solução: tire --author
npm run new page --title ""
  --title: esperado: uma linha de até 60 caracteres; encontrado: nada
    solução: escreva algo como --title "Como trabalhamos"
npm run new page --title Nova --name ../fora
  --name: esperado: até 80 minúsculas, números e hifens; encontrado: "../fora"
    solução: escreva --name fora
npm run new proposal CLIENT --price-cents "sete mil"
  --price-cents: esperado: um preço em reais; encontrado: "sete mil"
    solução: escreva algo como --price-cents "R$ 4.500,00"
npm run new proposal CLIENT --phone 99999
  --phone: esperado: um telefone com o país, como +55 41 90000-0000 ou +1 305 555-0100; encontrado: "99999"
    solução: escreva algo como --phone "+55 41 90000-0000"
npm run new proposal CLIENT --plain --private
  --plain pede um endereço fácil de adivinhar, e --private pede o contrário
    solução: tire um dos dois
`;

test('what is wrong or missing is explained', async () => {
  const said: string[] = [];
  for (const [line, typed = ''] of MISTAKES.matchAll(/^npm run new ?(.*)$/gm)) {
    const flags: Flags = typed.includes('CLIENT') ? { ...CLIENT } : {};
    for (const [, flag = '', text] of typed.matchAll(/--([\w-]+)(?: (?!-)("[^"]*"|\S+))?/g))
      flags[flag] = text?.replaceAll('"', '') ?? true;
    const words = typed.split(/ ?--| CLIENT/)[0]?.match(/\S+/g) ?? [];
    const complaints = await readRequest({ words, flags }, known);
    if (!Array.isArray(complaints)) throw new Error(`nothing was wrong with ${typed}`);
    said.push(line, formatComplaints(complaints).replace(/^/gm, '  '));
  }
  expect(said.join('\n')).toBe(MISTAKES.trim());
  // What people write is taken instead.
  for (const [price = '', phone = ''] of rows(`
    R$ 4.500,00 | 41 99999-8888
    4.500       | (41) 99999-8888
    450000      | 41999998888
  `)) {
    const flags = { ...PLAIN, 'price-cents': price, phone };
    const request = await readRequest({ words: ['proposal'], flags }, known);
    expect(request).toMatchObject({
      answers: { priceCents: '450000', phone: '+55 41 99999-8888' },
    });
  }
});

test('the end of a private address is 16 signs of 32, never the same, and may stand in a route', () => {
  const ends = Array.from({ length: 500 }, () => randomSigns(16));
  expect(new Set(ends).size).toBe(500);
  for (const end of ends) expect(end).toMatch(/^[a-km-np-z2-9]{16}$/);
  expect(new Set(ends.join('')).size).toBe(32);
  expect(proposalRoute(`aurora-${ends[0]}`)).toMatch(ROUTE_PATTERN);
});

describe('in a terminal', () => {
  /** What is asked of `kind`, and a hand that answers each question. */
  function ask(words: string[], flags: Flags = {}) {
    const input = new PassThrough();
    const output = Object.assign(new PassThrough(), { columns: 200 });
    let shown = '';
    output.on('data', (chunk) => {
      shown += stripVTControlCharacters(String(chunk));
    });
    const type = async (question: string, text: string): Promise<void> => {
      while (!shown.includes(question)) await once(output, 'data');
      shown = '';
      input.write(text);
    };
    const request = readRequest({ words, flags }, known, { input, output });
    return { request, type, shown: () => shown };
  }

  test('asks for the kind and all details, and explains a wrong answer before it asks again', async () => {
    const { request, type, shown } = ask([]);
    await type('Tipo', '\u001b[B\u001b[B\u001b[B');
    expect(shown()).not.toMatch(/to navigate|confirm/);
    await type('● job', '\r');
    await type('Título', 'Pessoa designer\r');
    await type('Menor salário, em reais por mês', 'quatro mil\r');
    await type('encontrado: "quatro mil": escreva algo como ', '\u00154000\r');
    await type('Maior salário, em reais por mês', '6000\r');
    await type('Curitiba/PR - Remoto', '\r');
    await type('CLT', 'PJ\r');
    expect(await request).toEqual({
      kind: expect.objectContaining({ name: 'job' }),
      name: 'pessoa-designer',
      answers: {
        ...{ title: 'Pessoa designer', salaryMin: '4000', salaryMax: '6000' },
        ...{ location: 'Curitiba/PR - Remoto', type: 'PJ' },
      },
      isProtected: false,
    });
    expect(shown()).not.toContain('Título');
  });

  test('takes a price in reais and shows it back, and asks twice for a tiny one', async () => {
    const { 'price-cents': _, ...flags } = CLIENT;
    const { request, type, shown } = ask(['proposal'], { ...flags, service: 'n8n' });
    await type('R$ 4.500,00', '45\r');
    await type(
      'R$\u00a045 é muito pouco para uma proposta inteira: se é isso mesmo, aperte Enter de novo',
      '\u00154500\r',
    );
    expect(await request).toMatchObject({
      name: expect.stringMatching(/^confeitaria-lua-nova-[a-z2-9]{16}$/),
      answers: { phone: '+55 41 90000-0002', priceCents: '450000' },
    });
    expect(shown()).toContain('  R$\u00a04.500\n');
  });

  test('leaves without an answer at Ctrl+C and Ctrl+D', async () => {
    for (const [words, question] of [[['page'], 'Título'] as const, [[], 'Tipo'] as const]) {
      for (const key of ['\u0003', '\u0004']) {
        const { request, type } = ask([...words]);
        await type(question, key);
        expect(await request).toBeUndefined();
      }
    }
  });
});

test('the command tells path, address, price and passphrase, and that the site does not build', async () => {
  const root = copyProgram({ 'content/blog/ola.md': post({ title: null }) });
  const flags = Object.entries({ ...CLIENT, 'price-cents': '4500' });
  const parameters = flags.flatMap(([name, value]) => [`--${name}`, String(value)]);
  const command = ['new', 'proposal', '--passphrase', ...parameters];
  const { code, stdout, stderr } = await startCommand(root, command).finished;
  expect(stdout).toMatch(
    /^content\/proposals\/([a-z2-9]{16})\.md\nhttps:\/\/www\.pinha\.test\/proposta-\1\nR\$\u00a045 {2}! R\$\u00a045 é muito pouco para uma proposta inteira: corrija priceCents no arquivo\nSenha: (?:[a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}\n120 bits sorteados, mostrados só agora\. Mande ao cliente por outro caminho que não o do endereço\.\nA publicação lê a senha de \.passphrases\.json, que o git não vê, ou de PROPOSAL_PASSPHRASES\.\n$/,
  );
  expect(stderr).toContain('(content/blog/ola.md)');
  expect(code).toBe(0);
  // The name says nothing, and the file has no passphrase.
  const [file = '', , , told = ''] = stdout.split('\n');
  const passphrase = told.replace('Senha: ', '');
  expect(storeOf(root)).toEqual({ [basename(file, '.md')]: passphrase });
  expect(statSync(join(root, STORE)).mode & 0o777).toBe(0o600);
  expect(textOf(root, file)).toContain('passphrase: true\n');
  expect(textOf(root, file)).not.toContain(passphrase);
  expect(textOf(REPOSITORY, '.gitignore')).toContain(`${STORE}*\n`);
});

test('the command answers a wrong flag with the options of its kind alone', async () => {
  const root = copyProgram();
  const { code, stderr } = await startCommand(root, ['new', 'post', '--title', 'Um']).finished;
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^falta --author: [\s\S]*\nnpm run new post -- OPÇÕES\n {4}--title TEXTO /,
  );
  expect(stderr).not.toContain('--price-cents');
  expect(stderr.trim().split('\n').length).toBeLessThan(12);
});
