// `npm start`: builds the site and serves it, as a host would, on a free port.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from '../build.ts';
import { formatReport } from './format-report.ts';
import { freePort } from './free-port.ts';
import { readOptions } from './options.ts';

const USAGE = `npm start [-- OPTIONS]
  --strict   placeholders and forms without a destination stop the build
  --drafts   shows drafts and articles of days to come
PORT names the port to try first.`;

const root = resolve(import.meta.dirname, '..');
const options = readOptions(USAGE, { strict: { type: 'boolean' }, drafts: { type: 'boolean' } });
if (options) await buildAndServe(options.strict ?? false, options.drafts ?? false);

async function buildAndServe(strict: boolean, drafts: boolean): Promise<void> {
  const start = performance.now();
  const report = await build({ root, strict, drafts, env: process.env });
  const setting = {
    terminal: process.stdout.isTTY ?? false,
    milliseconds: performance.now() - start,
  };
  console.log(formatReport(report, setting));
  if (report.problems.length > 0) process.exitCode = 1;
  else await serve();
}

async function serve(): Promise<void> {
  const port = await freePort(Number(process.env.PORT) || 3000);
  const program = createRequire(import.meta.url).resolve('serve/build/main.js');
  const flags = ['--config', '../serve.json', '--no-clipboard', '--no-request-logging'];
  const server = spawn(process.execPath, [program, 'dist', '--listen', String(port), ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server.on('spawn', () => console.log(`\nhttp://localhost:${port}  (Ctrl+C stops it)`));
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
}
