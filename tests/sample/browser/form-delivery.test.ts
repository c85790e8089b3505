// Messages on their way to a real server: whatever goes wrong, none is lost unseen and none arrives twice.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { type FormPage, openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';
import {
  accept,
  breakOff,
  leadInCircles,
  type Reply,
  reply,
  saySilence,
  serveForms,
} from '../../support/form-server.ts';
import { holdTime, passPartOf, passTime } from '../../support/held-time.ts';

const server = serveForms();

const UNCONFIRMED = 'Não foi possível confirmar o envio';
const REFUSED = 'O servidor não aceitou a mensagem';
const NAMES = Object.keys(QUOTE);
const EMPTY = { ...Object.fromEntries(NAMES.map((name) => [name, ''])) };

const openContact = (prepare?: (page: Page) => Promise<unknown>): Promise<FormPage> =>
  openForm(server.site, '/contato', prepare && { prepare });

const openWithClock = (): Promise<FormPage> => openContact(holdTime);

/** Everything that the visitor is promised when a message could not be sent. */
async function expectFailure(form: FormPage, title: string): Promise<void> {
  await form.failure.waitFor({ timeout: 30_000 });
  expect(await form.failure.locator('strong').textContent()).toBe(title);
  expect(await form.failure.textContent()).toContain('Seu texto continua aqui');
  await expect.poll(() => form.isFocused(form.failure)).toBe(true);
  expect(await form.values(NAMES)).toEqual(QUOTE);
  expect(await form.button.textContent()).toBe('Enviar mensagem');
  expect(await form.button.isEnabled()).toBe(true);
  const links = await form.failure
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const texts = links.map((link) => {
    const { searchParams } = new URL(link);
    const text = searchParams.get('text') ?? searchParams.get('body') ?? '';
    return text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
  });
  const text = [
    'Nome: Ana Prado',
    'E-mail: ana@exemplo.com.br',
    'Telefone ou WhatsApp: (41) 90000-0000',
    'Serviço: Sistema web',
    'Faixa de orçamento: Mais de R$ 50 mil',
    'Mensagem: Preciso de um sistema de estoque.\nPara março.',
  ].join('\n');
  expect(texts).toEqual([text, text]);
  expect(links.map((link) => new URL(link).protocol)).toEqual(['https:', 'mailto:']);
}

async function expectSent(form: FormPage): Promise<void> {
  await form.see(SENT_TEXT);
  expect(await form.values(NAMES)).toEqual(EMPTY);
  expect(await form.failure.count()).toBe(0);
}

/** Lets each announced wait pass, and says how long they were. */
async function waitThrough(form: FormPage, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let tries = 1; tries <= count; tries++) {
    await vi.waitFor(() => expect(server.messages.length).toBe(tries), 30_000);
    await form.see('Nova tentativa em');
    const text = await form.page.locator('.form-status').textContent();
    const seconds = Number(/em (\d+) s/.exec(text ?? '')?.[1]);
    waits.push(seconds);
    await passTime(form.page, seconds * 1000);
  }
  return waits;
}

