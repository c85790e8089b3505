// Every page runs under its own strict Content-Security-Policy.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  baseUrl,
  bookingPath,
  islandsAwake,
  openPage,
  paths,
  scrollThrough,
} from '../support/browser.ts';
import { contentOf } from '../support/content.ts';

describe('the policy that a page brings', () => {
  test.each(paths)('blocks nothing of %s', async (path) => {
    const { page, complaints } = await openPage(path, { width: 1440, prepare: collectViolations });
    await scrollThrough(page);
    await wakeIslands(page);
    expect(complaints).toEqual([]);
    expect(await page.evaluate('violated')).toEqual([]);
    expect(
      await page.locator('h1').evaluate((element) => getComputedStyle(element).fontWeight),
    ).toBe('700');
  });

  test('blocks a style in an attribute, text that becomes a script or HTML, and a picture from elsewhere', async () => {
    const { page } = await openPage('/', { width: 1440, prepare: collectViolations });
    const refused = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
        () => document.body.append(Object.assign(document.createElement('p'), { innerHTML: '1' })),
      ];
      document.body.setAttribute('style', 'color: red');
      document.body.append(Object.assign(new Image(), { src: 'https://fotos.example/a.png' }));
      return attempts.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      }).length;
    });
    expect(refused).toBe(2);
    await page.waitForFunction('new Set(violated).size >= 3');
    // Once for the policy in the header, and where both say it once more for that of the page.
    expect(new Set((await page.evaluate('violated')) as string[])).toEqual(
      new Set([
        'style-src-attr inline',
        'require-trusted-types-for trusted-types-sink',
        'img-src https://fotos.example/a.png',
      ]),
    );
  });

  test('lets nobody put the page into a frame', async () => {
    const { page } = await openPage('/', {
      width: 1440,
      prepare: (fresh) =>
        fresh.route('**/moldura', (route) =>
          route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseUrl}/"></iframe>` }),
        ),
    });
    await page.goto('/moldura');
    const [frame] = page.frames().slice(1);
    await frame?.waitForLoadState();
    expect(frame?.url()).toMatch(/^chrome-error:/);
  });
});

test.each(paths)('%s lets another site in only if it has a calendar', async (path) => {
  const html = await (await fetch(baseUrl + path)).text();
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(policy).toBeTruthy();
  const hasCalendar = Boolean(contentOf('site.yaml').bookingLink) && path === bookingPath;
  expect(/cal\.com|unsafe|frame-src/.test(policy ?? '')).toBe(hasCalendar);
});

/** Touches every island that waits for it, and gives all of them the time to do their work. */
async function wakeIslands(page: Page): Promise<void> {
  await page
    .locator('[data-when=interaction] > *')
    .evaluateAll((islands) =>
      islands.forEach(
        (island) => void island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      ),
    );
  await islandsAwake(page);
  await page.waitForFunction(() => !document.querySelector('.calendar[data-state=loading]'));
  await page.waitForLoadState('networkidle');
}

async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.violated = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violated.push(event.effectiveDirective + ' ' + event.blockedURI));
  `);
}
