// `npm run dev`: a preview that rebuilds and reloads while content, templates, styles or code change.

import { join, relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formatProblem } from '../domain/problem.ts';
import { KINDS } from '../pipeline/kinds/all-kinds.ts';
import { PASSPHRASE_FILE } from '../pipeline/kinds/proposal/read-passphrases.ts';
import { runOf } from '../pipeline/run.ts';
import { ADMIN_ROUTE } from '../pipeline/write/write-admin.ts';
import { writeSchemas } from '../pipeline/write/write-schemas.ts';
import { ROOT } from './root.ts';
import {
  complainOfHost,
  HOST_USAGE,
  readPort,
  THIS_COMPUTER,
  tellAddresses,
} from './serve/address.ts';
import { startDevServer } from './serve/dev-server.ts';
import { openPreviewFolder } from './serve/preview-folder.ts';
import { PROPOSALS, proposalsPage } from './serve/proposals-page.ts';
import { createRebuilder, type Rebuilt } from './serve/rebuild.ts';
import { watchSources } from './serve/watch-sources.ts';
import { filesChanged } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';

/** What a build reads for itself each time; all else is its code. */
const CONTENT = ['content', 'fonts', 'public', 'styles', PASSPHRASE_FILE];

const WATCHED = [...CONTENT, 'templates', 'islands', 'art', 'domain', 'pipeline', 'build.ts'];

const USAGE = `npm run dev [-- OPTIONS]
A preview that shows drafts; Ctrl+C ends it.
${HOST_USAGE}
The environment variable PORT names the port to try first: PORT=4000 npm run dev. Any number of previews can run at once.`;

const BUILDING =
  'Building the preview. The first time every drawing and picture is made: wait a little.';

const options = readOptions(USAGE, { host: { type: 'string' } });
const port = options && readPort(process.env.PORT);
if (options && port !== undefined) await preview(options.host ?? THIS_COMPUTER, port);

async function preview(host: string, port: number): Promise<void> {
  const folder = join(openPreviewFolder(join(ROOT, 'node_modules/.cache/dev')), 'site');
  const own = {
    [PROPOSALS]: () => proposalsPage(runOf({ root: ROOT, env: process.env, drafts: true })),
  };
  const server = await startDevServer({ folder, host, port, own }).catch(complainOfHost(host));
  if (!server) return;
  const rebuild = await createRebuilder(ROOT, folder);
  const changed = { code: new Set<string>(), content: new Set<string>() };
  const refresh = async (signal: AbortSignal): Promise<void> => {
    const start = performance.now();
    const first = { routes: server.opened(), show: server.showFirst };
    const change = { code: [...changed.code], content: [...changed.content], first, signal };
    changed.code.clear();
    changed.content.clear();
    const report = await rebuild(change);
    if (signal.aborted) return;
    server.show(report.problems);
    console.log(summary(report, Math.round(performance.now() - start)));
    if (report.lists) writeSchemas(ROOT, KINDS, report.lists);
  };
  let [turn, newest] = [Promise.resolve(), new AbortController()];
  /** One build at a time; a save ends the one that runs, and those that wait. */
  const build = (): Promise<void> => {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    turn = turn.then(async () => {
      // Editors save in several steps; one that comes later ends the build before it shows anything.
      await setTimeout(3);
      if (!signal.aborted) await refresh(signal);
    });
    return turn;
  };
  console.log(BUILDING);
  const isContent = (path: string): boolean => CONTENT.includes(path.split(sep)[0] ?? '');
  const note = (path: string): void => {
    changed[isContent(path) ? 'content' : 'code'].add(path.replaceAll(sep, '/'));
  };
  const hear = (path: string): void => {
    note(path);
    build();
  };
  const settle = (path: string): void => {
    if (isContent(path)) note(path);
  };
  const watching = watchSources({ root: ROOT, isForeign }, hear, settle);
  // Whoever reads the address may edit at once.
  await Promise.all([watching, build()]);
  const address = tellAddresses(host, server.port);
  console.log(`The proposals, and what to do today: ${address}${PROPOSALS}`);
  console.log(`The editor, with forms and pictures: ${address}${ADMIN_ROUTE}`);
}

/** The root itself is watched, so that a folder may go and come back. */
function isForeign(path: string): boolean {
  const [top = ''] = relative(ROOT, resolve(ROOT, path)).split(sep);
  return top !== '' && !WATCHED.includes(top);
}

function summary({ problems, changed }: Rebuilt, milliseconds: number): string {
  // Editors that mark what is wrong start anew at a line with the time alone.
  const time = new Date().toLocaleTimeString('pt-BR');
  if (problems.length === 0) return `${time}\n${filesChanged(changed)} in ${milliseconds} ms`;
  return [time, ...problems.map(formatProblem), 'waiting for a mended file'].join('\n\n');
}
