// `npm run dev`: a preview that rebuilds and reloads while content, templates, styles or code change.

// The build is bundled anew at every change, and what it imports from packages comes first there.
import '../pipeline/production.ts';
import { join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { formatProblem } from '../domain/problem.ts';
import type { BuildReport } from '../pipeline/publish.ts';
import { startDevServer } from './dev-server.ts';
import { freePort } from './free-port.ts';
import { createRebuilder } from './rebuild.ts';

const WATCHED = [
  'content',
  'public',
  'styles',
  'templates',
  'islands',
  'art',
  'domain',
  'pipeline',
  'build.ts',
];

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/dev');
const rebuild = await createRebuilder({ root, cache, outDir: join(cache, 'site') });
const port = await freePort(Number(process.env.PORT) || 3000);
const server = await startDevServer({ folder: join(cache, 'site'), port });

await refresh();
console.log(`\nhttp://localhost:${port}  (Ctrl+C stops it)`);

let waiting: NodeJS.Timeout | undefined;
let busy = false;
let again = false;
watch('.', { cwd: root, ignoreInitial: true, ignored: isForeign }).on('all', () => {
  clearTimeout(waiting);
  waiting = setTimeout(run, 20);
});

/** The root itself is watched, so that a folder may go and come back. */
function isForeign(path: string): boolean {
  const [top = ''] = relative(root, resolve(root, path)).split(sep);
  return top !== '' && !WATCHED.includes(top);
}

/** One build at a time; what changes meanwhile is built right after. */
async function run(): Promise<void> {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  await refresh();
  busy = false;
  if (again) {
    again = false;
    await run();
  }
}

async function refresh(): Promise<void> {
  const start = performance.now();
  const report = await rebuild();
  server.show(report.problems);
  console.log(summary(report, Math.round(performance.now() - start)));
}

function summary({ problems, changed }: BuildReport, milliseconds: number): string {
  const time = new Date().toLocaleTimeString('pt-BR');
  if (problems.length === 0) return `${time}  ${changed} files changed in ${milliseconds} ms`;
  return [...problems.map(formatProblem), `${time}  waiting for a mended file`].join('\n\n');
}
