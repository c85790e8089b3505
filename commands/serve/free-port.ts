// A port that nobody listens on.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** `preferred` if it is free, else the next free one of the twenty after it, else any. */
export async function freePort(preferred: number, host: string): Promise<number> {
  for (let port = preferred; port <= preferred + 20; port++) {
    if ((await isFree(port)) && (await isFree(port, host))) return port;
  }
  return 0;
}

/** The port that `server` got: another program may have taken the free one a moment before. */
export async function listenOnFreePort(
  server: Server,
  preferred: number,
  host: string,
): Promise<number> {
  for (let first = preferred; ; first++) {
    try {
      server.listen(await freePort(first, host), host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Without a host on every interface, IPv4 and IPv6: some systems let a port be shared between addresses. */
async function isFree(port: number, host?: string): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    // An address that this computer does not have: who listens there says so.
    return true;
  } finally {
    probe.close();
  }
}
