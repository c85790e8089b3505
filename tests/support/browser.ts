// Opens pages of the real site in the shared browser, and asks them what a visitor would notice.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { type Answers, headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { routeToFile } from '../../domain/routes.ts';
import { standInCalendar } from './calendar.ts';
import { pageOfTemplate, shapeOf } from './content.ts';
import { PATIENCE_MS } from './patience.ts';

export interface View {
  width: number;
  height?: number;
  scheme?: 'light' | 'dark';
  javaScript?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  blockFonts?: boolean;
  /** In the window of the last page that was opened so, as it was at first, which is quicker; only width and height are heeded. */
  again?: boolean;
  /** Such as `Asia/Tokyo`. */
  timeZone?: string;
  /** Whatever has to happen before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenPage {
  page: Page;
  /** What went wrong so far: console errors, exceptions, failed requests, requests elsewhere. */
  complaints: string[];
}

export const baseUrl = inject('baseUrl');
export const paths = inject('paths');

/** The first page of each template. */
export const shapes = paths.filter(
  (path) => paths.find((other) => shapeOf(other) === shapeOf(path)) === path,
);

/** The only page that lets a service in. */
export const bookingPath: string | undefined = pageOfTemplate('booking')?.route;

/** Closes itself when the test ends, unless it is opened again. */
export async function openPage(path: string, view: View): Promise<OpenPage> {
  const page = view.again ? await openAgain(view) : await newPage(view);
  if (!view.again)
    onTestFinished(async () => {
      // What a test still holds back when it ends is nobody's error.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });
  const complaints = watch(page, path);
  // A page that is routed is loaded without the browser's cache, in twice the time.
  if (path === bookingPath) await standInCalendar(page);
  if (view.blockFonts) await page.route('**/*.woff2', (route) => route.abort());
  await view.prepare?.(page);
  await page.goto(path);
  return { page, complaints };
}

/** One connection for all files of a worker, and one window for what is opened again. */
let browser: Promise<Browser> | undefined;
let again: Promise<Page> | undefined;

async function newPage(view: View): Promise<Page> {
  browser ??= chromium.connect(inject('wsEndpoint'));
  const context = await (await browser).newContext({
    baseURL: baseUrl,
    locale: 'pt-BR',
    viewport: sizeOf(view),
    colorScheme: view.scheme ?? 'light',
    javaScriptEnabled: view.javaScript ?? true,
    reducedMotion: view.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: view.forcedColors ? 'active' : 'none',
    ...(view.timeZone && { timezoneId: view.timeZone }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(NOTE_VIOLATIONS);
  return context.newPage();
}

const NOTE_VIOLATIONS = `
  globalThis.violated = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violated.push(event.effectiveDirective + ' ' + event.blockedURI));
`;

const NOTED = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

/** In the light, and without movement, which would change colours little by little. */
async function openAgain(view: View): Promise<Page> {
  again ??= newPage(view);
  const page = await again;
  // What the page before still waits for is nobody's failure.
  await page.goto('about:blank');
  await page.unrouteAll();
  for (const event of NOTED) page.removeAllListeners(event);
  await page.emulateMedia({
    ...{ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' },
  });
  await setLetters(page, 16);
  await page.setViewportSize(sizeOf(view));
  return page;
}

const sizeOf = ({ width, height = width < 700 ? 844 : 900 }: View) => ({ width, height });

/** The size of letters in the browser's own setting, which the widths in style sheets follow. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = Math.round((standard * 13) / 16);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
}

/** A page of another build, at the address where it would stand in the served site; with headers, if these are told. */
export function openBuilt(
  outDir: string,
  path: string,
  view: View & { answers?: Answers | undefined },
): Promise<OpenPage> {
  const rules = view.answers && headerRules(view.answers);
  const prepare = async (page: Page): Promise<void> => {
    await page.route(`${baseUrl}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname.includes('.') ? pathname : routeToFile(pathname);
      const headers = rules && headersAt(rules, pathname);
      const path = join(outDir, file);
      // The browser may ask for its icon when a test is over and its folder gone; else a failed request is a complaint.
      if (!existsSync(path)) return route.abort();
      return route.fulfill({ path, ...(headers && { headers }) });
    });
    await view.prepare?.(page);
  };
  return openPage(path, { ...view, prepare });
}

/** What goes wrong from now on, as it does. */
export function watch(page: Page, path: string): string[] {
  const complaints: string[] = [];
  const isDocument = (url: string): boolean => url === baseUrl + path;
  const allowed = [`${baseUrl}/`, ...(path === bookingPath ? ['https://app.cal.com/'] : [])];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // As a word: a port may be 40459.
    if (isDocument(message.location().url) && /\b404\b/.test(message.text())) return;
    if (message.text() === `404: ${path}`) return;
    complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (allowed.some((start) => request.url().startsWith(start))) return;
    complaints.push(`elsewhere: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser gives up its own request for the icon where a page is left before it came.
    if (reason === 'net::ERR_ABORTED' && /\/favicon\.\w+$/.test(request.url())) return;
    complaints.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.ok() || response.status() === 304 || isDocument(response.url())) return;
    complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Goes down the page and back, so that whatever waits to be seen is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => image.currentSrc)));
    await document.fonts.ready;
    scrollTo(0, 0);
    await frame();
  });
}

/** Once each island whose time has come is awake or has failed. */
export async function islandsAwake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is near is told of a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement & { waking?: unknown }>('[data-island]')].every(
      ({ waking }) => !waking,
    ),
  );
}

