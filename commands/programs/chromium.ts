// Finds a Chromium for the tests, the PDFs and the measurements, or installs one.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

export interface Chromium {
  path: string;
  /** Where it came from, such as "found on PATH". */
  from: string;
}

/** What the search asks of the computer. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Where Playwright keeps its own Chromium, installed or not. */
  readonly playwrightPath: string;
  isRoot: boolean;
}

const isRoot = process.getuid?.() === 0;
const require = createRequire(import.meta.url);
const thisMachine: Machine = {
  env: process.env,
  // Loading it takes longer than most commands that then do not ask.
  get playwrightPath() {
    return (require('playwright') as typeof import('playwright')).chromium.executablePath();
  },
  isRoot,
};

/** The first opens pages faster: it has no window to think of. */
const NAMES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

/** Without a GPU, without calls home; root has no sandbox to offer. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // As in a window: a frame from elsewhere has a process of its own, and letters stand where the font wants them.
  ...['--site-per-process', '--font-render-hinting=none'],
];

/** Throws when there is none and none could be installed, and says how to mend it. */
export async function prepareChromium(machine: Machine = thisMachine): Promise<Chromium> {
  const path = machine.env.CHROMIUM_PATH;
  if (!path) return find(machine) ?? install(machine);
  if (starts(path, machine)) return { path, from: 'named by CHROMIUM_PATH' };
  throw new Error(
    `CHROMIUM_PATH is "${path}", which ${existsSync(path) ? 'does not start' : 'does not exist'}.\n` +
      'Set it to the program of a Chromium, or unset it to have one found.',
  );
}

function find(machine: Machine): Chromium | undefined {
  const own = machine.playwrightPath;
  if (starts(own, machine)) return { path: own, from: "Playwright's own" };
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean);
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = programs.find((program) => starts(program, machine));
  return path === undefined ? undefined : { path, from: 'found on PATH' };
}

function install(machine: Machine): Chromium {
  const apt = 'apt-get update; apt-get install -y --no-install-recommends';
  const installers = [
    ['npx playwright install --no-shell chromium', 'downloaded by Playwright'] as const,
    // Debian's, with what pages are drawn with until their own fonts arrive: not every release has the first.
    ...(machine.isRoot ? ['chromium-headless-shell', 'chromium'] : []).map(
      (name) => [`${apt} ${name} fonts-liberation`, 'installed by apt-get'] as const,
    ),
  ];
  for (const [command, from] of installers) {
    console.error(`No Chromium that starts. Installing: ${command}`);
    run(machine, 600, command);
    const found = find(machine);
    if (found) return { ...found, from };
  }
  throw new Error(
    `No Chromium that starts. Looked for Playwright’s own, and on PATH for ${NAMES.join(', ')}. ` +
      `Tried: ${installers.map(([command]) => command).join(' | ')}.\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.',
  );
}

/** A browser can be there and still miss the system's libraries. */
function starts(path: string, machine: Machine): boolean {
  return existsSync(path) && run(machine, 30, path, ['--version']);
}

/** Runs a program, or without flags a line of the shell; false where it fails or takes too long. */
function run({ env }: Machine, seconds: number, line: string, flags?: string[]): boolean {
  const { status } = spawnSync(line, flags ?? [], {
    stdio: 'ignore',
    shell: !flags,
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
