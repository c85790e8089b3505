// What stands under each other begins on one line: openings, sections and columns on the grid of twelve.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths } from '../../support/browser.ts';

/** The left edges, in whole pixels, of what matches. */
function edges(path: string, width: number, selector: string): Promise<number[]> {
  return openPage(path, { width }).then(({ page }) =>
    page
      .locator(selector)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => Math.round(element.getBoundingClientRect().left))),
      ]),
  );
}

/** What openings, sections, lists and cards are set out in. */
const COLUMNS = [
  '.page-opening-row > *',
  '.section-opening > *',
  '.feature-grid > li',
  '.steps > li',
  '.technologies > *',
  '.service-grid > *',
  '.service-block > *',
  '.project-grid > li',
  '.project-card > *',
  '.post-list > li',
  '.post-card > *',
  '.more-services > *',
  '.growth-steps > li > div',
  '.contact > *',
  '.faq > *',
  '.team > li',
  '.expertise > li',
  '.payment-end > *',
  '.tiles > li',
  '.site-footer-columns > *',
].join(', ');

/** What begins between two of the twelve columns, or ends beyond the last one. */
function offGrid(page: Page): Promise<string[]> {
  return page.evaluate((columns) => {
    const rootStyle = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.inlineSize = rootStyle.getPropertyValue('--gutter');
    const gutter = probe.getBoundingClientRect().width;
    probe.remove();
    return [...document.querySelectorAll(columns)].flatMap((element) => {
      const wrap = element.closest('.wrap');
      const box = element.getBoundingClientRect();
      if (!wrap || !element.checkVisibility() || box.width < 2) return [];
      const style = getComputedStyle(wrap);
      const outer = wrap.getBoundingClientRect();
      const left = outer.left + Number.parseFloat(style.paddingLeft);
      const right = outer.right - Number.parseFloat(style.paddingRight);
      const column = (right - left + gutter) / 12;
      const place = (box.left - left) / column;
      const off = Math.abs(place - Math.round(place)) * column;
      if (off <= 1 && box.right <= right + 1) return [];
      const name = element.className || `${element.tagName} in ${element.parentElement?.className}`;
      return [`${name} begins ${place.toFixed(2)} columns in`];
    });
  }, COLUMNS);
}

test.each(paths.filter((path) => !path.startsWith('/proposta')))(
  'every opening, section, list and card of %s begins on the grid',
  async (path) => {
    const { page } = await openPage(path, { width: 1024 });
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await offGrid(page), `${width} px`).toEqual([]);
    }
  },
);

describe.each([1024, 1440, 1920])('at %i px', (width) => {
  test.each([
    ['/', '.section-opening > .lead, .growth-steps li:nth-child(3) > div'],
    ['/contato', '.page-opening .lead, .contact-info, .feature-grid li:nth-child(3)'],
    ['/contato', '.faq > dl, .feature-grid li:nth-child(2)'],
    [
      '/servicos/websites',
      '.page-opening .lead, .feature-grid li:nth-child(3), .step:nth-child(3)',
    ],
    ['/sobre', '.page-opening .lead, .section-opening > .lead, .step:nth-child(3)'],
  ])('on %s the columns of %s begin on one line', async (path, selector) => {
    expect(await edges(path, width, selector)).toHaveLength(1);
  });

  test('nothing of the three steps leaves the page’s column', async () => {
    const { page } = await openPage('/', { width });
    const right = await page.locator('.growth h2').evaluate((title) => {
      const wrap = title.parentElement as HTMLElement;
      return (
        wrap.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(wrap).paddingRight)
      );
    });
    const texts = await page
      .locator('.growth-steps p')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().right));
    expect(Math.max(...texts)).toBeLessThanOrEqual(right + 0.5);
  });
});

test('telephone numbers, dates and codes stay on one line at 320 px', async () => {
  for (const path of ['/contato', '/proposta', '/proposta-vale-do-iguacu', '/blog']) {
    const { page } = await openPage(path, { width: 320 });
    const broken = await page
      .locator('a[href^="tel:"], .unit, .facts dd, time')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1;
          })
          .map((element) => element.textContent),
      );
    expect(broken, path).toEqual([]);
  }
});

test.each(['/', '/n8n', '/obrigado', '/servicos/websites'])(
  'the words and the drawing of a card begin on one line on a telephone: %s',
  async (path) => {
    const selector =
      '.service-card-text > :first-child, .service-card-art:not([data-art="mobile"])';
    expect(await edges(path, 390, selector)).toHaveLength(1);
  },
);

test('the legal links of the footer stand on its columns at 320 px', async () => {
  const links = '.site-footer-nav > *, .site-footer-end li';
  expect(await edges('/sobre', 320, links)).toHaveLength(2);
});

test('titles, texts and ends of a pair of articles stand on one line', async () => {
  for (const width of [900, 1440]) {
    const { page } = await openPage('/blog', { width });
    const pairs = await page
      .locator('.post-list > li:nth-child(n + 2):nth-child(-n + 5) .post-card-text')
      .evaluateAll((texts) =>
        texts.map((text) =>
          [...text.children].map((child) => Math.round(child.getBoundingClientRect().top)),
        ),
      );
    expect(pairs).toHaveLength(4);
    expect(pairs[1]).toEqual(pairs[0]);
    expect(pairs[3]).toEqual(pairs[2]);
  }
});

test.each([
  ['/blog', 390],
  ['/blog/porque-contratar-software-house', 390],
  ['/blog/porque-contratar-software-house', 1440],
])('how long an article takes to read stands beside its date: %s at %i px', async (path, width) => {
  const { page } = await openPage(path, { width });
  const alone = await page.locator('.post-card time').evaluateAll((dates) =>
    dates
      .filter((date) => {
        const minutes = date.nextElementSibling as Element;
        return date.getBoundingClientRect().top !== minutes.getBoundingClientRect().top;
      })
      .map((date) => date.textContent),
  );
  expect(alone).toEqual([]);
});

test('the gutters between seven points meet', async () => {
  expect(await edges('/n8n', 1440, '#condicoes ~ .feature-grid > li')).toHaveLength(3);
});

test('the three parts of the booking page begin where its opening does', async () => {
  const places = '.page-opening .lead, .booking > .promo';
  expect(await edges('/agendamento', 1440, places)).toHaveLength(1);
});
