// Where a server of ours can be reached: from this computer alone, unless somebody asks for more.

import { networkInterfaces } from 'node:os';

/** Drafts are nobody else's business: a neighbour in a café shares the network. */
export const THIS_COMPUTER = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';

export const HOST_USAGE = `  --host ADDRESS  answers there, and not from this computer alone: ${EVERYWHERE} is every network
                  that it is in, whose other computers and telephones can then read drafts too`;

/** What to type into a browser, the nearest first. */
export function addressesAt(host: string, port: number): string[] {
  const names = host === THIS_COMPUTER ? ['localhost'] : [host];
  const all = host === EVERYWHERE ? ['localhost', ...ownAddresses()] : names;
  return all.map((name) => `http://${name}:${port}`);
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
