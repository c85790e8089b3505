// `npm start`: builds the site and serves it, as a host would, on a free port.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildSite } from './build-site.ts';
import { ROOT } from './root.ts';
import { addressesAt, HOST_USAGE, THIS_COMPUTER } from './serve/address.ts';
import { freePort } from './serve/free-port.ts';
import { formatReport } from './terminal/format-report.ts';
import { readOptions } from './terminal/options.ts';
import { openProgress } from './terminal/progress.ts';

const USAGE = `npm start [-- OPTIONS]
  --fresh    uses nothing of what earlier builds made
  --strict   placeholders and forms without a destination stop the build
  --drafts   shows drafts and articles of days to come
${HOST_USAGE}
The environment variable PORT names the port to try first: PORT=4000 npm start.`;

const options = readOptions(USAGE, {
  strict: { type: 'boolean' },
  drafts: { type: 'boolean' },
  fresh: { type: 'boolean' },
  host: { type: 'string' },
});
if (options) await buildAndServe(options);

async function buildAndServe({
  strict = false,
  drafts = false,
  fresh = false,
  host = THIS_COMPUTER,
}: NonNullable<typeof options>): Promise<void> {
  console.log(
    'Building the site. The first time every drawing and picture is made: wait a little.',
  );
  const start = performance.now();
  const progress = openProgress();
  const report = await buildSite({
    root: ROOT,
    strict,
    drafts,
    fresh,
    progress: progress.show,
    env: process.env,
  });
  progress.end();
  const setting = {
    terminal: process.stdout.isTTY ?? false,
    milliseconds: performance.now() - start,
  };
  console.log(formatReport(report, setting));
  if (report.problems.length > 0) process.exitCode = 1;
  else await serve(host);
}

async function serve(host: string): Promise<void> {
  const port = await freePort(Number(process.env.PORT) || 3000, host);
  const program = createRequire(import.meta.url).resolve('serve/build/main.js');
  const flags = ['--config', '../serve.json', '--no-clipboard', '--no-request-logging'];
  const place = ['--listen', `tcp://${host}:${port}`];
  const server = spawn(process.execPath, [program, 'dist', ...place, ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server.on('spawn', () =>
    console.log(`\n${addressesAt(host, port).join('\n')}  (Ctrl+C stops it)`),
  );
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
}
