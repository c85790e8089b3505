// Serves the preview: pages with a reload script added on their way out, or the problems in their place.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import { formatProblem, type Problem } from '../../domain/problem.ts';
import { ROOT } from '../root.ts';
import { refusedHost } from './address.ts';
import { findFile, notFoundFile, pathOf } from './find-file.ts';
import { listenOnFreePort } from './free-port.ts';
import { sendFile } from './send-file.ts';

interface Setting {
  folder: string;
  /** The next free one is taken where it is not. */
  port: number;
  /** The address that it answers at. */
  host: string;
}

export interface DevServer {
  port: number;
  /** The addresses of pages that somebody has open. */
  opened(): ReadonlySet<string>;
  /** Pages by their addresses, as the build that is on its way will publish them. */
  showFirst(pages: ReadonlyMap<string, string>): void;
  close(): void;
  /** Every open page shows what is new; with problems, these until a later call has none. */
  show(problems: readonly Problem[]): void;
}

const EVENTS = '/__events';
const WORKER = '/__preview.js';
/** All tabs share one connection: browsers open no more than six to a server, and a stream holds one for good. */
const WORKER_SCRIPT = `const tabs = [];
let latest;
onconnect = ({ ports: [tab] }) => {
  tabs.push(tab);
  if (latest) tab.postMessage(latest);
};
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  latest = data;
  for (const tab of tabs) tab.postMessage(data);
};`;

/** Plain JavaScript, sent as it is. */
const CLIENT = '/__client.js';
const CLIENT_FILES = [
  'node_modules/idiomorph/dist/idiomorph.min.js',
  'commands/serve/preview-client.js',
];

/** Shows the page anew once there is a newer version than this. */
function scriptFor(version: number): string {
  const data = `data-version="${version}" data-events="${EVENTS}" data-worker="${WORKER}"`;
  return `<script src="${CLIENT}" ${data}></script>`;
}

export async function startDevServer({ folder, port, host }: Setting): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  let problems: readonly Problem[] = [];
  let first: ReadonlyMap<string, string> = new Map();
  /** What was asked for since the last build, and before: an open page asks after each. */
  let [asked, askedBefore] = [new Set<string>(), new Set<string>()];
  /** Grows also over a restart: what was open before shows the new preview. */
  let version = Date.now();
  const server = createServer((request, response) => {
    if (isRefused(request, response, host)) return;
    const path = pathOf(request.url ?? '/');
    if (path === EVENTS) return listen(response, listeners, version);
    if (path === WORKER) return sendText(response, 200, '.js', WORKER_SCRIPT);
    if (path === CLIENT) {
      const texts = CLIENT_FILES.map((file) => readFileSync(join(ROOT, file), 'utf8'));
      return sendText(response, 200, '.js', texts.join(';\n'));
    }
    const file = path === undefined ? undefined : findFile(folder, path);
    if (file && extname(file) !== '.html') {
      const sent = { file, status: 200 as const, headers: NEW_EACH_TIME };
      sendFile(request, response, sent).catch(() => response.destroy());
      return;
    }
    if (path !== undefined) asked.add(path);
    const early = first.get(path ?? '');
    if (early !== undefined) return sendPage(response, 200, early, version);
    if (problems.length > 0) return sendPage(response, 500, problemPage(problems), version);
    const page = file ?? notFoundFile(folder);
    const html = page ? readFileSync(page, 'utf8') : 'Not built yet.';
    sendPage(response, file ? 200 : 404, html, version);
  });
  const tell = (): void => {
    version = Math.max(Date.now(), version + 1);
    // Whoever had to ask for them would wait for the build to take breath.
    const pages = [...first].map(([route, html]) => [route, withScript(html, version)]);
    const data = eventOf({ version, pages: Object.fromEntries(pages) });
    for (const listener of listeners) listener.write(data);
  };
  return {
    port: await listenOnFreePort(server, port, host),
    opened: () => new Set([...asked, ...askedBefore]),
    close() {
      server.close();
      server.closeAllConnections();
    },
    showFirst(pages) {
      const whole = [...pages].filter(([, html]) => hasAssets(folder, html));
      if (whole.length === 0) return;
      first = new Map(whole);
      tell();
    },
    show(latest) {
      [asked, askedBefore] = [new Set(), asked];
      problems = latest;
      first = new Map();
      tell();
    },
  };
}

/** True after an answer; the preview is read, by this computer's own pages, and in no frame. */
function isRefused(request: IncomingMessage, response: ServerResponse, host: string): boolean {
  response.setHeader('X-Frame-Options', 'DENY');
  if (refusedHost(request, response, host)) return true;
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  return true;
}

/** A drawing or a script that is new stands in no folder yet. */
function hasAssets(folder: string, html: string): boolean {
  const names = html.match(/\/assets\/[\w.-]+/g) ?? [];
  return names.every((name) => existsSync(join(folder, name)));
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>, version: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: 300\n${eventOf({ version, pages: {} })}`);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** What an open page hears: the newest version, and of the pages that are shown first their HTML by their addresses. */
function eventOf(news: { version: number; pages: Record<string, string> }): string {
  return `data: ${JSON.stringify(news)}\n\n`;
}

const NEW_EACH_TIME = { 'Cache-Control': 'no-store' };

const POLICY = '<meta http-equiv="Content-Security-Policy"';

/** The reload script is not of the page: its policy, which forbids scripts, is left out. */
function withoutPolicy(page: string): string {
  const start = page.indexOf(POLICY);
  return start < 0 ? page : page.slice(0, start) + page.slice(page.indexOf('>', start) + 1);
}

function sendPage(response: ServerResponse, status: number, page: string, version: number): void {
  sendText(response, status, '.html', withScript(page, version));
}

function withScript(page: string, version: number): string {
  const html = withoutPolicy(page);
  const script = scriptFor(version);
  return html.includes('</body>')
    ? html.replace('</body>', () => `${script}</body>`)
    : html + script;
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': mediaType(type), ...NEW_EACH_TIME });
  response.end(text);
}

function problemPage(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const blocks = problems.map((problem) => `<pre>${escapeHtml(formatProblem(problem))}</pre>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${count}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root{color-scheme:light dark}
body{margin:0 auto;max-width:70rem;padding:2rem;font:1.0625rem/1.5 system-ui,sans-serif}
pre{padding:1.25rem;overflow-x:auto;border-left:.5rem solid #e65909;background:light-dark(#f3f3ed,#25312b);
font:.9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap}
</style></head><body><h1>${count}</h1><p>The page comes back by itself once they are mended.</p>
${blocks.join('\n')}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