describe('a message that the server takes', () => {
  test('arrives once, complete, and the form is ready for another', async () => {
    const form = await openContact();
    await form.fill(QUOTE);
    await form.button.press('Enter');
    await expectSent(form);
    expect(server.messages).toEqual([
      {
        byScript: true,
        fields: {
          form: 'contato',
          subject: 'Pedido de orçamento pelo site',
          ...QUOTE,
          _gotcha: '',
          submission_id: expect.stringMatching(/^[\da-f]{32}$/),
        },
      },
    ]);
    await expect.poll(() => form.isFocused(form.button)).toBe(true);
    // What says so stands below the button, and the page goes no further than to show both.
    const end = async (): Promise<number> => {
      const sent = await form.page.locator('.form-sent').boundingBox();
      return (sent?.y ?? 0) + (sent?.height ?? 0);
    };
    await expect.poll(end).toBeCloseTo(form.page.viewportSize()?.height ?? 0, 0);
    expect((await form.button.boundingBox())?.y).toBeGreaterThan(0);
    expect(await form.page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await form.violated()).toEqual([]);
  });

  test('and another like it is another message', async () => {
    const form = await openContact();
    await form.send(QUOTE);
    await expectSent(form);
    await form.send(QUOTE);
    await vi.waitFor(() => expect(server.messages.length).toBe(2), 30_000);
    expect(server.ids.length).toBe(2);
  });

  test('arrives once however often the button is pressed', async () => {
    const form = await openContact();
    await form.fill(QUOTE);
    await form.button.evaluate((button: HTMLButtonElement) => {
      for (let presses = 0; presses < 10; presses++) button.click();
    });
    await expectSent(form);
    expect(server.messages.length).toBe(1);
  });

  test('arrives once when the button is pressed before the form is awake', async () => {
    let release = (): void => undefined;
    const pressed = new Promise<void>((done) => {
      release = done;
    });
    const form = await openContact((page) =>
      page.route('**/contact-form.*.js', async (route) => {
        await pressed;
        await route.continue();
      }),
    );
    await form.fill(QUOTE);
    for (let presses = 0; presses < 10; presses++) await form.button.click({ noWaitAfter: true });
    release();
    await expectSent(form);
    expect(server.messages.length).toBe(1);
  });

  const LONG = 'Detalhe da obra número sete. '.repeat(690);

  test.each([
    ['20,000 characters', LONG.padEnd(20_000, '.')],
    ['emoji', '👩‍👩‍👧‍👦 🇧🇷 👍🏽 em todo canto'],
    ['right-to-left text', 'مرحبا، أريد موقعا لشركتي\u200f'],
    ['markup', `</textarea><script>globalThis.caught = 1</script>"'&lt;&amp;`],
  ])('arrives letter for letter with %s in every field', async (_, text) => {
    const form = await openContact();
    const values = { ...QUOTE, name: text, phone: text, company: text, message: text };
    await form.send(values);
    await expectSent(form);
    expect(server.messages.map(({ fields }) => fields)).toMatchObject([values]);
    expect(await form.page.evaluate('globalThis.caught')).toBeUndefined();
  });

  test('is sent with a visible wait: the button is disabled, a status says so', async () => {
    server.answer(saySilence);
    const form = await openWithClock();
    await form.send(QUOTE);
    await form.see('Enviando...');
    expect(await form.button.textContent()).toBe('Enviando...');
    expect(await form.button.isDisabled()).toBe(true);
    await expect.poll(() => form.isFocused(form.button)).toBe(true);
    const status = form.page.getByRole('status');
    expect(await status.allTextContents()).toEqual(['Enviando...']);
    expect(await status.evaluate((text) => getComputedStyle(text).position)).toBe('absolute');
  });
});

