// Before the tests of a browser: the one Chromium that all of them open their windows in.

import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, prepareChromium } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

const ARGS = [
  ...CHROMIUM_ARGS,
  // Nothing that a page asks for leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const LEFT_OUT = '--disable-features=';
/** Pages behind the bar for addresses, which each new window loads: as much work as the page of a test. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path: executablePath } = await prepareChromium();
  // Commands that the tests start look for it there.
  process.env.CHROMIUM_PATH = executablePath;
  const launch = (more: string[] = []) =>
    chromium.launchServer({ executablePath, args: [...ARGS, ...more] });
  // Only the last of such flags counts: what Playwright leaves out is learned from one that it started.
  const first = await launch();
  const own = first.process().spawnargs.filter((flag) => flag.startsWith(LEFT_OUT));
  await first.close();
  const server = await launch([`${own.at(-1) ?? LEFT_OUT},${UNSEEN.join(',')}`]);
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
