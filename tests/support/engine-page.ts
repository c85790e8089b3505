// A page of a finished site in Firefox or WebKit: opened, asked, and used as a visitor does.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { AnyPage } from '../browser/questions/question.ts';
import { fileAt } from './browser.ts';
import { type Driver, type Engine, type Launch, type Size, until } from './engines.ts';

declare global {
  /** The errors of the page so far. */
  var faults: string[];
}

/** Runs in the page, before its scripts and its policy. */
function noteFaults(): void {
  globalThis.faults = [];
  const { error } = console;
  console.error = (...words) => {
    error(...words);
    faults.push(words.join(' '));
  };
  const note = (event: ErrorEvent) =>
    faults.push(event.message ?? `not loaded: ${(event.target as Element).outerHTML}`);
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective}: ${blockedURI}`),
  );
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
/** The address of a window whose frame shows the page that follows. */
const FRAME = '/frame:';

/** Serves a finished site, whose pages note their errors and may be in a frame. */
function serve(folder: string) {
  return createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = fileAt(folder, pathname);
    const file = found ?? join(folder, '404.html');
    const content = readFileSync(file);
    response.statusCode = found || pathname.startsWith(FRAME) ? 200 : 404;
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (pathname.startsWith(FRAME)) response.end(`<iframe src="${url.slice(FRAME.length)}">`);
    else if (extname(file) !== '.html') response.end(content);
    else response.end(`${content}`.replace('<head>', `<head><script>(${noteFaults})()</script>`));
  });
}

const KEYS: Record<string, string> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Escape: '\ue00c',
  End: '\ue010',
  ArrowRight: '\ue014',
};

export class EnginePage implements AnyPage {
  private readonly ends: (() => unknown)[] = [];
  private driver!: Driver;
  private url = '';

  constructor(private readonly engine: Engine) {}

  async start(folder: string): Promise<void> {
    const server = serve(folder).listen(0, '127.0.0.1');
    this.ends.push(() => server.close().closeAllConnections());
    await once(server, 'listening');
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const launch: Launch = (program, flags, env) => {
      const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
      const child = spawn(program, flags, { stdio: [...stdio], env: { ...process.env, ...env } });
      const kill = () => child.kill('SIGKILL');
      process.once('exit', kill);
      this.ends.push(async () => {
        process.off('exit', kill);
        if (kill()) await once(child, 'exit');
      });
      return child;
    };
    // WebKitWebDriver now and then waits in vain for its own window.
    this.driver = await this.engine.start(launch).catch(() => this.engine.start(launch));
  }

  async stop(): Promise<void> {
    for (const end of this.ends.splice(0)) await end();
  }

  async open(path: string, width: number): Promise<void> {
    const { send, smallest, resize } = this.driver;
    const isFramed = width < smallest;
    await send('SwitchToFrame', { id: null });
    if (isFramed) await resize({ width: 1600, height: 1100 });
    await send('Navigate', { url: `${this.url}${isFramed ? FRAME : ''}${path}` });
    if (isFramed) await send('SwitchToFrame', { id: 0 });
    await this.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  }

  evaluate: AnyPage['evaluate'] = async (asked: unknown, given?: unknown) => {
    const expression = typeof asked === 'string' ? asked : `(${asked})(arguments[0])`;
    return this.driver.send('ExecuteScript', {
      script: `return ${expression}`,
      args: [given ?? null],
      // Firefox keeps what a script adds to the page for those that follow.
      sandbox: null,
    });
  };

  /** The page on A4, as Firefox prints it; the driver of WebKit cannot print. */
  async pdf(): Promise<Buffer> {
    return Buffer.from(await this.driver.send('Print'), 'base64');
  }

  async setViewportSize({ width, height }: Size): Promise<void> {
    const isFramed = await this.evaluate((size) => {
      if (frameElement) (frameElement as HTMLElement).style.cssText = size;
      return frameElement !== null;
    }, `border: 0; position: fixed; inset: 0; width: ${width}px; height: ${height}px`);
    if (!isFramed) await this.driver.resize({ width, height });
    await until(
      async () => (await this.evaluate(() => innerWidth)) === width,
      `the page is ${width} px wide`,
    );
  }

  emulateMedia: AnyPage['emulateMedia'] = (media) => this.driver.emulateMedia(media);

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      const keys = key.split('+').map((name) => KEYS[name] ?? name);
      const actions = [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.reverse().map((value) => ({ type: 'keyUp', value })),
      ];
      await this.driver.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
  };

  /** Clicks the first visible element of the selector that has these words in its name. */
  async click(selector: string, words = ''): Promise<void> {
    await this.driver.send('ElementClick', await this.find(selector, words));
  }

  /** Types into a field by its label, after what it has. */
  async type(label: string, text: string): Promise<void> {
    const field = await this.find('input, textarea', label);
    await this.driver.send('ElementSendKeys', { ...field, text });
  }

  /** Waits until the page shows these words. */
  async see(words: string): Promise<void> {
    const isSeen = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text);
    await until(() => this.evaluate(isSeen, words), `${this.engine.name} shows: ${words}`);
  }

  private async find(selector: string, words: string): Promise<{ id: unknown }> {
    let found: object | null = null;
    const look = ([where, name]: readonly [string, string]) => {
      const element = [...document.querySelectorAll<HTMLInputElement>(where)].find((one) => {
        const text = one.ariaLabel ?? (one.labels?.[0] ?? one).textContent ?? '';
        const isThere = one.matches('option') || one.checkVisibility();
        return isThere && text.replace(/\s+/g, ' ').includes(name);
      });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!element?.contains(topmost)) element?.scrollIntoView({ block: 'center' });
      return element ?? null;
    };
    await until(async () => {
      found = await this.evaluate(look, [selector, words] as const);
      return found;
    }, `${selector} ${words}`);
    return { id: Object.values(found ?? {})[0] };
  }
}
