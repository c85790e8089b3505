// What `npm run proposal pdf` prints of chosen, sent and protected proposals, as processes in copies of the program.

import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { readPdf } from '../support/pdf.ts';
import { copyProgram, type Finished, startCommand } from '../support/project-copy.ts';
import { edit, KEPT, SENT_FILE, sendIn } from '../support/sent-project.ts';
import { asModules, asOptions, numbered, proposal } from '../support/tiny-site.ts';

const TWO = {
  'content/proposals/aurora.md': proposal(),
  'content/proposals/lua.md': numbered('2025-049', 'Lua'),
};

function printPdf(root: string, ...parameters: string[]): Promise<Finished> {
  const { CHROMIUM_PATH = '' } = process.env;
  return startCommand(root, ['proposal', 'pdf', ...parameters], { CHROMIUM_PATH }).finished;
}

async function printedText(root: string, name: string): Promise<string> {
  const { pages } = await readPdf(readFileSync(join(root, `pdf/proposta-${name}.pdf`)));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

test('are written one by one, each with its pages and size', async () => {
  const root = copyProgram(TWO);
  const { code, stdout, stderr } = await printPdf(root);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^1 de 2 {2}pdf\/proposta-aurora\.pdf {2}\d páginas?, \d+ KB\n2 de 2 {2}pdf\/proposta-lua\.pdf {2}\d páginas?, \d+ KB\n$/,
  );
  expect(code).toBe(0);
  expect(readdirSync(join(root, 'pdf'))).toEqual(['proposta-aurora.pdf', 'proposta-lua.pdf']);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  const file = readFileSync(join(root, 'pdf/proposta-aurora.pdf'));
  // Fonts as fonts: letters that were written as drawings cannot be searched for by every reader, and weigh.
  expect(file.toString('latin1')).not.toContain('/Subtype /Type3');
  expect(file.toString('latin1')).toContain('/Subtype /CIDFontType2');
  expect(file.length).toBeLessThan(250 * 1024);
  const { pages } = await readPdf(file);
  expect(stdout).toContain(`proposta-aurora.pdf  ${pages.length} página`);
  expect(pages.join(' ')).toContain('Proposta 2025-048');
  const structure = file.toString('latin1');
  const entries = ['/MarkInfo', '/StructTreeRoot', '/Outlines', '/Lang (pt-BR)'];
  const title = '/Title (Proposta para a Padaria Aurora | Pinha)';
  expect([...entries, title].filter((entry) => !structure.includes(entry))).toEqual([]);
  expect(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/.test(structure)).toBe(true);
  const links = [...structure.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((address) => /localhost|127\.0\.0\.1|file:/.test(address ?? ''))).toEqual([]);
});

test('are none when a name is unknown, and the nearest one is offered', async () => {
  const root = copyProgram(TWO);
  const { code, stdout, stderr } = await printPdf(root, 'lua', 'aurroa', 'xyz');
  expect(stderr).toBe(`não há proposta "aurroa": será "aurora"? As que existem: aurora, lua
não há proposta "xyz". As que existem: aurora, lua
`);
  expect([code, stdout, existsSync(join(root, 'pdf'))]).toEqual([1, '', false]);
});

test('are none when the site does not build, and its problems are printed', async () => {
  const root = copyProgram(TWO);
  writeTree(root, {
    'content/proposals/lua.md': numbered('2025-049', 'Lua').replace('percent: 67', 'percent: 68'),
  });
  const { code, stderr } = await printPdf(root, 'lua');
  expect(stderr).toContain('esperado: parcelas que somem 100%; encontrado: 101%');
  expect(stderr).toMatch(/\n1 problema; pdf\/ ficou como estava\n$/);
  expect([code, existsSync(join(root, 'pdf'))]).toEqual([1, false]);
});

test('are not lost because one of them fails', async () => {
  const root = copyProgram(TWO);
  mkdirSync(join(root, 'pdf/proposta-aurora.pdf'), { recursive: true });
  const { code, stdout, stderr } = await printPdf(root);
  expect(stderr).toMatch(/^1 de 2 {2}pdf\/proposta-aurora\.pdf {2}falhou: EISDIR/);
  expect(stdout).toMatch(/^2 de 2 {2}pdf\/proposta-lua\.pdf/);
  expect(code).toBe(1);
  expect(readdirSync(join(root, 'pdf'))).toEqual(['proposta-aurora.pdf', 'proposta-lua.pdf']);
});

