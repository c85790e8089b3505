// The forms while the house has no destination: what they check, keep, say and show.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { baseUrl, openPage } from '../../support/browser.ts';
import {
  FormPage,
  hold,
  openForm,
  QUOTE,
  routeScript,
  SENT_TEXT,
} from '../../support/form-page.ts';
import { holdTime, passPartOf, passTime } from '../../support/held-time.ts';
import { expectReadable } from '../../support/looks.ts';

const NAMES = Object.keys(QUOTE);

const ERRORS = {
  name: 'Nome deve ter pelo menos 2 caracteres',
  email: 'Email inválido',
  phone: 'Telefone deve ter pelo menos 10 dígitos',
  service: 'Selecione um serviço',
  budget: 'Selecione seu orçamento',
  message: 'Mensagem deve ter pelo menos 10 caracteres',
};

test('sending without a destination takes 2000 ms, logs the message, says that it was sent and forgets it', async () => {
  const form = await openForm(baseUrl, '/contato', { prepare: holdTime });
  await form.fill(QUOTE);
  await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('março'));
  await form.page.reload();
  await expect.poll(() => form.values(NAMES), { message: 'after a reload' }).toEqual(QUOTE);
  const logged: unknown[] = [];
  const posts: string[] = [];
  form.page.on('console', async (message) => logged.push(await message.args()[0]?.jsonValue()));
  form.page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await form.button.press('Enter');
  await form.see('Enviando...');
  expect(await form.button.isDisabled()).toBe(true);
  await passPartOf(2000, form.page, 1900);
  await expect.poll(() => logged).toEqual([QUOTE]);
  expect(await form.button.textContent()).toBe('Enviando...');
  await passTime(form.page, 100);
  await form.see(SENT_TEXT);
  expect(await form.button.textContent()).toBe('Enviar mensagem');
  expect(await form.values(NAMES)).toEqual(Object.fromEntries(NAMES.map((name) => [name, ''])));
  expect(logged).toEqual([QUOTE]);
  expect(posts).toEqual([]);
  await expect.poll(() => form.isFocused(form.button)).toBe(true);
  expect(await form.page.evaluate(() => sessionStorage.length)).toBe(0);

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
  await form.fill(QUOTE);
  await form.button.press('Enter');
  await form.see('Enviando...');
  await passTime(form.page, 2000);
  await toasts.waitFor();
  await passPartOf(5000, form.page, 4000);
  expect(await toasts.count()).toBe(1);
  await passTime(form.page, 1000);
  await expect.poll(() => toasts.count()).toBe(0);
  expect(await form.violated()).toEqual([]);
});

test('of five messages in the corner the last three are in sight', async () => {
  const form = await openForm(baseUrl, '/contato', {
    prepare: async (page) => {
      await holdTime(page);
      // What the messages subtract from their time is held as well.
      await page.addInitScript(() => {
        Date.prototype.getTime = () => 0;
      });
    },
  });
  const toasts = form.page.locator('[data-sonner-toast]');
  for (let count = 1; count <= 5; count++) {
    await form.fill(QUOTE);
    await form.button.press('Enter');
    await form.see('Enviando...');
    await passTime(form.page, 2000);
    await toasts.nth(count - 1).waitFor({ state: 'attached' });
    // Under the mouse they stay; the last has nothing to wait for.
    if (count < 5) await toasts.first().hover();
  }
  expect(await toasts.count()).toBeGreaterThanOrEqual(3);
  const visible = form.page.locator('[data-sonner-toast][data-visible=true]');
  await expect.poll(() => visible.count()).toBe(3);
});

describe('mistakes', () => {
  test('are listed together, focused, each a way to its field, and go as they are mended', async () => {
    // A broken draft is no reason to fail.
    const form = await openForm(baseUrl, '/contato', {
      prepare: (page) => page.addInitScript(() => sessionStorage.setItem('contato', '{"values":')),
    });
    const { page } = form;
    await form.button.click();
    const summary = page.locator('.form-errors');
    await summary.waitFor();
    await expect.poll(() => form.isFocused(summary)).toBe(true);
    expect(await summary.locator('p').allTextContents()).toEqual([
      'Falta pouco para enviar',
      'Corrija 6 campos:',
    ]);
    expect(await summary.locator('a').allTextContents()).toEqual(Object.values(ERRORS));
    expect(await form.errors()).toEqual(ERRORS);
    expect(await page.title()).toMatch(/^Erro: /);
    const alert = page.getByRole('alert');
    expect(await alert.count(), 'read out once').toBe(1);
    expect(await alert.getAttribute('aria-atomic')).toBe('false');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await expect
      .poll(() => form.isFocused(form.field('name')), { message: 'by keyboard' })
      .toBe(true);
    for (const [name, message] of Object.entries(ERRORS)) {
      await summary.getByText(message).click();
      await expect.poll(() => form.isFocused(form.field(name)), { message: name }).toBe(true);
      const isMarked = (field: Element) => field.closest('[aria-invalid=true]') !== null;
      expect(await form.field(name).evaluate(isMarked), name).toBe(true);
    }
    expect(new URL(page.url()).hash).toBe('');
    const field = await page.locator('.field:has([name=message])').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expectReadable(page, 'six mistakes');

    await form.field('phone').pressSequentially('413333444');
    expect(Object.keys(await form.errors())).toContain('phone');
    await form.field('phone').press('4');
    await expect
      .poll(async () => Object.keys(await form.errors()))
      .toEqual(['name', 'email', 'service', 'budget', 'message']);
    await form.see('Corrija 5 campos:');
    await form.field('company').fill('Padaria Aurora');
    await form.fill({ ...QUOTE, message: 'Oi' });
    const { message } = ERRORS;
    await expect
      .poll(() => form.errors(), { message: 'no other comes meanwhile' })
      .toEqual({ message });
    expect(await page.title()).toMatch(/^Erro: /);
    await form.fill({ message: QUOTE.message ?? '' });
    await expect.poll(() => form.errors()).toEqual({});
    await expect.poll(() => page.title()).not.toMatch(/^Erro: /);
  });

  test('that stand alone take the focus to their field, in sight and read out, every time', async () => {
    const form = await openForm(baseUrl, '/contato');
    const email = form.field('email');
    await form.fill({ ...QUOTE, email: 'ana' });
    await email.press('Enter');
    const alert = form.page.getByRole('alert');
    await expect
      .poll(() => alert.allTextContents(), { message: 'has the focus' })
      .toEqual(['Email inválido']);
    for (const tries of [1, 2]) {
      await form.send({ email: `ana${tries}` });
      await expect.poll(() => form.isFocused(email)).toBe(true);
      expect(await form.errors()).toEqual({ email: 'Email inválido' });
      expect(await form.page.locator('.form-errors').count()).toBe(0);
    }
    expect(await email.getAttribute('aria-describedby')).toBe('campo-email-dica campo-email-erro');
    await expectMessageUnder(form, email);
    await form.send({ email: 'ana@exemplo.com.br', phone: '41' });
    const phone = form.field('phone');
    await expect.poll(() => form.isFocused(phone)).toBe(true);
    const [left, right] = [await email.boundingBox(), await phone.boundingBox()];
    expect([right?.y, right?.height], 'beside each other').toEqual([left?.y, left?.height]);
  });
});

