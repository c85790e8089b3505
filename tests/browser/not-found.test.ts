// The not-found page shows the address that was requested, and offers the one that may have been meant.

import { expect, test } from 'vitest';
import { plain } from '../support/browser.ts';
import { expectReadable } from '../support/readable.ts';
import { openSmall } from '../support/small-build.ts';

const attempt = 'Você procurou:';
const offer = 'Você quis dizer';

test.each([
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/segredo?cliente=capivara#fim', '/segredo'],
])('%s is shown as text, and nothing is offered', async (path, shown) => {
  const { page } = await openSmall(path);
  const line = page.getByText(attempt);
  await line.waitFor();
  expect(plain(await line.textContent())).toBe(`${attempt} ${shown}`);
  expect(await line.locator('*').count()).toBe(0);
  expect(await page.getByText(offer).isVisible()).toBe(false);
});

test('a close address is offered, and a button leads back to the page before', async () => {
  const { page, complaints } = await openSmall('/contatos');
  const meant = page.getByText(offer);
  await meant.waitFor();
  expect(plain(await meant.textContent())).toBe(`${offer} /contato?`);
  await expectReadable(page, 'with an offer');
  expect(complaints).toEqual([]);
  await meant.getByRole('link').click();
  await page.waitForURL('**/contato');
  await page.goto('/xyzzy');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.waitForURL('**/contato');
});
