// Forms whose rules do not come, and messages in the corner that pile up.

import { expect, test } from 'vitest';
import { baseUrl } from '../../support/browser.ts';
import { type FormPage, openForm, QUOTE, routeScript } from '../../support/form-page.ts';
import { serveForms } from '../../support/form-server.ts';
import { holdTime, passTime } from '../../support/held-time.ts';

const server = serveForms();

const RULES = 'Selecione um serviço';

async function expectThanks({ page }: FormPage): Promise<void> {
  await page.waitForURL(`${server.site}/obrigado-contato`);
  expect(await page.locator('h1').textContent()).toBe('Mensagem recebida.');
}

test('where the rules do not load the browser’s own apply, a person is asked all the same, and the browser sends', async () => {
  const form = await openForm(server.site, '/contato', {
    prepare: (page) => routeScript(page, RULES, (route) => route.abort()),
  });
  await form.send({ ...QUOTE, email: 'ana' });
  await form.expectFocus(form.field('email'));
  await form.fill({ email: 'ana@exemplo.com.br' });
  await form.spring();
  await form.button.click();
  await form.see('O formulário ainda não foi enviado');
  expect(server.messages).toEqual([]);
  await form.button.click();
  await expectThanks(form);
  const { service, message } = QUOTE;
  const fields = { service, _gotcha: '', message: message?.replace('\n', '\r\n') };
  expect(server.messages).toMatchObject([{ byScript: false, fields }]);
  expect(server.ids[0]).toMatch(/^[\da-f]{32}$/);
});

test('where the rules never come the wait is shown, and after 10 s the browser sends', async () => {
  const form = await openForm(server.site, '/contato', {
    prepare: async (page) => {
      await holdTime(page);
      await routeScript(page, RULES, () => undefined);
    },
  });
  await form.send(QUOTE);
  await passTime(form.page, 300);
  await expect.poll(() => form.button.isDisabled()).toBe(true);
  expect(await form.button.textContent()).toBe('Enviando...');
  expect(server.messages).toEqual([]);
  await passTime(form.page, 9700);
  await expectThanks(form);
  expect(server.messages).toMatchObject([{ byScript: false, fields: { service: 'sistema' } }]);
});

test('of four messages in the corner the last three are in sight', async () => {
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
  for (let count = 1; count <= 4; count++) {
    await form.fill(QUOTE);
    await form.button.press('Enter');
    await form.see('Enviando...');
    await passTime(form.page, 2000);
    await toasts.nth(count - 1).waitFor({ state: 'attached' });
    // Under the mouse they stay; the last has nothing to wait for.
    if (count < 4) await toasts.first().hover();
  }
  const visible = form.page.locator('[data-sonner-toast][data-visible=true]');
  await expect.poll(() => visible.count()).toBe(3);
});
