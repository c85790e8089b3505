// The contact page beyond its rules: a budget that is chosen among stones, and what stays once a message is sent.

import { describe, expect, test } from 'vitest';
import { baseUrl } from '../../support/browser.ts';
import { openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';

describe('the budget', () => {
  test('is one of five by the arrow keys, and lies in the order of the form', async () => {
    const form = await openForm(baseUrl, '/contato');
    await form.field('service').focus();
    const { keyboard } = form.page;
    await keyboard.press('Tab');
    await keyboard.press('Space');
    for (const _ of [1, 2]) await keyboard.press('ArrowRight');
    expect(await form.values(['budget'])).toEqual({ budget: '25k-50k' });
    await keyboard.press('Tab');
    await expect.poll(() => form.isFocused(form.field('message'))).toBe(true);
  });

  test('shows its choice without a script, and is asked for by the browser', async () => {
    const form = await openForm(baseUrl, '/contato', { javaScript: false });
    const chip = form.page.locator('.chip').nth(1);
    const ground = () => chip.evaluate((stone) => getComputedStyle(stone).backgroundColor);
    const before = await ground();
    await chip.click();
    await expect.poll(ground).not.toBe(before);
    expect(await form.chip('budget', '10k-25k').evaluate((input) => input.matches(':valid'))).toBe(
      true,
    );
  });

  test('is a native radio button where colours are forced', async () => {
    const form = await openForm(baseUrl, '/contato', { forcedColors: true });
    const look = (input: Element) => getComputedStyle(input).appearance;
    expect(await form.field('budget').evaluate(look)).toBe('auto');
  });
});

test('a message that was sent leaves a panel under the empty form, and the toast goes', async () => {
  const form = await openForm(baseUrl, '/contato');
  await form.send(QUOTE);
  await form.see(SENT_TEXT);
  const panel = form.page.locator('.form-sent');
  expect(await panel.locator('p').first().textContent()).toBe('Mensagem enviada.');
  expect(await form.values(['name', 'budget'])).toEqual({ name: '', budget: '' });
  await expect.poll(() => form.isFocused(form.button)).toBe(true);
  await form.page.getByText(SENT_TEXT).first().waitFor({ state: 'detached' });
  expect(await panel.isVisible()).toBe(true);
});
