// `npm run dev`: a preview of what is saved, by Vite, which reloads the browser and loads changed code anew.

import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { formatProblem, type Problem } from '../domain/problem.ts';
import { escapeHtml } from '../pipeline/html.ts';
import type { Answer, Memory } from '../pipeline/preview.ts';
import {
  failOnHost,
  HOST_USAGE,
  isLocal,
  isRefused,
  listenOnFreePort,
  printAddresses,
  readPort,
  THIS_COMPUTER,
} from './address.ts';
import { showProgress } from './build-site.ts';
import { formatProblems, problemCount, ROOT, readCommand } from './command.ts';
import { PROPOSALS } from './proposals-page.ts';

const USAGE = `npm run dev [-- OPTIONS]
A preview that shows drafts; Ctrl+C ends it.
${HOST_USAGE}
The environment variable PORT names the port to try first: PORT=4000 npm run dev. Any number of previews can run at once.`;

/** Vite itself answers these: its client to any computer, files of the project to this one alone. */
const CLIENTS = /^\/(?:@vite\/|node_modules\/vite\/)/;
const VITES = /^\/(?:@|__open-in-editor|node_modules\/)/;
const CLIENT = '/@vite/client';
/** The message with which a page says how many saves it knows. */
const PAGE = 'software-house:page';

const progress = showProgress();

const command = readCommand(
  USAGE,
  { host: { type: 'string' } },
  { takesWords: false, inEnglish: true },
);
const port = command && readPort(process.env.PORT);
if (port !== undefined) await preview(command?.flags.host ?? THIS_COMPUTER, port);

