// `npm run dev` and `npm start` as processes, which end with the test that started them.

import { networkInterfaces } from 'node:os';
import { onTestFinished, vi } from 'vitest';
import { LIMIT } from './patience.ts';
import { type Started, startCommand } from './project-copy.ts';

export interface Server extends Started {
  /** The address that it says it is at. */
  url: string;
  port: number;
}

export async function serve(root: string, ...command: [string, ...string[]]): Promise<Server> {
  const started = startCommand(root, command, { PORT: '4310' });
  onTestFinished(async () => {
    started.child.kill();
    // What still writes would keep its folder from being removed.
    await started.finished;
  });
  const url = await vi.waitFor(() => {
    const said = started.said();
    const [found] = /http:\/\/\S+/.exec(said) ?? [];
    if (!found || !/Ctrl\+C|Accepting/.test(said)) throw new Error(`no address in "${said}"`);
    return found;
  }, LIMIT);
  return { ...started, url, port: Number(new URL(url).port) };
}

export const bodyOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Another address of this computer: its own in a network, or else one more of the loopback. */
export function otherAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

export function answers(host: string, port: number): Promise<boolean> {
  const asked = fetch(`http://${host}:${port}`);
  return asked.then(
    () => true,
    () => false,
  );
}
