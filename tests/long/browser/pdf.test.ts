// `npm run proposal pdf` prints whole, chosen, sent and protected proposals.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passphraseIn } from '../../support/acceptance.ts';
import { plain } from '../../support/browser.ts';
import { run } from '../../support/command.ts';
import { edit } from '../../support/files.ts';
import { readPdf } from '../../support/pdf.ts';
import { writeTree } from '../../support/project.ts';
import { EVERYTHING, MODULES, withProposals } from '../../support/small-build.ts';

const env = { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' };
const print = (root: string, names = '') => run(root, `proposal pdf ${names}`, { env });

async function printed(root: string, name: string): Promise<string> {
  const { pages } = await readPdf(readFileSync(join(root, `pdf/proposta-${name}.pdf`)));
  return plain(pages.join(' '));
}

test('all proposals are printed, as tagged documents with a title', async () => {
  const root = withProposals();
  const { code, stdout, stderr } = await print(root);
  expect([code, stderr]).toEqual([0, '']);
  expect(readdirSync(join(root, 'pdf'))).toEqual(['proposta-modulos.pdf', 'proposta-tudo.pdf']);
  expect(stdout).toMatch(/^1 de 2 {2}pdf\/proposta-modulos\.pdf {2}\d páginas?, \d+ KB\n2 de 2 /);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  const file = readFileSync(join(root, 'pdf/proposta-modulos.pdf'), 'latin1');
  const entries = ['/MarkInfo', '/StructTreeRoot', '/Outlines', '/Lang (pt-BR)', '/CIDFontType2'];
  for (const entry of entries) expect(file).toContain(entry);
  expect(file).toContain('/Title (Proposta para a Padaria Aurora | Pinha)');
  expect(file).not.toMatch(/\/Subtype \/Type3|\/URI \([^)]*(?:localhost|127\.0\.0\.1|file:)/);
});

test('a choice is printed as chosen, and an unknown name prints nothing', async () => {
  const root = withProposals();
  expect(await print(root, 'modulos --choice fotos')).toMatchObject({ code: 0, stderr: '' });
  const text = await printed(root, 'modulos-opcoes-fotos');
  expect(text).toMatch(/Site .*fica de fora .*Total R\$ 300,00/);
  expect(text).not.toContain('Cinco páginas');
  const unknown = await print(root, 'moduloss');
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toContain('As que existem: modulos (2025-048), tudo');
  writeTree(root, {
    'content/proposals/tudo.md': EVERYTHING.replace('percent: 60', 'percent: 61'),
  });
  const refused = await print(root, 'tudo');
  expect([refused.code, existsSync(join(root, 'pdf/proposta-tudo.pdf'))]).toEqual([1, false]);
  expect(refused.stderr).toContain('101%');
});

test('a sent proposal is printed while other pages have texts to be written', async () => {
  const root = withProposals();
  edit(root, 'content/site.yaml', /^url: .*/m, 'url: https://www.pinha.com.br');
  expect(await run(root, 'proposal send modulos')).toMatchObject({ code: 0, stderr: '' });
  edit(root, 'content/blog/ola.md', /^title: .*/m, 'title: "A escrever: um título"');
  expect(await print(root, '2025-048')).toMatchObject({ code: 0, stderr: '' });
  expect((await print(root, 'tudo')).stderr).toContain('A escrever: um título');
});

test('a draft is printed by its name alone, and a protected proposal once it is sent', async () => {
  const root = withProposals();
  writeTree(root, {
    'content/proposals/modulos.md': MODULES.replace('---\n', '---\ndraft: true\n'),
    'content/proposals/tudo.md': EVERYTHING.replace('---\n', '---\nprotected: true\n'),
  });
  const all = await print(root);
  expect(all).toMatchObject({
    code: 0,
    stderr: '',
    stdout: 'tudo é protegida: é impressa depois de enviada, com a senha\n',
  });
  expect(await print(root, 'modulos')).toMatchObject({ code: 0, stderr: '' });
  expect((await print(root, 'tudo')).stderr).toContain('é impressa depois de enviada');
  expect(readdirSync(join(root, 'pdf'))).toEqual(['proposta-modulos.pdf']);
});

test('a sent proposal is printed as it was sent, a protected one with its passphrase', async () => {
  const root = withProposals();
  await run(root, 'proposal send tudo');
  expect(await print(root, '2025-049')).toMatchObject({ code: 0, stderr: '' });
  const sent = await printed(root, 'tudo');
  edit(root, 'content/site.yaml', '91234-5678', '98765-4321');
  expect(await print(root, '2025-049')).toMatchObject({ code: 0, stderr: '' });
  expect(await printed(root, 'tudo')).toBe(sent);
  const { stdout } = await run(root, 'proposal send modulos --protect');
  const passphrase = passphraseIn(stdout);
  const [, name = ''] = /\/proposta-([a-z\d]+)/.exec(stdout) ?? [];
  const without = await print(root, '2025-048');
  expect(without).toMatchObject({ code: 1, stdout: '' });
  expect(without.stderr).toContain('--passphrase');
  expect((await print(root, `2025-048 --passphrase "${passphrase}"`)).stderr).toBe('');
  const text = await printed(root, name);
  expect(text).toContain('Padaria Aurora');
  expect(text).not.toContain('Senha da proposta');
});

test('an accepted proposal is printed as it was accepted', async () => {
  const root = withProposals();
  await run(root, 'proposal send modulos');
  const page = readFileSync(join(root, 'content/proposals/sent/2025-048-v2/page.html'), 'utf8');
  const [, address = ''] = /(https:\/\/www\.pinha\.test\/proposta-modulos)/.exec(page) ?? [];
  const accept = 'proposal accept --name "Joana Prado" --role Dona';
  const input = `${address}#opcoes=fotos&pagamento=cartao-7`;
  const accepted = await run(root, accept, { input });
  expect(accepted).toMatchObject({ code: 0, stderr: '' });
  expect(accepted.stdout).toContain('npm run proposal pdf 2025-048');
  const { stdout, stderr } = await print(root, '2025-048');
  expect([stdout, stderr]).toEqual([expect.stringContaining('-aceita.pdf'), '']);
  const text = await printed(root, 'modulos-aceita');
  expect(text).toMatch(/Site .*fica de fora .*Total R\$ 300,00/);
  expect(text).not.toContain('Venceu');
  // The day of the page is that of the acceptance, which the record says here is after its last day.
  edit(root, 'content/proposals/sent/2025-048-v2/record.yaml', /^ {2}on: .*/m, '  on: 2100-01-02');
  await print(root, '2025-048');
  expect(await printed(root, 'modulos-aceita')).toContain('Venceu em 18 de dezembro de 2099');
});
