// The forms while the house has no destination: what they check, keep, say and show.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { baseUrl, sidewaysScroll, violations } from '../../support/browser.ts';
import { APPLICATION, type FormPage, openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';
import { holdTime, passPartOf, passTime } from '../../support/held-time.ts';

const NAMES = Object.keys(QUOTE);

const open = (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<FormPage> =>
  openForm(baseUrl, path, prepare && { prepare });

const ERRORS = {
  name: 'Nome deve ter pelo menos 2 caracteres',
  email: 'Email inválido',
  phone: 'Telefone deve ter pelo menos 10 dígitos',
  service: 'Selecione um serviço',
  budget: 'Selecione seu orçamento',
  message: 'Mensagem deve ter pelo menos 10 caracteres',
};

describe('sending without a destination', () => {
  test('takes 2000 ms, logs the message, says that it was sent and empties the form', async () => {
    const form = await open('/contato', holdTime);
    const logged: unknown[] = [];
    const posts: string[] = [];
    form.page.on('console', async (message) => logged.push(await message.args()[0]?.jsonValue()));
    form.page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await form.fill(QUOTE);
    await form.page.waitForLoadState('networkidle');
    await form.button.click();
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
    expect(await form.violated()).toEqual([]);
  });
});

describe('mistakes', () => {
  test('an empty form lists them all, focused, each a way to its field', async () => {
    const form = await open('/contato');
    await form.button.click();
    const summary = form.page.locator('.form-errors');
    await summary.waitFor();
    await expect.poll(() => form.isFocused(summary)).toBe(true);
    expect(await summary.locator('p').allTextContents()).toEqual([
      'Falta pouco para enviar',
      'Corrija 6 campos:',
    ]);
    expect(await summary.locator('a').allTextContents()).toEqual(Object.values(ERRORS));
    expect(await form.errors()).toEqual(ERRORS);
    expect(await form.page.title()).toMatch(/^Erro: /);
    for (const [name, message] of Object.entries(ERRORS)) {
      await summary.getByText(message).click();
      await expect.poll(() => form.isFocused(form.field(name))).toBe(true);
      const isMarked = (field: Element) => field.closest('[aria-invalid=true]') !== null;
      expect(await form.field(name).evaluate(isMarked)).toBe(true);
    }
    expect(new URL(form.page.url()).hash).toBe('');
    const field = await form.page.locator('.field:has([name=message])').boundingBox();
    const header = await form.page.locator('header').first().boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('a single one takes the focus to its field, every time', async () => {
    const form = await open('/contato');
    for (const tries of [1, 2]) {
      await form.send({ ...QUOTE, email: `ana${tries}` });
      await expect.poll(() => form.isFocused(form.field('email'))).toBe(true);
      expect(await form.errors()).toEqual({ email: 'Email inválido' });
      expect(await form.page.locator('.form-errors').count()).toBe(0);
    }
    expect(await form.field('email').getAttribute('aria-describedby')).toBe(
      'campo-email-dica campo-email-erro',
    );
  });

  test.each([
    { path: '/contato', width: 1440 },
    { path: '/contato', width: 390 },
    { path: '/blog', width: 1440 },
    { path: '/blog', width: 390 },
  ])('a single one stands under its field on $path at $width px, in sight', async (view) => {
    const form = await open(view.path);
    await form.page.setViewportSize({ width: view.width, height: 700 });
    // The newsletter's field has no name while it sends nothing.
    const email = form.page.locator('.island form [type=email]');
    if (view.path === '/contato') await form.fill(QUOTE);
    await email.fill('ana');
    await form.button.click();
    await expect.poll(() => form.isFocused(email)).toBe(true);
    const field = await email.boundingBox();
    const message = await form.page.locator('.field-error').boundingBox();
    if (!field || !message) throw new Error('no field or no message');
    expect(message.y).toBeGreaterThanOrEqual(field.y + field.height);
    expect(message.y - field.y - field.height).toBeLessThan(16);
    expect(message.y + message.height).toBeLessThanOrEqual(700);
  });

  test('fields beside each other stay on one line, whichever is wrong', async () => {
    const form = await open('/contato');
    await form.send({ ...QUOTE, phone: '41' });
    await expect.poll(() => form.isFocused(form.field('phone'))).toBe(true);
    const [email, phone] = [
      await form.field('email').boundingBox(),
      await form.field('phone').boundingBox(),
    ];
    expect(email?.y).toBe(phone?.y);
    expect(email?.height).toBe(phone?.height);
  });

  test('a single one is read out also where its field has the focus already', async () => {
    const form = await open('/contato');
    await form.fill({ ...QUOTE, email: 'ana' });
    await form.field('email').press('Enter');
    const alert = form.page.getByRole('alert');
    await expect.poll(() => alert.allTextContents()).toEqual(['Email inválido']);
    await expect.poll(() => form.isFocused(form.field('email'))).toBe(true);
  });

  test('several are read out once: by the summary, and then the count alone', async () => {
    const form = await open('/contato');
    await form.button.click();
    const alert = form.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.count()).toBe(1);
    expect(await alert.getAttribute('aria-atomic')).toBe('false');
    await form.field('name').fill('Ana');
    await form.see('Corrija 5 campos:');
  });

  test('each goes when its field is right, and no other comes meanwhile', async () => {
    const form = await open('/contato');
    await form.button.click();
    await form.page.locator('.form-errors').waitFor();
    await form.field('phone').pressSequentially('413333444');
    expect(Object.keys(await form.errors())).toContain('phone');
    await form.field('phone').press('4');
    await expect
      .poll(async () => Object.keys(await form.errors()))
      .toEqual(['name', 'email', 'service', 'budget', 'message']);
    await form.field('company').fill('Padaria Aurora');
    await form.fill({ ...QUOTE, message: 'Oi' });
    await expect
      .poll(() => form.errors())
      .toEqual({ message: 'Mensagem deve ter pelo menos 10 caracteres' });
    expect(await form.page.title()).toMatch(/^Erro: /);
    await form.fill({ message: QUOTE.message ?? '' });
    await expect.poll(() => form.errors()).toEqual({});
    await expect.poll(() => form.page.title()).not.toMatch(/^Erro: /);
  });

  test('by keyboard alone: Enter in a field sends, and the summary leads to what is wrong', async () => {
    const form = await open('/contato');
    await form.field('name').focus();
    await form.page.keyboard.type('Ana');
    await form.page.keyboard.press('Enter');
    await expect.poll(() => form.isFocused(form.page.locator('.form-errors'))).toBe(true);
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Enter');
    await expect.poll(() => form.isFocused(form.field('phone'))).toBe(true);
  });

  test.each([
    { width: 320, scheme: 'light' },
    { width: 320, scheme: 'dark' },
    { width: 1440, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
  ] as const)('are readable and fit, $scheme at $width px', async (view) => {
    const form = await openForm(baseUrl, '/contato', view);
    await form.button.click();
    await form.page.locator('.form-errors').waitFor();
    expect(await violations(form.page)).toEqual([]);
    expect(await sidewaysScroll(form.page)).toEqual([]);
  });
});

describe('what is written', () => {
  test('survives a reload, and is gone once it is sent', async () => {
    const form = await open('/contato', holdTime);
    await form.fill(QUOTE);
    await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('março'));
    await form.page.reload();
    await expect.poll(() => form.values(NAMES)).toEqual(QUOTE);
    await form.button.click();
    await form.see('Enviando...');
    await passTime(form.page, 2000);
    await form.see(SENT_TEXT);
    await form.page.reload();
    await form.page.waitForLoadState('networkidle');
    expect(await form.field('message').inputValue()).toBe('');
    expect(await form.page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a broken draft is no reason to fail', async () => {
    const form = await open('/contato', (page) =>
      page.addInitScript(() => sessionStorage.setItem('contato', '{"values":')),
    );
    await form.button.click();
    await form.page.locator('.form-errors').waitFor();
    expect(Object.keys(await form.errors())).toEqual(Object.keys(ERRORS));
  });

  test('before the script has come survives it, and a reload after that', async () => {
    const form = await open('/contato', holdForm);
    await form.field('name').focus();
    await form.page.keyboard.type('Ana Prado, da Padaria');
    await form.page.evaluate('releaseForm()');
    await form.page.waitForFunction(() => sessionStorage.getItem('contato') !== null);
    expect(await form.field('name').inputValue()).toBe('Ana Prado, da Padaria');
    await expect.poll(() => form.isFocused(form.field('name'))).toBe(true);
    await form.page.keyboard.type(' Aurora');
    expect(await form.field('name').inputValue()).toBe('Ana Prado, da Padaria Aurora');
    await form.page.reload();
    await expect.poll(() => form.field('name').inputValue()).toBe('Ana Prado, da Padaria Aurora');
  });

  test('or chosen before the script has come is kept over a reload', async () => {
    const form = await open('/contato', holdForm);
    await form.chip('budget', '50k+').check();
    await form.field('company').focus();
    await form.page.evaluate('releaseForm()');
    await form.page.waitForFunction(() => sessionStorage.getItem('contato')?.includes('50k+'));
    await form.page.reload();
    await expect.poll(() => form.values(['budget'])).toEqual({ budget: '50k+' });
  });

  test.each([
    ['/contato', '[data-island=contact-form]'],
    ['/carreiras', '[data-island=application-form]'],
    ['/carreiras/desenvolvedor', '[data-island=application-form]'],
    ['/blog', '[data-island=newsletter]'],
  ])('waking the form of %s changes no node of the page', async (path, root) => {
    const form = await open(path);
    await form.page.evaluate((selector) => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      const seen = new MutationObserver((records) =>
        changes.push(
          ...records.map(({ type, target, attributeName }) =>
            [type, target.nodeName, attributeName].join(' '),
          ),
        ),
      );
      const all = { attributes: true, characterData: true, childList: true, subtree: true };
      seen.observe(document.querySelector(selector) as Element, all);
    }, root);
    await form.page.locator(`${root} input`).first().focus();
    await form.awake();
    await form.page.keyboard.type('a');
    await form.page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await form.page.evaluate('changes')).toEqual([]);
  });
});

describe('an application', () => {
  test('starts at the opening: its name is chosen, the form is there, the cursor too', async () => {
    const form = await open('/carreiras');
    const opening = form.page.locator('.opening').nth(1);
    await opening.getByRole('link', { name: 'Candidatar-se' }).click();
    await expect.poll(() => form.isFocused(form.field('name'))).toBe(true);
    expect(await form.field('position').inputValue()).toBe('Quality Assurance (QA)');
    expect(await opening.getAttribute('data-chosen')).toBe('');
    const title = await form.page.locator('#candidatura-titulo').boundingBox();
    expect(title?.y).toBeGreaterThan(0);
    expect(title?.y).toBeLessThan(450);
    expect(new URL(form.page.url()).pathname).toBe('/carreiras');
  });

  test.each(['/carreiras', '/carreiras/qa'])(
    'from %s is sent, and another can follow',
    async (path) => {
      const form = await open(path, holdTime);
      if (path !== '/carreiras') {
        expect(await form.field('position').inputValue()).toBe('Quality Assurance (QA)');
      }
      await form.send(APPLICATION);
      await form.see('Enviando...');
      await passTime(form.page, 2000);
      await form.see('Candidatura Enviada!');
      const sent = form.page.locator('.form-sent');
      await expect.poll(() => form.isFocused(sent)).toBe(true);
      expect(await form.button.count()).toBe(0);
      await sent.getByRole('button', { name: 'Enviar Nova Candidatura' }).click();
      await expect.poll(() => form.isFocused(form.field('name'))).toBe(true);
      expect(await form.values(['name', 'email', 'experience', 'portfolio'])).toEqual({
        name: '',
        email: '',
        experience: '',
        portfolio: '',
      });
      expect(await form.violated()).toEqual([]);
      await form.send({ ...APPLICATION, linkedin: 'javascript:alert(1)' });
      await expect.poll(() => form.errors()).toEqual({ linkedin: 'URL do LinkedIn inválida' });
      await expect.poll(() => form.isFocused(form.field('linkedin'))).toBe(true);
    },
  );

  test('names everything that it lacks', async () => {
    const form = await open('/carreiras');
    await form.fill({ linkedin: 'ana', portfolio: 'www.exemplo.com.br' });
    await form.button.click();
    await form.page.locator('.form-errors').waitFor();
    const { name, email, phone } = ERRORS;
    expect(await form.errors()).toEqual({
      name,
      email,
      phone,
      position: 'Selecione uma vaga',
      experience: 'Descreva sua experiência (mínimo 10 caracteres)',
      linkedin: 'URL do LinkedIn inválida',
      portfolio: 'URL do portfólio inválida',
    });
  });

  test.each(['light', 'dark'] as const)(
    'that was sent is readable at 320 px, %s',
    async (scheme) => {
      const form = await openForm(baseUrl, '/carreiras', {
        width: 320,
        scheme,
        prepare: holdTime,
      });
      await form.send(APPLICATION);
      await form.see('Enviando...');
      await passTime(form.page, 2000);
      await form.see('Candidatura Enviada!');
      expect(await violations(form.page)).toEqual([]);
      expect(await sidewaysScroll(form.page)).toEqual([]);
    },
  );
});

describe('the message in a corner', () => {
  const toasts = (form: FormPage) => form.page.locator('[data-sonner-toast]');

  /** What the messages subtract from their time is held as well. */
  async function holdClock(page: Page): Promise<void> {
    await holdTime(page);
    await page.addInitScript(() => {
      Date.prototype.getTime = () => 0;
    });
  }

  async function sendTimes(form: FormPage, times: number): Promise<void> {
    for (let count = 1; count <= times; count++) {
      await form.fill(QUOTE);
      await form.button.press('Enter');
      await form.see('Enviando...');
      await passTime(form.page, 2000);
      await toasts(form)
        .nth(count - 1)
        .waitFor({ state: 'attached' });
      // Under the mouse they stay; the last has nothing to wait for.
      if (count < times) await toasts(form).first().hover();
    }
  }

  test('is read out politely, can be closed, and is dark in both themes', async () => {
    const form = await open('/contato', holdTime);
    await sendTimes(form, 1);
    const region = form.page.locator('section[aria-live=polite]', { has: toasts(form) });
    expect(await region.getAttribute('aria-label')).toBe('Avisos');
    const look = () =>
      toasts(form).evaluate((toast) => {
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
    const close = toasts(form).getByRole('button', { name: 'Fechar aviso' });
    expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await close.click();
    await expect.poll(() => toasts(form).count()).toBe(0);
    expect(await form.violated()).toEqual([]);
  });

  test('goes after 5 s', async () => {
    const form = await open('/contato', holdTime);
    await sendTimes(form, 1);
    await passPartOf(5000, form.page, 4000);
    expect(await toasts(form).count()).toBe(1);
    await passTime(form.page, 1000);
    await expect.poll(() => toasts(form).count()).toBe(0);
  });

  test('has at most two others beside it', async () => {
    const form = await open('/contato', holdClock);
    await sendTimes(form, 5);
    expect(await toasts(form).count()).toBeGreaterThanOrEqual(3);
    const visible = form.page.locator('[data-sonner-toast][data-visible=true]');
    await expect.poll(() => visible.count()).toBe(3);
  });
});

/** The form's script does not come before the page calls `releaseForm()`. */
async function holdForm(page: Page): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.exposeFunction('releaseForm', () => release());
  await page.route('**/contact-form.*.js', async (route) => {
    await held;
    await route.continue();
  });
}
