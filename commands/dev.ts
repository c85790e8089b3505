// `npm run dev`: a preview of the saved files by Vite, which reloads the browser and the code that changed.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { mediaType } from '../domain/http.ts';
import { formatProblem, type Problem } from '../domain/problem.ts';
import { escapeHtml } from '../domain/text.ts';
import { PreviewCache, STYLES } from '../pipeline/preview/cache.ts';
import type { PreviewResponse } from '../pipeline/preview/respond.ts';
import { resolveConfig } from '../pipeline/run/options.ts';
import { systemProblem } from '../pipeline/run/system-problem.ts';
import { HOST_USAGE, isLocal, printAddresses, readPort, THIS_COMPUTER } from './address.ts';
import { showProgress } from './build-site.ts';
import { fail, formatProblems, problemCount, readCommand } from './command.ts';

const USAGE = `npm run dev [-- OPTIONS]
A preview that shows drafts; Ctrl+C ends it.
${HOST_USAGE}
The environment variable PORT names the port to try first: PORT=4000 npm run dev. Any number of previews can run at once.`;

const PROPOSALS = '/propostas';
const CLIENT = '/@vite/client';
const LOCK = 'package-lock.json';
const CODE = /\.tsx?$|^package-lock\.json$/;
const HTML = mediaType('.html');
/** The answer to other computers for a page that only this one may see. */
const LOCAL_ONLY_PAGE =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Prévia</title><p>Esta página só aparece no computador em que a prévia roda.</p>';
/** The only requests that Vite answers itself, and for this computer alone: they open a file in the editor. */
const EDITOR = /^\/__open-in-editor\?/;
/** The event by which a page tells the preview how many saves it has seen. */
const PAGE = 'software-house:page';

/** The milliseconds from the last save to the report of problems. */
const QUIET_MS = 40;
const CLOSING_MS = 10_000;

const progress = showProgress();

export async function main(words: string[], root: string): Promise<void> {
  const flags = { host: { type: 'string' } } as const;
  const command = readCommand(words, USAGE, flags, { takesWords: false, inEnglish: true });
  if (root.includes('#'))
    fail(
      `expected a folder whose path has no #, which Vite cannot serve; found ${root}: rename it`,
    );
  await preview(root, command.flags.host ?? THIS_COMPUTER, readPort(process.env.PORT));
}

