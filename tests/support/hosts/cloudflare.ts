// Cloudflare Pages' own runtime on this computer: https://developers.cloudflare.com/pages/functions/local-development/

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folders.ts';
import { anyFreePort, type Running, run } from './running.ts';
import { findTool, NODE, WRANGLER } from './tools.ts';

/** The first version of Node that it starts on. */
const LEAST_NODE = 22;

/** Undefined where it cannot be had. It compresses nothing: that is the work of the network before it. */
export async function startCloudflare(folder: string): Promise<Running | undefined> {
  const place = findTool(WRANGLER);
  const program = findNode();
  if (!place || !program) return undefined;
  const [home, port] = [temporaryFolder(), await anyFreePort()];
  const flags = [
    join(place, 'bin/wrangler.js'),
    ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--compatibility-date', '2026-01-01', '--inspector-port', String(await anyFreePort())],
  ];
  const env = { HOME: home, XDG_CONFIG_HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return run({ name: 'wrangler', program, flags, port, env, encodings: [], place: home });
}

function findNode(): string | undefined {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = join(findTool(NODE) ?? '', 'bin/node');
  return existsSync(program) ? program : undefined;
}
