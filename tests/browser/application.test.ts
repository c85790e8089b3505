// The form for candidates, from the link of an opening to the confirmation, and the form for the newsletter.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectReadable } from '../support/readable.ts';
import { holdScripts, openSmall, openUnsent, takeForms } from '../support/small-build.ts';

const APPLICATION = {
  Nome: 'Ana Prado',
  'E-mail': 'ana@exemplo.com.br',
  Telefone: '(41) 90000-0000',
  Experiência: 'Cinco anos de testes em bancos.',
  Portfólio: 'https://exemplo.com.br/ana',
};
const QA = 'Quality Assurance (QA)';

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

const apply = (page: Page, title: string) =>
  page.getByRole('link', { name: /^Candidatar-se/ }).filter({ hasText: title });

const position = (page: Page) => page.getByLabel('Vaga', { exact: true });

test('the link of an opening selects it in the form, also before the script has loaded', async () => {
  const { prepare, release } = holdScripts();
  const { page, complaints } = await openSmall('/carreiras', { width: 390, prepare });
  const messages = await takeForms(page);
  for (const title of ['Desenvolvedora', QA]) await apply(page, title).click();
  release();
  await expect.poll(() => position(page).inputValue()).toBe(QA);
  await expect.poll(() => focusedName(page)).toBe('name');
  expect(await page.getByRole('heading', { name: 'Candidate-se' }).isVisible()).toBe(true);
  for (const [label, text] of Object.entries(APPLICATION))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  const linkedin = page.getByRole('textbox', { name: /^LinkedIn/ });
  await linkedin.fill('javascript:alert(1)');
  const send = page.getByRole('button', { name: 'Enviar candidatura' });
  await send.click();
  await expect
    .poll(() => page.getByRole('alert').allTextContents())
    .toEqual(['URL do LinkedIn inválida']);
  expect(messages).toEqual([]);
  await linkedin.fill('');
  await send.click();
  await page.getByText('Candidatura Enviada!').waitFor();
  expect(messages).toMatchObject([
    { byScript: true, fields: { position: QA, name: 'Ana Prado', linkedin: '', _gotcha: '' } },
  ]);
  await expectReadable(page, 'sent');
  await page.getByRole('button', { name: 'Enviar Nova Candidatura' }).click();
  await expect.poll(() => focusedName(page)).toBe('name');
  expect(await page.getByRole('textbox', { name: /^Experiência/ }).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('without scripts the page of an opening has a form that the browser sends', async () => {
  const { page } = await openSmall('/carreiras', { javaScript: false });
  await apply(page, QA).click();
  await page.waitForURL('**/carreiras/qa#*');
  expect(await position(page).inputValue()).toBe(QA);
  const messages = await takeForms(page);
  for (const [label, text] of Object.entries(APPLICATION))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  await page.getByRole('button', { name: 'Enviar candidatura' }).click();
  await page.waitForURL('**/obrigado-contato');
  expect(messages).toMatchObject([{ byScript: false, fields: { position: QA } }]);
});

test('the newsletter form confirms an address, and keeps one that fails', async () => {
  const { page, complaints } = await openSmall('/blog');
  const messages = await takeForms(page, 'take', { status: 403, body: {} }, 'take');
  const address = page.getByLabel('Seu e-mail');
  const send = page.getByRole('button', { name: 'Assinar' });
  const sent = page.getByText('Inscrição feita.');
  await address.fill('leitora@');
  await send.click();
  await page.getByText('Email inválido').waitFor();
  await address.fill('leitora@exemplo.com.br');
  await send.click();
  await sent.waitFor();
  expect(await address.inputValue()).toBe('');
  await address.fill('outra@exemplo.com.br');
  await send.click();
  await page.getByText('A mensagem não foi aceita').waitFor();
  expect(await sent.count()).toBe(0);
  expect(await address.inputValue()).toBe('outra@exemplo.com.br');
  await send.click();
  await sent.waitFor();
  const emails = messages.map(({ fields }) => fields.email);
  expect(emails).toEqual(['leitora', 'outra', 'outra'].map((name) => `${name}@exemplo.com.br`));
  expect(complaints).toEqual([]);
});

test('a newsletter that is not open says so, and sends nothing', async () => {
  for (const javaScript of [true, false]) {
    const { page, complaints } = await openUnsent('/blog', { javaScript });
    const closed = page.getByText('A lista ainda não está aberta.');
    expect(await closed.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: 'Assinar' });
    if (javaScript) {
      await page.getByLabel('Seu e-mail').fill('leitora@');
      await button.click();
      await page.getByText('Email inválido').waitFor();
      expect(await closed.isVisible()).toBe(false);
    }
    await page.getByLabel('Seu e-mail').fill('leitora@exemplo.com.br');
    await button.click();
    await closed.waitFor();
    expect(page.url()).not.toContain('leitora');
    expect(complaints).toEqual([]);
  }
});
