// The newsletter box: without a destination it checks, says so and sends nothing; with one it subscribes.

import { describe, expect, test, vi } from 'vitest';
import { baseUrl, openPage, sidewaysScroll, violations } from '../../support/browser.ts';
import { openForm } from '../../support/form-page.ts';
import { reply, serveForms } from '../../support/form-server.ts';

const ADDRESS = 'leitora@exemplo.com.br';
const WRONG = ['', 'leitora', 'leitora@', '@exemplo.com.br'];

describe('the newsletter box without a destination, without JavaScript', () => {
  test.each(WRONG)('refuses "%s" by the browser’s own check', async (address) => {
    const { page } = await openPage('/blog', { width: 390, javaScript: false });
    const field = page.getByLabel('Seu e-mail');
    await field.fill(address);
    await page.getByRole('button', { name: 'Assinar' }).click();
    const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(message).not.toBe('');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('#lista-fechada').isVisible()).toBe(false);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('the newsletter box without a destination, with JavaScript', () => {
  test.each(WRONG)('refuses "%s" in place', async (address) => {
    const form = await openForm(baseUrl, '/blog', { width: 390 });
    const field = form.page.getByLabel('Seu e-mail');
    await field.fill(address);
    await form.page.getByRole('button', { name: 'Assinar' }).click();
    await form.see('Email inválido');
    expect(await form.errors()).toEqual({ 'campo-email': 'Email inválido' });
    await expect.poll(() => form.isFocused(field)).toBe(true);
    expect(await form.page.locator('#lista-fechada').isVisible()).toBe(false);
    expect(new URL(form.page.url()).hash).toBe('');
  });

  test('answers all the same when the rules do not load', async () => {
    const form = await openForm(baseUrl, '/blog', {
      prepare: (page) =>
        page.route('**/assets/*.js', async (route) => {
          const response = await route.fetch();
          if ((await response.text()).includes('Selecione um serviço')) return route.abort();
          return route.fulfill({ response });
        }),
    });
    await form.page.getByLabel('Seu e-mail').fill(ADDRESS);
    await form.page.keyboard.press('Enter');
    await form.page.locator('#lista-fechada').waitFor({ state: 'visible' });
    expect(new URL(form.page.url()).hash).toBe('#lista-fechada');
  });
});

describe.each([
  { name: 'with JavaScript', javaScript: true },
  { name: 'without JavaScript', javaScript: false },
])('the newsletter box without a destination, $name', ({ javaScript }) => {
  test('answers a right address honestly and sends it nowhere', async () => {
    const sent: string[] = [];
    const { page } = await openPage('/blog', {
      width: 390,
      javaScript,
      prepare: async (fresh) =>
        fresh.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`)),
    });
    await page.getByLabel('Seu e-mail').fill(ADDRESS);
    await page.keyboard.press('Enter');
    const message = page.locator('#lista-fechada');
    await message.waitFor({ state: 'visible' });
    expect(await message.textContent()).toContain('Seu e-mail não foi enviado nem guardado.');
    const box = await message.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 844).toBe(true);
    expect(sent.length).toBeGreaterThan(0);
    expect([...sent, page.url()].filter((text) => /leitora|exemplo\.com\.br/.test(text))).toEqual(
      [],
    );
  });
});

describe('the newsletter box with a destination', () => {
  const server = serveForms();

  test('subscribes, says so, and is ready for another', async () => {
    const form = await openForm(server.site, '/blog');
    await form.send({ email: ADDRESS });
    await form.see('Inscrição feita.');
    expect(server.messages).toMatchObject([
      { byScript: true, fields: { form: 'novidades', email: ADDRESS } },
    ]);
    expect(await form.field('email').inputValue()).toBe('');
    await expect.poll(() => form.isFocused(form.button)).toBe(true);
    const box = await form.page.getByText('Inscrição feita.').boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 900).toBe(true);
    expect(await form.violated()).toEqual([]);
    await form.send({ email: 'leitora' });
    await form.see('Email inválido');
    expect(await form.page.getByText('Inscrição feita.').count()).toBe(0);
    expect(server.messages.length).toBe(1);
  });

  test('keeps the address when it is refused, and offers another way', async () => {
    server.answer(reply(200, { success: false }));
    const form = await openForm(server.site, '/blog', { width: 320 });
    await form.send({ email: ADDRESS });
    await form.failure.waitFor();
    expect(await form.field('email').inputValue()).toBe(ADDRESS);
    const [chat] = await form.failure.locator('a').all();
    expect(decodeURIComponent((await chat?.getAttribute('href')) ?? '')).toContain(
      `Seu e-mail: ${ADDRESS}`,
    );
    expect(await violations(form.page)).toEqual([]);
    expect(await sidewaysScroll(form.page)).toEqual([]);
  });

  test('is the same message when it is tried again', async () => {
    server.answer(reply(200, '<p>Tudo certo'));
    const form = await openForm(server.site, '/blog');
    await form.send({ email: ADDRESS });
    await form.failure.waitFor();
    await form.button.click();
    await vi.waitFor(() => expect(server.messages.length).toBe(2), 30_000);
    expect(server.ids.length).toBe(1);
  });
});
