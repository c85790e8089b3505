// Builds a copy of the project in a process of its own, which serves it as `npm start` does.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyTree } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
/** What a command finds the project by, and what an owner changes. */
const COPIED = ['build.ts', 'commands', 'content', 'public'];
const LEFT = ['.cache', '.git', 'dist', 'pdf'];

/** Builds a copy of the project in `folder` and serves it by `npm start`, with all headers. */
export async function startRealSite(folder: string, outDir: string): Promise<ServedFolder> {
  mkdirSync(folder);
  for (const name of readdirSync(root).filter((entry) => !LEFT.includes(entry))) {
    const [from, to] = [join(root, name), join(folder, name)];
    if (COPIED.includes(name)) copyTree(from, to);
    else symlinkSync(from, to);
  }
  const flags = ['commands/launch.mjs', 'start', '--out', outDir];
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, flags, {
    cwd: folder,
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
