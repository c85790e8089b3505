// The address of the preview and of `npm start`: this computer alone, unless a flag asks for more.

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, isIP, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fail } from './command.ts';

/** Drafts stay on this computer: in a café, strangers share the network. */
export const THIS_COMPUTER = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
const USUAL_PORT = 3000;

export const HOST_USAGE = `  --host ADDRESS  answers there, and not from this computer alone: ${EVERYWHERE} is every network
                  that it is in, whose other computers and telephones can then read drafts too`;

/** Prints what to type into a browser, and returns the first. */
export function printAddresses(host: string, port: number): string {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const isHere = host === THIS_COMPUTER || host === EVERYWHERE;
  const names = isHere ? ['localhost'] : [host];
  if (host === EVERYWHERE) names.push(...others);
  const addresses = names.map((name) => `http://${name}:${port}`);
  console.log(`\n${addresses.join('\n')}  (Ctrl+C stops it)`);
  return addresses[0] ?? '';
}

/** True if a request comes from this computer, by any of its addresses: `127.0.0.1`, `::ffff:127.0.0.1`, `::1`. */
export function isLocal({ socket }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return remoteAddress === localAddress || /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);
}

/** The port to try first, 0 being any; undefined after a complaint. */
export function readPort(written: string | undefined): number | undefined {
  if (!written) return USUAL_PORT;
  const port = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  return fail(`PORT: expected a whole number from 0 to 65535, found "${written}"`, 2);
}

/** The port that `server` got: `preferred`, or else the next that is free. */
export async function listenOnFreePort(
  server: Server,
  preferred: number,
  host: string,
): Promise<number> {
  try {
    await once(server.listen(preferred, host), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenOnFreePort(server, preferred + 1, host);
  }
}

/** For the error that the system gives for an address that this computer does not have. */
export function failOnHost(host: string) {
  const expected = `--host: expected an address of this computer, found "${host}"`;
  return ({ code, message }: NodeJS.ErrnoException) => fail(`${expected} (${code ?? message})`, 2);
}

/**
 * True after an answer: a page is read only by a name of this computer. A foreign name that leads here could
 * otherwise read what this computer alone may (DNS rebinding); an address of digits cannot be led anywhere.
 */
export function isRefused(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
): boolean {
  const { headers, method = '' } = request;
  // `localhost:3000`, `[::1]:3000`: without the port, and below without the brackets.
  const asked = (headers.host ?? 'localhost').replace(/:\d*$/, '').toLowerCase();
  const isOurs = asked === 'localhost' || asked === host.toLowerCase();
  if (!isOurs && !isIP(asked.replace(/^\[|\]$/g, ''))) {
    response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('This address is not served here.\n');
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else return false;
  return true;
}
