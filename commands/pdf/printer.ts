// Prints pages of a built site, as if they were already online: links on paper lead to the real address.

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';

export interface Printer {
  /** Opens the page of `address`, lets `prepare` act on it, and gives the finished PDF. */
  print(address: string, prepare?: (page: Page) => Promise<void>): Promise<Buffer>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** `dist` is what the browser finds at `origin`; nothing else is reached. */
export async function startPrinter(dist: string, origin: string): Promise<Printer> {
  const { path } = await prepareChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route('**/*', (route) => answer(route, dist, origin));
  return {
    print: (address, prepare) => print(context, address, prepare),
    close: () => browser.close(),
  };
}

async function answer(route: Route, dist: string, origin: string): Promise<void> {
  const { origin: asked, pathname } = new URL(route.request().url());
  const name = pathname === '/' ? '/index.html' : pathname;
  const file = join(dist, extname(name) ? name : `${name}.html`);
  if (asked !== origin) await route.abort();
  else if (existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404 });
}

async function print(
  context: BrowserContext,
  address: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await prepare?.(page);
    // Paper has fonts of its own, which come once its style asks for them.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } finally {
    await page.close();
  }
}
