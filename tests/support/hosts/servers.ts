// The servers that a built site is tried on, each with the configuration that the build wrote for it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, headerRules } from '../../../domain/hosting/answers.ts';
import { writeServe } from '../../../pipeline/write/hosts/serve.ts';
import { REPOSITORY } from '../files.ts';
import { temporaryFolder } from '../folders.ts';
import { findProgram } from './programs.ts';
import { anyFreePort, type Running, run } from './running.ts';

export interface Site {
  folder: string;
  answers: Answers;
}

/** Undefined where the program cannot be had. */
export type StartServer = (site: Site) => Promise<Running | undefined>;

export const SERVERS: Record<string, StartServer> = {
  nginx: startNginx,
};

/** With the configuration that `npm start` writes. */
export async function startServe({ folder, answers }: Site): Promise<Running> {
  const [config, port] = [join(temporaryFolder(), 'serve.json'), await anyFreePort()];
  const files = writeServe({ answers, rules: headerRules(answers) });
  writeFileSync(config, Object.values(files).join());
  const program = join(REPOSITORY, 'node_modules/serve/build/main.js');
  const flags = [program, '-l', `tcp://127.0.0.1:${port}`, '-c', config, '-n', '-L', folder];
  return run({ name: 'npm start', program: process.execPath, flags, port });
}

/** Twice, and beside tables of somebody else's, as on a server of many sites. */
async function startNginx({ folder }: Site): Promise<Running | undefined> {
  const program = findProgram('nginx');
  if (!program) return undefined;
  const [place, port] = [temporaryFolder(), await anyFreePort()];
  mkdirSync(join(place, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const server = (name: string): string =>
    `server { listen 127.0.0.1:${port}; server_name ${name}; root ${folder}; include ${folder}/.host/nginx.conf; }`;
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log stderr; worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000; ${temporary.join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; "" close; }
  ${server('127.0.0.1')}
  ${server('outro.example')}
}`,
  );
  return run({
    name: 'nginx',
    program,
    flags: ['-p', place, '-c', join(place, 'nginx.conf')],
    port,
  });
}