describe('a message that the server does not take', () => {
  test.each<[name: string, answer: Reply, title: string]>([
    ['200 with ok: false', reply(200, { ok: false, error: 'full' }), REFUSED],
    ['200 with success: false', reply(200, { success: false, message: 'no' }), REFUSED],
    ['200 with an unknown field', reply(200, { errors: { captcha: 'x' } }), REFUSED],
    ['200 with errors as a text', reply(200, { errors: 'texto' }), REFUSED],
    ['200 with status: fail', reply(200, { status: 'fail' }), REFUSED],
    ['200 with success: 0', reply(200, { success: 0 }), REFUSED],
    ['200 with ok: "no"', reply(200, { ok: 'no' }), REFUSED],
    ['403', reply(403), REFUSED],
    ['404 with a page', reply(404, '<!doctype html><p>Nada aqui'), REFUSED],
    ['200 with a page', reply(200, '<!doctype html><p>Tudo certo'), UNCONFIRMED],
    ['200 with half an answer', reply(200, '{"ok":'), UNCONFIRMED],
    ['429 for an hour', reply(429, '', { 'retry-after': '3600' }), UNCONFIRMED],
  ])('%s: is offered by chat and e-mail', async (_, answer, title) => {
    server.answer(answer);
    const form = await openContact();
    await form.send(QUOTE);
    await expectFailure(form, title);
    expect(server.messages.length).toBe(1);
  });

  test.each([
    { ok: false, message: 'A caixa está cheia até segunda.' },
    { errors: { cnpj: 'A caixa está cheia até segunda.' } },
  ])('shows what the server says about it: %j', async (body) => {
    server.answer(reply(200, body));
    const form = await openContact();
    await form.send(QUOTE);
    await expectFailure(form, REFUSED);
    expect(await form.failure.locator('p').allTextContents()).toContain(
      'O servidor respondeu: “A caixa está cheia até segunda.”',
    );
  });

  test('can be sent again, and is the same message then', async () => {
    server.answer(reply(200, '<p>Tudo certo'), accept);
    const form = await openContact();
    await form.send(QUOTE);
    await expectFailure(form, UNCONFIRMED);
    await form.button.click();
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
  });

  test('is cut in the links when it is too long for them, and says so', async () => {
    server.answer(reply(403));
    const form = await openContact();
    await form.send({ ...QUOTE, message: '🌲'.repeat(5000) });
    await form.see('O texto inteiro não cabe no link.');
    for (const link of await form.failure.locator('a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.length).toBeLessThan(2000);
      expect(decodeURIComponent(href)).toMatch(/🌲…$/u);
    }
  });

  test('can be copied whole', async () => {
    server.answer(reply(403));
    const form = await openContact();
    await form.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // All tests share one clipboard: what this page put there is kept beside it.
    await form.page.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return write(text);
      };
    });
    await form.send({ ...QUOTE, message: '🌲'.repeat(5000) });
    await form.failure.getByRole('button', { name: 'Copiar o texto' }).click();
    await form.see('Texto copiado.');
    const copied = await form.page.evaluate(() => document.documentElement.dataset.copied ?? '');
    expect(copied.endsWith(`\nMensagem: ${'🌲'.repeat(5000)}`)).toBe(true);
  });
});

describe('400 with errors of fields', () => {
  test.each([
    ['as a list', [{ field: 'email', message: 'Endereço desconhecido.' }, { field: 'phone' }]],
    ['by name', { phone: null, email: ['Endereço desconhecido.', 'outra'] }],
  ])('%s: says so at the fields, in the server’s words or ours', async (_, errors) => {
    server.answer(reply(400, { errors }), accept);
    const form = await openContact();
    await form.send(QUOTE);
    const summary = form.page.locator('.form-errors');
    await summary.waitFor();
    const messages = {
      email: 'Endereço desconhecido.',
      phone: 'Telefone deve ter pelo menos 10 dígitos',
    };
    expect(await form.errors()).toEqual(messages);
    expect(await summary.locator('li').allTextContents()).toEqual(Object.values(messages));
    await expect.poll(() => form.isFocused(summary)).toBe(true);
    expect(await form.page.title()).toMatch(/^Erro: Fale com a gente/);
    expect(await form.values(NAMES)).toEqual(QUOTE);
    await form.send({ email: 'ana@outro.example' });
    await expectSent(form);
    expect(await form.page.title()).toMatch(/^Fale com a gente/);
    expect(server.ids.length).toBe(2);
  });

  test('a single one takes the visitor to its field', async () => {
    server.answer(reply(422, { errors: { message: '<b>Escreva em português.</b>' } }));
    const form = await openContact();
    await form.send(QUOTE);
    await expect.poll(() => form.isFocused(form.field('message'))).toBe(true);
    expect(await form.errors()).toEqual({ message: '<b>Escreva em português.</b>' });
    expect(await form.page.locator('.form-errors').count()).toBe(0);
  });
});

