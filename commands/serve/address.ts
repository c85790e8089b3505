// Where a server of ours can be reached: from this computer alone, unless somebody asks for more.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Drafts are nobody else's business: a neighbour in a café shares the network. */
export const THIS_COMPUTER = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
const USUAL_PORT = 3000;

export const HOST_USAGE = `  --host ADDRESS  answers there, and not from this computer alone: ${EVERYWHERE} is every network
                  that it is in, whose other computers and telephones can then read drafts too`;

/** What to type into a browser, the nearest first. */
export function addressesAt(host: string, port: number): string[] {
  const names = host === THIS_COMPUTER ? ['localhost'] : [host];
  const all = host === EVERYWHERE ? ['localhost', ...ownAddresses()] : names;
  return all.map((name) => `http://${name}:${port}`);
}

/** The port to try first, 0 being any; undefined after a complaint. */
export function readPort(written: string | undefined): number | undefined {
  if (!written) return USUAL_PORT;
  const port = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  console.error(`PORT: expected a whole number from 0 to 65535, found "${written}"`);
  process.exitCode = 2;
  return undefined;
}

/** For what the system says of an address that this computer does not have. */
export function complainOfHost(host: string): (error: NodeJS.ErrnoException) => void {
  return ({ code, message }) => {
    console.error(
      `--host: expected an address of this computer, found "${host}" (${code ?? message})`,
    );
    process.exitCode = 2;
  };
}

/**
 * True after an answer: whoever asks for us by a name of theirs may have led it here, to read what
 * this computer alone may (DNS rebinding). An address of digits cannot be led anywhere.
 */
export function refusedHost(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  host: string,
): boolean {
  const asked = (headers.host ?? 'localhost').replace(/:\d*$/, '').toLowerCase();
  const isOurs = asked === 'localhost' || asked === host.toLowerCase();
  if (isOurs || isIP(asked.replace(/^\[|\]$/g, ''))) return false;
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('This address is not served here.\n');
  return true;
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
