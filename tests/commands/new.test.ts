// `npm run new`: what it writes, with which name and number, and what it refuses.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { buildProject, REPOSITORY, writeTree } from '../support/build-site.ts';
import { readFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { portfolioWith, project } from '../support/records.ts';
import { article, PROPOSAL, proposal, type Tree } from '../support/tiny-site.ts';

const YEAR = dayInBrasilia(new Date()).slice(0, 4);

const starters = (): Tree =>
  Object.fromEntries(
    [...readFiles(join(REPOSITORY, 'content/starters'))].map(([name, text]) => [
      `content/starters/${name}`,
      text,
    ]),
  );

async function projectWith(tree: Tree = {}) {
  const root = copyProgram({ ...starters(), ...portfolioWith(project()), ...tree });
  const run = async (...words: string[]) => {
    const { code, stdout, stderr } = await startCommand(root, ['new', ...words]).finished;
    return { code, said: stdout + stderr };
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return { root, run, read };
}

test('an article and a project are written with what the content says already, and the site builds with them', async () => {
  const { root, run, read } = await projectWith({
    'content/blog/um.md': article('Um'),
    'content/people.yaml': '- { id: ana-lima, name: Ana Lima, role: Redação, line: Lê. }\n',
  });
  const { code, said } = await run('post', '--title', 'Quanto custa: "um" site?');
  expect([code, said.split('\n')[0]]).toEqual([0, 'content/blog/quanto-custa-um-site.md']);
  const post = read('content/blog/quanto-custa-um-site.md');
  expect(post).toContain(String.raw`title: "Quanto custa: \"um\" site?"`);
  expect(post).toContain('author: "ana-lima"');
  // Two articles have the first two drawings.
  expect(post).toContain('image: desenho-3');
  expect(post).toContain('draft: true');
  expect((await run('project', '--title', 'Feira', '--category', 'websites')).code).toBe(0);
  expect(read('content/portfolio/feira.yaml')).toContain('position: 2');
  expect((await buildProject(root, { drafts: true })).problems).toEqual([]);
  const again = await run('post', '--title', 'Quanto custa um site');
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('já existe')]);
});

test('a project is of a group of the portfolio’s page, which is written where there is none', async () => {
  const { root, run, read } = await projectWith({
    'content/presets.yaml': 'GENERAL: Olá!\nWEBSITE: Olá!\nFREE_QUOTE: Olá!\n',
  });
  writeTree(root, { 'content/pages/portfolio.yaml': null, 'content/portfolio': null });
  const wrong = await run('project', '--title', 'Feira', '--category', 'nada');
  const groups = expect.stringContaining('websites, sistemas, mobile; encontrado: nada');
  expect(wrong).toMatchObject({ code: 2, said: groups });
  const { said } = await run('project', '--title', 'Feira', '--category', 'Sistemas');
  expect(said).toContain('content/pages/portfolio.yaml');
  expect(read('content/portfolio/feira.yaml')).toContain('category: "sistemas"');
  expect((await buildProject(root)).problems).toEqual([]);
});

test('an opening is written with its last day, and is not published with a TODO with --strict', async () => {
  const { root, run, read } = await projectWith();
  expect(await run('job', '--title', 'Pessoa desenvolvedora')).toMatchObject({ code: 0 });
  const text = read('content/jobs/pessoa-desenvolvedora.yaml');
  expect(text).toMatch(/validThrough: \d{4}-\d\d-\d\d/);
  expect(await run('project', '--title', 'Feira', '--category', 'websites')).toMatchObject({
    code: 0,
  });
  const { problems, notices } = await buildProject(root);
  expect(problems).toEqual([]);
  for (const file of ['jobs/pessoa-desenvolvedora', 'portfolio/feira'])
    expect(notices.join('\n')).toContain(`content/${file}.yaml ainda diz TODO: linha`);
  const strict = await buildProject(root, { strict: true });
  expect(strict.problems.join('\n')).toContain('ainda diz TODO');
});

test('a proposal has the next number, also after a deleted one, an address by chance, and is not sent with a TODO', async () => {
  const { root, run, read } = await projectWith({
    [PROPOSAL]: proposal('number: "2025-048"', `number: "${YEAR}-048"`),
  });
  const create = async () => {
    const { code, said } = await run(
      'proposal',
      ...['--company', 'Padaria "Sol"', '--client', 'Rui'],
    );
    expect(code).toBe(0);
    const [file = ''] = said.split('\n');
    expect(file).toMatch(/^content\/proposals\/padaria-sol-[a-z2-9]{16}\.md$/);
    return file;
  };
  const first = await create();
  expect(read(first)).toContain(`number: "${YEAR}-049"`);
  writeTree(root, { [first]: null });
  const second = await create();
  expect(read(second)).toContain(`number: "${YEAR}-050"`);
  expect((await buildProject(root)).problems).toEqual([]);
  const name = second.replace(/^.*\/|\.md$/g, '');
  const sent = await startCommand(root, ['proposal', 'send', name]).finished;
  expect(sent.code).toBe(1);
  expect(sent.stdout + sent.stderr).toContain('TODO');
});

test('a long name is cut between words: a proposal keeps its letters by chance, and no name ends in a hyphen', async () => {
  const { root, run } = await projectWith();
  const company = 'Associação Beneficente dos Moradores do Bairro do Alto da Glória de Curitiba';
  const { said } = await run('proposal', '--company', company, '--client', 'Rui');
  const [, name = ''] = /^content\/proposals\/(.*)\.md$/m.exec(said) ?? [];
  expect(name).toMatch(/^associacao-beneficente-.*-do-alto-da-[a-z2-9]{16}$/);
  expect(said).toContain(`Endereço: /proposta-${name}`);
  expect((await buildProject(root)).problems).toEqual([]);
  const post = await run('post', '--title', `${'Ação '.repeat(15)}aaaa bbb`);
  expect(post.said).toMatch(/^content\/blog\/(?:acao-)*acao\.md$/m);
});

test('what is not said is asked for, and an unknown word is answered with the usage', async () => {
  const { root, run } = await projectWith();
  const before = readdirSync(join(root, 'content/blog'));
  for (const words of [['post'], ['artigo'], ['post', '--titulo', 'Um'], []]) {
    const { code, said } = await run(...words);
    expect([code, said], words.join(' ')).toEqual([2, expect.stringContaining('npm run new post')]);
  }
  expect((await run('artigo')).said).toMatch(/^não há "artigo"\n/);
  const client = ['--company', 'Padaria Sol', '--client', 'Rui', '--plain'];
  expect((await run('proposal', ...client)).code).toBe(0);
  expect((await run('proposal', ...client)).said).toContain('já existe: tire --plain');
  expect((await run('post', '--title', '…')).said).toContain('esperado um texto com letras');
  expect(readdirSync(join(root, 'content/blog'))).toEqual(before);
});
