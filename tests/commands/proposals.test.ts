// The day of a salesperson, as commands: sent, listed, accepted, revised, protected, and answered by hand.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { writeTree } from '../support/build-site.ts';
import { copyProgram, type Finished, startCommand } from '../support/project-copy.ts';
import { edit, KEPT, SENT_FILE, textOf } from '../support/sent-project.ts';
import { numbered, proposal } from '../support/tiny-site.ts';

const NEXT = 'content/proposals/sent/2025-048-v3';

function project() {
  const root = copyProgram({
    [SENT_FILE]: proposal(),
    'content/proposals/clube.md': numbered('2025-049', 'Clube Hoffmann'),
  });
  const run = (words: string, input = ''): Promise<Finished> => {
    const { child, finished } = startCommand(root, ['proposal', ...words.split(' ')]);
    child.stdin?.end(input);
    return finished;
  };
  return { root, run };
}

/** The message that waits behind the button of a page that was sent. */
function acceptanceIn(root: string, folder = KEPT): string {
  const links = textOf(root, `${folder}/page.html`).match(/https:\/\/wa\.me\/[^"]*/g) ?? [];
  const texts = links.map((link) =>
    new URL(link.replaceAll('&amp;', '&')).searchParams.get('text'),
  );
  return texts.find((text) => text?.startsWith('Olá! Aceito')) ?? '';
}

test('a proposal is sent, accepted by the message of its button, and listed', async () => {
  const { root, run } = project();
  const sent = await run('send padaria');
  expect([sent.code, sent.stderr]).toEqual([0, '']);
  const code = parse(textOf(root, `${KEPT}/record.yaml`)).code;
  expect(sent.stdout).toMatch(
    new RegExp(
      `^padaria-aurora\\.md: versão 2 de 2025-048, enviada em \\d\\d/\\d\\d/\\d{4}
  endereço  https://www\\.pinha\\.test/proposta-padaria-aurora
  código    ${code}
  Válida até \\d+º? de [a-zç]+ de \\d{4}
Faça o commit e publique o site: .* em ${KEPT}/\\.

Para o cliente, depois que o site estiver publicado:
  Olá, Joana! A proposta 2025-048 \\(Site da padaria\\) está pronta: https://www\\.pinha\\.test/proposta-padaria-aurora
[\\s\\S]*
  WhatsApp  https://wa\\.me/5541900000002\\?text=\\S+
  e-mail    mailto:joana@aurora\\.test\\?\\S+\\n`,
    ),
  );
  expect(existsSync(join(root, SENT_FILE))).toBe(false);
  expect(await run('send padaria-aurora')).toMatchObject({
    ...{ code: 1, stdout: '', stderr: expect.stringContaining('npm run proposal revise 2025-048') },
  });

  const message = acceptanceIn(root);
  const before = textOf(root, `${KEPT}/record.yaml`);
  const refused = [
    ['', 'não tem o número nem o endereço'],
    [message, 'falta dizer quem aceita: --name "…" --role "…"'],
    [message.replace('1.500,50', '1.400,50'), 'pela proposta seria: Total: R$\u00a01.500,50'],
  ] as const;
  for (const [text, reason] of refused) {
    const { code: end, stderr } = await run('accept', text);
    expect([end, stderr]).toEqual([1, expect.stringContaining(reason)]);
  }
  const early = await run('accept --on 2020-01-01', message);
  expect(early.stderr).toContain('esperado um dia de');
  expect(textOf(root, `${KEPT}/record.yaml`)).toBe(before);

  const long = await run(`accept --name ${'J'.repeat(81)} --role Sócia`, message);
  expect(long.stderr).toContain('nome de até 80 letras');
  expect(textOf(root, `${KEPT}/record.yaml`)).toBe(before);

  const filled = message.replace('Nome: ', 'Nome: Joana Prado').replace('Cargo: ', 'Cargo: Sócia');
  const accepted = await run('accept', filled.replace(/^/gm, '> '));
  expect([accepted.code, accepted.stderr]).toEqual([0, '']);
  expect(accepted.stdout).toContain(
    'O aceite fecha: 2025-048, versão 2\n  quem     Joana Prado, Sócia',
  );
  const record = parse(textOf(root, `${KEPT}/record.yaml`));
  expect(record).toMatchObject({
    status: 'accepted',
    accepted: {
      ...{ on: dayInBrasilia(new Date()), name: 'Joana Prado', role: 'Sócia' },
      ...{ choice: '#opcoes=site,fotos&pagamento=pix', total: 'R$\u00a01.500,50' },
    },
  });
  expect(textOf(root, `${KEPT}/record.yaml`)).toContain('# Para esquecer o cliente');
  expect((await run('accept', filled)).stderr).toContain('já foi aceita por Joana Prado');
  const { stdout } = await run('list');
  expect(stdout).toMatch(
    /2025-048 v2 {2}Padaria Aurora {2}R\$\s1\.500,50\n {2}aceita em .* por Joana Prado: R\$\s1\.500,50\n/,
  );
  expect(stdout).toContain('hoje: npm run proposal send clube');
});

test('a revised one comes back with its next version, and is sent to the same address under a passphrase', async () => {
  const { root, run } = project();
  await run('send padaria-aurora');
  const revised = await run('revise 2025-048');
  expect([revised.code, revised.stderr]).toEqual([0, '']);
  expect(textOf(root, SENT_FILE)).toBe(proposal('version: 2', 'version: 3'));
  expect((await run('revise 2025-048')).stderr).toContain('já existe');
  expect((await run('list')).stdout).toContain(
    'hoje: a versão 3 está pronta: npm run proposal send padaria-aurora',
  );
  edit(root, SENT_FILE, 'priceCents: 30000', 'priceCents: 40000');
  const { stdout, stderr } = await run('send padaria-aurora --protect');
  expect(stderr).toBe('');
  expect(stdout).toContain(
    'O que mudou: mudou o valor de Fotos; o total passou de R$\u00a01.500,50 para R$\u00a01.600,50.',
  );
  const [, passphrase = ''] =
    /A senha que abre a proposta 2025-048 é: ((?:[a-z2-9]{4}-?){6})\n/.exec(stdout) ?? [];
  expect(passphrase).not.toBe('');
  expect(readdirSync(join(root, NEXT)).sort()).toEqual([
    ...['assets', 'encrypted.json', 'page.html', 'record.yaml'],
  ]);
  expect((await run('list')).stdout).toContain('2025-048 v3  (protegida)\n');
  const address = 'https://www.pinha.test/proposta-padaria-aurora#opcoes=site,fotos';
  const accept = (secret: string) =>
    run(`accept --name Joana --role Sócia --passphrase ${secret}`, address);
  expect((await accept('outra')).stderr).toContain('a senha não abre');
  expect((await run('accept --name Joana --role Sócia', address)).stderr).toContain(
    'falta --passphrase',
  );
  expect((await accept(passphrase)).stdout).toContain('total    R$\u00a01.600,50');
  // Who accepted is nobody's business either.
  const left = readdirSync(join(root, NEXT)).filter((name) => name !== 'assets');
  for (const name of left) expect(textOf(root, `${NEXT}/${name}`)).not.toMatch(/Joana|1\.600/);
  expect((await run('list')).stdout).toContain('(protegida)\n  aceita\n');
  expect((await run('revise 2025-048 --passphrase outra')).stderr).toContain('a senha não abre');
  const again = await run(`revise 2025-048 --passphrase ${passphrase}`);
  expect(again.stdout).toContain('A versão 3 foi aceita: a nova só vale depois de outro aceite.');
  expect(textOf(root, SENT_FILE)).toContain('version: 4');
  // What was protected once is not published in clear.
  const fourth = await run('send padaria-aurora');
  expect(fourth.stdout).toContain('está na versão 4, no mesmo lugar');
  expect(fourth.stdout).toContain('A senha que abre a proposta 2025-048 é:');
  expect(textOf(root, 'content/proposals/sent/2025-048-v4/page.html')).not.toContain('Joana');
});

test('a protected first version has an address that tells nothing', async () => {
  const { root, run } = project();
  const { stdout } = await run('send padaria-aurora --protect');
  expect(stdout).toMatch(/endereço {2}https:\/\/www\.pinha\.test\/proposta-[a-z2-9]{16}\n/);
  expect(textOf(root, `${KEPT}/record.yaml`)).not.toMatch(/[Aa]urora|Joana/);
});

test('a word in the record answers for the client, and a folder that is gone forgets it', async () => {
  const { root, run } = project();
  await run('send padaria-aurora');
  const record = `${KEPT}/record.yaml`;
  edit(root, record, 'status: sent', 'status: declined\nnote: O preço ficou alto');
  expect((await run('list')).stdout).toContain('recusada: O preço ficou alto');
  edit(root, record, 'status: declined', 'status: withdrawn');
  expect((await run('list')).stdout).toContain('retirada: O preço ficou alto');
  expect((await run('accept', acceptanceIn(root))).stderr).toContain('foi retirada');
  edit(root, record, 'status: withdrawn', 'status: sent');
  edit(
    root,
    record,
    /validUntil: .*/.exec(textOf(root, record))?.[0] ?? '',
    'validUntil: 2025-01-01',
  );
  expect((await run('list')).stdout).toContain(
    'venceu em 01/01/2025\n  https://www.pinha.test/proposta-padaria-aurora\n  hoje: para renovar, npm run proposal revise 2025-048',
  );
  expect((await run('accept', acceptanceIn(root))).stderr).toContain(
    'a proposta venceu em 01/01/2025',
  );
  rmSync(join(root, KEPT), { recursive: true });
  expect((await run('list')).stdout).not.toContain('2025-048');
});

test('of what is wrong with a site nothing is sent, and of a name that is not there the nearest is offered', async () => {
  const { root, run } = project();
  writeTree(root, { 'content/blog/ola.md': '---\ntitle: Olá\n---\n\nOi.\n' });
  const { code, stderr } = await run('send padaria-aurora');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/problemas; nada foi enviado\n$/)]);
  expect(existsSync(join(root, 'content/proposals/sent'))).toBe(false);
  expect((await run('send padaria-auroar')).stderr).toBe(
    'não há proposta "padaria-auroar": será "padaria-aurora"? As que existem: clube, padaria-aurora\n',
  );
  expect((await run('revise clube')).stderr).toContain('não há proposta enviada "clube"');
});

const hasTerminal = spawnSync('script', ['--version']).stdout?.includes('util-linux');

test.skipIf(!hasTerminal)(
  'in a terminal the message is pasted, and a name that is missing is asked for',
  async () => {
    const { root, run } = project();
    await run('send padaria-aurora');
    const { CHROMIUM_PATH: _, ...env } = process.env;
    const command = `${process.execPath} commands/launch.mjs proposal accept`;
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: root, env });
    let shown = '';
    const waitFor = (text: string) => vi.waitFor(() => expect(shown).toContain(text), 60_000);
    child.stdout.on('data', (chunk) => {
      shown += chunk;
    });
    await waitFor('termine com Ctrl+D');
    child.stdin.write(`${acceptanceIn(root)}\n\u0004`);
    await waitFor('Nome de quem aceita: ');
    child.stdin.write('Joana Prado\n');
    await vi.waitFor(() => expect(shown).toMatch(/Nome de quem aceita: [\s\S]*Cargo: /), 60_000);
    child.stdin.write('Sócia\n');
    await waitFor('O aceite fecha: 2025-048, versão 2');
    child.stdin.end();
    expect(textOf(root, `${KEPT}/record.yaml`)).toContain('name: Joana Prado');
  },
);
