// Before the tests of a browser: finds Chromium or installs it, and the flags with which they start it.

import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] };
  }
}

const ARGS = [
  ...CHROMIUM_ARGS,
  // No request of a page leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // All windows share one process, since starting one takes longer than most pages.
  '--renderer-process-limit=1',
];
const LEFT_OUT = '--disable-features=';
/** Pages of the address bar that each new window would load, which is as much work as the page of a test. */
const UNSEEN = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

export default async function setup(project: TestProject): Promise<void> {
  const executablePath = await prepareChromium();
  // Commands that the tests start find Chromium by this variable.
  process.env.CHROMIUM_PATH = executablePath;
  // Chromium uses only the last of such flags, so that it has to repeat the one that Playwright sets.
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  const own = server.process().spawnargs.findLast((flag) => flag.startsWith(LEFT_OUT));
  await server.close();
  const args = [...ARGS, `${own ?? LEFT_OUT},${UNSEEN}`];
  project.provide('chromium', { executablePath, args });
}

const APT = 'apt-get update; apt-get install -y --no-install-recommends';
/** Packages of Debian, with fonts that pages fall back to; not every release has the first package. */
const PACKAGES = process.getuid?.() === 0 ? ['chromium-headless-shell', 'chromium'] : [];
const INSTALLERS = [
  'npx playwright install --no-shell chromium',
  ...PACKAGES.map((name) => `${APT} ${name} fonts-liberation`),
];

/** The path of a Chromium that starts, installed if need be. */
async function prepareChromium(): Promise<string> {
  const { CHROMIUM_PATH: named } = process.env;
  for (const command of ['', ...(named ? [] : INSTALLERS)]) {
    if (command) console.error(`No Chromium that starts. Installing: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (command) spawnSync(command, { stdio: 'ignore', shell: true, timeout: 600_000, env });
    const path = await findChromium();
    if (path) return path;
  }
  const tried = named ? `CHROMIUM_PATH is "${named}"` : `Tried: ${INSTALLERS.join(' | ')}`;
  throw new Error(`No Chromium that starts. ${tried}. Install one, or set CHROMIUM_PATH to it.`);
}
