// The sample under another brand: nothing that identified the company is left, or a problem names its place.
// In the long run each fact alone is changed, also those of a new company.

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, buildOrThrow, SAMPLE } from '../support/build.ts';
import { makeReadyCompany, SITE } from '../support/company.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject, writeTree } from '../support/project.ts';
import { isLong } from '../support/runs.ts';
import { isSample } from '../support/sample.ts';

/** The current day, on which every article of the sample is published. */
const today = new Date().toISOString().slice(0, 10);

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

function change(root: string, changes: readonly (readonly [RegExp, string, string?])[]): void {
  for (const [from, to] of changes) edit(root, SITE, from, to);
}

/** The files of a finished site whose path or text matches `old`. */
function filesWith(outDir: string, old: string): string[] {
  const form = new RegExp(old, 'i');
  const texts = [...readFiles(outDir)].filter(([path]) =>
    /\.(?:html|xml|txt|js|json|webmanifest|svg)$/.test(path),
  );
  return texts.filter(([path, text]) => form.test(path) || form.test(text)).map(([path]) => path);
}

const copySample = (): string => copyRealProject(temporaryFolder(), join(REPOSITORY, 'content'));

test.runIf(isSample('another name'))(
  'under another brand nothing of the sample is left',
  async () => {
    const root = copySample();
    // Under its own name it is no company's, either.
    const own = await build(root, { strict: true, today });
    expect(own.problems.join('\n')).toMatch(/content\/site\.yaml:\d+:\d+ {2}cnpj\n.*de exemplo/);
    change(root, [BRAND, FORMS, ...FACTS]);
    // The clients of the sample's proposals are of nobody.
    for (const [path, text] of readFiles(join(root, 'content/proposals')))
      if (/^[^/]+\.md$/.test(path))
        writeTree(root, { [`content/proposals/${path}`]: text.replaceAll('.example', '.com.br') });
    let { ok, problems, outDir } = await build(root, { strict: true, today });
    for (const name of ['share.png', 'mark.svg', 'favicon.svg'])
      expect(problems.some((one) => one.startsWith(`content/${name}`))).toBe(true);
    expect(problems.join('\n')).toContain('esperado: o retrato da pessoa');
    for (let round = 0; round < 4 && !ok; round++) {
      const named = problems.filter((one) => !COUNTED.test(one));
      expect(named.find((one) => !one.includes('do site de exemplo'))).toBe(undefined);
      for (const problem of named) mend(root, problem);
      ({ ok, problems, outDir } = await build(root, { strict: true, today }));
    }
    expect(problems).toEqual([]);
    // Names are also in addresses, with hyphens and without accents.
    const plain = SAMPLE.values.map((value) =>
      value
        .replace(/[.+]/g, '\\$&')
        .replace(/ /g, '[ -]')
        .replace(/[^ -~]/g, '.'),
    );
    const old = [...plain, ...FACTS.map(([, , old]) => old)];
    expect(old.filter((value) => filesWith(outDir, value).length > 0)).toEqual([]);
  },
);

/** Of one file twenty problems are told, and the others counted. */
const COUNTED = /^\S+\n {2}e mais \d+/;

/** Replaces the value or the picture that a problem names; an id is replaced in all files. */
function mend(root: string, problem: string): void {
  const [, file = '', line] = /^([\w./-]+)(?::(\d+):\d+)?/.exec(problem) ?? [];
  const [, value = ''] = /encontrado: "(.*?)", do site/.exec(problem) ?? [];
  if (line === undefined) {
    cpSync(join(REPOSITORY, 'tests/support/small-site', file), join(root, file));
    return;
  }
  if (value === '') {
    const portrait = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
    edit(root, file, portrait, '  # sem retrato');
    return;
  }
  const person = SAMPLE.values.findIndex((one) => slugOf(one) === slugOf(value) && / /.test(one));
  if (/^[a-z]+-[a-z]+$/.test(value)) {
    for (const [path, text] of readFiles(join(root, 'content'))) {
      if (/\.(?:yaml|md)$/.test(path) && text.includes(value))
        writeFileSync(join(root, 'content', path), text.replaceAll(value, `pessoa-${person}`));
    }
    for (const name of readdirSync(join(root, 'public/uploads'))) {
      const better = name.replace(value, `pessoa-${person}`);
      renameSync(join(root, 'public/uploads', name), join(root, 'public/uploads', better));
    }
    return;
  }
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((text, index) => index >= Number(line) - 1 && text.includes(value));
  const better = person < 0 ? 'Araucária' : `Pessoa ${person}`;
  edit(root, file, lines[at] ?? '', (lines[at] ?? '').replace(value, better));
}

function slugOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');
}

/** Facts of a new company. */
const OF_COMPANY: Fact[] = [
  [/^brand: .*\n(.*\n)*?wordmark: .*/m, 'brand: Imbuia\nwordmark: imbuia', 'Araucária'],
  [/^ {2}name: .*/m, '  name: Imbuia', 'Casa Exemplo'],
  [/^cnpj: .*/m, 'cnpj: 12.345.678/0001-95', '11.222.333/0001-81'],
  [/^url: .*/m, 'url: https://www.imbuia.com.br', 'www.araucaria'],
  [/^email: .*/m, 'email: oi@imbuia.com.br', 'oi@araucaria|contato@araucaria'],
  [/^phone: .*/m, 'phone: +55 41 3333-4444', '91234-5678|19912345678'],
  [/^city: .*/m, 'city: Ouro Preto/MG', 'Campinas'],
  [/^legalName: .*/m, 'legalName: Imbuia Ltda.', 'Frase 1 de site.yaml'],
  [/^address: .*/m, 'address: Rua das Flores, 7', 'Frase 2 de site.yaml'],
  [/^dataOfficer: .*/m, 'dataOfficer: Iara Prado', 'Frase 3 de site.yaml'],
  [/^openingHours: .*/m, 'openingHours: segunda a sexta, 9h às 18h', 'Frase 4 de site.yaml'],
  [/^ {2}key: .*/m, '  key: pix@imbuia.com.br', 'pix@araucaria'],
];

test.runIf(isLong).each([
  ['the sample', copySample, FACTS],
  ['a new company', () => makeReadyCompany(), OF_COMPANY],
])('a fact of %s that alone is changed is changed everywhere', async (name, make, facts) => {
  if (name === 'the sample' && !isSample('another name')) return;
  const root = await make();
  const before = readFileSync(join(root, SITE), 'utf8');
  const left: Record<string, string[]> = {};
  for (const fact of facts) {
    writeTree(root, { [SITE]: before });
    change(root, [FORMS, fact]);
    const { outDir } = await buildOrThrow(root, { today });
    const files = filesWith(outDir, fact[2]);
    if (files.length > 0) left[fact[2]] = files;
  }
  expect(left).toEqual({});
});
