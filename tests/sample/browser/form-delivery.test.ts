// Messages on their way from the page to a real server: what the visitor sees, and can do, until each has arrived or failed.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  APPLICATION,
  EMPTY,
  type FormPage,
  hold,
  openForm,
  QUOTE,
  routeScript,
  SENT_TEXT,
  watchClipboard,
} from '../../support/form-page.ts';
import { accept, type Reply, reply, serveForms } from '../../support/form-server.ts';
import { holdTime, passTime } from '../../support/held-time.ts';
import { expectReadable } from '../../support/looks.ts';

const server = serveForms();

const REFUSED = 'A mensagem não foi aceita';
const UNCONFIRMED = 'Não foi possível confirmar o envio';
const SUSPECTED = 'O formulário ainda não foi enviado';
const ANYWAY = 'Enviar mesmo assim';
const VALID = 'ana@exemplo.com.br';

const openContact = (prepare?: (page: Page) => Promise<unknown>): Promise<FormPage> =>
  openForm(server.site, '/contato', prepare && { prepare });

const arrived = (count: number): Promise<void> =>
  expect.poll(() => server.messages.length).toBe(count);

async function expectSent(form: FormPage): Promise<void> {
  await expect.poll(() => form.values()).toEqual(EMPTY);
  await form.see(SENT_TEXT);
  expect(await form.failure.count()).toBe(0);
}

/** The box that says so has the focus; gives the texts of its links to the chat and to the e-mail. */
async function expectFailure(form: FormPage, title: string, words = ''): Promise<string[]> {
  await expect.poll(() => form.failure.locator('strong').allTextContents()).toEqual([title]);
  expect(await form.failure.textContent()).toContain(words);
  await form.expectFocus(form.failure);
  expect(await form.button.isEnabled()).toBe(true);
  const links = await form.failure
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.map((link) => new URL(link).protocol)).toEqual(['https:', 'mailto:']);
  for (const link of links) expect(link.length).toBeLessThan(2000);
  return links.map((link) => {
    const { searchParams } = new URL(link);
    const text = searchParams.get('text') ?? searchParams.get('body') ?? '';
    return text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
  });
}

/** The server has the message, and answers when the test calls what comes back. */
async function sendSlowly(form: FormPage, values: Record<string, string>): Promise<() => void> {
  const { held, release } = hold();
  const slowly: Reply = (...all) => held.then(() => accept(...all));
  server.answer(slowly, accept);
  const { length } = server.messages;
  await form.fill(values);
  await form.button.press('Enter');
  await arrived(length + 1);
  return release;
}

/** Every way a person has of changing what a field holds; of a group, the button that is chosen. */
async function tryToChange(form: FormPage, name: string): Promise<void> {
  const field = name === 'budget' ? form.chip(name, QUOTE[name] ?? '') : form.field(name);
  await field.focus();
  const { keyboard } = form.page;
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'w', 'a', 'Delete', 'Backspace'])
    await keyboard.press(key);
  await keyboard.press('Control+v');
  await keyboard.insertText('mais');
  await keyboard.press('Alt+ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  expect.soft(await form.values(), name).toEqual(QUOTE);
  await form.expectFocus(field, name);
}