/** Once more at each width, with the focus brought there by another press. */
async function expectMessageUnder(form: FormPage, input: ReturnType<FormPage['field']>) {
  for (const width of [390, 1440]) {
    await form.page.setViewportSize({ width, height: 700 });
    await form.button.click();
    await expect.poll(() => form.isFocused(input)).toBe(true);
    const field = await input.boundingBox();
    const message = await form.page.locator('.field-error').boundingBox();
    if (!field || !message) throw new Error('no field or no message');
    expect(message.y, `at ${width} px`).toBeGreaterThanOrEqual(field.y + field.height);
    expect(message.y - field.y - field.height, `at ${width} px`).toBeLessThan(16);
    expect(message.y + message.height, `at ${width} px`).toBeLessThanOrEqual(700);
  }
}

test('what is written and chosen before the script has come survives it, and a reload after that', async () => {
  const { held, release } = hold();
  const form = await openForm(baseUrl, '/contato', {
    prepare: (page) =>
      page.route('**/contact-form.*.js', (route) => held.then(() => route.continue())),
  });
  const name = form.field('name');
  await form.chip('budget', '50k+').check();
  await name.focus();
  await form.page.keyboard.type('Ana Prado, da Padaria');
  release();
  await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('50k+'));
  expect(await name.inputValue()).toBe('Ana Prado, da Padaria');
  await expect.poll(() => form.isFocused(name)).toBe(true);
  await form.page.keyboard.type(' Aurora');
  await form.page.reload();
  await expect
    .poll(() => form.values(['name', 'budget']))
    .toEqual({ name: 'Ana Prado, da Padaria Aurora', budget: '50k+' });
});

describe('the newsletter box', () => {
  const ADDRESS = 'leitora@exemplo.com.br';

  /** Refuses what is no address, and answers one honestly; `refused` says how the page names a mistake. */
  async function askAll(page: Page, refused: () => Promise<unknown>): Promise<void> {
    const field = page.getByLabel('Seu e-mail');
    const answer = page.locator('#lista-fechada');
    for (const address of ['', 'leitora', 'leitora@', '@exemplo.com.br']) {
      await field.fill(address);
      await page.getByRole('button', { name: 'Assinar' }).click();
      await refused();
      await expect
        .poll(() => field.evaluate((input) => input === document.activeElement), {
          message: address,
        })
        .toBe(true);
      expect(await answer.isVisible(), address).toBe(false);
      expect(new URL(page.url()).hash, address).toBe('');
    }
    await field.fill(ADDRESS);
    await page.keyboard.press('Enter');
    await answer.waitFor();
    expect(await answer.textContent()).toContain('Seu e-mail não foi enviado nem guardado.');
    const box = await answer.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 844).toBe(true);
  }

  test.each([true, false])(
    'without a destination sends nothing, with JavaScript: %s',
    async (javaScript) => {
      const sent: string[] = [];
      const { page } = await openPage('/blog', {
        width: 390,
        javaScript,
        prepare: async (fresh) =>
          fresh.on('request', (request) =>
            sent.push(`${request.url()} ${request.postData() ?? ''}`),
          ),
      });
      const field = page.getByLabel('Seu e-mail');
      const error = page.locator('.field-error');
      await askAll(page, async () => {
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
      await expectMessageUnder(new FormPage(page), field);
    },
  );

  test('answers all the same when the rules do not load', async () => {
    const form = await openForm(baseUrl, '/blog', {
      prepare: (page) => routeScript(page, 'Selecione um serviço', (route) => route.abort()),
    });
    await form.page.getByLabel('Seu e-mail').fill(ADDRESS);
    await form.page.keyboard.press('Enter');
    await form.page.locator('#lista-fechada').waitFor({ state: 'visible' });
    expect(new URL(form.page.url()).hash).toBe('#lista-fechada');
  });
});
