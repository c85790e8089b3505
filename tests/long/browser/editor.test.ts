// The editor at /admin opens every file of content/, changes one text of it, and saves nothing else.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { outputOfSuccess } from '../../support/after-sending.ts';
import { build } from '../../support/build.ts';
import { becomeCompany, SITE } from '../../support/company.ts';
import {
  changeText,
  complaintsOf,
  dataIn,
  folderOf,
  formsOf,
  openEditor,
  save,
} from '../../support/editor.ts';
import { REPOSITORY } from '../../support/files.ts';
import { temporaryFolder } from '../../support/folders.ts';
import { copyProgram, copyRealProject, writeTree } from '../../support/project.ts';

test('a wrong file is told, and keeps no other from being edited', async () => {
  const wrong = {
    'content/navigation.yaml': 'header: 3\n',
    // A comment and a layout of its own stay.
    'content/redirects.yaml': '# Antes.\n/index.php: /\n/antigo: /blog # de 2019\n',
  };
  const editor = await openEditor(copyProgram(wrong));
  const [form] = (await formsOf(editor)).filter(([file]) => file.endsWith('redirects.yaml'));
  if (!form) throw new Error('there is no form for redirects.yaml');
  const { before, after } = await changeText(editor, form);
  expect(after).toBe(before);
  expect(complaintsOf(editor).map((one) => one.split('\n')[0])).toEqual([
    'console: Error: header: esperada uma lista',
  ]);
});

test('every file has the same data but for the text that was changed', async () => {
  const root = temporaryFolder();
  copyRealProject(root, inject('content'));
  const editor = await openEditor(root);
  const forms = await formsOf(editor);
  const files = Object.keys(editor.files).filter((path) => !path.includes('/sent/'));
  expect(forms.map(([file]) => file).sort()).toEqual(files.sort());
  for (const form of forms) {
    const { before, after } = await changeText(editor, form);
    expect(dataIn(after), form[0]).toEqual(dataIn(before));
  }
  expect(complaintsOf(editor)).toEqual([]);
});

/** Answers where a form of the site goes: nowhere, so that the page shows chat and e-mail. */
async function leaveOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Adicionar ⁨${name}⁩` }).click();
  await page.getByRole('menuitem', { name: 'Sem formulário' }).click();
}

/** Texts and values of nobody, and what an owner writes in their place. */
const WRITTEN: [found: RegExp, put: string][] = [
  [/A escrever: .*/g, 'Frase da casa.'],
  [/^00\.000\.000.*/, '11.222.333/0001-81'],
  [/^\+55 .*90000-0000$/, '+55 19 91234-5678'],
  [/^Razão Social Ltda$/, 'Jatoba Ltda'],
  [/^99999999$/, '450000'],
  [/\.example$/, '.com.br'],
];

const better = (value: string): string =>
  WRITTEN.reduce((text, [found, put]) => text.replace(found, put), value);

/** The values of data that are no groups, as texts. */
const leavesOf = (data: unknown): string[] =>
  typeof data === 'object' && data ? Object.values(data).flatMap(leavesOf) : [String(data)];

test('with the editor alone an owner completes a company and a proposal', async () => {
  const facts = { name: 'Estúdio Jatobá', trade: 'arquitetura de interiores' };
  const root = await becomeCompany(
    copyProgram(),
    'Projeto residencial, Consultoria de cores',
    facts,
  );
  await outputOfSuccess(root, 'new proposal --client "Rui Prado" --company "Padaria Sol" --plain');
  const editor = await openEditor(root);
  const { page, files } = editor;
  let count = 0;
  for (const [file, address] of await formsOf(editor)) {
    if (!/A escrever:|\.example|90000-0000/.test(files[file] ?? '')) continue;
    await page.goto(address);
    await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
    const folded = page.getByRole('button', { name: 'Expandir', exact: true });
    const boxes = page.locator('input, textarea, [contenteditable=true]');
    const values = () =>
      boxes.evaluateAll((all) =>
        all.map((one) => ('value' in one ? String(one.value) : String(one.textContent))),
      );
    // Groups in groups are folded, too. The entry before this one may still be shown.
    const unfold = async (): Promise<number> => {
      for (const button of await folded.all())
        await button.click({ timeout: 1000 }).catch(() => undefined);
      return (await values()).filter((value) => better(value) !== value).length;
    };
    const missing = leavesOf(dataIn(files[file] ?? '')).filter((one) => better(one) !== one);
    await expect
      .poll(unfold, { message: file, timeout: 120_000 })
      .toBeGreaterThanOrEqual(missing.length);
    for (const [index, value] of (await values()).entries()) {
      if (better(value) === value) continue;
      await boxes.nth(index).fill(better(value).replaceAll('Frase', () => `Frase ${++count}`));
    }
    if (file === SITE) for (const name of ['Contato', 'Carreiras']) await leaveOut(page, name);
    await save(page);
  }
  expect(complaintsOf(editor)).toEqual([]);
  const { '.git': _, ...saved } = await folderOf(page);
  writeTree(
    root,
    Object.fromEntries(Object.entries(saved).map(([path, bytes]) => [path, bytes.toString()])),
  );
  for (const name of ['mark.svg', 'favicon.svg', 'share.png'])
    cpSync(join(REPOSITORY, 'tests/support/small-site/content', name), join(root, 'content', name));
  const { problems } = await build(root, { strict: true });
  expect(problems).toEqual([]);
  expect(await outputOfSuccess(root, 'proposal send padaria-sol')).toContain('enviada em');
});
