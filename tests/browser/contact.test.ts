// The form for a quote: how it checks, keeps and sends a message. tests/unit/send-message.test.ts has all answers.

import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { plain, translate } from '../support/browser.ts';
import { field, fill, QUOTE } from '../support/quote-form.ts';
import { expectReadable } from '../support/readable.ts';
import {
  blockScripts,
  hold,
  holdScripts,
  openSmall,
  openUnsent,
  takeForms,
} from '../support/small-build.ts';

const EMPTY = Object.fromEntries(Object.keys(QUOTE).map((name) => [name, '']));

const ERRORS = [
  'Nome deve ter pelo menos 2 caracteres',
  'Email inválido',
  'Telefone deve ter pelo menos 10 dígitos',
  'Selecione um serviço',
  'Selecione seu orçamento',
  'Mensagem deve ter pelo menos 10 caracteres',
];
const SENT = 'Mensagem enviada com sucesso!';
const ANYWAY = 'Enviar mesmo assim';

const button = (page: Page): Locator => page.locator('form [type=submit]');
const failure = (page: Page): Locator =>
  page.locator('form').getByRole('link', { name: 'Mandar por WhatsApp' });

async function values(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator('form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));
  return Object.fromEntries(Object.keys(QUOTE).map((name) => [name, String(all[name] ?? '')]));
}

const expectFocus = (locator: Locator): Promise<void> =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

async function expectSent(page: Page): Promise<void> {
  await page.getByText(SENT).first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada.' }).waitFor();
  await expect.poll(() => values(page)).toEqual(EMPTY);
  expect(await failure(page).count()).toBe(0);
}

const honeypot = (page: Page): Locator => page.getByLabel('Deixe este campo em branco:');

/** Fills in the honeypot as the autofill of a browser might, which takes it for a field of the visitor. */
async function fillHoneypot(page: Page): Promise<void> {
  await honeypot(page).evaluate((trap: HTMLInputElement) => {
    trap.value = 'Padaria Aurora';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
    trap.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('mistakes are listed with links to their fields, and removed when mended', async () => {
  const { page, complaints } = await openSmall('/contato');
  await takeForms(page);
  // The honeypot takes no room, and is not visible.
  const room = await honeypot(page).boundingBox();
  expect(!room || room.x + room.width <= 0 || room.width * room.height <= 1).toBe(true);
  await button(page).click();
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.getByRole('link').allTextContents()).toEqual(ERRORS);
  expect(await alert.count(), 'read out once').toBe(1);
  await expect.poll(() => page.title()).toMatch(/^Erro: /);
  await expectFocus(alert);
  const required = Object.keys(QUOTE).filter((name) => name !== 'company');
  for (const [index, name] of required.entries()) {
    await alert.getByRole('link').nth(index).click();
    await expectFocus(field(page, name));
    const described = await field(page, name).evaluate((input) => {
      const bearer = input.closest('[aria-invalid=true]');
      const ids = (bearer ?? input).getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });
    expect(described, name).toContain(ERRORS[index]);
  }
  await expectReadable(page, 'six mistakes');
  await field(page, 'phone').pressSequentially('4133334444');
  await expect.poll(() => alert.getByRole('link').count()).toBe(5);
  await fill(page, { ...QUOTE, email: 'ana' });
  await button(page).click();
  await expectFocus(field(page, 'email'));
  await expect.poll(() => alert.allTextContents()).toEqual([ERRORS[1]]);
  await fill(page, { email: QUOTE.email });
  await expect.poll(() => alert.count()).toBe(0);
  await expect.poll(() => page.title()).not.toMatch(/^Erro: /);
  expect(complaints).toEqual([]);
});

test('a message arrives once, however early and often the button is pressed', async () => {
  const [script, answer] = [holdScripts(), hold()];
  const { page, complaints } = await openSmall('/contato', { prepare: script.prepare });
  const messages = await takeForms(page, { status: 200, after: answer.held }, 'take');
  const odd = { ...QUOTE, name: '👩‍👧 🇧🇷 em todo canto', company: `</textarea><b>"'&lt;&amp;` };
  await fill(page, odd);
  const kept = () => page.evaluate(() => sessionStorage.length);
  for (let presses = 0; presses < 5; presses++) await button(page).click({ noWaitAfter: true });
  script.release();
  await expect.poll(() => button(page).textContent()).toBe('Enviando...');
  expect(await kept(), 'a draft of what was written early').toBe(1);
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  await button(page).press('Enter');
  await field(page, 'message').press('x');
  expect(await values(page), 'read-only while it is sent').toEqual(odd);
  await button(page).focus();
  answer.release();
  await expectSent(page);
  const id = expect.stringMatching(/^[\da-f]{32}$/);
  expect(messages).toMatchObject([{ byScript: true, fields: { ...odd, submission_id: id } }]);
  await expectFocus(button(page));
  // The confirmation is a toast, which can be closed, and a text below the button, which stays.
  const notice = page.getByRole('region', { name: /^Avisos/ });
  await notice.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect.poll(() => notice.getByText(SENT).count()).toBe(0);
  expect(await page.getByText('Mensagem enviada.').isVisible()).toBe(true);
  await fill(page, QUOTE);
  await button(page).click();
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]?.fields.submission_id).not.toBe(messages[0]?.fields.submission_id);
  expect(complaints).toEqual([]);
});

test('a message that fails survives a reload, and is offered by chat and mail', async () => {
  const { page } = await openSmall('/contato');
  const messages = await takeForms(
    page,
    { status: 403, body: {} },
    { status: 422, body: { errors: { phone: 'Sem DDD.' } } },
    'take',
  );
  await fill(page, QUOTE);
  await button(page).click();
  await page.getByText('A mensagem não foi aceita').waitFor();
  const text = [
    ...['Nome: Ana Prado', 'E-mail: ana@exemplo.com.br'],
    ...['Telefone ou WhatsApp: (41) 90000-0000', 'Serviço: Sistema web'],
    ...['Faixa de investimento: Mais de R$ 50 mil', 'Mensagem: Preciso de um sistema de estoque.'],
    'Para março.',
  ].join('\n');
  for (const name of ['Mandar por WhatsApp', 'Mandar por e-mail']) {
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    const { searchParams } = new URL(href ?? '');
    const prefilled = searchParams.get('text') ?? searchParams.get('body') ?? '';
    expect(prefilled.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' '), name).toBe(text);
  }
  await expectReadable(page, 'refused');
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.getByRole('button', { name: 'Copiar o texto' }).click();
  await page.getByRole('button', { name: 'O navegador não deixou copiar' }).waitFor();
  await page.reload();
  await expect.poll(() => values(page)).toEqual(QUOTE);
  await button(page).click();
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual(['Sem DDD.']);
  await expectFocus(field(page, 'phone'));
  await button(page).click();
  await expectSent(page);
  expect(new Set(messages.map(({ fields }) => fields.submission_id)).size).toBe(1);
  await page.reload();
  expect(await values(page), 'nothing is kept of what was sent').toEqual(EMPTY);
});

