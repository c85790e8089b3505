// Answers a page's requests from a folder, in place of the shared server's site.

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { baseUrl } from './browser.ts';

/** Unknown addresses get 404.html, as on a host. */
export async function answerFrom(page: Page, folder: string): Promise<void> {
  await page.route(`${baseUrl}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    const found = existsSync(join(folder, file));
    return route.fulfill({
      status: found ? 200 : 404,
      path: join(folder, found ? file : '404.html'),
    });
  });
}
