// Opens pages in windows of their own, and notes their errors.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { WITH_OWN_RULE } from './styled.ts';

export interface View {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  javaScript?: boolean;
  /** True for a touch screen. */
  touch?: boolean;
  /** True to allow motion, which is reduced in other tests. */
  motion?: boolean;
  /** Another browser than the tests' own. */
  browser?: Browser;
  /** The folder of another build, which is shown at the addresses of the served site. */
  folder?: string;
  /** `commit` does not wait for scripts. */
  until?: 'load' | 'commit';
  /** Runs before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface Opened {
  page: Page;
  /** Errors so far: in the console, in requests, or against the page's policy. */
  complaints: string[];
  /** Requests without an answer yet. */
  pending: Set<Request>;
}

export const baseUrl = inject('baseUrl');
export const PATIENCE_MS = 30_000;

let browser: Promise<Browser> | undefined;

/** Opens a page in a window of its own, which is closed when the test ends. */
export async function open(path: string, view: View = {}): Promise<Opened> {
  const opened = await openWindow(view);
  await opened.go(path);
  return opened;
}

/** A window in which one page is opened after the other, which is faster than a window for each. */
export interface Window extends Opened {
  go(path: string): Promise<void>;
}

/** Opens a window without a page; it is closed at the end of the test, or as `onEnd` decides. */
export async function openWindow(
  view: View = {},
  onEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Window> {
  browser ??= chromium.launch(inject('chromium'));
  const context = await (view.browser ?? (await browser)).newContext(settingsOf(view));
  await context.addInitScript(noteClasses);
  context.setDefaultTimeout(PATIENCE_MS);
  if (view.folder) {
    if (!existsSync(view.folder)) throw new Error(`${view.folder} is not there, or not any more`);
    await serveFolder(context, view.folder);
  }
  const page = await context.newPage();
  let current = '';
  const expectStyled = async (): Promise<void> => {
    const unstyled = await Promise.all(context.pages().map(unstyledClasses));
    const message = `${current}: classes whose rules were left out of its style`;
    expect(unstyled.flat(), message).toEqual([]);
  };
  const opened = watch(page, () => current);
  await view.prepare?.(page);
  onEnd(async () => {
    await inTime(expectStyled()).finally(async () => {
      // Requests that a test still holds back are no errors.
      for (const each of context.pages()) await each.unrouteAll({ behavior: 'ignoreErrors' });
      await inTime(context.close());
    });
  });
  const go = async (path: string): Promise<void> => {
    if (current) await expectStyled();
    current = path;
    // What the page before left undone fails before the next one is there.
    const forget = () => opened.complaints.splice(0);
    page.once('framenavigated', forget);
    await page.goto(path, { waitUntil: view.until ?? 'load' });
  };
  return { ...opened, go };
}

/** Rejects if a browser that hangs gives no answer. */
const inTime = (answer: Promise<void>): Promise<void> =>
  Promise.race([
    answer,
    wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('the browser hangs');
    }),
  ]);

const settingsOf = ({ width = 1440, height, scheme, javaScript, motion, touch }: View) => ({
  baseURL: baseUrl,
  locale: 'pt-BR',
  viewport: { width, height: height ?? (width < 700 ? 844 : 900) },
  colorScheme: scheme ?? ('light' as const),
  javaScriptEnabled: javaScript ?? true,
  hasTouch: touch ?? false,
  reducedMotion: motion ? ('no-preference' as const) : ('reduce' as const),
});

declare global {
  /** Every class that an element of the page has had. */
  var classes: Set<string>;
}

/** Runs in the page, before its scripts. */
function noteClasses(): void {
  globalThis.classes = new Set();
  const note = () => {
    for (const { classList } of document.querySelectorAll('[class]'))
      for (const name of classList) globalThis.classes.add(name);
  };
  const changes = { subtree: true, childList: true, attributeFilter: ['class'] };
  new MutationObserver(note).observe(document, changes);
}

/** Classes that the page shows or has shown, and whose rules in styles/ its own style lacks. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const shown = await page
    .evaluate(() => {
      // The editor has a style of its own, and a page that was just left has none.
      const hasStyle = document.querySelector('style')?.sheet?.cssRules.length;
      if (!hasStyle || location.pathname.startsWith('/admin')) return [];
      const textOf = ({ cssRules }: CSSStyleSheet): string =>
        Array.from(cssRules, ({ cssText }) => cssText).join();
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
        .filter(({ media }) => media.mediaText !== 'print')
        .map(textOf);
      const alone = sheets.join().replace(/:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
      const known = new Set(alone.match(/(?<=\.)[a-z][\w-]*/g));
      return [...(globalThis.classes ?? [])].filter((name) => !known.has(name));
    })
    // A page that is being left cannot be asked.
    .catch(() => []);
  return shown.filter((name) => WITH_OWN_RULE.has(name));
}

/** Serves each file at its own address, and each page at the one without `.html`. */
async function serveFolder(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${baseUrl}/**`, (route) => {
    const path = fileAt(folder, new URL(route.request().url()).pathname);
    if (path) return route.fulfill({ path });
    return route.fulfill({ path: join(folder, '404.html'), status: 404 });
  });
}

/** The file of a finished site that answers an address. */
export function fileAt(folder: string, pathname: string): string | undefined {
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  return [file, `${file}.html`].find((name) => /\.\w+$/.test(name) && existsSync(name));
}

/** Requests that may go to another host: for the calendar's script, and to the tests' own form service. */
const ELSEWHERE = /^https:\/\/(?:app\.cal\.com|forms\.pinha\.test)\//;
/** The browser may request the icon at any time, also for a page that is being left. */
const ICON = /\/favicon\.\w+$/;

function watch(page: Page, path: () => string): Opened {
  const complaints: string[] = [];
  const pending = new Set<Request>();
  const isExpected = (url: string): boolean =>
    ICON.test(url) || ELSEWHERE.test(url) || url === baseUrl + path();
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (!isLoud || isExpected(message.location().url)) return;
    // The not-found page logs this for the owner of the site.
    if (message.text() !== `404: ${path()}`) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    pending.add(request);
    const url = request.url();
    if (!url.startsWith(`${baseUrl}/`) && !/^(?:data|blob):/.test(url) && !isExpected(url))
      complaints.push(`elsewhere: ${url}`);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    if (!isExpected(request.url())) complaints.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url()))
      complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return { page, complaints, pending };
}

/** Waits until all requests are answered, and for two frames in which the page can react. */
export async function settled({ page, pending }: Opened): Promise<void> {
  const frames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
  do {
    for (const request of pending) await request.response().catch(() => null);
    await frames();
  } while (pending.size > 0);
}

/** The text that a visitor reads, on one line with plain spaces. */
export function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/** Imitates the translators of browsers, which replace every text by elements with a text. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });
