// Builds the real site in a process of its own, and serves a folder as the README's hosting does.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

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

export interface ServedFolder {
  /** The address, without a slash at its end. */
  url: string;
  close: () => void;
}

/** The folder may come later than the first request for a file in it. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const program = createRequire(import.meta.url).resolve('serve/build/main.js');
  const flags = [folder, '--listen', 'tcp://127.0.0.1:0', '--config', join(root, 'serve.json')];
  const server = spawn(process.execPath, [program, ...flags, '--no-request-logging'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_UPDATE_CHECK: '1', NODE_ENV: 'production' },
  });
  return { url: await addressOf(server), close: () => server.kill() };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.stdout?.on('data', (text) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text));
      if (address) found(address[0]);
    });
    server.on('exit', (code) => failed(new Error(`serve ended with ${code} before it listened`)));
  });
}
