// The sample under another brand: each fact of the company is a problem until it is replaced, and then none is left.

import { cpSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, buildOrThrow, SAMPLE } from '../support/build.ts';
import { SITE } from '../support/company.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject, writeTree } from '../support/project.ts';
import { isSample } from '../support/sample.ts';

/** A value of site.yaml, its replacement, and a pattern of the old value as visitors may see it. */
type Fact = [from: RegExp, to: string, old: string];

const FACTS: Fact[] = [
  [/^legalName: .*/m, 'legalName: Araucária Ltda.', 'Grimpa Software Ltda\\.'],
  [/^cnpj: .*/m, 'cnpj: 11.222.333/0001-81', '00.000.000/0001-00'],
  [/^url: .*/m, 'url: https://www.araucaria.com.br', 'www.grimpa.example'],
  [/^email: .*/m, 'email: oi@araucaria.com.br', 'contato@grimpa.example'],
  [/^phone: .*/m, 'phone: +55 41 3333-4444', '90000-0000|5541900000000'],
  [/^address: .*/m, 'address: Rua das Araucárias, 7', 'Rua de Exemplo'],
  [/^dataOfficer: .*/m, 'dataOfficer: Iara Prado', 'Nome do Encarregado'],
  [/^bookingLink: .*/m, 'bookingLink: araucaria/cafe', 'grimpa/reuniao'],
  [/^ {2}key: .*/m, '  key: pix@araucaria.com.br', 'pix@grimpa.example'],
  [/^ {2}name: .*/m, '  name: Araucaria', 'Grimpa Software Ltda(?!\\.)'],
  [/instagram.com\/grimpa.example/, 'instagram.com/araucaria', 'instagram.com/grimpa'],
  [/company\/grimpa.example/, 'company/araucaria', 'company/grimpa'],
  [/youtube.com\/@grimpa.example/, 'youtube.com/@araucaria', 'youtube.com/@grimpa'],
  [/^wordmark: .*/m, 'wordmark: araucária', '>grimpa<'],
];
const BRAND = [/^brand: .*/m, 'brand: Araucária'] as const;
const FORMS = [
  /^forms:\n(?: {2}.*\n)+/m,
  'forms: { contact: none, careers: none, newsletter: none }\n',
] as const;

const DRAWINGS = ['share.png', 'mark.svg', 'favicon.svg'].map((name) => `content/${name}`);

const slugOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');

/** Replaces the names of the sample and its pictures. */
function replaceNames(root: string): void {
  const pairs = SAMPLE.values.flatMap((value, index): [string, string][] => [
    [value, index < 3 ? 'Araucária' : `Pessoa ${index}`],
    [slugOf(value), index < 3 ? 'araucaria' : `pessoa-${index}`],
  ]);
  const renamed = (text: string): string =>
    pairs.reduce((all, pair) => all.replaceAll(...pair), text);
  for (const [path, text] of readFiles(join(root, 'content')))
    if (/\.(?:yaml|md)$/.test(path)) writeTree(root, { [`content/${path}`]: renamed(text) });
  // The clients of the sample's proposals have invented addresses.
  for (const [path, text] of readFiles(join(root, 'content/proposals')))
    if (/^[^/]+\.md$/.test(path))
      writeTree(root, { [`content/proposals/${path}`]: text.replaceAll('.example', '.com.br') });
  edit(root, 'content/people.yaml', /^ {2}image: .*\n/gm, '');
  const uploads = join(root, 'public/uploads');
  for (const name of readdirSync(uploads))
    renameSync(join(uploads, name), join(uploads, renamed(name)));
  for (const file of DRAWINGS) cpSync(join(SMALL_SITE, file), join(root, file));
}

const SMALL_SITE = join(REPOSITORY, 'tests/support/small-site');

test.runIf(isSample('another name'))('under another brand the sample leaves nothing', async () => {
  // The current day, on which every article of the sample is published.
  const settings = { strict: true, today: new Date().toISOString().slice(0, 10) };
  const root = copyRealProject(temporaryFolder(), join(REPOSITORY, 'content'));
  const own = await build(root, settings);
  expect(own.problems.join('\n')).toMatch(/content\/site\.yaml:\d+:\d+ {2}cnpj\n.*de exemplo/);
  for (const [from, to] of [BRAND, FORMS, ...FACTS]) edit(root, SITE, from, to);
  const { problems } = await build(root, settings);
  const reported = problems.join('\n');
  const wanted = ['esperado: o retrato da pessoa', ...SAMPLE.values.slice(2), ...DRAWINGS];
  expect(wanted.filter((words) => !reported.includes(words))).toEqual([]);
  replaceNames(root);
  const { outDir } = await buildOrThrow(root, settings);
  // Names are also in addresses, with hyphens and without accents.
  const plain = SAMPLE.values.flatMap((value) => [value.replace(/[.+]/g, '\\$&'), slugOf(value)]);
  const files = [...readFiles(outDir)].filter(([path]) =>
    /\.(?:html|xml|txt|js|json|webmanifest|svg)$/.test(path),
  );
  const left = [...plain, ...FACTS.map(([, , old]) => old)].flatMap((old) => {
    const form = new RegExp(old, 'i');
    return files.flatMap(([path, text]) => (form.test(path + text) ? `${path}: ${old}` : []));
  });
  expect(left).toEqual([]);
});
