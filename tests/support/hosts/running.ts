// A server of the system while a test needs it: started on a free port of this computer, and ended by its own process id.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { listenOnFreePort } from '../../../commands/serve/address.ts';
import { PATIENCE_MS } from '../patience.ts';

export interface Running {
  name: string;
  /** Without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export interface Program {
  name: string;
  program: string;
  flags: readonly string[];
  port: number;
}

export async function run({ name, program, flags, port }: Program): Promise<Running> {
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-4_000);
    });
  }
  const close = (): Promise<void> => end(child);
  const start = performance.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - start > PATIENCE_MS) {
      await close();
      throw new Error(`${name} did not start: ${said}`);
    }
  }
  return { name, url: `http://127.0.0.1:${port}`, close };
}

export async function anyFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, 0, '127.0.0.1');
  await once(probe.close(), 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      tell(true);
    });
    socket.on('error', () => setTimeout(() => tell(false), 50));
  });
}
