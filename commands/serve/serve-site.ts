// Serves a built site on this computer as the best hosts do: with its headers, redirects, compression and not-found page.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type Answers,
  EVERYWHERE,
  type HeaderRule,
  headerRules,
  headersAt,
} from '../../domain/hosting/answers.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { isRefused, THIS_COMPUTER } from './address.ts';
import { findFile, pathOf } from './find-file.ts';
import { listenOnFreePort } from './free-port.ts';
import { sendFile } from './send-file.ts';

export interface ServedSite {
  port: number;
  /** Without a slash at its end, from this computer. */
  url: string;
  close(): void;
}

interface Setting {
  /** The built site; what is in it may change while it is served. */
  folder: string;
  /** What its build promises; without it files go out without headers of their own. */
  answers?: Answers | undefined;
  host?: string;
  /** The next free one is taken where it is not; any, unless told otherwise. */
  port?: number;
}

export async function serveSite({
  folder,
  answers = { pages: [], files: [], redirects: [] },
  host = THIS_COMPUTER,
  port = 0,
}: Setting): Promise<ServedSite> {
  const site = { folder, rules: headerRules(answers), elsewhere: otherAddresses(answers) };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
    if (isRefused(request, response, host)) return;
    answer(request, response, site).catch(() => response.destroy());
  });
  const taken = await listenOnFreePort(server, port, host);
  const close = (): void => {
    server.close();
    // Also what keeps a connection open.
    server.closeAllConnections();
  };
  return { port: taken, url: `http://${THIS_COMPUTER}:${taken}`, close };
}

interface Site {
  folder: string;
  rules: readonly HeaderRule[];
  elsewhere: ReadonlyMap<string, string>;
}

/** The not-found page has no address of its own. */
const LOST: readonly string[] = [routes.notFound, `/${routeToFile(routes.notFound)}`];

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, rules, elsewhere }: Site,
): Promise<void> {
  const path = pathOf(request.url);
  const target = elsewhere.get(path);
  if (target !== undefined) {
    const [query = ''] = /\?[^#]*/.exec(request.url ?? '') ?? [];
    // A target with a query or an anchor of its own takes none along.
    response.writeHead(301, { Location: /[?#]/.test(target) ? target : target + query }).end();
    return;
  }
  const file = LOST.includes(path) ? undefined : findFile(folder, path);
  const headers = headersAt(rules, file ? path : routes.notFound);
  const shown = file ?? findFile(folder, routes.notFound);
  if (!shown) response.writeHead(404, headers).end();
  else await sendFile(request, response, { file: shown, isLost: !file, headers });
}