async function preview(root: string, host: string, port: number): Promise<void> {
  // A rejected promise that the code being written does not await must not end the preview.
  process.on('unhandledRejection', (error) =>
    console.error(formatProblem(codeProblem(root, error))),
  );
  // Builds also write beside dist/, in folders that begin with a dot. This is no glob: the project's path may
  // contain characters that globs interpret.
  const ignored = (path: string): boolean =>
    /^(?:dist|pdf|tests|docs|node_modules|\..*?)(?:[\\/]|$)/.test(relative(root, path));
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: join(tmpdir(), `vite-${process.pid}`),
    // Folders of the project may be symbolic links.
    resolve: { preserveSymlinks: true },
    // Vite refuses requests by a host name that is not this computer's (DNS rebinding), and scripts of other sites.
    server: { host, port, cors: false, watch: { ignored } },
    plugins: [
      {
        name: 'site',
        // Added before the middlewares of Vite itself.
        configureServer: ({ middlewares }) => {
          middlewares.use((...asked) => void answerRequest(...asked));
        },
      },
    ],
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  const client = await clientFiles(vite);
  let state: State = { previewCache: new PreviewCache() };
  /** The addresses of the styles that were asked for, so that a save can swap them. */
  const styles = new Set<string>();
  /** The number of saves so far, and the number at the last reload. */
  let [version, followed] = [0, 0];
  /** True if the last page that was answered had problems. */
  let isWrong = false;
  /** The timer that waits for the last of several saves: switching a branch makes hundreds. */
  let quiet: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (event, path) => {
    // The files of a folder have events of their own.
    if (event.endsWith('Dir')) return;
    const file = relative(root, path).replaceAll(sep, '/');
    const { runner, previewCache, noted } = state;
    const isCode = CODE.test(file);
    state = { previewCache: previewCache.after(file), runner: isCode ? undefined : runner, noted };
    if (isCode) {
      const { moduleGraph } = vite.environments.ssr;
      // Code that could not find a package has to be loaded again once it is installed.
      if (file === LOCK) moduleGraph.invalidateAll();
      else moduleGraph.onFileChange(path.replaceAll(sep, '/'));
      // Closed later, since answers that began before the save still load code by it.
      if (runner) setTimeout(() => void runner.close(), CLOSING_MS).unref();
    }
    version++;
    clearTimeout(quiet);
    quiet = setTimeout(() => void follow(file.endsWith('.css')), QUIET_MS);
  });
  /** Reloads the open pages after a save; if only a style changed and nothing is wrong, swaps it in place. */
  const follow = async (isStyle: boolean): Promise<void> => {
    const saved = version;
    const { text, problems } = await report(root, vite, state);
    // Another file was saved meanwhile: its own call reloads the pages.
    if (saved !== version) return;
    const canSwap = isStyle && saved === followed + 1 && !isWrong && problems.length === 0;
    followed = saved;
    if (canSwap) vite.ws.send({ type: 'update', updates: [...styles].map(styleUpdate) });
    else if (vite.ws.clients.size > 0) vite.ws.send({ type: 'full-reload' });
    console.log(text);
  };
  // A page sends the number of saves that it was made from, since it may have missed one before it could listen.
  vite.ws.on(PAGE, (seen: number, { send }) => {
    if (seen < followed) send({ type: 'full-reload' });
  });
  const answerRequest = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', 'no-store');
    const { url = '/', method = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const code = client.get(url);
    if (code !== undefined) {
      response.setHeader('Content-Type', mediaType('.js')).end(code);
      return;
    }
    if (EDITOR.test(url) && isLocal(request)) {
      next();
      return;
    }
    const path = pathOf(url);
    const seen = version;
    const { status, type, body, location, isPage, isProtected, problems } = await answerTo(
      root,
      vite,
      state,
      path,
      request,
    );
    if (path.startsWith(STYLES)) styles.add(path);
    if (isPage) isWrong = problems.length > 0;
    response.statusCode = isPage && isWrong ? 500 : status;
    response.setHeader('Content-Type', type);
    if (location) response.setHeader('Location', location);
    // Other computers get neither problems, which quote the project's files, nor the text of a protected proposal.
    if ((isProtected || (isPage && isWrong)) && !isLocal(request))
      response.end(LOCAL_ONLY_PAGE + clientScript(seen));
    else if (isPage && isWrong) response.end(problemPage(root, problems, seen));
    else response.end(isPage ? body + clientScript(seen) : body);
  };
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    const { code, message } = error as NodeJS.ErrnoException;
    fail(`--host: expected an address of this computer, found "${host}" (${code ?? message})`, 2);
  }
  const address = printAddresses(vite);
  console.log(`The proposals, and what to do today: ${address}${PROPOSALS}`);
  console.log(`The editor, with forms and pictures: ${address}/admin`);
  // The first page takes longest, so most of it is made before a browser asks for it.
  const { text } = await report(root, vite, state);
  progress?.('');
  console.log(text);
}

/** The state that answers are made from. A save replaces it, so a slow answer cannot write stale results. */
interface State {
  previewCache: PreviewCache;
  /** Loads the code of the project as it is saved; created by the first answer. */
  runner?: ModuleRunner | undefined;
  /** The notices that were printed last. */
  noted?: string | undefined;
}

