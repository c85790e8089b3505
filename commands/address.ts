// The address of the preview and of `npm start`: of this computer alone, unless `--host` opens the preview to others.

import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { fail } from './command.ts';

/** The default, since the preview shows drafts, and strangers may share the network, as in a café. */
export const THIS_COMPUTER = '127.0.0.1';
const ALL_INTERFACES = '0.0.0.0';
const USUAL_PORT = 3000;

export const HOST_USAGE = `  --host ADDRESS  answers there, and not from this computer alone: ${ALL_INTERFACES} is every network
                  that it is in, whose other computers and telephones can then read drafts too`;

/** Prints the addresses to type into a browser, and returns the first of them. */
export function printAddresses({ resolvedUrls }: ViteDevServer): string {
  const { local = [], network = [] } = resolvedUrls ?? {};
  const addresses = [...local, ...network].map((url) =>
    url.replace(THIS_COMPUTER, 'localhost').replace(/\/$/, ''),
  );
  console.log(`\n${addresses.join('\n')}  (Ctrl+C stops it)`);
  return addresses[0] ?? '';
}

/** True if a request comes from this computer, by any of its addresses: `127.0.0.1`, `::ffff:127.0.0.1`, `::1`. */
export function isLocal({ socket }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return remoteAddress === localAddress || /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);
}

/** The port to try first; 0 lets the system choose one. */
export function readPort(written: string | undefined): number {
  if (!written) return USUAL_PORT;
  const port = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  return fail(`PORT: expected a whole number from 0 to 65535, found "${written}"`, 2);
}
