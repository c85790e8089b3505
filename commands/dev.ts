// `npm run dev`: a preview that rebuilds and reloads while content, templates, styles or code change.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { formatProblem } from '../domain/problem.ts';
import { KINDS } from '../pipeline/kinds/all-kinds.ts';
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
import { PROPOSALS, proposalsPage } from './serve/proposals-page.ts';
import { createRebuilder, type Rebuilt } from './serve/rebuild.ts';
import { filesChanged } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';

const WATCHED = [
  ...['content', 'fonts', 'public', 'styles', 'templates', 'islands', 'art', 'domain', 'pipeline'],
  'build.ts',
];

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
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
  const outDir = join(folder, 'site');
  const own = {
    [PROPOSALS]: () => proposalsPage(runOf({ root: ROOT, env: process.env, drafts: true })),
  };
  const server = await startDevServer({ folder: outDir, host, port, own }).catch(
    complainOfHost(host),
  );
  if (!server) return;
  console.log(BUILDING);
  const rebuild = await createRebuilder(ROOT, outDir);
  const changed = new Set<string>();
  /** With all that was saved while the build before it ran. */
  const build = async (): Promise<void> => {
    if (changed.size === 0) return;
    const start = performance.now();
    const files = [...changed];
    changed.clear();
    const report = await rebuild(files);
    server.show(report.problems);
    console.log(summary(report, Math.round(performance.now() - start)));
    if (report.lists) writeSchemas(ROOT, KINDS, report.lists);
  };
  let turn = Promise.resolve();
  const hear = (path: string): void => {
    changed.add(path.replaceAll(sep, '/'));
    turn = turn.then(build);
  };
  const watcher = watch('.', {
    ...{ cwd: ROOT, ignoreInitial: true, ignored: isForeign },
    // Without it, a save right after another would not be told.
    awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
  });
  watcher.on('all', (_, path) => hear(path));
  hear('build.ts');
  // Whoever reads the address may edit at once.
  await Promise.all([once(watcher, 'ready'), turn]);
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
