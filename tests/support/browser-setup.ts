// Before the tests of a browser: finds Chromium, and the flags with which they start it.

import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, prepareChromium } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] };
  }
}

const ARGS = [
  ...CHROMIUM_ARGS,
  // No request of a page leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
const LEFT_OUT = '--disable-features=';
/** Pages of the address bar that each new window would load, which is as much work as the page of a test. */
const UNSEEN = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

export default async function setup(project: TestProject): Promise<void> {
  const { path: executablePath } = await prepareChromium();
  // Commands that the tests start find Chromium by this variable.
  process.env.CHROMIUM_PATH = executablePath;
  // Chromium uses only the last of such flags, so that it has to repeat the one that Playwright sets.
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  const own = server.process().spawnargs.findLast((flag) => flag.startsWith(LEFT_OUT));
  await server.close();
  const args = [...ARGS, `${own ?? LEFT_OUT},${UNSEEN}`];
  project.provide('chromium', { executablePath, args });
}
