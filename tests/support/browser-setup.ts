// Before the tests of a browser: which Chromium they open their windows in, and how it is started.

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
  // Nothing that a page asks for leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
const LEFT_OUT = '--disable-features=';
/** Pages behind the bar for addresses, which each new window loads: as much work as the page of a test. */
const UNSEEN = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

export default async function setup(project: TestProject): Promise<void> {
  const { path: executablePath } = await prepareChromium();
  // Commands that the tests start look for it there.
  process.env.CHROMIUM_PATH = executablePath;
  // Only the last of such flags counts: what Playwright leaves out is learned from one that it starts.
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  const own = server.process().spawnargs.findLast((flag) => flag.startsWith(LEFT_OUT));
  await server.close();
  const args = [...ARGS, `${own ?? LEFT_OUT},${UNSEEN}`];
  project.provide('chromium', { executablePath, args });
}
