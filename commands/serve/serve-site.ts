// Serves a built site on this computer as the best hosts do: with its headers, redirects, compression and not-found page.

import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import {
  type Answers,
  EVERYWHERE,
  type HeaderRule,
  type Headers,
  headerRules,
  headersAt,
} from '../../domain/hosting/answers.ts';
import { isText, mediaType } from '../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { isRefused, THIS_COMPUTER } from './address.ts';
import { findFile, pathOf } from './find-file.ts';
import { listenOnFreePort } from './free-port.ts';

export interface ServedSite {
  port: number;
  /** Without a slash at its end, from this computer. */
  url: string;
  close(): void;
}

interface ServeOptions {
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
}: ServeOptions): Promise<ServedSite> {
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

interface SentFile {
  file: string;
  /** Whether it stands for one that is missing: `404.html`, which the handler finds by itself. */
  isLost: boolean;
  headers: Headers;
}

/** As `serve` does it, but in less time. */
const compress = compression({ threshold: 0, level: 1 });

/** Whole and compressed, in part, or with the word that it has not changed, by the handler of `serve`. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, isLost, headers }: SentFile,
): Promise<void> {
  const { size, mtimeMs } = statSync(file);
  const tag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  settleConditions(request, isLost ? undefined : tag);
  // It would answer a program in JSON.
  delete request.headers.accept;
  request.url = isLost ? '/.missing' : `/${encodeURIComponent(basename(file))}`;
  // Null takes away what the handler would say; its types do not know that.
  const said = { 'Content-Type': mediaType(file), 'Content-Disposition': null, ETag: tag };
  const pairs = Object.entries({ ...said, ...headers });
  // A part is one of the file as it is.
  const isWhole = isText(file) && !request.headers.range;
  if (isWhole) await new Promise<void>((done) => compress(request, response, done));
  await handler(request, response, {
    public: dirname(file),
    cleanUrls: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: pairs.map(([key, value]) => ({ key, value: value as string })) },
    ],
  });
}

/** The handler knows one tag and no lists, and no part of another state; of what is missing it knows neither. */
function settleConditions({ headers }: IncomingMessage, tag: string | undefined): void {
  const known = (headers['if-none-match'] ?? '')
    .split(/[\s,]+/)
    .map((one) => one.replace('W/', ''));
  const isKnown = tag !== undefined && (known.includes(tag) || known.includes('*'));
  headers['if-none-match'] = isKnown ? tag : undefined;
  const isPart = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (tag === undefined || isKnown || !isPart) delete headers.range;
}