describe('a message that the server takes', () => {
  test('arrives once and letter for letter, however early and often the button is pressed', async () => {
    const { held, release } = hold();
    const form = await openContact((page) =>
      page.route('**/contact-form.*.js', (route) => held.then(() => route.continue())),
    );
    await form.fill(QUOTE);
    // At the foot of the window, so that there is no room below it.
    await form.button.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    for (let presses = 0; presses < 10; presses++) await form.button.click({ noWaitAfter: true });
    release();
    await expectSent(form);
    expect(server.messages, 'pressed before the form was awake').toEqual([
      {
        byScript: true,
        fields: {
          ...{ form: 'contato', subject: 'Pedido de orçamento pelo site', ...QUOTE, _gotcha: '' },
          submission_id: expect.stringMatching(/^[\da-f]{32}$/),
        },
      },
    ]);
    await form.expectFocus(form.button);
    // What says so stands below the button, and the page goes no further than to show both.
    const end = async (): Promise<number> => {
      const sent = await form.page.locator('.form-sent').boundingBox();
      return (sent?.y ?? 0) + (sent?.height ?? 0);
    };
    await expect.poll(end).toBeCloseTo(form.page.viewportSize()?.height ?? 0, 0);
    expect((await form.button.boundingBox())?.y).toBeGreaterThan(0);
    expect(await form.page.evaluate(() => sessionStorage.length)).toBe(0);

    const odd = {
      ...QUOTE,
      name: '👩‍👩‍👧‍👦 🇧🇷 👍🏽 em todo canto',
      phone: 'مرحبا، أريد موقعا لشركتي\u200f',
      company: `</textarea><script>globalThis.caught = 1</script>"'&lt;&amp;`,
      message: 'Detalhe da obra número sete. '.repeat(690).padEnd(20_000, '.'),
    };
    await form.fill(odd);
    await form.button.evaluate((button: HTMLButtonElement) => {
      for (let presses = 0; presses < 10; presses++) button.click();
    });
    await expectSent(form);
    await form.send(odd);
    await expectSent(form);
    expect(server.messages.slice(1), 'ten presses, and the same text again').toMatchObject([
      { fields: odd },
      { fields: odd },
    ]);
    expect(server.ids, 'another message each').toHaveLength(3);
    expect(await form.page.evaluate('globalThis.caught')).toBeUndefined();
    expect(await form.violated()).toEqual([]);
  });

  test('stands still while it is on its way, and says so; it is confirmed even where the toast never comes', async () => {
    const form = await openContact(async (page) => {
      await holdTime(page);
      await routeScript(page, 'data-sonner-toast', () => undefined);
    });
    const answer = await sendSlowly(form, QUOTE);
    await form.see('Enviando...');
    expect(await form.button.textContent()).toBe('Enviando...');
    expect(await form.button.getAttribute('aria-disabled')).toBe('true');
    await form.expectFocus(form.button);
    const status = form.page.getByRole('status');
    expect(await status.allTextContents()).toEqual(['Enviando...']);
    expect(await status.evaluate((text) => getComputedStyle(text).position)).toBe('absolute');

    const states = await form.page
      .locator('.field :is(input, select, textarea)')
      .evaluateAll((all) =>
        all.map((field) => {
          const { name, readOnly = false } = field as HTMLInputElement;
          const open = [...field.querySelectorAll<HTMLOptionElement>('option:not(:disabled)')];
          const state = [readOnly && 'read-only', field.matches(':disabled') && 'disabled'];
          const list = field.ariaDisabled && `only ${open.map(({ value }) => value)}`;
          return [name, ...state, list].filter(Boolean).join(' ');
        }),
      );
    expect(states, 'read-only, or a list that is not available').toEqual([
      ...['name read-only', 'email read-only', 'phone read-only', 'company read-only'],
      `service only ${QUOTE.service}`,
      ...[0, 1, 2, 3, 4].map((chip) => `budget read-only${chip === 3 ? '' : ' disabled'}`),
      'message read-only',
    ]);
    for (const name of ['service', 'budget', 'message']) await tryToChange(form, name);
    await form.button.press('Enter');
    await form.button.press('Space');
    await expectReadable(form.page, 'sending');

    // What a program writes all the same is neither sent nor lost.
    await form.field('company').evaluate((field: HTMLInputElement) => {
      field.value = 'Padaria Aurora';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    answer();
    await passTime(form.page, 3000);
    const toast = form.page.locator('.toast-fallback');
    await toast.waitFor();
    expect(await toast.textContent()).toBe(SENT_TEXT);
    expect(await toast.getAttribute('role')).toBe('status');
    const look = await toast.evaluate((message) => {
      const { position, backgroundColor } = getComputedStyle(message);
      return [position, backgroundColor];
    });
    expect(look).toEqual(['fixed', expect.not.stringContaining('rgba(0, 0, 0, 0)')]);
    // Neither the button nor Enter sends again.
    expect(server.messages).toMatchObject([{ fields: QUOTE }]);
    await form.expectFocus(form.button);
    expect(await form.button.isEnabled()).toBe(true);
    expect(await form.values()).toEqual({ ...QUOTE, company: 'Padaria Aurora' });
    await form.page.reload();
    await expect.poll(() => form.field('company').inputValue()).toBe('Padaria Aurora');
  });
});

describe('a message that the server does not take', () => {
  test('stays in the form, is offered by chat and e-mail, and is the same when it is sent again', async () => {
    const words = 'A caixa está cheia até segunda.';
    server.answer(reply(200, { ok: false, message: words }), reply(200, '<p>Tudo certo'), accept);
    const form = await openContact();
    await form.send(QUOTE);
    const text = [
      'Nome: Ana Prado',
      'E-mail: ana@exemplo.com.br',
      'Telefone ou WhatsApp: (41) 90000-0000',
      'Serviço: Sistema web',
      'Faixa de orçamento: Mais de R$ 50 mil',
      'Mensagem: Preciso de um sistema de estoque.\nPara março.',
    ].join('\n');
    const said = `Resposta recebida: “${words}”`;
    expect(await expectFailure(form, REFUSED, said)).toEqual([text, text]);
    expect(await form.button.textContent()).toBe('Enviar mensagem');
    expect(await form.values()).toEqual(QUOTE);
    await form.button.click();
    const kept = 'Seu texto continua aqui';
    expect(await expectFailure(form, UNCONFIRMED, kept)).toEqual([text, text]);
    await form.page.reload();
    await expect.poll(() => form.values(), { message: 'after a reload' }).toEqual(QUOTE);
    await form.button.click();
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([3, 1]);

    server.answer(reply(403), accept);
    const long = '🌲'.repeat(5000);
    await form.send({ ...QUOTE, message: long });
    await form.see('O texto inteiro não cabe no link.');
    for (const cut of await expectFailure(form, REFUSED)) expect(cut).toMatch(/🌲…$/u);
    const copied = await watchClipboard(form.page);
    await form.failure.getByRole('button', { name: 'Copiar o texto' }).click();
    await form.see('Texto copiado.');
    expect((await copied())?.endsWith(`\nMensagem: ${long}`)).toBe(true);
    const other = { ...QUOTE, name: 'Bia', service: 'website', budget: '5k-10k', company: 'Bia' };
    await form.send(other);
    await expectSent(form);
    expect(server.messages.at(-1)).toMatchObject({ fields: other });
    expect(server.ids).toHaveLength(3);
  });

  test('for its fields says so at them, each until it is changed or another answer comes', async () => {
    const [email, service] = ['Endereço desconhecido.', 'Este serviço está sem agenda.'];
    const errors = Object.entries({ email, service });
    server.answer(
      reply(400, { errors: errors.map(([field, message]) => ({ field, message })) }),
      reply(422, { errors: { message: '<b>Escreva em português.</b>' } }),
      reply(422, { errors: { phone: 'Sem DDD.' } }),
      accept,
    );
    const form = await openContact();
    await form.send(QUOTE);
    const summary = form.page.locator('.form-errors');
    await summary.waitFor();
    expect(await form.errors()).toEqual({ email, service });
    expect(await summary.locator('li').allTextContents()).toEqual([email, service]);
    await form.expectFocus(summary);
    expect(await form.page.title()).toMatch(/^Erro: Orçamento de site/);
    expect(await form.values()).toEqual(QUOTE);
    await form.fill({ company: 'Padaria Aurora', name: 'Ana', message: 'Um sistema de estoque.' });
    expect(await summary.textContent()).toContain('Corrija 2 campos:');
    expect(await form.errors(), 'others were typed in').toEqual({ email, service });
    await form.fill({ service: 'website' });
    await expect.poll(() => form.errors()).toEqual({ email });
    await form.field('email').fill('ana@');
    await expect.poll(() => form.errors()).toEqual({ email: 'Email inválido' });
    await form.field('email').fill('ana@outro.example');
    await expect.poll(() => form.errors()).toEqual({});
    await expect.poll(() => form.page.title()).toMatch(/^Orçamento de site/);

    await form.button.click();
    await expect.poll(() => form.errors()).toEqual({ message: '<b>Escreva em português.</b>' });
    await form.expectFocus(form.field('message'), 'a single one');
    expect(await summary.count()).toBe(0);
    await form.button.click();
    await expect.poll(() => form.errors()).toEqual({ phone: 'Sem DDD.' });
    await form.send({ phone: '41 90000-0001' });
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([4, 3]);
  });
});

const ADDRESS = 'leitora@exemplo.com.br';

describe('without JavaScript', () => {
  test.each([
    { path: '/contato', values: QUOTE, name: 'contato', honeypot: '' },
    { path: '/carreiras', values: APPLICATION, name: 'carreiras', honeypot: '' },
    // For the service to judge.
    { path: '/blog', values: { email: ADDRESS }, name: 'novidades', honeypot: 'Padaria Aurora' },
  ])('the form on $path is sent, and thanked for', async ({ path, values, name, honeypot }) => {
    const form = await openForm(server.site, path, { javaScript: false });
    await form.fill(values);
    await form
      .field('_gotcha')
      .evaluate((field, text) => field.setAttribute('value', text), honeypot);
    await form.button.click();
    await form.page.waitForURL(`${server.site}/obrigado-contato`);
    expect(await form.page.locator('h1').textContent()).toBe('Mensagem recebida.');
    const { message, ...rest }: Record<string, string> = values;
    const fields = { form: name, _gotcha: honeypot, ...rest };
    expect(server.messages).toMatchObject([{ byScript: false, fields }]);
  });

  test('a budget shows that it is chosen', async () => {
    const form = await openForm(server.site, '/contato', { javaScript: false });
    const chip = form.page.locator('.chip').nth(1);
    const ground = () => chip.evaluate((stone) => getComputedStyle(stone).backgroundColor);
    const before = await ground();
    await chip.click();
    await expect.poll(ground).not.toBe(before);
    const isValid = (input: Element) => input.matches(':valid');
    expect(await form.chip('budget', '10k-25k').evaluate(isValid)).toBe(true);
  });
});

describe('a form whose honeypot is filled in', () => {
  test('is not sent before a person says so, once for each message, and loses nothing', async () => {
    const form = await openContact();
    const trap = form.field('_gotcha');
    await trap.evaluate((field) => field.focus());
    expect(await form.isFocused(trap)).toBe(false);
    expect(await trap.isVisible()).toBe(false);
    const tree = await form.page.locator('.island form').ariaSnapshot();
    expect(tree).toContain('Enviar mensagem');
    expect(tree).not.toContain('Deixe este campo em branco');

    await form.fill({ ...QUOTE, email: 'ana' });
    await form.spring();
    await form.button.click();
    // Mistakes come first.
    await expect.poll(() => form.errors()).toEqual({ email: 'Email inválido' });
    expect(await form.failure.count()).toBe(0);
    await form.send({ email: VALID });
    const texts = await expectFailure(form, SUSPECTED, `use “${ANYWAY}”`);
    for (const text of texts) expect(text).toContain(VALID);
    expect(await form.failure.textContent()).toContain('Nada se perdeu.');
    expect(await form.values()).toEqual(QUOTE);
    await expectReadable(form.page, 'suspected');
    await form.fill({ company: 'Padaria' });
    expect(await form.button.textContent(), 'until it is pressed').toContain(ANYWAY);

    await form.page.reload();
    await expect.poll(() => form.field('company').inputValue()).toBe('Padaria');
    expect(await trap.inputValue(), 'after a reload').toBe('');
    await form.spring();
    await form.button.click();
    await expectFailure(form, SUSPECTED);
    expect(server.messages).toEqual([]);
    server.answer(reply(403), accept);
    await form.button.click();
    await expectFailure(form, REFUSED);
    await form.spring();
    await form.button.press('Enter');
    await expectSent(form);
    const fields = { ...QUOTE, company: 'Padaria', _gotcha: '' };
    expect(server.messages).toMatchObject([{ fields }, { fields }]);
    expect(server.ids).toHaveLength(1);
    expect(await form.button.textContent()).toContain('Enviar mensagem');

    await form.fill(QUOTE);
    await form.spring();
    await form.button.click();
    await expectFailure(form, SUSPECTED);
    expect(server.messages, 'the next is asked about anew').toHaveLength(2);
  });

  test('for an application is the same, which stays at its opening while it is sent', async () => {
    const form = await openForm(server.site, '/carreiras', { prepare: holdTime });
    await form.fill(APPLICATION);
    await form.spring();
    await form.button.click();
    for (const text of await expectFailure(form, SUSPECTED)) expect(text).toContain(VALID);
    const answer = await sendSlowly(form, {});
    const other = form.page.locator('.opening').first();
    await other.getByRole('link', { name: 'Candidatar-se' }).click();
    await form.expectFocus(form.field('name'));
    expect(await form.field('position').inputValue()).toBe(APPLICATION.position);
    answer();
    await form.see('Candidatura Enviada!');
    expect(server.messages).toMatchObject([{ fields: { ...APPLICATION, _gotcha: '' } }]);
  });
});

test('the newsletter subscribes, says so, and is ready for another; whatever fails keeps the address', async () => {
  const form = await openForm(server.site, '/blog', { prepare: holdTime });
  const sent = form.page.getByText('Inscrição feita.');
  await form.send({ email: ADDRESS });
  await sent.waitFor();
  expect(server.messages).toMatchObject([
    { byScript: true, fields: { form: 'novidades', email: ADDRESS } },
  ]);
  expect(await form.field('email').inputValue()).toBe('');
  await form.expectFocus(form.button);
  const box = await sent.boundingBox();
  expect(box && box.y > 64 && box.y + box.height < 900).toBe(true);
  await form.send({ email: 'leitora' });
  await form.see('Email inválido');
  expect(await sent.count()).toBe(0);

  await form.fill({ email: ADDRESS });
  await form.spring();
  await form.button.click();
  const text = `Seu e-mail: ${ADDRESS}`;
  expect(await expectFailure(form, SUSPECTED)).toEqual([text, text]);
  await expectReadable(form.page, 'suspected');
  expect(server.messages).toHaveLength(1);
  server.answer(reply(200, { success: false }), reply(200, '<p>Tudo certo'), accept);
  await form.button.click();
  expect(await expectFailure(form, REFUSED)).toEqual([text, text]);
  await form.button.click();
  expect(await expectFailure(form, UNCONFIRMED)).toEqual([text, text]);
  expect(await form.field('email').inputValue()).toBe(ADDRESS);
  await form.button.click();
  await sent.waitFor();
  expect([server.messages.length, server.ids.length], 'tries are one message').toEqual([4, 2]);
  expect(await form.violated()).toEqual([]);
});
