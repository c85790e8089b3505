// Runs nginx with the configuration that a build wrote, for the time of a test.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folders.ts';

/** Debian keeps servers in a folder that is not always in the PATH. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The path of nginx; if this machine has none, prints that and returns undefined. */
export function findNginx(): string | undefined {
  const found = PLACES.map((place) => join(place, 'nginx')).find((path) => existsSync(path));
  if (!found) console.log('nginx is not on this machine: its tests are left out.');
  return found;
}

/** Serves `folder` twice, as on a server of many sites, until the test ends, and returns the address. */
export async function startNginx(program: string, folder: string): Promise<string> {
  const [place, port] = [temporaryFolder(), await freePort()];
  mkdirSync(join(place, 'logs'));
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const site = (name: string): string =>
    `server { listen 127.0.0.1:${port}; server_name ${name}; root ${folder}; include ${folder}/.host/nginx.conf; }`;
  const config = `daemon off; pid ${place}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000;
  ${kept.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; "" close; }
  ${site('127.0.0.1')}
  ${site('outro.example')}
}`;
  writeFileSync(join(place, 'nginx.conf'), config);
  const child = spawn(program, ['-p', place, '-c', join(place, 'nginx.conf')]);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined)))
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${child.stderr.read()}`);
  return url;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await once(probe.close(), 'close');
  return port;
}