describe('an error that the server gave to a field', () => {
  test('stays while others are typed in, and goes when that field changes', async () => {
    const errors = { email: 'Endereço desconhecido.', service: 'Este serviço está sem agenda.' };
    server.answer(reply(400, { errors }), accept);
    const form = await openContact();
    await form.send(QUOTE);
    await form.page.locator('.form-errors').waitFor();
    await form.fill({ company: 'Padaria Aurora', name: 'Ana', message: 'Um sistema de estoque.' });
    await form.see('Corrija 2 campos:');
    expect(await form.errors()).toEqual(errors);
    await form.fill({ service: 'website' });
    await expect.poll(() => form.errors()).toEqual({ email: errors.email });
    await form.field('email').fill('ana@');
    await expect.poll(() => form.errors()).toEqual({ email: 'Email inválido' });
    await form.field('email').fill('ana@outro.example');
    await expect.poll(() => form.errors()).toEqual({});
    await form.button.click();
    await expectSent(form);
  });

  test('does not outlive the next answer', async () => {
    const refuse = (errors: object) => reply(422, { errors });
    server.answer(refuse({ email: 'Endereço desconhecido.' }), refuse({ phone: 'Sem DDD.' }));
    const form = await openContact();
    await form.send(QUOTE);
    await expect.poll(() => form.errors()).toEqual({ email: 'Endereço desconhecido.' });
    await form.button.click();
    await expect.poll(() => form.errors()).toEqual({ phone: 'Sem DDD.' });
  });
});

describe('a server in trouble', () => {
  test('429 with Retry-After is asked again after that time, and not before', async () => {
    server.answer(reply(429, '', { 'retry-after': '7' }), accept);
    const form = await openWithClock();
    await form.send(QUOTE);
    await form.see('O servidor ainda não confirmou o envio. Nova tentativa em 7 s.');
    await passPartOf(7000, form.page, 5000);
    expect(server.messages.length).toBe(1);
    await passTime(form.page, 2000);
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
  });

  test('500 three times, then 200: the message arrives, the visitor just waits', async () => {
    server.answer(reply(500), reply(502), reply(503, '<p>Manutenção'), accept);
    const form = await openWithClock();
    await form.send(QUOTE);
    expect(await waitThrough(form, 3)).toEqual([1, 2, 4]);
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([4, 1]);
  });

  test('500 for ever: four tries, then another way; trying again later is the same message', async () => {
    server.answer(reply(500));
    const form = await openWithClock();
    await form.send(QUOTE);
    await waitThrough(form, 3);
    await expectFailure(form, UNCONFIRMED);
    expect([server.messages.length, server.ids.length]).toEqual([4, 1]);
    server.answer(accept);
    await form.button.click();
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([5, 1]);
  });

  test('a connection that breaks in the middle of the answer is tried again', async () => {
    server.answer(breakOff, accept);
    const form = await openWithClock();
    await form.send(QUOTE);
    expect(await waitThrough(form, 1)).toEqual([1]);
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
  });

  test('no answer for 10 s is tried again, four times in all', async () => {
    server.answer(saySilence);
    const form = await openWithClock();
    await form.send(QUOTE);
    for (const [before, seconds] of [1, 2, 4, 0].entries()) {
      await vi.waitFor(() => expect(server.messages.length).toBe(before + 1), 30_000);
      expect(await form.button.textContent()).toBe('Enviando...');
      await passTime(form.page, 10_000);
      if (seconds === 0) break;
      await form.see(`Nova tentativa em ${seconds} s.`);
      await passTime(form.page, seconds * 1000);
    }
    await expectFailure(form, UNCONFIRMED);
    expect([server.messages.length, server.ids.length]).toEqual([4, 1]);
  });

  test('a redirect without an end is told, and is one message', async () => {
    server.answer(leadInCircles);
    const form = await openWithClock();
    await form.send(QUOTE);
    for (const seconds of [1, 2, 4]) {
      await form.see(`Nova tentativa em ${seconds} s.`);
      await passTime(form.page, seconds * 1000);
    }
    await expectFailure(form, UNCONFIRMED);
    expect(server.ids.length).toBe(1);
  });

  test('no server at all is told', async () => {
    const form = await openContact(async (page) => {
      await holdTime(page);
      await page.route('**/contato', (route) =>
        route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
      );
    });
    await form.send(QUOTE);
    for (const seconds of [1, 2, 4]) {
      await form.see(`Nova tentativa em ${seconds} s.`);
      await passTime(form.page, seconds * 1000);
    }
    await expectFailure(form, UNCONFIRMED);
    expect(server.messages).toEqual([]);
  });
});

