// A form whose honeypot is filled in: a program is not believed, and a person whose browser did it loses nothing.

import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { sidewaysScroll, type View, violations } from '../../support/browser.ts';
import { APPLICATION, type FormPage, openForm, QUOTE } from '../../support/form-page.ts';
import { reply, serveForms } from '../../support/form-server.ts';

const server = serveForms();

const NEWSLETTER = { email: 'leitora@exemplo.com.br' };
const FORMS = [
  {
    path: '/contato',
    values: QUOTE,
    sent: 'Mensagem enviada com sucesso!',
    label: 'Enviar mensagem',
  },
  {
    path: '/carreiras',
    values: APPLICATION,
    sent: 'Candidatura Enviada!',
    label: 'Enviar candidatura',
  },
  { path: '/blog', values: NEWSLETTER, sent: 'Inscrição feita.', label: 'Assinar' },
];
const TITLE = 'O formulário ainda não foi enviado';
const ANYWAY = 'Enviar mesmo assim';

/** As a browser does that takes the honeypot for one of the visitor's own fields. */
async function spring(form: FormPage): Promise<void> {
  await form.field('_gotcha').evaluate((field: HTMLInputElement) => {
    field.value = 'Padaria Aurora';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function sendSuspected(path: string, values: Record<string, string>, view?: Partial<View>) {
  const form = await openForm(server.site, path, view);
  await form.fill(values);
  await spring(form);
  await form.button.click();
  await form.failure.waitFor();
  return form;
}

describe.each(FORMS)('the form on $path', ({ path, values, sent, label }) => {
  test('says that it was not sent, keeps the text and offers other ways', async () => {
    const form = await sendSuspected(path, values);
    expect(await form.failure.locator('strong').textContent()).toBe(TITLE);
    expect(await form.failure.textContent()).toContain(`use “${ANYWAY}”`);
    expect(await form.failure.textContent()).toContain('Nada se perdeu.');
    await expect.poll(() => form.isFocused(form.failure)).toBe(true);
    expect(await form.button.textContent()).toContain(ANYWAY);
    expect(await form.values(Object.keys(values))).toEqual(values);
    expect(await form.page.getByText(sent).count()).toBe(0);
    const links = await form.failure.locator('a').all();
    const offered = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const href of offered) expect(decodeURIComponent(href ?? '')).toContain(values.email);
    expect(offered).toHaveLength(2);
    expect(server.messages).toEqual([]);
  });

  test('is sent with one more press, without what the honeypot held', async () => {
    const form = await sendSuspected(path, values);
    await form.button.click();
    await form.see(sent);
    expect(server.messages).toMatchObject([{ byScript: true, fields: { ...values, _gotcha: '' } }]);
    expect(await form.failure.count()).toBe(0);
  });

  test('is sent even when the honeypot is filled in once more', async () => {
    const form = await sendSuspected(path, values);
    await spring(form);
    await form.button.press('Enter');
    await form.see(sent);
    expect(server.messages).toMatchObject([{ fields: { ...values, _gotcha: '' } }]);
  });

  test('goes on saying what its button does until somebody presses it', async () => {
    const form = await sendSuspected(path, values);
    await form.fill({ email: 'outra@exemplo.com.br' });
    expect(await form.button.textContent()).toContain(ANYWAY);
    await form.button.click();
    await form.see(sent);
    expect(server.messages).toMatchObject([{ fields: { email: 'outra@exemplo.com.br' } }]);
    if (path !== '/carreiras') expect(await form.button.textContent()).toContain(label);
  });

  test('leaves the honeypot where neither eyes, keys, readers nor browsers find it', async () => {
    const form = await openForm(server.site, path);
    const trap = form.field('_gotcha');
    await trap.evaluate((field) => field.focus());
    expect(await form.isFocused(trap)).toBe(false);
    expect(await trap.isVisible()).toBe(false);
    const tree = await form.page.locator('.island form').ariaSnapshot();
    expect(tree).toContain(label);
    expect(tree).not.toContain('Deixe este campo em branco');
  });
});

test('mistakes are named first', async () => {
  const form = await openForm(server.site, '/contato');
  await form.fill({ ...QUOTE, email: 'ana' });
  await spring(form);
  await form.button.click();
  await expect.poll(() => form.errors()).toEqual({ email: 'Email inválido' });
  expect(await form.failure.count()).toBe(0);
  await form.send({ email: 'ana@exemplo.com.br' });
  await form.failure.waitFor();
  expect(await form.failure.locator('strong').textContent()).toBe(TITLE);
});

test('who was asked once is not asked again for the same text', async () => {
  server.answer(reply(403));
  const form = await sendSuspected('/contato', QUOTE);
  await form.button.click();
  await form.see('O servidor não aceitou a mensagem');
  await form.button.click();
  await vi.waitFor(() => expect(server.messages.length).toBe(2), 30_000);
  expect(server.ids.length).toBe(1);
});

test('the next message is asked about anew', async () => {
  const form = await sendSuspected('/contato', QUOTE);
  await form.button.click();
  await form.see('Mensagem enviada com sucesso!');
  await form.fill(QUOTE);
  await spring(form);
  await form.button.click();
  await form.failure.waitFor();
  expect(server.messages.length).toBe(1);
});

test('a reload keeps the text and forgets the honeypot', async () => {
  const form = await sendSuspected('/contato', QUOTE);
  await form.page.reload();
  await expect.poll(() => form.values(Object.keys(QUOTE))).toEqual(QUOTE);
  expect(await form.field('_gotcha').inputValue()).toBe('');
  await form.button.click();
  await form.see('Mensagem enviada com sucesso!');
  expect(server.messages.length).toBe(1);
});

test('where the rules do not load a person is asked as well, and the browser sends without it', async () => {
  const form = await sendSuspected('/contato', QUOTE, {
    prepare: (page: Page) =>
      page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('Selecione um serviço')) return route.abort();
        return route.fulfill({ response });
      }),
  });
  expect(server.messages).toEqual([]);
  await form.button.click();
  await form.page.waitForURL(`${server.site}/obrigado-contato`);
  expect(server.messages).toMatchObject([
    { byScript: false, fields: { _gotcha: '', message: QUOTE.message?.replace('\n', '\r\n') } },
  ]);
});

test('without JavaScript the honeypot travels, for the service to judge', async () => {
  const form = await openForm(server.site, '/blog', { javaScript: false });
  await form.fill(NEWSLETTER);
  await form.field('_gotcha').evaluate((field) => field.setAttribute('value', 'Padaria Aurora'));
  await form.button.click();
  await form.page.waitForURL(`${server.site}/obrigado-contato`);
  expect(server.messages).toMatchObject([
    { byScript: false, fields: { _gotcha: 'Padaria Aurora' } },
  ]);
});

test.each([
  { path: '/contato', width: 320, scheme: 'light' },
  { path: '/contato', width: 1440, scheme: 'dark' },
  { path: '/blog', width: 320, scheme: 'dark' },
  { path: '/blog', width: 1440, scheme: 'light' },
] as const)('the question on $path is readable and fits, $scheme at $width px', async (view) => {
  const values = view.path === '/blog' ? NEWSLETTER : QUOTE;
  const form = await sendSuspected(view.path, values, view);
  expect(await violations(form.page)).toEqual([]);
  expect(await sidewaysScroll(form.page)).toEqual([]);
});
