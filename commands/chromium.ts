// Finds a Chromium for the tests, the PDFs and the measurements, or installs one.

import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Programs to look for on PATH. The first opens pages faster, since it has no window. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APT = 'apt-get update; apt-get install -y --no-install-recommends';

/** Neither GPU nor background requests. Chromium’s sandbox does not run as root, so root disables it below. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // As in a browser with a window: frames of other sites have their own process, and letters are not fitted to pixels.
  '--site-per-process',
  '--font-render-hinting=none',
];
if (isRoot) CHROMIUM_ARGS.push('--no-sandbox');

/** Returns the path of a Chromium that starts, installed if need be; throws an error with advice if there is none. */
export async function prepareChromium(asRoot = isRoot): Promise<{ path: string }> {
  const { CHROMIUM_PATH: named, PATH = '' } = process.env;
  if (named && starts(named)) return { path: named };
  if (named) {
    throw new Error(
      `CHROMIUM_PATH is "${named}", which does not start.\n` +
        'Set it to the program of a Chromium, or unset it to have one found.',
    );
  }
  // Loaded only now: it takes long, and with CHROMIUM_PATH it is not needed.
  const { chromium } = await import('playwright');
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // Packages of Debian, with fonts that pages fall back to; not every release has the first package.
  const debian = asRoot ? ['chromium-headless-shell', 'chromium'] : [];
  const installers = [
    'npx playwright install --no-shell chromium',
    ...debian.map((name) => `${APT} ${name} fonts-liberation`),
  ];
  for (const command of ['', ...installers]) {
    if (command) console.error(`No Chromium that starts. Installing: ${command}`);
    if (command) run(600, command);
    const path = [chromium.executablePath(), ...onPath].find(starts);
    if (path) return { path };
  }
  throw new Error(
    `No Chromium that starts. Looked for Playwright’s own, and on PATH for ${NAMES.join(', ')}. ` +
      `Tried: ${installers.join(' | ')}.\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.',
  );
}

/** Starts the browser to be sure: an installed one may still lack libraries of the system. */
function starts(path: string): boolean {
  return run(30, path, ['--version']);
}

/** Runs a program with `flags`, or else a line of the shell; false if it fails or takes too long. */
function run(seconds: number, line: string, flags?: string[]): boolean {
  const { status } = spawnSync(line, flags ?? [], {
    stdio: 'ignore',
    shell: !flags,
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
