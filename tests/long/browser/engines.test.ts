// The engines besides Chromium, where Playwright has them on this machine: `npx playwright install firefox webkit`.

import { existsSync } from 'node:fs';
import { type Browser, firefox, webkit } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll } from '../../browser/questions/room.ts';
import { baseUrl, PATIENCE_MS } from '../../support/browser.ts';
import { paths } from '../../support/site-pages.ts';

describe.each([firefox, webkit])('$name', (engine) => {
  const isThere = existsSync(engine.executablePath());
  if (!isThere) console.log(`${engine.name()} is left out: Playwright has none here`);

  describe.skipIf(!isThere)('on this machine', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await engine.launch();
    });
    afterAll(() => browser?.close());

    async function open(path: string, width: number) {
      const page = await browser.newPage({ baseURL: baseUrl, viewport: { width, height: 900 } });
      page.setDefaultTimeout(PATIENCE_MS);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/404|cal\.com/.test(message.text()))
          complaints.push(message.text());
      });
      await page.route('https://app.cal.com/**', (route) => route.abort());
      await page.goto(path);
      return { page, complaints };
    }

    test.each(paths)('%s fits its window and shows its headline and pictures', async (path) => {
      for (const width of [1440, 390]) {
        const { page, complaints } = await open(path, width);
        expect(await sidewaysScroll(page)).toEqual([]);
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        const eager = page.locator('img:not([loading=lazy])');
        const broken = await eager.evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
            .map(({ src }) => src),
        );
        expect([...broken, ...complaints]).toEqual([]);
        await page.close();
      }
    });

    test('the menu opens', async () => {
      const { page } = await open('/', 390);
      await page.locator('summary').first().click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first().waitFor();
    });
  });
});
