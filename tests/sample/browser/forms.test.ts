// The forms while the house has no destination: what they check, keep, say and show.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { baseUrl } from '../../support/browser.ts';
import { EMPTY, type FormPage, hold, openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';
import { holdTime, passPartOf, passTime } from '../../support/held-time.ts';
import { expectReadable } from '../../support/looks.ts';

const ERRORS = {
  name: 'Nome deve ter pelo menos 2 caracteres',
  email: 'Email inválido',
  phone: 'Telefone deve ter pelo menos 10 dígitos',
  service: 'Selecione um serviço',
  budget: 'Selecione seu orçamento',
  message: 'Mensagem deve ter pelo menos 10 caracteres',
};

async function sendAgain(form: FormPage): Promise<void> {
  await form.fill(QUOTE);
  await form.button.press('Enter');
  await form.see('Enviando...');
  await passTime(form.page, 2000);
}

test('sending without a destination takes 2000 ms, logs the message, says that it was sent and forgets it', async () => {
  const form = await openForm(baseUrl, '/contato', { prepare: holdTime });
  const logged: unknown[] = [];
  const posts: string[] = [];
  form.page.on('console', async (message) => logged.push(await message.args()[0]?.jsonValue()));
  form.page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await form.fill(QUOTE);
  await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('março'));
  await form.button.press('Enter');
  await form.see('Enviando...');
  expect(await form.button.isDisabled()).toBe(true);
  await passPartOf(2000, form.page, 1900);
  await expect.poll(() => logged).toEqual([QUOTE]);
  expect(await form.button.textContent()).toBe('Enviando...');
  await passTime(form.page, 100);
  await form.see(SENT_TEXT);
  expect(await form.button.textContent()).toBe('Enviar mensagem');
  expect(await form.values()).toEqual(EMPTY);
  expect([logged, posts]).toEqual([[QUOTE], []]);
  await form.expectFocus(form.button);
  expect(await form.page.evaluate(() => sessionStorage.length)).toBe(0);
  const panel = form.page.locator('.form-sent');
  expect(await panel.locator('p').first().textContent()).toBe('Mensagem enviada.');

  // The message in a corner: read out politely, closable, dark in both themes, gone after 5 s.
  const toasts = form.page.locator('[data-sonner-toast]');
  const region = form.page.locator('section[aria-live=polite]', { has: toasts });
  expect(await region.getAttribute('aria-label')).toBe('Avisos');
  const look = () =>
    toasts.evaluate((toast) => {
      const { backgroundColor, color, fontFamily } = getComputedStyle(toast);
      return { backgroundColor, color, fontFamily };
    });
  // What the page of the light theme is the other way round.
  const inverse = await form.page.evaluate(() => {
    const { color, fontFamily } = getComputedStyle(document.body);
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor: color, color: backgroundColor, fontFamily };
  });
  expect(await look()).toEqual(inverse);
  await form.page.emulateMedia({ colorScheme: 'dark' });
  expect(await look()).toEqual(inverse);
  const close = toasts.getByRole('button', { name: 'Fechar aviso' });
  expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await close.click();
  await expect.poll(() => toasts.count()).toBe(0);
  await sendAgain(form);
  await toasts.waitFor();
  await passPartOf(5000, form.page, 4000);
  expect(await toasts.count()).toBe(1);
  await passTime(form.page, 1000);
  await expect.poll(() => toasts.count()).toBe(0);
  expect(await panel.isVisible(), 'what stays').toBe(true);
  expect(await form.violated()).toEqual([]);
});

describe('mistakes', () => {
  test('are listed together, focused, each a way to its field, and go as they are mended', async () => {
    // A broken draft is no reason to fail.
    const form = await openForm(baseUrl, '/contato', {
      reducedMotion: false,
      prepare: (page) => page.addInitScript(() => sessionStorage.setItem('contato', '{"values":')),
    });
    const { page } = form;
    await form.button.click();
    const summary = page.locator('.form-errors');
    await summary.waitFor();
    await form.expectFocus(summary);
    const said = await summary.locator('p').allTextContents();
    expect(said).toEqual(['Falta pouco para enviar', 'Corrija 6 campos:']);
    expect(await summary.locator('a').allTextContents()).toEqual(Object.values(ERRORS));
    expect(await form.errors()).toEqual(ERRORS);
    expect(await page.title()).toMatch(/^Erro: /);
    const alert = page.getByRole('alert');
    expect(await alert.count(), 'read out once').toBe(1);
    expect(await alert.getAttribute('aria-atomic')).toBe('false');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await form.expectFocus(form.field('name'), 'by keyboard');
    for (const [name, message] of Object.entries(ERRORS)) {
      await summary.getByText(message).click();
      await form.expectFocus(form.field(name), name);
      const isMarked = (field: Element) => field.closest('[aria-invalid=true]') !== null;
      expect(await form.field(name).evaluate(isMarked), name).toBe(true);
    }
    expect(new URL(page.url()).hash).toBe('');
    const field = await page.locator('.field:has([name=message])').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expectReadable(page, 'six mistakes');

    const faulty = async () => Object.keys(await form.errors());
    await form.field('phone').pressSequentially('413333444');
    expect(await faulty()).toContain('phone');
    await form.field('phone').press('4');
    await expect.poll(faulty).toEqual(['name', 'email', 'service', 'budget', 'message']);
    await form.see('Corrija 5 campos:');
    await form.fill({ ...QUOTE, company: 'Padaria Aurora', message: 'Oi' });
    const { message } = ERRORS;
    await expect.poll(() => form.errors()).toEqual({ message });
    expect(await page.title()).toMatch(/^Erro: /);
    await form.fill({ message: QUOTE.message ?? '' });
    await expect.poll(() => form.errors()).toEqual({});
    await expect.poll(() => page.title()).not.toMatch(/^Erro: /);
  });

  test('that stand alone take the focus to their field, in sight and read out, every time', async () => {
    const form = await openForm(baseUrl, '/contato');
    const [email, phone] = [form.field('email'), form.field('phone')];
    await form.fill({ ...QUOTE, email: 'ana' });
    await email.press('Enter');
    const alert = form.page.getByRole('alert');
    await expect
      .poll(() => alert.allTextContents(), { message: 'has the focus' })
      .toEqual(['Email inválido']);
    for (const tries of [1, 2]) {
      await form.send({ email: `ana${tries}` });
      await form.expectFocus(email);
      expect(await form.errors()).toEqual({ email: 'Email inválido' });
      expect(await form.page.locator('.form-errors').count()).toBe(0);
    }
    expect(await email.getAttribute('aria-describedby')).toBe('campo-email-dica campo-email-erro');
    await expectMessageUnder(form, email);
    await form.send({ email: 'ana@exemplo.com.br', phone: '41' });
    await form.expectFocus(phone);
    const [left, right] = [await email.boundingBox(), await phone.boundingBox()];
    expect([right?.y, right?.height], 'beside each other').toEqual([left?.y, left?.height]);
  });
});