test('a message with a filled-in honeypot is sent once a person confirms it', async () => {
  const { page } = await openSmall('/contato');
  const messages = await takeForms(page);
  expect(await page.locator('form').ariaSnapshot()).not.toContain('Deixe este campo');
  await fill(page, QUOTE);
  await fillHoneypot(page);
  await button(page).click();
  await page.getByText('O formulário ainda não foi enviado').waitFor();
  expect(messages).toEqual([]);
  expect(await values(page)).toEqual(QUOTE);
  await page.getByRole('button', { name: ANYWAY }).click();
  await expectSent(page);
  expect(messages).toMatchObject([{ fields: { ...QUOTE, _gotcha: '' } }]);
});

test('after leaving and coming back the visitor can send the same message', async () => {
  const { page } = await openSmall('/contato');
  const { held, release } = hold();
  const messages = await takeForms(page, { status: 200, after: held }, 'take');
  await fill(page, QUOTE);
  await button(page).click();
  await expect.poll(() => messages.length).toBe(1);
  await page.goto('/');
  release();
  await page.goBack();
  await expect.poll(() => button(page).textContent()).toBe('Enviar mensagem');
  await expect.poll(() => values(page)).toEqual(QUOTE);
  await button(page).click();
  await expectSent(page);
  expect(new Set(messages.map(({ fields }) => fields.submission_id)).size, 'one message').toBe(1);
});

test('if scripts do not load, the browser sends the form and shows a page of thanks', async () => {
  const { page } = await openSmall('/contato', { prepare: blockScripts });
  const messages = await takeForms(page);
  await fill(page, QUOTE);
  await button(page).click();
  await page.waitForURL('**/obrigado-contato');
  expect(plain(await page.getByRole('heading', { level: 1 }).textContent())).not.toBe('');
  const { message: _, ...others } = QUOTE;
  expect(messages).toMatchObject([{ byScript: false, fields: { ...others, _gotcha: '' } }]);
});

test('on a translated page the form shows its state and its errors', async () => {
  const { page, complaints } = await openSmall('/contato');
  const answer = hold();
  const full = { status: 422, body: { errors: { phone: 'Sem DDD.' } } };
  await takeForms(page, full, { status: 200, after: answer.held });
  await field(page, 'name').focus();
  await button(page).click();
  await page.getByRole('alert').waitFor();
  await translate(page);
  await fill(page, { name: QUOTE.name, email: QUOTE.email });
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('Corrija 4 campos:');
  await fill(page, QUOTE);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await button(page).click();
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual(['Sem DDD.']);
  await translate(page);
  await button(page).click();
  await expect.poll(() => button(page).textContent()).toBe('Enviando...');
  await translate(page);
  answer.release();
  await page.getByText(SENT).first().waitFor();
  expect(await button(page).textContent()).toBe('Enviar mensagem');
  expect(complaints).toEqual([]);
});

test('without a form service a message is confirmed and logged, and not sent', async () => {
  const { page, complaints } = await openUnsent('/contato', {
    prepare: (fresh) => fresh.clock.install(),
  });
  const logged: unknown[] = [];
  page.on('console', async (message) => logged.push(await message.args()[0]?.jsonValue()));
  await fill(page, QUOTE);
  await button(page).click();
  await page.getByText('Enviando...').first().waitFor();
  await page.clock.runFor(2_000);
  await expectSent(page);
  expect(logged).toEqual([QUOTE]);
  const notice = page.getByRole('region', { name: /^Avisos/ }).getByText(SENT);
  await notice.waitFor();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return notice.count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
});
