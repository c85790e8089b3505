// Somebody makes the site their own, in a copy of the project: it builds, and whatever is no fact of the sample holds.

import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatProblem } from '../../domain/problem.ts';
import {
  type BuiltSite,
  buildProject,
  REPOSITORY,
  shareCache,
  writeTree,
} from '../support/build-site.ts';
import { anAuthor, TODAY } from '../support/content.ts';
import { listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { sendIn } from '../support/sent-project.ts';
import { png } from '../support/shown-pictures.ts';
import { article, numbered, type Tree } from '../support/tiny-site.ts';

const HOUSE: Record<string, string> = {
  brand: 'Casa & Código',
  wordmark: 'casa',
  legalName: 'Casa e Código Ltda.',
  cnpj: '11.222.333/0001-81',
  description: 'Casa de software em Campinas, que faz sites e sistemas.',
  url: 'https://www.casaecodigo.dev',
  email: 'oi@casaecodigo.dev',
  phone: '+55 19 98765-4321',
  city: 'Campinas/SP',
  address: 'Rua Barão de Jaguara, 900, Centro, Campinas/SP, CEP 13015-001',
  dataOfficer: 'Marta Bianchi',
  openingHours: 'Segunda a sexta, 10h-17h',
  bookingLink: 'casa/conversa',
};

/** Made by hand, by git or by a build: none of them is part of what an owner starts from. */
const LEFT = ['.git', '.cache', 'dist', 'node_modules', 'pdf'];

const SECRET = { passphrase: 'fmg5-4bv3-bfvy-g4zi-yqzx-583c', route: '/proposta-k7m2p9qd' };

let root: string;
let built: BuiltSite;

beforeAll(async () => {
  root = join(temporaryFolder(), 'project');
  for (const name of readdirSync(REPOSITORY).filter((entry) => !LEFT.includes(entry))) {
    cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  shareCache(root);
  settleIn();
  writeTree(root, await news());
  await sendIn(root, { file: 'content/proposals/oficina-sol.md' }, '2026-11-12');
  await sendIn(root, { file: 'content/proposals/confeitaria-lua.md' }, TODAY);
  await sendIn(root, { file: 'content/proposals/clube-vento.md', ...SECRET }, TODAY);
  built = await buildProject(root);
});

/** In the files where one would: a house of its own, another price. */
function settleIn(): void {
  change('content/site.yaml', (text) => {
    const lines = Object.entries(HOUSE).reduce(
      (all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
      text,
    );
    return lines
      .replace(/^pix:\n {2}key: .*$/m, `pix:\n  key: ${HOUSE.email}`)
      .replaceAll('grimpa.example', 'casaecodigo.dev')
      .replace('  - casaecodigo.dev\n', '  - grimpa.example\n')
      .replace('  contact:\n', '  contact: { kind: http, url: https://f.casaecodigo.dev/a }\n')
      .replace('  careers:\n', '  careers: none\n');
  });
  // The package, and what proposals and pages for businesses sell as it.
  for (const file of ['services/websites.yaml', 'proposals/library/items.yaml'])
    change(`content/${file}`, (text) => text.replace('priceCents: 299900', 'priceCents: 349900'));
}

async function news(): Promise<Tree> {
  return {
    'public/uploads/mesa.png': await png({ width: 1800, height: 1200 }),
    'public/uploads/quadro.png': await png({ width: 900, height: 700 }),
    'content/blog/primeira-semana.md': article(
      'A primeira semana da casa nova',
      { author: anAuthor(), image: '/uploads/mesa.png', publishedOn: '2026-01-15' },
      '## O quadro\n\nEle fica na sala.\n\n![O quadro na sala](/uploads/quadro.png)\n',
    ),
    'content/proposals/confeitaria-lua.md': numbered('2031-001', 'Confeitaria Lua'),
    'content/proposals/oficina-sol.md': numbered('2031-002', 'Oficina Sol'),
    'content/proposals/clube-vento.md': numbered('2031-003', 'Clube Vento'),
  };
}

function change(file: string, edit: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(edit(text)).not.toBe(text);
  writeFileSync(path, edit(text));
}

test('the site of another house builds, and says what is left to do', () => {
  expect(built.problems).toEqual([]);
  const { notices } = built;
  expect(notices).toContain('formulários sem destino: newsletter');
  // Texts name the price that is another now.
  const pages = listFiles(join(root, 'dist')).filter((file) => file.endsWith('.html'));
  expect(pages.filter((page) => /R\$.3\.499/.test(built.read(page))).length).toBeGreaterThan(4);
  expect(pages.filter((page) => /R\$.2\.999/.test(built.read(page)))).toEqual([]);
  expect(notices.filter((notice) => notice.includes('valores de exemplo'))).toEqual([]);
  for (const page of ['blog/primeira-semana', 'proposta-k7m2p9qd'])
    expect(built.exists(`${page}.html`), page).toBe(true);
  expect(built.read('index.html')).toContain('Casa &amp; Código');
});

test('the blog goes in one build: its page, its articles and every link', async () => {
  rmSync(join(root, 'content/blog'), { recursive: true });
  rmSync(join(root, 'content/pages/blog.yaml'));
  const { problems } = await buildProject(root);
  // Everything that is left to change, at once.
  for (const file of new Set(problems.map((text) => text.split(':')[0] ?? ''))) {
    change(file, (text) => text.replace(/^.*href: \/blog\b.*\n/gm, ''));
  }
  const again = await buildProject(root);
  expect(again.report.problems.map(formatProblem)).toEqual([]);
  expect(['blog.html', 'feed.xml', 'blog'].filter((path) => again.exists(path))).toEqual([]);
});
