// Each fact of a company is written once: if it alone is changed, nothing of the old one is left.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, FACTS, FORMS, filesWith, SITE, today } from '../support/another-name.ts';
import { soundBuild } from '../support/build.ts';
import { makeReadyCompany } from '../support/company.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject, writeTree } from '../support/project.ts';
import { isSample } from '../support/sample.ts';

test.runIf(isSample('another name'))(
  'a fact of the company that is changed in site.yaml is changed everywhere',
  async () => {
    const root = copyRealProject(temporaryFolder(), join(REPOSITORY, 'content'));
    const before = new Map(readFiles(join(root, 'content'))).get('site.yaml') ?? '';
    const left: Record<string, string[]> = {};
    for (const [name, fact] of Object.entries(FACTS)) {
      writeTree(root, { [SITE]: before });
      change(root, [fact, FORMS]);
      const { outDir } = await soundBuild(root, { today });
      const files = filesWith(outDir, fact[2]);
      if (files.length > 0) left[name] = files;
    }
    expect(left).toEqual({});
  },
);

/** Lines of site.yaml that a new company writes, and the old text that they replace. */
const OF_COMPANY: [old: string, ...lines: string[]][] = [
  ['Araucária', 'brand: Imbuia', 'wordmark: imbuia'],
  ['Casa Exemplo', 'name: Imbuia'],
  ['11.222.333/0001-81', 'cnpj: 12.345.678/0001-95'],
  ['www.araucaria', 'url: https://www.imbuia.com.br'],
  ['oi@araucaria|contato@araucaria', 'email: oi@imbuia.com.br'],
  ['91234-5678|19912345678', 'phone: +55 41 3333-4444'],
  ['Campinas', 'city: Ouro Preto/MG'],
  ['Frase 1 de site.yaml', 'legalName: Imbuia Ltda.'],
  ['Frase 2 de site.yaml', 'address: Rua das Flores, 7'],
  ['Frase 3 de site.yaml', 'dataOfficer: Iara Prado'],
  ['Frase 4 de site.yaml', 'openingHours: segunda a sexta, das 9h às 18h'],
  ['pix@araucaria', 'key: pix@imbuia.com.br'],
];

test('a fact that a new company changes in site.yaml is changed everywhere', async () => {
  const root = await makeReadyCompany();
  const before = new Map(readFiles(join(root, 'content'))).get('site.yaml') ?? '';
  const left: Record<string, string[]> = {};
  for (const [old, ...lines] of OF_COMPANY) {
    writeTree(root, { [SITE]: before });
    change(root, [FORMS]);
    for (const line of lines) {
      const key = /^\w+/.exec(line)?.[0];
      edit(root, SITE, new RegExp(`^( *)${key}: .*`, 'm'), `$1${line}`);
    }
    const { outDir } = await soundBuild(root);
    const files = filesWith(outDir, old);
    if (files.length > 0) left[old] = files;
  }
  expect(left).toEqual({});
});
