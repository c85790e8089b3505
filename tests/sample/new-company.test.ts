// `npm run new company`: the sample's content goes, and nothing of it is left in the finished site.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type BuiltSite, buildProject, REPOSITORY, shareCache } from '../support/build-site.ts';
import { copyTree, listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { startCommand } from '../support/project-copy.ts';

const COPIED = ['commands', 'domain', 'pipeline', 'package.json', 'tsconfig.json', 'build.ts'];
const LINKED = ['art', 'islands', 'node_modules', 'styles', 'templates'];

/** Too long for a wordmark, and its city for Pix. */
const NAME = 'Capivara Software House';

let root: string;
let site: BuiltSite;

const git = (...words: string[]): void => {
  const who = ['-c', 'user.name=Teste', '-c', 'user.email=teste@exemplo.test'];
  execFileSync('git', [...who, ...words], { cwd: root, stdio: 'ignore' });
};

const create = async (name = NAME, city = 'São José do Rio Preto/SP') => {
  const words = ['company', '--name', name, '--city', city];
  const { code, stdout, stderr } = await startCommand(root, ['new', ...words]).finished;
  return { code, said: stdout + stderr };
};

beforeAll(async () => {
  root = join(temporaryFolder(), 'project');
  for (const name of [...COPIED, 'content', 'public'])
    copyTree(join(REPOSITORY, name), join(root, name));
  for (const name of LINKED) symlinkSync(join(REPOSITORY, name), join(root, name));
  shareCache(root);
});

test('it wants a folder that git keeps, and then replaces the content, once', async () => {
  expect(await create()).toMatchObject({ code: 1, said: expect.stringContaining('git') });
  git('init', '--quiet');
  expect(await create()).toMatchObject({ code: 1, said: expect.stringContaining('commit') });
  git('add', 'content', 'public');
  git('commit', '--quiet', '--message', 'Start');
  const long = { code: 2, said: expect.stringContaining('até 40 letras') };
  expect(await create(`Capivara ${'Software '.repeat(4)}`)).toMatchObject(long);
  expect(parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')).brand).not.toBe(NAME);
  expect(await create()).toMatchObject({ code: 0, said: expect.stringContaining(NAME) });
  git('add', '--all', 'content', 'public');
  git('commit', '--quiet', '--message', 'Make it ours');
  expect(await create()).toMatchObject({ code: 1, said: expect.stringContaining('já é de') });
  site = await buildProject(root);
  expect(site.problems).toEqual([]);
});

test('the site has the company’s pages, and says what is still to be written', () => {
  const pages = listFiles(join(root, 'dist')).filter((file) => file.endsWith('.html'));
  expect(pages).toEqual([
    '404.html',
    'agendamento.html',
    'blog.html',
    'carreiras.html',
    'contato.html',
    'index.html',
    'obrigado-contato.html',
    'obrigado.html',
    'politica-privacidade.html',
    'servicos.html',
    'servicos/mobile.html',
    'servicos/sistemas.html',
    'servicos/websites.html',
    'sobre.html',
    'termos-uso.html',
  ]);
  expect(site.read('index.html')).toContain('software sob medida em São José do Rio Preto/SP');
  // Nothing that only stands for a fact is published with --strict.
  expect(site.notices.join('\n')).toMatch(
    /ainda há valores de exemplo em legalName, cnpj, url, email, phone, address, dataOfficer, openingHours, bookingLink, pix\n/,
  );
  const { wordmark, pix } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
  expect([wordmark, pix.city]).toEqual(['Capivara Software', 'Sao Jose do Rio']);
  expect(site.read('index.html')).not.toContain('foundingDate');
});

test('no word, colour or drawing of the sample is left', () => {
  const text = listFiles(join(root, 'dist'))
    .filter((file) => /\.(?:html|xml|txt|webmanifest|svg|css)$/.test(file))
    .map((file) => `${file}\n${readFileSync(join(root, 'dist', file), 'utf8')}`)
    .join('\n');
  for (const word of [/grimpa/i, /curitiba/i, /pinh(?:a|ão|ões)\b/i, /araucária/i, /tavares/i])
    expect(text.match(word)).toBeNull();
  for (const hex of ['#fa7124', '#141e1a', '#f3f3ed', '#125d3d', '#eecf89'])
    expect(text).not.toContain(hex);
  const shipped = new Set(listFiles(join(root, 'dist/assets')).map((file) => file.split('.')[0]));
  const uploads = listFiles(join(REPOSITORY, 'public/uploads')).map((file) => file.split('.')[0]);
  expect(uploads.filter((name) => name && shipped.has(name))).toEqual([]);
  rmSync(root, { recursive: true });
});