/** Less than half of what the package's main module brings into a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One readable text for each place that breaks one of these rules, or any of WCAG 2.0 to 2.2, A and AA. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`${AXE};0`);
  const results = await page.evaluate(
    ([names, tags]) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: names.length > 0 ? { type: 'rule', values: [...names] } : tags,
        resultTypes: ['violations'],
        // Style sheets are not read again: no rule of these asks for them.
        preload: false,
      }),
    [rules, WCAG] as const,
  );
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** What makes the page wider than its window; empty when nothing does. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const surplus = root.scrollWidth - root.clientWidth;
    if (surplus <= 0) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const names = wide.map((element) => `${element.tagName}.${element.getAttribute('class')}`);
    return [`${surplus} px too wide at ${root.clientWidth} px: ${names.slice(0, 8).join(', ')}`];
  });
}

/** Words cut off by a box that hides what does not fit in it, or by the edge of the page. */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const range = document.createRange();
    // Most texts have the same boxes around them.
    const seen = new Map<Element, { style: CSSStyleDeclaration; edges: DOMRect }>();
    const lookAt = (box: Element) => {
      const known = seen.get(box);
      if (known) return known;
      const look = { style: getComputedStyle(box), edges: box.getBoundingClientRect() };
      seen.set(box, look);
      return look;
    };

    function cutBy(text: Node): string | undefined {
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return undefined;
      for (let near = text.parentElement; near; near = near.parentElement) {
        const { style, edges } = lookAt(near);
        if (style.visibility === 'hidden' || style.clipPath.startsWith('inset(')) return undefined;
        if (hides(style.overflowX) && (box.left < edges.left - 1 || box.right > edges.right + 1))
          return near.className;
        // Letters may reach a little out of their line.
        const slack = 0.3 * Number.parseFloat(style.fontSize);
        if (
          hides(style.overflowY) &&
          (box.top < edges.top - slack || box.bottom > edges.bottom + slack)
        )
          return near.className;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
      }
      return box.left < -1 || box.right > edge + 1 ? 'the page' : undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const by = walker.currentNode.textContent?.trim() && cutBy(walker.currentNode);
      if (by) found.push(`"${walker.currentNode.textContent?.trim()}" cut by ${by}`);
    }
    return found;
  });
}
