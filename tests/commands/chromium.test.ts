// Which Chromium is started: the one that is named, that is there, or that can be installed.

import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepareChromium } from '../../commands/programs/chromium.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('PATH', [join(folder, 'bin'), join(folder, 'opt')].join(delimiter));
});

afterEach(() => void vi.unstubAllEnvs());

/** What is found; where Playwright would keep its own, `playwright` says. */
async function found({ named = '', asRoot = true, playwright = 'playwright/chrome' } = {}) {
  vi.stubEnv('CHROMIUM_PATH', named && join(folder, named));
  const own = vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, playwright));
  onTestFinished(() => own.mockRestore());
  const { path } = await prepareChromium(asRoot);
  return path.slice(folder.length + 1);
}

/** Programs that do what their text says: nothing, unless they are told to. */
function place(name: string, text = 'exit 0'): void {
  writeTree(folder, { [name]: `#!/bin/sh\n${text}\n` });
  chmodSync(join(folder, name), 0o755);
}

/** What an installer does that is asked for this: its own copy is there afterwards. */
const making = (name: string, asked: string): string =>
  `case "$*" in *"${asked}"*) /bin/mkdir -p ${join(folder, name, '..')}; /bin/cp "$0" ${join(folder, name)};; esac`;

function listen(): () => string[] {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.map(([line]) => String(line));
}

test('a Chromium that is there is the named one, Playwright’s own, or one on PATH, by name before folder', async () => {
  const said = listen();
  place('bin/google-chrome');
  place('opt/chromium-headless-shell');
  expect(await found()).toBe('opt/chromium-headless-shell');
  place('playwright/chrome');
  expect(await found()).toBe('playwright/chrome');
  place('elsewhere/my-chrome');
  expect(await found({ named: 'elsewhere/my-chrome' })).toBe('elsewhere/my-chrome');
  // One that does not start is passed over.
  place('broken/chrome', 'exit 1');
  expect(await found({ playwright: 'broken/chrome' })).toBe('opt/chromium-headless-shell');
  expect(said()).toEqual([]);
});

test('a wrong CHROMIUM_PATH is an error, whatever else is there', async () => {
  place('bin/chromium');
  place('elsewhere/broken', 'exit 1');
  for (const name of ['nothing', 'broken']) {
    const message = `CHROMIUM_PATH is "${join(folder, 'elsewhere', name)}", which does not start.`;
    await expect(found({ named: `elsewhere/${name}` })).rejects.toThrow(message);
  }
});

test('a Chromium that is missing is installed by Playwright, else by apt-get, with a line about each', async () => {
  const said = listen();
  place('bin/apt-get', making('bin/chromium', ' chromium '));
  expect(await found()).toBe('bin/chromium');
  expect(said()[0]).toBe(
    'No Chromium that starts. Installing: npx playwright install --no-shell chromium',
  );
  expect(said().at(-1)).toContain('Installing: apt-get update; apt-get install');
  writeTree(folder, { 'bin/chromium': null });
  place('bin/npx', making('playwright/chrome', 'playwright install'));
  expect(await found()).toBe('playwright/chrome');
});

test('a Chromium that cannot be had is an error that says what was tried and how to mend it', async () => {
  listen();
  place('bin/apt-get', making('bin/chromium', ' chromium '));
  await expect(found({ asRoot: false })).rejects.toThrow(
    /PATH for chromium-headless-shell, .* Tried: npx playwright install [^|]*\.\n.*set CHROMIUM_PATH/,
  );
});
