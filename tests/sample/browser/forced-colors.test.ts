// What forced colours would take away: bars, bullets and edges that are drawn by a background.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';

describe('in forced colours', () => {
  test.each([
    {
      what: 'the current link’s bar',
      path: '/',
      selector: '.site-nav [aria-current]',
      part: '::after',
    },
    {
      what: 'the bullets of a package',
      path: '/servicos/websites',
      selector: '.seed-list li',
      part: '::before',
    },
    {
      what: 'the bullets of a proposal',
      path: '/proposta',
      selector: '.seed-list li',
      part: '::before',
    },
    {
      what: 'the bullets of an article',
      path: '/blog/porque-contratar-software-house',
      selector: '.prose ul > li',
      part: '::before',
    },
  ])('$what stands out', async ({ path, selector, part }) => {
    const { page } = await openPage(path, { width: 1440, forcedColors: true });
    const painted = await page
      .locator(selector)
      .evaluateAll(
        (elements, name) =>
          elements.map((element) => getComputedStyle(element, name).backgroundColor),
        part,
      );
    expect(painted.length).toBeGreaterThan(0);
    expect(new Set(painted).has(await canvasColor(page))).toBe(false);
  });

  test.each([
    ['/servicos/websites', '.badge'],
    ['/blog', '.badge'],
    ['/', '.button'],
    ['/', '.service-card'],
    ['/servicos/websites', '.package'],
  ])('on %s every %s has an edge', async (path, selector) => {
    const { page } = await openPage(path, { width: 1440, forcedColors: true });
    const canvas = await canvasColor(page);
    const edges = await page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return { width: Number.parseFloat(style.borderTopWidth), color: style.borderTopColor };
      }),
    );
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter(({ width, color }) => width < 1 || color === canvas)).toEqual([]);
  });
});

function canvasColor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    return getComputedStyle(probe).backgroundColor;
  });
}
