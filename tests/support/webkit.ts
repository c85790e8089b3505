// Drives WebKitGTK where the machine has it, over plain W3C WebDriver: what Safari and every browser of an iPhone are made of.

import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './hosts/programs.ts';
import { PATIENCE_MS } from './patience.ts';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];
const driver = findProgram('WebKitWebDriver', PACKAGES);
const display = driver && findProgram('xvfb-run', PACKAGES);
const miniBrowser = display && findProgram('MiniBrowser', PACKAGES, libraryFolders());

/** Whether the machine has all that it takes. */
export const hasWebKit = Boolean(driver && display && miniBrowser);

/** Debian puts the small browser beside the library, in a folder named after processor and version. */
function libraryFolders(): string[] {
  try {
    return readdirSync('/usr/lib', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
      .map(({ name }) => join('/usr/lib', name, 'webkit2gtk-4.1'));
  } catch {
    return [];
  }
}

export interface WebKit {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns has to survive JSON. */
  run<Result>(body: string): Promise<Result>;
  close(): Promise<void>;
}

const PAUSE_MS = 200;
const PORT = 4500 + (process.pid % 400);

export async function startWebKit(): Promise<WebKit> {
  const command = ['-a', driver as string, `--port=${PORT}`];
  const process_ = spawn(display as string, command, {
    detached: true,
    stdio: 'ignore',
    // As root in a container there is no sandbox to be had.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const session = await openSession(process_);
  return {
    open: async (url) => {
      await call('POST', `/session/${session}/url`, { url });
    },
    run: (script) => call('POST', `/session/${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await call('DELETE', `/session/${session}`).catch(() => {});
      stop(process_);
    },
  };
}

async function openSession(process_: ChildProcess): Promise<string> {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    try {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
      return sessionId;
    } catch {
      // The driver takes a moment to listen.
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
  stop(process_);
  throw new Error('WebKitWebDriver does not answer');
}

/** With the display that was started around it: both are of one group. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // It has gone by itself.
  }
}

async function call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(value?.message ?? `status ${response.status}`);
  return value;
}
