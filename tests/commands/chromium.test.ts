// Which Chromium is started: the one that is named, that is there, or that can be installed.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Machine, prepareChromium } from '../../commands/programs/chromium.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  said = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A computer whose installers do what `installers` says; programs start unless their name says not. */
function machine(
  setting: { env?: Record<string, string>; isRoot?: boolean } = {},
  installers: { [program in 'npx' | 'apt-get']?: (flags: string[]) => unknown } = {},
): Machine {
  return {
    env: { PATH: [join(folder, 'bin'), join(folder, 'opt')].join(delimiter), ...setting.env },
    playwrightPath: join(folder, 'playwright/chrome'),
    isRoot: setting.isRoot ?? false,
    run(program, flags) {
      if (flags[0] === '--version') return !program.includes('broken');
      const name = program === process.execPath ? 'npx' : (program as 'apt-get');
      installers[name]?.(flags);
      return name in installers;
    },
    say: (line) => said.push(line),
  };
}

function place(name: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('a Chromium that is there', () => {
  test('is the one CHROMIUM_PATH names, before any other', async () => {
    const path = place('elsewhere/my-chrome');
    place('playwright/chrome');
    place('bin/chromium');
    const found = await prepareChromium(machine({ env: { CHROMIUM_PATH: path } }));
    expect(found).toEqual({ path, from: 'named by CHROMIUM_PATH' });
  });

  test('is Playwright’s own, before one on PATH', async () => {
    const path = place('playwright/chrome');
    place('bin/chromium');
    expect(await prepareChromium(machine())).toEqual({ path, from: "Playwright's own" });
  });

  test('is one on PATH, by name before folder', async () => {
    place('bin/google-chrome');
    place('bin/chromium');
    const path = place('opt/chromium-headless-shell');
    expect(await prepareChromium(machine())).toEqual({ path, from: 'found on PATH' });
    expect(said).toEqual([]);
  });

  test('is passed over when it does not start', async () => {
    const path = place('bin/google-chrome-stable');
    const computer = { ...machine(), playwrightPath: place('playwright/broken') };
    expect(await prepareChromium(computer)).toEqual({ path, from: 'found on PATH' });
  });
});

describe('a wrong CHROMIUM_PATH is an error, whatever else is there', () => {
  test.each([
    ['elsewhere/nothing', 'does not exist'],
    ['elsewhere/broken', 'does not start'],
  ])('%s %s', async (name, reason) => {
    place('bin/chromium');
    place('elsewhere/broken');
    const CHROMIUM_PATH = join(folder, name);
    await expect(prepareChromium(machine({ env: { CHROMIUM_PATH } }))).rejects.toThrow(
      `CHROMIUM_PATH is "${CHROMIUM_PATH}", which ${reason}.`,
    );
  });
});

describe('a Chromium that is missing', () => {
  test('is downloaded by Playwright, with one line about it', async () => {
    const installers = { npx: () => place('playwright/chrome') };
    const found = await prepareChromium(machine({ isRoot: true }, installers));
    expect(found).toMatchObject({ from: 'downloaded by Playwright' });
    expect(said).toEqual(['No Chromium here. Installing: npx playwright install chromium']);
  });

  test('is installed by apt-get when root has it and the download failed', async () => {
    place('bin/apt-get');
    const installers = { 'apt-get': () => place('bin/chromium-headless-shell') };
    const found = await prepareChromium(machine({ isRoot: true }, installers));
    expect(found).toEqual({
      path: join(folder, 'bin/chromium-headless-shell'),
      from: 'installed by apt-get',
    });
    expect(said).toEqual([
      'No Chromium here. Installing: npx playwright install chromium',
      'That gave no browser that starts. Installing: apt-get install chromium-headless-shell',
    ]);
  });

  test('is the whole browser where Debian has no headless shell', async () => {
    place('bin/apt-get');
    const installers = {
      'apt-get': (flags: string[]) => flags.includes('chromium') && place('bin/chromium'),
    };
    const found = await prepareChromium(machine({ isRoot: true }, installers));
    expect(found).toEqual({ path: join(folder, 'bin/chromium'), from: 'installed by apt-get' });
    expect(said.at(-1)).toBe(
      'That gave no browser that starts. Installing: apt-get install chromium',
    );
  });

  test('is an error that says what was tried and how to mend it', async () => {
    place('bin/apt-get');
    const attempt = prepareChromium(machine({ isRoot: false }, { 'apt-get': () => {} }));
    await expect(attempt).rejects.toThrow(
      /Tried: .*PATH for chromium-headless-shell, .*; npx playwright install chromium\.\n.*set CHROMIUM_PATH/,
    );
  });
});
