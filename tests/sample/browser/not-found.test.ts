// The page of unknown addresses: it says which one it was, and offers the one that may have been meant.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { baseUrl, openPage, type View, violations } from '../../support/browser.ts';
import { layoutShifts } from '../../support/layout-shift.ts';

const HOSTILE = [
  { path: '/%3Cimg%20src=x%20onerror=alert(1)%3E', shown: '/<img src=x onerror=alert(1)>' },
  { path: '/%3Cscript%3Ealert(1)%3C/script%3E', shown: '/<script>alert(1)</script>' },
  { path: '/%E0%A4%A', shown: '/%E0%A4%A' },
  { path: '/%F0%9F%8C%B2-%F0%9F%94%A5', shown: '/🌲-🔥' },
  { path: '/%E2%80%AEoãçn', shown: '/\u202eoãçn' },
  { path: '/"\'&amp;`{alert(1)}', shown: '/"\'&amp;`{alert(1)}' },
  { path: `/${'endereço-comprido/'.repeat(120)}`, shown: `/${'endereço-comprido/'.repeat(120)}` },
];

/** Some addresses are more than the test server takes: the page itself comes as a host would send it. */
async function open(path: string, view: Partial<View> = {}) {
  const body = await (await fetch(`${baseUrl}/pagina-que-nao-existe`)).text();
  const warnings: string[] = [];
  const opened = await openPage(path, {
    width: 1440,
    // Fonts that come late move words by a few pixels; here only the island may.
    blockFonts: true,
    ...view,
    prepare: async (page) => {
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      page.on('dialog', () => warnings.push('a dialog'));
      await page.route(
        (url) => url.href === new URL(path, baseUrl).href,
        (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
      );
      await view.prepare?.(page);
    },
  });
  return { ...opened, warnings };
}

function attempt(page: Page) {
  return page.locator('[data-part=path]');
}

describe('the address that was tried', () => {
  test.each(HOSTILE)('is shown as text: $shown', async ({ path, shown }) => {
    const { page, warnings } = await open(path);
    await attempt(page).waitFor({ state: 'visible' });
    expect(await attempt(page).textContent()).toBe(`Você procurou: ${shown}`);
    expect(await attempt(page).locator('*').count()).toBe(0);
    expect(warnings).toEqual([`404: ${shown}`]);
    expect(await page.locator('[data-part=suggestion]').isVisible()).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('is the path alone, without host, search and place', async () => {
    const { page } = await open('/segredo?cliente=capivara#fim');
    await attempt(page).waitFor({ state: 'visible' });
    expect(await attempt(page).textContent()).toBe('Você procurou: /segredo');
  });

  test.each([1440, 320])('takes three lines at most at %i px', async (width) => {
    const { page } = await open(HOSTILE.at(-1)?.path ?? '', { width });
    await attempt(page).waitFor({ state: 'visible' });
    const lines = await attempt(page).evaluate(
      (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.each([1440, 390, 320])(
  'between the page’s words stand even steps, whatever was tried, at %i px',
  async (width) => {
    for (const path of ['/contact', '/xyzzy']) {
      const { page } = await open(path, { width });
      await attempt(page).waitFor({ state: 'visible' });
      const steps = await page.evaluate(() => {
        const box = (selector: string) =>
          (document.querySelector(selector) as Element).getBoundingClientRect();
        return [
          box('main .cluster').top - box('main .lead').bottom,
          box('.not-found-attempt').top - box('.pavement').top,
        ];
      });
      expect(steps).toEqual([24, 0]);
    }
  },
);

describe('what may have been meant', () => {
  test.each([
    ['/contact', '/contato'],
    ['/servico/websites', '/servicos/websites'],
    ['/Portfolio', '/portfolio'],
    ['/portifolio', '/portfolio'],
    ['/sobre/', '/sobre'],
    ['/carreiras/qq', '/carreiras/qa'],
    ['/blog/porque-contratar-uma-software-house', '/blog/porque-contratar-software-house'],
  ])('%s: the page offers %s', async (path, meant) => {
    const { page } = await open(path, { width: 390 });
    const suggestion = page.locator('[data-part=suggestion]');
    await suggestion.waitFor({ state: 'visible' });
    expect(await suggestion.textContent()).toBe(`Você quis dizer ${meant}?`);
    expect(await layoutShifts(page)).toEqual([]);
    await suggestion.getByRole('link').click();
    await page.waitForURL(`**${meant}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(
      'Página não encontrada',
    );
  });

  test.each(['/x', '/xyzzy', '/proposta-de-outra-pessoa', '/obrigad'])(
    '%s: nothing is offered',
    async (path) => {
      const { page } = await open(path);
      await attempt(page).waitFor({ state: 'visible' });
      expect(await page.locator('[data-part=suggestion]').isVisible()).toBe(false);
    },
  );
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

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each([1440, 320])('a suggestion breaks no accessibility rule at %i px', async (width) => {
    const { page } = await open('/contact', { width, scheme });
    await page.locator('[data-part=suggestion]').waitFor({ state: 'visible' });
    expect(await violations(page)).toEqual([]);
  });
});
