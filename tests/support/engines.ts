// Drives Firefox by Marionette and WebKit by WebKitWebDriver: both know the commands of WebDriver.

import type { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyPage } from '../browser/questions/question.ts';
import { PATIENCE_MS } from './browser.ts';
import { temporaryFolder } from './folders.ts';
import { freePort } from './nginx.ts';

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
type Send = (command: string, parameters?: object) => Promise<any>;
export type Size = Parameters<AnyPage['setViewportSize']>[0];

export interface Driver extends Pick<AnyPage, 'emulateMedia'> {
  send: Send;
  /** The width of its smallest window. */
  smallest: number;
  resize: (size: Size) => Promise<unknown>;
  print?: () => Promise<Buffer>;
}

export interface Engine {
  name: string;
  /** Programs, and how Debian installs them. */
  needs: string[];
  install: string;
  /** The names of states of the table into which this engine can be brought. */
  states: RegExp;
  start: (launch: Launch) => Promise<Driver>;
}
export type Launch = (program: string, flags: string[], env?: object) => ReturnType<typeof spawn>;

const ALL: Engine[] = [
  {
    name: 'Firefox',
    needs: ['firefox-esr'],
    install: 'apt-get install firefox-esr',
    states: /^(?!.*letters)/,
    start: startFirefox,
  },
  {
    name: 'WebKit',
    needs: ['WebKitWebDriver', 'Xvfb'],
    install: 'apt-get install webkit2gtk-driver xvfb',
    states: /^(?:at \d+ px|in the light, at \d+ px|in colours of its own)$/,
    start: startWebKit,
  },
];

/** The engines of this machine; one line says of each other how it is installed. */
export const ENGINES = ALL.filter(({ name, needs, install }) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isHere = needs.every((one) => folders.some((folder) => existsSync(join(folder, one))));
  if (!isHere) console.log(`${name} is left out: ${install}`);
  return isHere;
});

const CAPABILITIES = {
  timeouts: { script: 2 * PATIENCE_MS, pageLoad: 2 * PATIENCE_MS },
  // Requests to others end at a port where nobody listens.
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['127.0.0.1', 'localhost'],
  },
};

export async function until(isSo: () => unknown, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await wait(20))
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
}

/** What Playwright calls media, by which Firefox takes it for a page. */
const OVERRIDES: Record<string, string> = {
  media: 'mediumOverride',
  colorScheme: 'prefersColorSchemeOverride',
  forcedColors: 'forcedColorsOverride',
  reducedMotion: 'prefersReducedMotionOverride',
};

async function startFirefox(launch: Launch): Promise<Driver> {
  const profile = temporaryFolder();
  const settings = { 'marionette.port': 0, 'ui.useOverlayScrollbars': 1 };
  const lines = Object.entries(settings).map(([key, value]) => `user_pref("${key}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  launch('firefox-esr', [...flags, '--profile', profile]);
  const port = join(profile, 'MarionetteActivePort');
  await until(() => existsSync(port), 'Firefox listens');
  const socket = connect(Number(readFileSync(port, 'utf8')), '127.0.0.1');
  const answers = new Map<number, (packet: unknown[]) => void>();
  let received = Buffer.alloc(0);
  // A packet is the length of its JSON, a colon, and the JSON.
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let start = received.indexOf(':') + 1; start > 0; start = received.indexOf(':') + 1) {
      const end = start + Number(received.subarray(0, start - 1));
      if (received.length < end) return;
      const packet = JSON.parse(String(received.subarray(start, end)));
      received = received.subarray(end);
      answers.get(packet[1])?.(packet);
    }
  });
  let count = 0;
  const command: Send = (name, parameters = {}) =>
    new Promise((done, fail) => {
      count += 1;
      const late = setTimeout(() => fail(new Error(`no answer to ${name}`)), 3 * PATIENCE_MS);
      answers.set(count, ([, , error, result]) => {
        clearTimeout(late);
        if (error) fail(new Error(`${name}: ${JSON.stringify(error).slice(0, 500)}`));
        else done((result as { value?: unknown }).value ?? result);
      });
      const packet = JSON.stringify([0, count, name, parameters]);
      socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    });
  const send: Send = (name, parameters) => command(`WebDriver:${name}`, parameters);
  let earlier: Promise<unknown> = Promise.resolve();
  /** Runs a script as a part of the browser, one at a time; `page` is the element that shows the page. */
  const inBrowser = (script: string, ...args: unknown[]): Promise<unknown> => {
    earlier = earlier.then(async () => {
      await command('Marionette:SetContext', { value: 'chrome' });
      const text = `const page = gBrowser.selectedBrowser; ${script}`;
      await send('ExecuteScript', { script: text, args });
      await command('Marionette:SetContext', { value: 'content' });
    });
    return earlier;
  };
  await send('NewSession', { capabilities: { alwaysMatch: CAPABILITIES } });
  return {
    send,
    smallest: 0,
    resize: (size) =>
      inBrowser(
        `for (const [side, length] of Object.entries(arguments[0]))
          for (const bound of ['min', 'max']) page.style[bound + '-' + side] = length + 'px';`,
        size,
      ),
    emulateMedia: async (media) => {
      const entries = Object.entries(media ?? {});
      const values = entries.map(([name, value]) => [OVERRIDES[name], value]);
      await inBrowser(
        'Object.assign(page.browsingContext, arguments[0])',
        Object.fromEntries(values),
      );
    },
  };
}

/** The paths of commands below that of the session. */
const PATHS: Record<string, string> = {
  Navigate: 'url',
  SetWindowRect: 'window/rect',
  SwitchToFrame: 'frame',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
};

async function startWebKit(launch: Launch): Promise<Driver> {
  const settings = temporaryFolder();
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24']);
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const env = { DISPLAY: `:${display}`.trim(), XDG_CONFIG_HOME: settings };
  launch('WebKitWebDriver', [`--port=${port}`], env);
  const call = async (path: string, parameters?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: parameters ? 'POST' : 'GET',
      body: parameters && JSON.stringify(parameters),
      signal: AbortSignal.timeout(3 * PATIENCE_MS),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  await until(() => call('status').catch(() => false), 'WebKitWebDriver listens');
  const options = { args: ['--automation'] };
  const { sessionId } = await call('session', {
    capabilities: { alwaysMatch: { ...CAPABILITIES, 'webkitgtk:browserOptions': options } },
  });
  const send: Send = (name, parameters: { id?: unknown } = {}) =>
    call(`session/${sessionId}/${PATHS[name]?.replace('{id}', `${parameters.id}`)}`, parameters);
  const resize = (size: Size) => send('SetWindowRect', size);
  return { send, resize, smallest: 450, emulateMedia: async () => {} };
}
