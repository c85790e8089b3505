// The site runs under a strict Content-Security-Policy, so a host may send one.

import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths, scrollThrough } from '../support/browser.ts';

describe('a strict policy blocks nothing', () => {
  test.each(paths)('%s', async (path) => {
    const { page, complaints } = await openPage(path, { width: 1440, prepare: addPolicy });
    await scrollThrough(page);
    expect(complaints).toEqual([]);
    expect(await page.evaluate('violated')).toEqual([]);
    expect(
      await page.locator('h1').evaluate((element) => getComputedStyle(element).fontWeight),
    ).toBe('700');
  });

  test('and would block a style in an attribute', async () => {
    const { page } = await openPage('/', { width: 1440, prepare: addPolicy });
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    expect(await page.evaluate('violated')).toEqual(['style-src-attr inline']);
  });
});

/** Answers with the policy, allowing no inline style but the page's own, and collects what it blocks. */
async function addPolicy(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.violated = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violated.push(event.effectiveDirective + ' ' + event.blockedURI));
  `);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => hash(css ?? ''));
    const policy = [
      "default-src 'none'",
      "img-src 'self'",
      "font-src 'self'",
      `style-src ${styles.join(' ')}`,
      "base-uri 'none'",
      "form-action 'self'",
    ];
    const headers = { ...response.headers(), 'content-security-policy': policy.join('; ') };
    await route.fulfill({ response, headers });
  });
}

function hash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
