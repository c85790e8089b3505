// Builds the real site in a process of its own, and serves it as `npm start` does.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** In another process: the tests beside these run in another mode. */
export function buildRealSiteTo(outDir: string, settings: Record<string, string> = {}): void {
  const flags = ['commands/launch.mjs', 'build', '--out', outDir];
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, flags, {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    env: { PATH, HOME, ...settings },
  });
}

/** Builds it and serves it as `npm start` does, with all headers. */
export async function startRealSite(outDir: string): Promise<ServedFolder> {
  const flags = ['commands/launch.mjs', 'start', '--out', outDir];
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, flags, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, PORT: '0' },
  });
  return { url: await addressOf(server), close: () => server.kill() };
}

export interface ServedFolder {
  /** The address, without a slash at its end. */
  url: string;
  close: () => void;
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) found(address[0]);
    });
    server.on('exit', (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
  });
}
