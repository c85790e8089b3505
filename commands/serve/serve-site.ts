// Serves a built site on this computer as the best hosts do: with its headers, redirects, compression and not-found page.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type Answers,
  type HeaderRule,
  headerRules,
  headersAt,
} from '../../domain/hosting/answers.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { refusedHost, THIS_COMPUTER } from './address.ts';
import { findFile, notFoundFile, pathOf } from './find-file.ts';
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
  const server = createServer(siteHandler({ folder, answers, host }));
  const taken = await listenOnFreePort(server, port, host);
  return { port: taken, url: `http://${THIS_COMPUTER}:${taken}`, close: () => closeAll(server) };
}

/** Also what keeps a connection open. */
function closeAll(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function siteHandler({
  folder,
  answers,
  host,
}: {
  folder: string;
  answers: Answers;
  host: string;
}) {
  const rules = headerRules(answers);
  const elsewhere = otherAddresses(answers);
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (refusedHost(request, response, host)) return;
    answer(request, response, { folder, rules, elsewhere }).catch(() => response.destroy());
  };
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
  const { method, url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...rules[0]?.headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(url);
  const target = elsewhere.get(path ?? '');
  if (target !== undefined) {
    const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(url) ?? [];
    // A target with a query or an anchor of its own takes none along.
    const Location = /[?#]/.test(target) ? target : target + query;
    response.writeHead(301, { ...rules[0]?.headers, Location }).end();
    return;
  }
  const isLost = path === undefined || LOST.includes(path);
  const file = isLost ? undefined : findFile(folder, path);
  if (file) {
    const own = headersAt(rules, path ?? '');
    return sendFile(request, response, { file, status: 200, headers: own });
  }
  const page = notFoundFile(folder);
  const headers = headersAt(rules, routes.notFound);
  if (page) return sendFile(request, response, { file: page, status: 404, headers });
  response.writeHead(404, headers).end();
}