describe('a visitor in trouble', () => {
  test('offline: the message waits for the connection, and says so', async () => {
    const form = await openContact();
    // The rules come when the first field is left.
    const rules = form.page.waitForResponse(addressOf('Selecione um serviço'));
    await form.fill(QUOTE);
    await (await rules).finished();
    await form.page.context().setOffline(true);
    await form.button.click();
    await form.see('Você está sem internet. A mensagem será enviada');
    const status = form.page.getByRole('status');
    expect(await status.evaluate((text) => getComputedStyle(text).position)).toBe('static');
    expect(await form.button.isDisabled()).toBe(true);
    expect(server.messages).toEqual([]);
    await form.page.context().setOffline(false);
    await expectSent(form);
    expect(server.messages.length).toBe(1);
  });

  test('offline before the rules have come: the message waits just the same', async () => {
    const form = await openContact();
    await form.field('name').focus();
    await form.awake();
    await form.page.context().setOffline(true);
    await form.send(QUOTE);
    await form.see('Você está sem internet. A mensagem será enviada');
    expect(new URL(form.page.url()).pathname).toBe('/contato');
    await form.page.context().setOffline(false);
    await expectSent(form);
    expect(server.messages.length).toBe(1);
  });

  test('who reloads the page while sending keeps the text, and the message its id', async () => {
    server.answer(saySilence, accept);
    const form = await openWithClock();
    await form.send(QUOTE);
    await vi.waitFor(() => expect(server.messages.length).toBe(1), 30_000);
    await form.page.reload();
    await expect.poll(() => form.values(NAMES)).toEqual(QUOTE);
    await form.button.click();
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
  });

  test('who leaves while sending is asked first, and not afterwards', async () => {
    let answer = (): void => undefined;
    server.answer((response, ...rest) => {
      answer = () => accept(response, ...rest);
    });
    const form = await openWithClock();
    const asked: string[] = [];
    form.page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await form.send(QUOTE);
    await vi.waitFor(() => expect(server.messages.length).toBe(1), 30_000);
    await form.page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    answer();
    await expectSent(form);
    const closed = form.page.waitForEvent('close');
    await form.page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
  });

  test('without session storage messages still arrive, and tries are still one message', async () => {
    server.answer(reply(200, '<p>Tudo certo'), accept);
    const form = await openContact((page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      ),
    );
    await form.send(QUOTE);
    await expectFailure(form, UNCONFIRMED);
    await form.button.click();
    await expectSent(form);
    expect([server.messages.length, server.ids.length]).toEqual([2, 1]);
  });
});

/** The address of the island's own file, or of the one that holds a text: what islands share has no name. */
function addressOf(text: string): string {
  if (text === 'contact-form') return '**/contact-form.*.js';
  const files = readdirSync(join(server.folder, 'assets')).filter((file) => file.endsWith('.js'));
  const found = files.filter((file) =>
    readFileSync(join(server.folder, 'assets', file), 'utf8').includes(text),
  );
  if (found.length !== 1) throw new Error(`"${text}" is in ${found.length} chunks`);
  return `**/assets/${found[0]}`;
}

const block = (text: string) => (page: Page) =>
  page.route(addressOf(text), (route) => route.abort());

