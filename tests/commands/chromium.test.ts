// Which Chromium is started: the one that is named, that is there, or that can be installed.

import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Machine, prepareChromium } from '../../commands/programs/chromium.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = temporaryFolder();
  said = [];
});

/** What installers do where there are some. */
type Installers = { [program in 'npx' | 'apt-get']?: (command: string) => unknown };

/** What is found; programs start unless their name says not. */
async function found(
  installers: Installers = {},
  { named = '', isRoot = true, playwright = 'playwright/chrome' } = {},
) {
  const machine: Machine = {
    env: {
      PATH: [join(folder, 'bin'), join(folder, 'opt')].join(delimiter),
      ...(named && { CHROMIUM_PATH: join(folder, named) }),
    },
    playwrightPath: join(folder, playwright),
    isRoot,
    run(command, flags) {
      if (flags[0] === '--version') return !command.includes('broken');
      const name = command.startsWith('npx ') ? 'npx' : 'apt-get';
      installers[name]?.(command);
      return name in installers;
    },
    say: (line) => said.push(line),
  };
  const { path, from } = await prepareChromium(machine);
  return `${path.slice(folder.length + 1)}, ${from}`;
}

function place(...names: string[]): void {
  for (const name of names) {
    writeTree(folder, { [name]: '' });
    chmodSync(join(folder, name), 0o755);
  }
}

test('a Chromium that is there is the named one, Playwright’s own, or one on PATH, by name before folder', async () => {
  place('bin/google-chrome', 'opt/chromium-headless-shell');
  expect(await found()).toBe('opt/chromium-headless-shell, found on PATH');
  place('playwright/chrome');
  expect(await found()).toBe("playwright/chrome, Playwright's own");
  place('elsewhere/my-chrome');
  expect(await found({}, { named: 'elsewhere/my-chrome' })).toBe(
    'elsewhere/my-chrome, named by CHROMIUM_PATH',
  );
  // One that does not start is passed over.
  place('broken/chrome');
  expect(await found({}, { playwright: 'broken/chrome' })).toBe(
    'opt/chromium-headless-shell, found on PATH',
  );
  expect(said).toEqual([]);
});

test.each([
  ['nothing', 'does not exist'],
  ['broken', 'does not start'],
])('a wrong CHROMIUM_PATH is an error, whatever else is there: %s', async (name, reason) => {
  place('bin/chromium', 'elsewhere/broken');
  const message = `CHROMIUM_PATH is "${join(folder, 'elsewhere', name)}", which ${reason}.`;
  await expect(found({}, { named: `elsewhere/${name}` })).rejects.toThrow(message);
});

test('a Chromium that is missing is downloaded by Playwright, with one line about it', async () => {
  expect(await found({ npx: () => place('playwright/chrome') })).toBe(
    'playwright/chrome, downloaded by Playwright',
  );
  expect(said).toEqual([
    'No Chromium that starts. Installing: npx playwright install --no-shell chromium',
  ]);
});

test('where Playwright gives none, apt-get installs it', async () => {
  const install = (command: string) => command.includes(' chromium ') && place('bin/chromium');
  expect(await found({ 'apt-get': install })).toBe('bin/chromium, installed by apt-get');
  expect(said.at(-1)).toContain('Installing: apt-get update; apt-get install');
});

test('a Chromium that cannot be had is an error that says what was tried and how to mend it', async () => {
  await expect(found({ 'apt-get': () => {} }, { isRoot: false })).rejects.toThrow(
    /PATH for chromium-headless-shell, .* Tried: npx playwright install [^|]*\.\n.*set CHROMIUM_PATH/,
  );
});