/** Once more at each width, with the focus brought there by another press. */
async function expectMessageUnder(form: FormPage, input: ReturnType<FormPage['field']>) {
  for (const width of [390, 1440]) {
    await form.page.setViewportSize({ width, height: 700 });
    await form.button.click();
    await form.expectFocus(input);
    const field = await input.boundingBox();
    const message = await form.page.locator('.field-error').boundingBox();
    if (!field || !message) throw new Error('no field or no message');
    const gap = message.y - field.y - field.height;
    expect(gap >= 0 && gap < 16, `${gap} px between them at ${width} px`).toBe(true);
    expect(message.y + message.height, `at ${width} px`).toBeLessThanOrEqual(700);
  }
}

test('what is written and chosen before the script has come survives it, and a reload after that; of budgets one is chosen, also by arrows', async () => {
  const { held, release } = hold();
  const form = await openForm(baseUrl, '/contato', {
    prepare: (page) =>
      page.route('**/contact-form.*.js', (route) => held.then(() => route.continue())),
  });
  const { keyboard } = form.page;
  const name = form.field('name');
  await form.chip('budget', '50k+').check();
  await name.focus();
  await keyboard.type('Ana Prado, da Padaria');
  release();
  await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('50k+'));
  expect(await name.inputValue()).toBe('Ana Prado, da Padaria');
  await form.expectFocus(name);
  await keyboard.type(' Aurora');
  await form.page.reload();
  const kept = { name: 'Ana Prado, da Padaria Aurora', budget: '50k+' };
  await expect.poll(() => form.values(Object.keys(kept))).toEqual(kept);

  await form.field('service').focus();
  for (const key of ['Tab', 'ArrowLeft', 'ArrowLeft']) await keyboard.press(key);
  expect(await form.values(['budget'])).toEqual({ budget: '10k-25k' });
  await keyboard.press('Tab');
  await form.expectFocus(form.field('message'), 'in the order of the form');
  await form.page.emulateMedia({ forcedColors: 'active' });
  const look = await form.field('budget').evaluate((input) => getComputedStyle(input).appearance);
  expect(look, 'a native radio button').toBe('auto');
});

describe('the newsletter box', () => {
  const ADDRESS = 'leitora@exemplo.com.br';

  /** Refuses what is no address, and answers one honestly; `refused` says how the page names a mistake. */
  async function askAll(form: FormPage, refused: () => Promise<unknown>): Promise<void> {
    const field = form.page.getByLabel('Seu e-mail');
    const answer = form.page.locator('#lista-fechada');
    for (const address of ['', 'leitora@']) {
      await field.fill(address);
      await form.page.getByRole('button', { name: 'Assinar' }).click();
      await refused();
      await form.expectFocus(field, address);
      expect(await answer.isVisible(), address).toBe(false);
      expect(new URL(form.page.url()).hash, address).toBe('');
    }
    await field.fill(ADDRESS);
    await form.page.keyboard.press('Enter');
    await answer.waitFor();
    expect(await answer.textContent()).toContain('Seu e-mail não foi enviado nem guardado.');
    const box = await answer.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 844).toBe(true);
  }

  test.each([true, false])(
    'without a destination sends nothing, with JavaScript: %s',
    async (javaScript) => {
      const sent: string[] = [];
      const prepare = async (fresh: Page) =>
        fresh.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`));
      const form = await openForm(baseUrl, '/blog', { width: 390, javaScript, prepare });
      const { page } = form;
      const field = page.getByLabel('Seu e-mail');
      const error = page.locator('.field-error');
      await askAll(form, async () => {
        if (javaScript)
          return expect.poll(() => error.allTextContents()).toEqual(['Email inválido']);
        const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
        return expect(message).not.toBe('');
      });
      expect(sent.length).toBeGreaterThan(0);
      const told = [...sent, page.url()].filter((text) => /leitora|exemplo\.com\.br/.test(text));
      expect(told).toEqual([]);
      if (!javaScript) return;
      await field.fill('leitora');
      await expectMessageUnder(form, field);
    },
  );
});

test('a program that presses for a person waits for the script as hands do', async () => {
  const form = await openForm(baseUrl, '/contato');
  await form.button.evaluate((button: HTMLElement) => button.click());
  await expect.poll(async () => Object.keys(await form.errors())).toContain('name');
  expect(new URL(form.page.url()).search).toBe('');
});