describe('a script that does not load', () => {
  test.each([
    ['the form’s own', 'contact-form'],
    ['what forms share', 'beforeunload'],
    ['the rules', 'Selecione um serviço'],
  ])('%s: the browser sends the form', async (_, text) => {
    const form = await openContact(block(text));
    await form.send(QUOTE);
    await form.page.waitForURL(`${server.site}/obrigado-contato`);
    expect(await form.page.locator('h1').textContent()).toBe('Mensagem recebida.');
    expect(server.messages).toMatchObject([{ byScript: false, fields: { service: 'sistema' } }]);
  });

  test('the rules: the browser’s own still apply', async () => {
    const form = await openContact(block('Selecione um serviço'));
    await form.send({ ...QUOTE, email: 'ana' });
    await expect.poll(() => form.isFocused(form.field('email'))).toBe(true);
    expect(server.messages).toEqual([]);
    await form.send({ email: 'ana@exemplo.com.br' });
    await form.page.waitForURL(`${server.site}/obrigado-contato`);
    expect(server.messages.length).toBe(1);
    expect(server.ids[0]).toMatch(/^[\da-f]{32}$/);
  });

  test('the toast’s: the message is shown all the same', async () => {
    const form = await openContact(async (page) => {
      await holdTime(page);
      await block('data-sonner-toast')(page);
    });
    await form.send(QUOTE);
    await expectSent(form);
    const shown = await form.page.locator('.toast-fallback').evaluate((message) => {
      const { position, backgroundColor } = getComputedStyle(message);
      return { position, isPlain: backgroundColor === 'rgba(0, 0, 0, 0)' };
    });
    expect(shown).toEqual({ position: 'fixed', isPlain: false });
    expect(await form.page.locator('.toast-fallback').getAttribute('role')).toBe('status');
  });
});

describe('a script that never comes', () => {
  const withhold = (text: string) => async (page: Page) => {
    await holdTime(page);
    await page.route(addressOf(text), () => {});
  };

  test.each(['contact-form', 'beforeunload'])(
    '%s: after 10 s the browser sends the form',
    async (text) => {
      const form = await openContact(withhold(text));
      await form.send(QUOTE);
      expect(server.messages).toEqual([]);
      await passTime(form.page, 10_000);
      await form.page.waitForURL(`${server.site}/obrigado-contato`);
      expect(server.messages).toMatchObject([{ byScript: false, fields: { service: 'sistema' } }]);
    },
  );

  test('the rules: the wait is shown, and after 10 s the browser sends the form', async () => {
    const form = await openContact(withhold('Selecione um serviço'));
    await form.send(QUOTE);
    await passTime(form.page, 300);
    await expect.poll(() => form.button.isDisabled()).toBe(true);
    expect(await form.button.textContent()).toBe('Enviando...');
    expect(server.messages).toEqual([]);
    await passTime(form.page, 9700);
    await form.page.waitForURL(`${server.site}/obrigado-contato`);
    expect(server.messages).toMatchObject([{ byScript: false, fields: { service: 'sistema' } }]);
  });

  test('the toast’s: after 3 s the message is shown in place', async () => {
    const form = await openContact(withhold('data-sonner-toast'));
    await form.send(QUOTE);
    await expect.poll(() => form.field('name').inputValue()).toBe('');
    await passTime(form.page, 3000);
    await form.page.locator('.toast-fallback').waitFor();
    expect(await form.page.locator('.toast-fallback').textContent()).toBe(SENT_TEXT);
  });
});

describe('without JavaScript', () => {
  test.each([
    { path: '/contato', values: QUOTE, form: 'contato' },
    {
      path: '/blog',
      values: { email: 'ana@exemplo.com.br' },
      form: 'novidades',
    },
    {
      path: '/carreiras',
      values: {
        name: 'Ana Prado',
        email: 'ana@exemplo.com.br',
        phone: '41 90000-0000',
        position: 'Quality Assurance (QA)',
        experience: 'Cinco anos de testes.',
      },
      form: 'carreiras',
    },
  ])('the form on $path is sent, and thanked for', async ({ path, values, form: name }) => {
    const form = await openForm(server.site, path, { javaScript: false });
    await form.send(values);
    await form.page.waitForURL(`${server.site}/obrigado-contato`);
    expect(await form.page.locator('h1').textContent()).toBe('Mensagem recebida.');
    const { message, ...rest }: Record<string, string> = values;
    expect(server.messages).toMatchObject([
      { byScript: false, fields: { form: name, _gotcha: '', ...rest } },
    ]);
  });
});
