// The newsletter box while the list has no destination: it checks, says so, and sends nothing.

import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

const ADDRESS = 'leitora@exemplo.com.br';

describe.each([
  { name: 'with JavaScript', javaScript: true },
  { name: 'without JavaScript', javaScript: false },
])('the newsletter box without a destination, $name', ({ javaScript }) => {
  test.each(['', 'leitora', 'leitora@', '@exemplo.com.br'])('refuses "%s"', async (address) => {
    const { page } = await openPage('/blog', { width: 390, javaScript });
    const field = page.getByLabel('Seu e-mail');
    await field.fill(address);
    await page.getByRole('button', { name: 'Assinar' }).click();
    const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(message).not.toBe('');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('#lista-fechada').isVisible()).toBe(false);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('answers a right address honestly and sends it nowhere', async () => {
    const sent: string[] = [];
    const { page } = await openPage('/blog', {
      width: 390,
      javaScript,
      prepare: async (fresh) =>
        fresh.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`)),
    });
    await page.getByLabel('Seu e-mail').fill(ADDRESS);
    await page.keyboard.press('Enter');
    const message = page.locator('#lista-fechada');
    await message.waitFor({ state: 'visible' });
    expect(await message.textContent()).toContain('Seu e-mail não foi enviado nem guardado.');
    const box = await message.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 844).toBe(true);
    expect(sent.length).toBeGreaterThan(0);
    expect([...sent, page.url()].filter((text) => /leitora|exemplo\.com\.br/.test(text))).toEqual(
      [],
    );
  });
});
