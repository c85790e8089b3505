// Prints pages of a built site, as if they were already online: links on paper lead to the real address.

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { formatChoice } from '../../domain/proposal/prices.ts';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';

/** A proposal to print. */
export interface Job {
  route: string;
  /** The ids of what is chosen; undefined for the usual choice. */
  chosen: string[] | undefined;
  /** Of a protected proposal. */
  passphrase: string | undefined;
}

export interface Printer {
  print(job: Job): Promise<Buffer>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
/** What asks for the passphrase. */
const LOCKED = '[data-island="unlock"]';

/** `dist` is what the browser finds at `origin`; nothing else is reached. */
export async function startPrinter(dist: string, origin: string): Promise<Printer> {
  const { path } = await prepareChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ locale: 'pt-BR', viewport });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route('**/*', (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = join(dist, extname(name) ? name : `${name}.html`);
    if (asked !== origin) return route.abort();
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
  return { print: (job) => print(context, origin, job), close: () => browser.close() };
}

async function print(context: BrowserContext, origin: string, job: Job): Promise<Buffer> {
  const { route, chosen, passphrase } = job;
  const page = await context.newPage();
  try {
    await page.goto(origin + route + (chosen ? formatChoice(chosen) : ''));
    if ((await page.locator(LOCKED).count()) > 0) await open(page, passphrase);
    if (chosen) await showsChoice(page);
    // Paper has fonts of its own, which come once its style asks for them.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    const paper = { preferCSSPageSize: true, printBackground: true };
    return await page.pdf({ ...paper, tagged: true, outline: true });
  } finally {
    await page.close();
  }
}

/** As the client would; the file that is printed is open to everybody who has it. */
async function open(page: Page, passphrase = ''): Promise<void> {
  await page.locator(`${LOCKED} input`).fill(passphrase);
  await page.locator(`${LOCKED} button`).click();
  await page.locator(LOCKED).waitFor({ state: 'detached' });
}

/** The page takes the choice from its address after it has loaded, and says then that it was made. */
async function showsChoice(page: Page): Promise<void> {
  await page.locator('.proposal[data-made]').waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
