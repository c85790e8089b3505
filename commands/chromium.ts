// Finds a Chromium for the tests, the PDFs and the measurements, or installs one.

import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** The first opens pages faster: it has no window to think of. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APT = 'apt-get update; apt-get install -y --no-install-recommends';

/** Without a GPU, without calls home; root has no sandbox to offer. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // As in a window: a frame from elsewhere has a process of its own, and letters stand where the font wants them.
  '--site-per-process',
  '--font-render-hinting=none',
];
if (isRoot) CHROMIUM_ARGS.push('--no-sandbox');

/** Throws when there is none and none could be installed, and says how to mend it. */
export async function prepareChromium(asRoot = isRoot): Promise<{ path: string }> {
  const { CHROMIUM_PATH: named, PATH = '' } = process.env;
  if (named && starts(named)) return { path: named };
  if (named) {
    throw new Error(
      `CHROMIUM_PATH is "${named}", which does not start.\n` +
        'Set it to the program of a Chromium, or unset it to have one found.',
    );
  }
  // Loading it takes longer than most commands that then do not ask.
  const { chromium } = await import('playwright');
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // Debian's, with what pages are drawn with until their own fonts arrive: not every release has the first.
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

/** A browser can be there and still miss the system's libraries. */
function starts(path: string): boolean {
  return run(30, path, ['--version']);
}

/** Runs a program, or without flags a line of the shell; false where it fails or takes too long. */
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
