// From an opening to the form: the opening is chosen there, marked here, and the focus has come along.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, type View, violations } from '../../support/browser.ts';

async function apply(view: Partial<View> = {}): Promise<Page> {
  const { page } = await openPage('/carreiras', { width: 1440, ...view });
  await page.getByRole('link', { name: /^Candidatar-se ?: Quality Assurance/ }).click();
  await page.locator('.opening[data-chosen]').waitFor();
  return page;
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}

test.each([1440, 390])(
  'chooses the opening and brings the visitor to the form at %i px',
  async (width) => {
    const page = await apply({ width });
    expect(await page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(
      'Quality Assurance (QA)',
    );
    expect(await focusedName(page)).toBe('name');
    expect(new URL(page.url()).hash).toBe('');
    const heading = await page.getByRole('heading', { name: 'Candidate-se' }).boundingBox();
    expect(heading && heading.y > 64 && heading.y < 250).toBe(true);
    expect(await page.locator('.opening[data-chosen] h3').allInnerTexts()).toEqual([
      'Quality Assurance (QA)',
    ]);
  },
);

test('the choice can change, also while the first one is still on its way', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { page } = await openPage('/carreiras', {
    width: 1440,
    prepare: (fresh) =>
      fresh.route('**/apply.*.js', async (route) => {
        await held;
        await route.continue();
      }),
  });
  const links = page.getByRole('link', { name: 'Candidatar-se' });
  await links.first().click();
  await links.nth(1).click();
  release();
  await page.locator('.opening[data-chosen]').waitFor();
  expect(await page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(
    'Quality Assurance (QA)',
  );
  await links.first().click();
  await expect
    .poll(() => page.getByLabel('Vaga', { exact: true }).inputValue())
    .toBe('Desenvolvedor Full Stack');
  expect(await page.locator('.opening[data-chosen]').count()).toBe(1);
});

test('the mark follows the form: to another opening, and away once it was sent', async () => {
  const page = await apply();
  const marked = () => page.locator('.opening[data-chosen] h3').allInnerTexts();
  await page.getByLabel('Vaga', { exact: true }).selectOption('Desenvolvedor Full Stack');
  expect(await marked()).toEqual(['Desenvolvedor Full Stack']);
  await page.getByLabel('Nome').fill('Zoë Lima');
  expect(await marked()).toEqual(['Desenvolvedor Full Stack']);
  await page.getByLabel('E-mail').fill('zoe@exemplo.com.br');
  await page.getByLabel('Telefone').fill('41 91234-5678');
  await page.getByLabel('Experiência').fill('Cinco anos de testes em bancos.');
  await page.locator('form [type=submit]').click();
  await page.getByText('Candidatura Enviada!').waitFor();
  expect(await marked()).toEqual([]);
});

test('by keyboard the same happens', async () => {
  const { page } = await openPage('/carreiras', { width: 1440 });
  await page.getByRole('link', { name: 'Candidatar-se' }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('name');
});

test('without JavaScript the link leads to the opening’s own page, where it is chosen', async () => {
  const { page } = await openPage('/carreiras', { width: 1440, javaScript: false });
  await page.getByRole('link', { name: /^Candidatar-se ?: Quality Assurance/ }).click();
  await page.waitForURL('**/carreiras/qa#candidatura');
  expect(await page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(
    'Quality Assurance (QA)',
  );
});

test('in forced colours the chosen opening is marked', async () => {
  const page = await apply({ forcedColors: true });
  const widths = await page
    .locator('.opening')
    .evaluateAll((all) => all.map((opening) => getComputedStyle(opening).borderInlineStartWidth));
  expect(widths.filter((width) => width === '8px')).toHaveLength(1);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each([1440, 320])('the choice breaks no accessibility rule at %i px', async (width) => {
    expect(await violations(await apply({ width, scheme }))).toEqual([]);
  });
});
