// Finds a Chromium for the PDFs and the tests.

import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Programs to look for on PATH. The first opens pages faster, since it has no window. */
const NAMES =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable'.split(' ');

/** Neither GPU nor background requests. Chromium’s sandbox does not run as root, so root disables it below. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // Behaves as a browser with a window: frames of other sites have their own process, and letters are not fitted to pixels.
  '--site-per-process',
  '--font-render-hinting=none',
];
if (process.getuid?.() === 0) CHROMIUM_ARGS.push('--no-sandbox');

/** Returns the path of a Chromium that starts: the one that CHROMIUM_PATH names, or any that is found without it. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH: named, PATH = '' } = process.env;
  if (named) return starts(named) ? named : undefined;
  // Loaded only now: it takes long, and with CHROMIUM_PATH it is not needed.
  const { chromium } = await import('playwright');
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find(starts);
}

/** Starts the browser to be sure: an installed one may still lack libraries of the system. */
function starts(path: string): boolean {
  const options = { stdio: 'ignore', timeout: 30_000, killSignal: 'SIGKILL' } as const;
  return spawnSync(path, ['--version'], options).status === 0;
}