test('a proposal is printed with the choice that was asked for', async () => {
  const root = copyProgram({
    'content/proposals/aurora.md': asModules(proposal()),
  });
  const { code, stderr } = await printPdf(root, 'aurora', '--choice', 'fotos');
  expect([code, stderr]).toEqual([0, '']);
  const photos = await printedText(root, 'aurora-fotos');
  expect(photos).toMatch(/Investimento .*R\$ 300 .* Site .*fica de fora .*Total R\$ 300,00/);
  expect(photos).not.toContain('Cinco páginas');
  const usual = await printPdf(root, 'aurora', '--choice', 'site, fotos');
  expect([usual.code, usual.stderr]).toEqual([0, '']);
  const text = await printedText(root, 'aurora-site-fotos');
  expect(text).toContain('Total R$ 1.800,00 R$ 1.500,50');
  expect(text).toContain('Cinco páginas');
});

test('of a sent proposal the version that was sent is printed, and of a withdrawn one nothing', async () => {
  const root = copyProgram({ [SENT_FILE]: proposal() });
  await sendIn(root);
  const next = proposal('version: 2', 'version: 3').replace('Cinco páginas', 'Nove páginas');
  writeTree(root, { [SENT_FILE]: next });
  expect(await printPdf(root, 'padaria-aurora')).toMatchObject({ code: 0, stderr: '' });
  const text = await printedText(root, 'padaria-aurora');
  expect(text).toContain('Cinco páginas');
  expect(text).not.toContain('Nove páginas');
  writeTree(root, { [SENT_FILE]: null });
  edit(root, `${KEPT}/record.yaml`, 'status: sent', 'status: withdrawn');
  const { code, stderr } = await printPdf(root, 'padaria-aurora');
  expect(code).toBe(1);
  expect(stderr).toContain('padaria-aurora foi retirada: nenhum cliente a vê');
});

test('an option is printed as chosen even when it is the usual one', async () => {
  const root = copyProgram({
    'content/proposals/aurora.md': asOptions(proposal()),
  });
  const { code, stderr } = await printPdf(root, 'aurora', '--choice', 'site');
  expect([code, stderr]).toEqual([0, '']);
  const text = await printedText(root, 'aurora-site');
  expect(text).toContain('Cinco páginas');
  expect(text).not.toContain('Uma manhã');
});

test('a protected proposal is opened with its passphrase, and printed whole and as it is chosen', async () => {
  const root = copyProgram({ [SENT_FILE]: asModules(proposal()) });
  const secret = ['--passphrase', 'FMG5 4bv3 bfvy g4zi yqzx 583c'];
  await sendIn(root, { passphrase: 'fmg5-4bv3-bfvy-g4zi-yqzx-583c', route: '/proposta-k7m2p9qd' });
  expect(await printPdf(root, '2025-048')).toMatchObject({
    ...{ code: 1, stdout: '', stderr: expect.stringContaining('falta --passphrase') },
  });
  expect(await printPdf(root, '2025-048', ...secret)).toMatchObject({ code: 0, stderr: '' });
  const text = await printedText(root, 'k7m2p9qd');
  expect(text).toContain('Padaria Aurora');
  expect(text).toContain('Proposta 2025-048 · Versão 2');
  expect(text).not.toContain('Senha da proposta');
  const file = readFileSync(join(root, 'pdf/proposta-k7m2p9qd.pdf'), 'latin1');
  expect(file.includes('/Title (Proposta para a Padaria Aurora | Pinha)')).toBe(true);
  const chosen = await printPdf(root, 'k7m2p9qd', '--choice', 'fotos', ...secret);
  expect(chosen).toMatchObject({ code: 0, stderr: '' });
  expect(await printedText(root, 'k7m2p9qd-fotos')).toContain('Total R$ 300,00');
});
