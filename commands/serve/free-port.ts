// A port that nobody listens on.

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The port that `server` got: `preferred` if it is free, else the next free one of the twenty after it, else any. */
export async function listenOnFreePort(
  server: Server,
  preferred: number,
  host: string,
): Promise<number> {
  for (let port = preferred; ; port = port < preferred + 20 ? port + 1 : 0) {
    // On every interface, IPv4 and IPv6: some systems let a port be shared between addresses.
    const probe = createServer();
    try {
      await once(probe.listen(port), 'listening');
      probe.close();
      await once(server.listen(port, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      // An address that this computer does not have is no matter of ports.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
