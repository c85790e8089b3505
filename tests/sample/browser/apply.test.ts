// From an opening to the form and back: the opening is chosen there, marked here, and the focus has come along.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { baseUrl, openPage } from '../../support/browser.ts';
import { APPLICATION, hold, openForm } from '../../support/form-page.ts';
import { holdTime, passTime } from '../../support/held-time.ts';
import { expectReadable } from '../../support/looks.ts';

const QA = 'Quality Assurance (QA)';
const DEVELOPER = 'Desenvolvedor Full Stack';

const marked = (page: Page): Promise<string[]> =>
  page.locator('.opening[data-chosen] h3').allInnerTexts();

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** The form is in sight, with its title below the header, and the cursor stands in its first field. */
async function expectBrought(page: Page, position: string): Promise<void> {
  await expect.poll(() => marked(page)).toEqual([position]);
  expect(await page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(position);
  await expect.poll(() => focusedName(page)).toBe('name');
  const heading = await page.getByRole('heading', { name: 'Candidate-se' }).boundingBox();
  expect(heading && heading.y > 64 && heading.y < 250).toBe(true);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/carreiras');
}

test('an opening is chosen and marked, also while the first choice is still on its way, and sent from there', async () => {
  const { held, release } = hold();
  const form = await openForm(baseUrl, '/carreiras', {
    width: 390,
    prepare: async (page) => {
      await holdTime(page);
      await page.route('**/apply.*.js', (route) => held.then(() => route.continue()));
    },
  });
  const { page } = form;
  const links = page.getByRole('link', { name: 'Candidatar-se' });
  await links.first().click();
  await links.nth(1).click();
  release();
  await expectBrought(page, QA);
  await links.first().click();
  await expectBrought(page, DEVELOPER);
  await form.field('position').selectOption(QA);
  expect(await marked(page), 'the mark follows the form').toEqual([QA]);
  await form.fill(APPLICATION);
  expect(await marked(page)).toEqual([QA]);
  await form.button.click();
  await form.see('Enviando...');
  await passTime(page, 2000);
  await form.see('Candidatura Enviada!');
  const sent = page.locator('.form-sent');
  await form.expectFocus(sent);
  expect(await form.button.count()).toBe(0);
  expect(await marked(page), 'once it was sent').toEqual([]);
  await expectReadable(page, 'sent');

  await sent.getByRole('button', { name: 'Enviar Nova Candidatura' }).click();
  await form.expectFocus(form.field('name'));
  const names = Object.keys(APPLICATION);
  expect(await form.values(names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
  await form.send({ ...APPLICATION, linkedin: 'javascript:alert(1)' });
  await expect.poll(() => form.errors()).toEqual({ linkedin: 'URL do LinkedIn inválida' });
  await form.expectFocus(form.field('linkedin'));
  expect(await form.violated()).toEqual([]);
});

test('by keyboard the same happens, and the mark is seen in every theme and in forced colours', async () => {
  const { page, complaints } = await openPage('/carreiras', { width: 1440 });
  await page.getByRole('link', { name: /^Candidatar-se ?: Quality Assurance/ }).focus();
  await page.keyboard.press('Enter');
  await expectBrought(page, QA);
  await expectReadable(page, 'chosen');
  await page.emulateMedia({ forcedColors: 'active' });
  const widths = await page
    .locator('.opening')
    .evaluateAll((all) => all.map((opening) => getComputedStyle(opening).borderInlineStartWidth));
  expect(widths.filter((width) => width === '8px')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('without JavaScript the link leads to the opening’s own page, where it is chosen', async () => {
  const { page } = await openPage('/carreiras', { width: 1440, javaScript: false });
  await page.getByRole('link', { name: /^Candidatar-se ?: Quality Assurance/ }).click();
  await page.waitForURL('**/carreiras/qa#candidatura');
  expect(await page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(QA);
});
