// Pages of the sample on paper, and what scripts show and hide there.

import { describe, expect, test } from 'vitest';
import { baseUrl, openPage } from '../../support/browser.ts';
import { openForm, QUOTE, SENT_TEXT } from '../../support/form-page.ts';
import { holdTime, passTime } from '../../support/held-time.ts';
import { print, readPdf } from '../../support/pdf.ts';

test.each([
  '/',
  '/servicos/websites',
  '/blog/porque-contratar-software-house',
  '/portfolio',
  '/contato',
  '/sobre',
])('on paper %s leaves what leads on to the screen, and says whose it is', async (path) => {
  const { page } = await openPage(path, { width: 1280 });
  const { pages } = await readPdf(await print(page));
  const text = pages.join('\n');
  expect(text).not.toMatch(/Solicitar Orçamento|Ir para o conteúdo|Política|Termos de uso/);
  // Whose page it is, and where they are.
  expect(pages[0]?.split('\n')[0]).toBe('grimpa');
  expect(pages.at(-1)).toContain('Rua de Exemplo, 100');
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(`Página ${index + 1} de ${pages.length}`);
    expect(sheet.split(/\s+/).length, `words on page ${index + 1}`).toBeGreaterThan(30);
  }
});

describe('what scripts show and hide, on paper', () => {
  test('the portfolio prints all of its groups, whichever was chosen', async () => {
    const { page } = await openPage('/portfolio', { width: 1280 });
    await page.getByRole('tab').nth(2).click();
    await page.locator('#landing-pages').waitFor();
    const titles = await page.locator('.project-group h2, .project-group h3').allTextContents();
    expect(titles).toHaveLength(25);
    const { pages } = await readPdf(await print(page));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(titles.filter((title) => !text.includes(title.trim()))).toEqual([]);
    const headings = ['Websites', 'Sistemas', 'Landing Pages'].map((title) => text.indexOf(title));
    expect(headings).toEqual(headings.toSorted((a, b) => a - b));
  });

  test.each([
    { name: 'a toast', broken: '**/none' },
    { name: 'what is said in place of a toast', broken: '**/toaster.*.js' },
  ])('$name does, too', async ({ broken }) => {
    const form = await openForm(baseUrl, '/contato', {
      width: 1280,
      prepare: async (fresh) => {
        await holdTime(fresh);
        await fresh.route(broken, (route) => route.abort());
      },
    });
    await form.send(QUOTE);
    await passTime(form.page, 2000);
    await form.see(SENT_TEXT);
    const { pages } = await readPdf(await print(form.page));
    expect(pages.join(' ')).toContain('Prefere falar direto?');
    expect(pages.join(' ')).not.toContain('enviada com sucesso');
  });

  test('the calendar, too', async () => {
    const { page } = await openPage('/agendamento', { width: 1280 });
    await page.locator('.calendar').scrollIntoViewIfNeeded();
    await page.locator('.calendar[data-state=ready]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.calendar').isVisible()).toBe(false);
    expect(await page.locator('.calendar-note').isVisible()).toBe(true);
  });
});
