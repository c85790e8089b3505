// The page at the address of a sent proposal: locked behind a passphrase, or withdrawn.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { passphraseIn } from '../support/acceptance.ts';
import { open, textOf, type View } from '../support/browser.ts';
import { buildOrThrow } from '../support/build.ts';
import { run } from '../support/command.ts';
import { expectReadable } from '../support/readable.ts';
import { withProposals } from '../support/small-build.ts';

const SENT = 'content/proposals/sent';
const WRONG = 'Senha incorreta.';

let folder = '';
let locked = '';
let passphrase = '';

beforeAll(async () => {
  const root = withProposals();
  const secret = await run(root, 'proposal send modulos --protect');
  const plain = await run(root, 'proposal send tudo');
  expect([secret.code, plain.code], secret.stderr + plain.stderr).toEqual([0, 0]);
  passphrase = passphraseIn(secret.stdout);
  [locked = ''] = /\/proposta-[a-z\d]+/.exec(secret.stdout) ?? [];
  const [version = ''] = readdirSync(join(root, SENT)).filter((name) =>
    name.startsWith('2025-049'),
  );
  const record = join(root, SENT, version, 'record.yaml');
  writeFileSync(record, readFileSync(record, 'utf8').replace('status: sent', 'status: withdrawn'));
  folder = (await buildOrThrow(root)).outDir;
});

const openSent = (path: string, view: View = {}) =>
  open(path, {
    ...view,
    folder,
    prepare: async (page) => {
      await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'));
      await view.prepare?.(page);
    },
  });

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel('Senha da proposta').fill(text);
  await page.getByRole('button', { name: 'Abrir proposta' }).click();
}

test('a protected proposal opens with its passphrase alone, once a tab', async () => {
  const { page, complaints } = await openSent(`${locked}#opcoes=site,fotos`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Proposta protegida');
  expect(await page.content()).not.toMatch(/Aurora|Joana|1\.500|2025-048/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await type(page, ' - ');
  await page.getByText('Digite a senha da proposta.').waitFor();
  const field = page.getByLabel('Senha da proposta');
  await type(page, `${passphrase.slice(0, -1)}${passphrase.endsWith('a') ? 'b' : 'a'}`);
  await page.getByText(WRONG).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expectReadable(page, 'wrong');
  await field.press('Backspace');
  expect(await page.getByText(WRONG).isVisible()).toBe(false);
  await type(page, `“${passphrase.toUpperCase().replaceAll('-', ' \u200B')}.”`);
  const priceTable = page.getByRole('table', { name: 'Investimento' });
  await priceTable.waitFor();
  expect(await page.title()).toContain('Proposta para a Padaria Aurora');
  expect(await field.count()).toBe(0);
  await page.getByRole('checkbox', { name: /^Fotos/ }).press('Space');
  await expect.poll(() => textOf(priceTable)).toContain('R$ 1.200,50');
  await expect.poll(() => page.url()).toContain('#opcoes=site&pagamento=pix');
  await expectReadable(page, 'open');
  expect(asked.filter((text) => text.toLowerCase().includes(passphrase.slice(0, 4)))).toEqual([]);
  // This tab does not ask again.
  await page.reload();
  await expect.poll(() => textOf(priceTable)).toContain('R$ 1.200,50');
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  const another = await page.context().newPage();
  await another.goto(page.url());
  await another.getByLabel('Senha da proposta').waitFor();
  expect(complaints).toEqual([]);
});

test('a damaged protected page says so, and without scripts it offers a chat', async () => {
  const file = join(folder, `${locked}.html`);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(join(folder, 'proposta-estragada.html'), whole.replace('{"rounds"', '{"rounds'));
  const { page } = await openSent('/proposta-estragada');
  await type(page, passphrase);
  await expect.poll(() => page.getByText('A proposta só abre em').isVisible()).toBe(true);
  const without = await openSent(locked, { javaScript: false });
  expect(await without.page.locator('body').innerText()).toContain('precisa de JavaScript');
  expect(await without.page.getByRole('button').count()).toBe(0);
  const help = without.page.getByRole('link', { name: /^Fale com a gente pelo WhatsApp/ });
  expect(await help.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541912345678\?text=/);
});

test('the page of a withdrawn proposal offers a chat and an e-mail alone', async () => {
  const { page, complaints } = await openSent('/proposta-tudo');
  const headline = page.getByRole('heading', { level: 1 });
  expect(await headline.innerText()).toBe('Esta proposta não está mais disponível');
  expect(await page.content()).not.toMatch(/Padaria Aurora|tablets/);
  const chat = page.getByRole('link', { name: /^Falar pelo WhatsApp/ });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541912345678\?text=/);
  expect(await page.locator('a[href^="mailto:oi@pinha.test"]').count()).toBeGreaterThan(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await expectReadable(page, 'withdrawn');
  expect(complaints).toEqual([]);
});
