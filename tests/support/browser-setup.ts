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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path: executablePath } = await prepareChromium();
  // Commands that the tests start look for it there.
  process.env.CHROMIUM_PATH = executablePath;
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
