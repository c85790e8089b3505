// A port that nobody listens on.

import { createServer } from 'node:net';

/** `preferred` if it is free, else the next free one of the twenty after it, else any. */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; port <= preferred + 20; port++) {
    if (await isFree(port)) return port;
  }
  return 0;
}

/** Asks without an address, as servers listen: on every interface, IPv4 and IPv6. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
