// `npm run dev` and `npm start` as processes, which end with the test that started them.

import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, vi } from 'vitest';
import { LIMIT } from './patience.ts';
import { type Started, startCommand } from './project-copy.ts';

const running: Started[] = [];

// What still writes would keep its folder from being removed.
afterEach(async () => {
  const all = running.splice(0);
  for (const { child } of all) child.kill();
  await Promise.all(all.map(({ finished }) => finished));
});

export interface Server {
  child: Started['child'];
  /** The address that it says it is at. */
  url: string;
  port: number;
  /** Everything that it has said so far. */
  said: () => string;
  ended: Promise<unknown>;
}

export async function serve(
  root: string,
  command: 'dev' | 'start',
  flags: string[] = [],
): Promise<Server> {
  const started = startCommand(root, [command, ...flags], { PORT: '4310' });
  const { child, finished } = started;
  running.push(started);
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const url = await vi.waitFor(() => {
    const [found] = /http:\/\/\S+/.exec(said) ?? [];
    if (!found || !said.includes('Ctrl+C')) throw new Error(`no address in "${said}"`);
    return found;
  }, LIMIT);
  return { child, url, port: Number(new URL(url).port), said: () => said, ended: finished };
}

export const bodyOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Another address of this computer: its own in a network, or else one more of the loopback. */
export function otherAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

export function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 30_000 });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      done(isOpen);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });
}
