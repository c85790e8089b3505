// Serves the preview: pages with a reload script added on their way out, or the problems in their place.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import type { Problem } from '../../domain/problem.ts';
import { routes } from '../../domain/routes.ts';
import { escapeHtml } from '../../pipeline/markdown/escape.ts';
import { ADMIN_ROUTE } from '../../pipeline/write/write-admin.ts';
import { ROOT } from '../root.ts';
import { problemCount, tellProblems } from '../terminal/complaint.ts';
import { asksFromHere, isRefused } from './address.ts';
import { findFile, pathOf } from './find-file.ts';
import { listenOnFreePort } from './free-port.ts';
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
  /** The addresses of pages that somebody has open. */
  opened(): ReadonlySet<string>;
  /** Pages by their addresses, as the build that is on its way will publish them. */
  showFirst(pages: ReadonlyMap<string, string>): void;
  /** Every open page shows what is new; with problems, these until a later call has none. */
  show(problems: readonly Problem[]): void;
}

const NONE: readonly Problem[] = [];
const NO_PAGES: ReadonlyMap<string, string> = new Map();

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

export async function startDevServer(options: PreviewOptions): Promise<DevServer> {
  const { folder, host, own = {} } = options;
  const listeners = new Set<ServerResponse>();
  let [problems, first] = [NONE, NO_PAGES];
  /** What was asked for since the last build, and before: an open page asks after each. */
  let [asked, askedBefore] = [new Set<string>(), new Set<string>()];
  /** Grows also over a restart: what was open before shows the new preview. */
  let version = Date.now();
  const server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', 'no-store');
    const path = pathOf(request.url);
    if (isRefused(request, response, host)) return;
    const file = findFile(folder, path);
    if (path === EVENTS) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`retry: 300\n${eventOf(version)}`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    } else if (path === WORKER) send(response, '.js', WORKER_SCRIPT);
    else if (path === CLIENT) send(response, '.js', CLIENT_FILES.map(textOf).join(';\n'));
    // The editor keeps the page that it makes of itself.
    else if (file && (extname(file) !== '.html' || path === ADMIN_ROUTE)) {
      response.setHeader('Content-Type', mediaType(file));
      response.end(readFileSync(file));
    } else {
      asked.add(path);
      const isOwn = file === undefined && asksFromHere(request);
      const early = first.get(path) ?? (isOwn ? own[path]?.() : undefined);
      const isWrong = early === undefined && problems.length > 0;
      const isThere = early !== undefined || file !== undefined;
      response.statusCode = isWrong ? 500 : isThere ? 200 : 404;
      const html = isWrong ? problemPage(problems) : (early ?? readPage(folder, file));
      send(response, '.html', withScript(html, version));
    }
  });
  const tell = (): void => {
    version = Math.max(Date.now(), version + 1);
    // Whoever had to ask for them would wait for the build to take breath.
    const pages = [...first].map(([route, html]) => [route, withScript(html, version)]);
    const data = eventOf(version, Object.fromEntries(pages));
    for (const listener of listeners) listener.write(data);
  };
  return {
    port: await listenOnFreePort(server, options.port, host),
    opened: () => new Set([...asked, ...askedBefore]),
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

/** The built page, or the not-found page in its place. */
function readPage(folder: string, file: string | undefined): string {
  const page = file ?? findFile(folder, routes.notFound);
  return page ? readFileSync(page, 'utf8') : 'Ainda não foi gerado.';
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** A drawing or a script that is new stands in no folder yet. */
function hasAssets(folder: string, html: string): boolean {
  const names = html.match(/\/assets\/[\w.-]+/g) ?? [];
  return names.every((name) => existsSync(join(folder, name)));
}

/** What an open page hears: the newest version, and of the pages that are shown first their HTML by their addresses. */
function eventOf(version: number, pages: Readonly<Record<string, string>> = {}): string {
  return `data: ${JSON.stringify({ version, pages })}\n\n`;
}

/** A page that shows itself anew once there is a newer version; its policy, which forbids scripts, is left out. */
function withScript(page: string, version: number): string {
  const data = `data-version="${version}" data-events="${EVENTS}" data-worker="${WORKER}"`;
  const script = `<script src="${CLIENT}" ${data}></script>`;
  const policy = page.indexOf('<meta http-equiv="Content-Security-Policy"');
  const rest = page.slice(page.indexOf('>', policy) + 1);
  const html = policy < 0 ? page : page.slice(0, policy) + rest;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end);
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', mediaType(type));
  response.end(text);
}

function problemPage(problems: readonly Problem[]): string {
  const count = problemCount(problems.length);
  const blocks = problems.map((problem) => `<pre>${escapeHtml(tellProblems([problem]))}</pre>`);
  const advice = '<p>A página volta sozinha assim que estiver tudo corrigido.</p>';
  return ownPage(count, [advice, ...blocks].join('\n'));
}
