// Serves the preview: pages that reload after every build, or the problems in their place.

import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import type { Problem } from '../../domain/problem.ts';
import { routes } from '../../domain/routes.ts';
import { escapeHtml } from '../../pipeline/markdown/escape.ts';
import { ADMIN_ROUTE } from '../../pipeline/write/write-admin.ts';
import { problemCount, tellProblems } from '../terminal/complaint.ts';
import { asksFromHere, isRefused, listenOnFreePort } from './address.ts';
import { findFile, pathOf } from './find-file.ts';
import { ownPage } from './own-page.ts';

interface PreviewOptions {
  folder: string;
  /** The next free one is taken where it is not. */
  port: number;
  /** The address that it answers at. */
  host: string;
  /** Pages of the preview itself by their addresses: for this computer alone, where the site has none there. */
  own?: Readonly<Record<string, () => string>>;
}

export interface DevServer {
  port: number;
  /** Every open page reloads; with problems, it shows these until a later call has none. */
  show(problems: readonly Problem[]): void;
}

const EVENTS = '/__events';
const POLICY = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/** A tab in the background reloads once it is looked at: browsers open six connections to a server, and each stream holds one. */
const scriptOf = (version: number): string => `<script>{
let news;
(document.onvisibilitychange = () => {
  news?.close();
  if (document.hidden) return;
  news = new EventSource('${EVENTS}?${version}');
  news.onmessage = () => location.reload();
})();
}</script>`;

export async function startDevServer(options: PreviewOptions): Promise<DevServer> {
  const { folder, host, own = {} } = options;
  const listeners = new Set<ServerResponse>();
  let problems: readonly Problem[] = [];
  /** Grows also over a restart: what was open before shows the new preview. */
  let version = Date.now();
  const tell = (listener: ServerResponse) => listener.write('data: new\n\n');
  const server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', 'no-store');
    if (isRefused(request, response, host)) return;
    const path = pathOf(request.url);
    const file = findFile(folder, path);
    if (path === EVENTS) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('retry: 300\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      if (request.url !== `${EVENTS}?${version}`) tell(response);
      return;
    }
    response.setHeader('Content-Type', mediaType(file ?? '.html'));
    // The editor keeps the page that it makes of itself.
    if (file && (extname(file) !== '.html' || path === ADMIN_ROUTE)) {
      response.end(readFileSync(file));
      return;
    }
    const ownHtml = !file && asksFromHere(request) ? own[path]?.() : undefined;
    const isWrong = ownHtml === undefined && problems.length > 0;
    response.statusCode = isWrong ? 500 : file || ownHtml ? 200 : 404;
    const html = isWrong ? problemPage(problems) : (ownHtml ?? readPage(folder, file));
    response.end(html.replace(POLICY, '') + scriptOf(version));
  });
  return {
    port: await listenOnFreePort(server, options.port, host),
    show(latest) {
      problems = latest;
      version++;
      for (const listener of listeners) tell(listener);
    },
  };
}

/** The built page, or the not-found page in its place. */
function readPage(folder: string, file = findFile(folder, routes.notFound)): string {
  return file ? readFileSync(file, 'utf8') : 'Ainda não foi gerado.';
}

function problemPage(problems: readonly Problem[]): string {
  const blocks = problems.map((problem) => `<pre>${escapeHtml(tellProblems([problem]))}</pre>`);
  const advice = '<p>A página volta sozinha assim que estiver tudo corrigido.</p>';
  return ownPage(problemCount(problems.length), [advice, ...blocks].join('\n'));
}
