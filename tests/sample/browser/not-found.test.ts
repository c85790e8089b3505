// The page of unknown addresses: it says which one it was, and offers the one that may have been meant.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { baseUrl, openPage, type View } from '../../support/browser.ts';
import { layoutShifts } from '../../support/layout-shift.ts';
import { expectReadable } from '../../support/looks.ts';

const LONG = `/${'endereço-comprido/'.repeat(120)}`;
const HOSTILE = [
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%F0%9F%8C%B2-%F0%9F%94%A5', '/🌲-🔥'],
  ['/%E2%80%AEoãçn', '/\u202eoãçn'],
  ['/"\'&amp;`{alert(1)}', '/"\'&amp;`{alert(1)}'],
  ['/segredo?cliente=capivara#fim', '/segredo'],
  [LONG, LONG],
] as const;

const MEANT = [
  ['/contact', '/contato'],
  ['/servico/websites', '/servicos/websites'],
  ['/sobre/', '/sobre'],
  ['/xyzzy', ''],
  ['/proposta-de-outra-pessoa', ''],
] as const;

const KNOWN = MEANT.map(([, meant]) => meant);

/** Some addresses are more than the test server takes: the page itself comes as a host would send it. */
async function open(path: string, view: Partial<View> = {}) {
  const body = await (await fetch(`${baseUrl}/pagina-que-nao-existe`)).text();
  const warnings: string[] = [];
  const opened = await openPage(path, {
    width: 1440,
    // Fonts that come late move words by a few pixels; here only the island may.
    blockFonts: true,
    reducedMotion: true,
    ...view,
    prepare: async (page) => {
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      page.on('dialog', () => warnings.push('a dialog'));
      await page.route(
        ({ origin, pathname }) =>
          origin === baseUrl && !pathname.includes('.') && !KNOWN.includes(pathname as '/sobre'),
        (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
      );
    },
  });
  await attempt(opened.page).waitFor({ state: view.javaScript === false ? 'attached' : 'visible' });
  return { ...opened, warnings };
}

const attempt = (page: Page) => page.locator('[data-part=path]');
const suggestion = (page: Page) => page.locator('[data-part=suggestion]');

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await attempt(page).waitFor({ state: 'visible' });
}

test('the address that was tried is shown as text, and takes three lines at most', async () => {
  const { page, warnings } = await open('/nada');
  for (const [path, shown] of HOSTILE) {
    warnings.length = 0;
    await goTo(page, path);
    expect(await attempt(page).textContent()).toBe(`Você procurou: ${shown}`);
    expect(await attempt(page).locator('*').count(), shown).toBe(0);
    expect(warnings).toEqual([`404: ${shown}`]);
    expect(await suggestion(page).isVisible(), shown).toBe(false);
    expect(await layoutShifts(page), shown).toEqual([]);
  }
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await attempt(page).evaluate(
      (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
    );
    expect(Math.round(lines), `${width} px`).toBe(3);
  }
});

test('what may have been meant is offered, and where nothing was, nothing is', async () => {
  const { page } = await open('/nada', { width: 390 });
  for (const [path, meant] of MEANT) {
    await goTo(page, path);
    expect(await suggestion(page).isVisible(), path).toBe(meant !== '');
    if (meant) expect(await suggestion(page).textContent()).toBe(`Você quis dizer ${meant}?`);
    expect(await layoutShifts(page), path).toEqual([]);
  }
  await goTo(page, '/contact');
  await suggestion(page).getByRole('link').click();
  await page.waitForURL('**/contato');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(
    'Página não encontrada',
  );
});

test('between its words stand even steps, and in both themes it breaks no rule of accessibility', async () => {
  const { page } = await open('/contact');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const steps = await page.evaluate(() => {
      const box = (selector: string) =>
        (document.querySelector(selector) as Element).getBoundingClientRect();
      return [
        box('main .cluster').top - box('main .lead').bottom,
        box('.not-found-attempt').top - box('.pavement').top,
      ];
    });
    expect(steps, `at ${width} px`).toEqual([24, 0]);
  }
  await expectReadable(page, 'with an offer');
});

describe('the way back', () => {
  test('leads to the page before', async () => {
    const { page } = await open('/xyzzy');
    await page.goto('/sobre');
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.waitForURL('**/sobre');
  });

  test('is not offered where there is none', async () => {
    const { page } = await open('/xyzzy');
    await page.context().route('**/*.woff2', (route) => route.abort());
    const blank = await page.context().newPage();
    const opening = blank.waitForEvent('popup');
    await blank.evaluate(
      (url) => void window.open(url, '_blank', 'noopener'),
      `${baseUrl}/contact`,
    );
    const fresh = await opening;
    await attempt(fresh).waitFor({ state: 'visible' });
    expect(await fresh.evaluate(() => history.length)).toBe(1);
    expect(await fresh.getByRole('button', { name: 'Voltar' }).count()).toBe(0);
    expect(await layoutShifts(fresh)).toEqual([]);
  });
});

test('without JavaScript the page is complete, with nothing that does not work', async () => {
  const { page } = await open('/contact', { javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Página não encontrada');
  expect(await page.locator('main a:visible').allInnerTexts()).toEqual([
    'Ir para o início',
    'Falar com a gente',
    'Serviços',
    'Portfólio',
    'Sobre',
    'Contato',
  ]);
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  expect(await attempt(page).isVisible()).toBe(false);
});
