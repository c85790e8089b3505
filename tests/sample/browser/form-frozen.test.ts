// While a message is on its way its fields stand still, so that one text has one id.

import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { sidewaysScroll, type View, violations } from '../../support/browser.ts';
import { APPLICATION, type FormPage, openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';
import { accept, reply, saySilence, serveForms } from '../../support/form-server.ts';
import { holdTime, passTime } from '../../support/held-time.ts';

const server = serveForms();

const NAMES = Object.keys(QUOTE);
const WAIT = 30_000;

/** No message is tried again, or sent by the browser, because the test was slow. */
function open(path: string, view: Partial<View> = {}): Promise<FormPage> {
  const prepare = async (page: Page): Promise<void> => {
    await holdTime(page);
    await view.prepare?.(page);
  };
  return openForm(server.site, path, { ...view, prepare });
}

/** The server has the message, and answers when the test calls what comes back. */
async function sendSlowly(form: FormPage, values: Record<string, string>): Promise<() => void> {
  let answer = (): void => undefined;
  server.answer((response, ...rest) => {
    answer = () => accept(response, ...rest);
  }, accept);
  await form.send(values);
  await vi.waitFor(() => expect(server.messages.length).toBe(1), WAIT);
  return () => answer();
}

/** Every way a person has of changing what a field holds. */
/** Of a group the radio button that is chosen: the others are closed. */
function controlOf(form: FormPage, name: string) {
  return name === 'budget' ? form.chip(name, QUOTE[name] ?? '') : form.field(name);
}

async function tryToChange(form: FormPage, name: string): Promise<void> {
  const field = controlOf(form, name);
  await field.focus();
  await expect.poll(() => form.isFocused(field)).toBe(true);
  const { keyboard } = form.page;
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'w', 'a', 'Delete', 'Backspace'])
    await keyboard.press(key);
  await keyboard.press('Control+v');
  await keyboard.insertText('mais');
  await keyboard.press('Alt+ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}

describe('while a message is on its way', () => {
  test.each(NAMES)('its field %s cannot be changed, and keeps the focus', async (name) => {
    const form = await open('/contato');
    const answer = await sendSlowly(form, QUOTE);
    await tryToChange(form, name);
    expect(await form.values(NAMES)).toEqual(QUOTE);
    await expect.poll(() => form.isFocused(controlOf(form, name))).toBe(true);
    answer();
    await form.see(SENT_TEXT);
    expect(server.messages.length).toBe(1);
    expect(server.messages).toMatchObject([{ fields: QUOTE }]);
  });

  test('each says so: read-only, or a list that is not available', async () => {
    server.answer(saySilence);
    const form = await open('/contato');
    await form.send(QUOTE);
    await form.see('Enviando...');
    const states = await form.page
      .locator('.field :is(input, select, textarea)')
      .evaluateAll((all) =>
        all.map((field) => {
          const { name, readOnly } = field as HTMLInputElement;
          const disabled = field.matches(':disabled');
          const options = [...field.querySelectorAll('option:not(:disabled)')];
          const open = options.map((option) => (option as HTMLOptionElement).value);
          return { name, readOnly, disabled, list: field.getAttribute('aria-disabled'), open };
        }),
      );
    const text = (name: string) => ({
      name,
      readOnly: true,
      disabled: false,
      list: null,
      open: [],
    });
    const list = (name: string) => ({
      name,
      readOnly: undefined,
      disabled: false,
      list: 'true',
      open: [QUOTE[name]],
    });
    const chips = (name: string, count: number, chosen: number) =>
      Array.from({ length: count }, (_, index) => ({ ...text(name), disabled: index !== chosen }));
    expect(states).toEqual([
      ...['name', 'email', 'phone', 'company'].map(text),
      list('service'),
      ...chips('budget', 5, 3),
      text('message'),
    ]);
    expect(await violations(form.page)).toEqual([]);
  });

  test('the button keeps the focus, is disabled, and neither it nor Enter sends again', async () => {
    const form = await open('/contato');
    const answer = await sendSlowly(form, QUOTE);
    await expect.poll(() => form.isFocused(form.button)).toBe(true);
    expect(await form.button.isDisabled()).toBe(true);
    expect(await form.button.getAttribute('aria-disabled')).toBe('true');
    await form.page.keyboard.press('Enter');
    await form.page.keyboard.press('Space');
    await form.field('name').press('Enter');
    await form.button.focus();
    answer();
    await form.see(SENT_TEXT);
    expect(server.messages.length).toBe(1);
    await expect.poll(() => form.isFocused(form.button)).toBe(true);
    expect(await form.button.isEnabled()).toBe(true);
  });

  test('it is frozen from the press on, also before the rules have come', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const form = await open('/contato', {
      prepare: (page) =>
        page.route('**/assets/*.js', async (route) => {
          const response = await route.fetch();
          if ((await response.text()).includes('Selecione um serviço')) await held;
          return route.fulfill({ response });
        }),
    });
    await form.send(QUOTE);
    await passTime(form.page, 300);
    await form.see('Enviando...');
    await tryToChange(form, 'message');
    expect(await form.values(NAMES)).toEqual(QUOTE);
    release();
    await form.see(SENT_TEXT);
    expect(server.messages).toMatchObject([{ fields: QUOTE }]);
  });

  test('what a program writes all the same is neither sent nor lost', async () => {
    const form = await open('/contato');
    const answer = await sendSlowly(form, QUOTE);
    await form.field('company').evaluate((field: HTMLInputElement) => {
      field.value = 'Padaria Aurora';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    answer();
    await form.see(SENT_TEXT);
    expect(await form.values(NAMES)).toEqual({ ...QUOTE, company: 'Padaria Aurora' });
    expect(server.messages).toMatchObject([{ fields: QUOTE }]);
    await form.page.reload();
    await expect.poll(() => form.field('company').inputValue()).toBe('Padaria Aurora');
  });

  test('an application stays at its opening, whichever link is pressed', async () => {
    const form = await open('/carreiras');
    const answer = await sendSlowly(form, APPLICATION);
    const other = form.page.locator('.opening').first();
    await other.getByRole('link', { name: 'Candidatar-se' }).click();
    await expect.poll(() => form.isFocused(form.field('name'))).toBe(true);
    expect(await form.field('position').inputValue()).toBe(APPLICATION.position);
    answer();
    await form.see('Candidatura Enviada!');
    expect(server.messages).toMatchObject([{ fields: APPLICATION }]);
  });

  test.each([
    { path: '/contato', width: 320, scheme: 'light' },
    { path: '/contato', width: 1440, scheme: 'dark' },
    { path: '/blog', width: 320, scheme: 'dark' },
  ] as const)('it is readable and fits on $path, $scheme at $width px', async (view) => {
    server.answer(saySilence);
    const form = await open(view.path, view);
    await form.send(view.path === '/blog' ? { email: 'a@exemplo.com.br' } : QUOTE);
    await form.see('Enviando...');
    expect(await violations(form.page)).toEqual([]);
    expect(await sidewaysScroll(form.page)).toEqual([]);
  });
});

describe('afterwards its fields', () => {
  test.each([
    ['sent', accept, SENT_TEXT],
    ['refused', reply(403), 'O servidor não aceitou a mensagem'],
    ['not confirmed', reply(200, '<p>'), 'Não foi possível confirmar o envio'],
    ['wrong', reply(400, { errors: { name: 'Nome já usado hoje.' } }), 'Nome já usado hoje.'],
  ])('can be written in again: %s', async (_, answer, text) => {
    server.answer(answer, accept);
    const form = await openForm(server.site, '/contato');
    await form.send(QUOTE);
    await form.see(text);
    const other = { ...QUOTE, name: 'Bia', service: 'website', budget: '5k-10k', company: 'Bia' };
    await form.send(other);
    await vi.waitFor(() => expect(server.messages.length).toBe(2), WAIT);
    expect(server.messages).toMatchObject([{ fields: QUOTE }, { fields: other }]);
    expect(server.ids.length).toBe(2);
  });

  test('can be mended when they were wrong before anything was sent', async () => {
    const form = await openForm(server.site, '/contato');
    await form.button.click();
    await form.page.locator('.form-errors').waitFor();
    await form.send(QUOTE);
    await form.see(SENT_TEXT);
    expect(server.messages).toMatchObject([{ fields: QUOTE }]);
  });
});
