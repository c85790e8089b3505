// Finds a Chromium for the tests, the PDFs and the measurements, or installs one.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { programOf } from './programs.ts';

export interface Chromium {
  path: string;
  /** Where it came from, such as "found on PATH". */
  from: string;
}

/** What the search asks of the computer. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps its own Chromium, installed or not. */
  readonly playwrightPath: string;
  isRoot: boolean;
  /** Runs a program to its end; false when it is missing, fails or takes too long. */
  run(program: string, flags: string[], limitSeconds: number): boolean;
  say(line: string): void;
}

const isRoot = process.getuid?.() === 0;
/** The first opens pages faster: it has no window to think of. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const require = createRequire(import.meta.url);
/** What `npx playwright` starts. */
const PLAYWRIGHT = programOf(require.resolve('playwright/package.json'), 'playwright');
/** Debian's, in the order in which they are tried: not every release has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** What the browser draws with until a page's own fonts arrive. */
const FONTS = 'fonts-liberation';

/** Without a GPU, without calls home; root has no sandbox to offer. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a window: a frame from elsewhere has a process of its own, and letters stand where the font wants them.
  '--site-per-process',
  '--font-render-hinting=none',
];

/** Throws when there is none and none could be installed, and says how to mend it. */
export async function prepareChromium(machine: Machine = thisMachine): Promise<Chromium> {
  const named = machine.env.CHROMIUM_PATH;
  if (named) return fromEnvironment(named, machine);
  return find(machine) ?? install(machine);
}

function fromEnvironment(path: string, machine: Machine): Chromium {
  if (starts(path, machine)) return { path, from: 'named by CHROMIUM_PATH' };
  throw new Error(
    `CHROMIUM_PATH is "${path}", which ${isFile(path) ? 'does not start' : 'does not exist'}.\n` +
      'Set it to the program of a Chromium, or unset it to have one found.',
  );
}

function find(machine: Machine): Chromium | undefined {
  if (starts(machine.playwrightPath, machine)) {
    return { path: machine.playwrightPath, from: "Playwright's own" };
  }
  const path = programsOnPath(NAMES, machine).find((program) => starts(program, machine));
  return path === undefined ? undefined : { path, from: 'found on PATH' };
}

function install(machine: Machine): Chromium {
  const tried = ['looked for Playwright’s own', `looked on PATH for ${NAMES.join(', ')}`];
  machine.say('No Chromium here. Installing: npx playwright install chromium');
  machine.run(process.execPath, [PLAYWRIGHT, 'install', '--no-shell', 'chromium'], 120);
  const downloaded = find(machine);
  if (downloaded) return { ...downloaded, from: 'downloaded by Playwright' };
  tried.push('npx playwright install chromium');
  if (machine.isRoot && programsOnPath(['apt-get'], machine).length > 0) {
    machine.run('apt-get', ['update'], 180);
    for (const name of PACKAGES) {
      machine.say(`That gave no browser that starts. Installing: apt-get install ${name}`);
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', name, FONTS], 600);
      const packaged = find(machine);
      if (packaged) return { ...packaged, from: 'installed by apt-get' };
      tried.push(`apt-get install ${name}`);
    }
  }
  throw new Error(
    `No Chromium that starts. Tried: ${tried.join('; ')}.\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.',
  );
}

function programsOnPath(names: string[], { env }: Machine): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isFile);
}

/** A browser can be there and still miss the system's libraries. */
function starts(path: string, machine: Machine): boolean {
  return isFile(path) && machine.run(path, ['--version'], 30);
}

function isFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const thisMachine: Machine = {
  env: process.env,
  // Loading it takes longer than most commands that then do not ask.
  get playwrightPath() {
    return (require('playwright') as typeof import('playwright')).chromium.executablePath();
  },
  isRoot,
  run: (program, flags, limitSeconds) =>
    spawnSync(program, flags, {
      stdio: 'ignore',
      timeout: limitSeconds * 1000,
      killSignal: 'SIGKILL',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: (line) => console.error(line),
};