/** Vite's client and all that it imports, by address. Only these are served: no address can name another file. */
async function clientFiles(vite: ViteDevServer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting = [CLIENT];
  for (const url of waiting) {
    const { code = '' } = (await vite.transformRequest(url)) ?? {};
    files.set(url, code);
    // `import "/a.mjs"`, `import { b } from "/b.mjs"`.
    for (const [, imported = ''] of code.matchAll(/^import (?:[^'"]* from )?"([^"]+)"/gm))
      if (!waiting.includes(imported)) waiting.push(imported);
  }
  return files;
}

function styleUpdate(path: string) {
  return { type: 'css-update' as const, path, acceptedPath: path, timestamp: Date.now() };
}

/** The current problems, also as the text that .vscode/tasks.json reads: the time, the problems, the duration. */
async function report(root: string, vite: ViteDevServer, state: State) {
  const start = performance.now();
  const { problems, notices = [] } = await answerTo(root, vite, state, '/');
  const noted = notices.map((message) => `  ! ${message}`).join('\n');
  const [time] = new Date().toTimeString().split(' ');
  const took = `${Math.round(performance.now() - start)} ms`;
  const reports = problems.map((one) => `${formatProblem(one)}\n`);
  // Notices are printed again only if they have changed.
  const text = [time, ...reports, ...(noted === state.noted ? [] : [noted]), took].join('\n');
  state.noted = noted;
  return { problems, text };
}

async function answerTo(
  root: string,
  vite: ViteDevServer,
  state: State,
  path: string,
  request?: IncomingMessage,
): Promise<PreviewResponse> {
  const options = { root, env: process.env, progress };
  state.runner ??= createServerModuleRunner(vite.environments.ssr, {
    hmr: false,
    sourcemapInterceptor: false,
  });
  const { previewCache, runner } = state;
  try {
    // The names of clients and their totals are displayed on this computer alone.
    if (path === PROPOSALS && request && isLocal(request)) {
      const { proposalsPage } = await runner.import<typeof import('./proposals-page.ts')>(
        '/commands/proposals-page.ts',
      );
      const body = proposalsPage(root);
      return { status: 200, type: HTML, body, isPage: true, problems: [] };
    }
    const { answer } = await runner.import<typeof import('../pipeline/preview/respond.ts')>(
      '/pipeline/preview/respond.ts',
    );
    return await answer(options, path, previewCache);
  } catch (error) {
    const problems = [systemProblem(resolveConfig(options), error) ?? codeProblem(root, error)];
    return { status: 500, type: HTML, body: '', isPage: true, problems };
  }
}

/** The problem of an error in the code, at the first place inside the project that it names. */
function codeProblem(root: string, error: unknown): Problem {
  const { message, stack = '' } = error as Error;
  const text = stripVTControlCharacters(`${message}\n${stack}`)
    .replaceAll('%20', ' ')
    .replaceAll(root + sep, '');
  // `templates/layout.tsx:12:5` of an error or of Vite; where an import is missing, the file alone.
  const [, file = 'build.ts', line, column] =
    /(?<![\w/])((?:[\w@-]+\/)*[\w.-]+\.tsx?)(?::(\d+):(\d+))?/.exec(text.replaceAll('\\', '/')) ??
    [];
  return {
    file,
    ...(line && { line: Number(line), column: Number(column) }),
    message: `the code cannot run: ${text
      .split('\n')
      .filter((one) => one.trim())
      .slice(0, 2)
      .join(' ')}`,
    fix: 'mend the code at this place, or where it is called from',
  };
}

/** The script that lets Vite's client reload the page; the code in `more` can use the client as `vite`. */
function clientScript(version: number, more = ''): string {
  return `<script type="module">const vite = await import(${JSON.stringify(CLIENT)});
vite.createHotContext('/page').send('${PAGE}', ${version});${more}</script>`;
}

/** A page with the problems as text, over which a script lays Vite's overlay, whose places open the editor. */
function problemPage(root: string, problems: readonly Problem[], version: number): string {
  const places = problems.map((one) => join(root, sep) + formatProblem(one));
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
