// Before the tests of a browser: the one Chromium that all of them open their windows in.

import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { prepareChromium } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

const ARGS = [
  // Letters stand where the font wants them, whatever the machine.
  '--font-render-hinting=none',
  // Nothing that a page asks for leaves this computer.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await prepareChromium();
  const server = await chromium.launchServer({ executablePath, args: ARGS });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