async function preview(host: string, port: number): Promise<void> {
  const server = createHttpServer();
  const ignored = ['dist', 'pdf', '.cache', 'tests', 'docs'].map((name) => join(ROOT, name, '**'));
  const vite = await createServer({
    ...{ root: ROOT, configFile: false, appType: 'custom', logLevel: 'silent' },
    cacheDir: join(tmpdir(), `vite-${process.pid}`),
    // A folder of the project may be a link.
    resolve: { preserveSymlinks: true },
    server: { middlewareMode: true, hmr: { server }, watch: { ignored } },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  const memory: Memory = { files: new Map(), parts: new Map() };
  /** How many saves there were. */
  let version = 0;
  vite.watcher.on('all', (_, path) => {
    const saved = ++version;
    void updatePages(vite, memory, relative(ROOT, path)).then(async () => {
      const text = await report(vite, memory);
      if (saved === version) console.log(text);
    });
  });
  // A page says what it was made from: it may have missed a save before it could listen.
  vite.ws.on(PAGE, (seen: number, { send }) => {
    if (seen !== version) send({ type: 'full-reload' });
  });
  server.on('request', async (request, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', 'no-store');
    if (isRefused(request, response, host)) return;
    const path = pathOf(request.url);
    if (CLIENTS.test(path) || (VITES.test(path) && isLocal(request))) {
      vite.middlewares(request, response);
      return;
    }
    const seen = version;
    const { status, type, body, problems } = await answerTo(vite, memory, path, request);
    const isPage = type.startsWith('text/html');
    const isWrong = isPage && problems.length > 0;
    response.statusCode = isWrong ? 500 : status;
    response.setHeader('Content-Type', type);
    if (isWrong) response.end(problemPage(problems, seen));
    else response.end(isPage ? body + clientScript(seen) : body);
  });
  const found = await listenOnFreePort(server, port, host).catch(failOnHost(host));
  if (found === undefined) {
    await vite.close();
    return;
  }
  const address = printAddresses(host, found);
  console.log(`The proposals, and what to do today: ${address}${PROPOSALS}`);
  console.log(`The editor, with forms and pictures: ${address}/admin`);
  // The first page takes longest: most of it is made before a browser asks.
  const text = await report(vite, memory);
  progress?.('');
  console.log(text);
}

/** Reloads open pages after a file was saved; a style is swapped in place. */
async function updatePages(vite: ViteDevServer, memory: Memory, path: string): Promise<void> {
  const file = path.replaceAll(sep, '/');
  try {
    const { forget, STYLES } = await load(vite);
    const styles = [...memory.parts.keys()].filter((name) => name.startsWith('style '));
    forget(memory, file);
    if (file.endsWith('.css')) {
      const timestamp = Date.now();
      const updates = styles.map((name) => {
        const path = `${STYLES}${name.slice('style '.length)}.css`;
        return { type: 'css-update' as const, path, acceptedPath: path, timestamp };
      });
      vite.ws.send({ type: 'update', updates });
      return;
    }
  } catch {
    // Code that cannot be loaded: the next page that is asked for says so.
    memory.parts.clear();
  }
  vite.ws.send({ type: 'full-reload' });
}

/** What is wrong now, as the task of .vscode/tasks.json reads it: between the time and how long it took. */
async function report(vite: ViteDevServer, memory: Memory): Promise<string> {
  const start = performance.now();
  const { problems } = await answerTo(vite, memory, '/');
  const [time] = new Date().toTimeString().split(' ');
  const took = `${Math.round(performance.now() - start)} ms`;
  return [time, ...problems.map((one) => `${formatProblem(one)}\n`), took].join('\n');
}

async function load(vite: ViteDevServer) {
  const module = await vite.ssrLoadModule('/pipeline/preview.ts');
  return module as typeof import('../pipeline/preview.ts');
}

async function answerTo(
  vite: ViteDevServer,
  memory: Memory,
  path: string,
  request?: IncomingMessage,
): Promise<Answer> {
  const options = { root: ROOT, env: process.env, progress };
  try {
    // Clients and their totals are for this computer alone.
    if (path === PROPOSALS && request && isLocal(request)) {
      const { proposalsPage } = await vite.ssrLoadModule('/commands/proposals-page.ts');
      return { status: 200, type: 'text/html; charset=utf-8', body: proposalsPage(), problems: [] };
    }
    const { answer } = await load(vite);
    return await answer(options, path, memory);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    const problems = [codeProblem(error)];
    return { status: 500, type: 'text/html; charset=utf-8', body: '', problems };
  }
}

/** At the place that Vite names, or the first file of the project where the code threw. */
function codeProblem(error: unknown): Problem {
  const { message, id = 'build.ts', stack = '' } = error as Error & { id?: string };
  const linesOf = (text: string) => stripVTControlCharacters(text).split('\n');
  const words = linesOf(message).filter((line) => line.trim());
  const thrown = linesOf(`${message}\n${stack}`).find(
    (line) => /:\d+:\d+/.test(line) && !line.includes('node_modules'),
  );
  const [, path = id, line, column] = /((?:\/|\w:)[^:(\s]*):(\d+):(\d+)/.exec(thrown ?? '') ?? [];
  const file = path.startsWith(ROOT) ? path : id;
  return {
    file: relative(ROOT, file).replaceAll(sep, '/'),
    ...(line && { line: Number(line), column: Number(column) }),
    message: `the code cannot run: ${words.slice(0, 2).join(' ').trim()}`,
    fix: 'mend the code at this place, or where it is called from',
  };
}

/** Vite's own, which reloads the page; `more` may use it as `vite`. */
function clientScript(version: number, more = ''): string {
  return `<script type="module">const vite = await import(${JSON.stringify(CLIENT)});
vite.createHotContext('/page').send('${PAGE}', ${version});${more}</script>`;
}

/** The problems as text, and laid over the page by a script, where each place opens the editor. */
function problemPage(problems: readonly Problem[], version: number): string {
  const places = problems.map((one) => join(ROOT, formatProblem(one)));
  const error = JSON.stringify({ message: places.join('\n\n'), stack: '' });
  const overlay = `document.body.append(new vite.ErrorOverlay(${error.replaceAll('<', '\\u003c')}));`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${problemCount(problems.length)}</title></head>
<body><pre style="white-space:pre-wrap">${escapeHtml(formatProblems(problems))}</pre></body></html>${clientScript(version, overlay)}`;
}

/** The decoded path of a request, with no slash at its end; empty where it cannot be decoded. */
function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, '')).replace(/(?<=.)\/$/, '');
  } catch {
    return '';
  }
}
