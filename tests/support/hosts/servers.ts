// The servers that a built site is tried on, each with the configuration that the build wrote for it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  caddy: startCaddy,
};

/** With the configuration that `npm start` writes. */
export async function startServe({ folder, answers }: Site): Promise<Running> {
  const [config, port] = [join(temporaryFolder(), 'serve.json'), await anyFreePort()];
  const { files } = writeServe({ answers, rules: headerRules(answers) });
  writeFileSync(config, Object.values(files).join());
  const program = join(REPOSITORY, 'node_modules/serve/build/main.js');
  const flags = [program, '-l', `tcp://127.0.0.1:${port}`, '-c', config, '-n', '-L', folder];
  return run({ name: 'npm start', program: process.execPath, flags, port });
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function startNginx({ folder }: Site): Promise<Running | undefined> {
  const program = findProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  if (!program) return undefined;
  const [place, port] = [temporaryFolder(), await anyFreePort()];
  mkdirSync(join(place, 'logs'));
  const server = join(place, 'server.conf');
  const text = readFileSync(join(folder, '.host/nginx-server.conf'), 'utf8');
  const hasBrotli = existsSync(BROTLI);
  writeFileSync(server, hasBrotli ? text.replace('# brotli_static', 'brotli_static') : text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log stderr; worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${BROTLI};` : ''}
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000; ${temporary.join(' ')}
  include ${folder}/.host/nginx-http.conf;
  server { listen 127.0.0.1:${port}; root ${folder}; include ${server}; }
}`,
  );
  const flags = ['-p', place, '-c', join(place, 'nginx.conf')];
  if (!hasBrotli) console.log('nginx has no module for brotli here: its answers are gzip alone.');
  const encodings = hasBrotli ? ['br', 'gzip'] : ['gzip'];
  return run({ name: 'nginx', program, flags, port, encodings });
}

async function startCaddy({ folder }: Site): Promise<Running | undefined> {
  const program = findProgram('caddy');
  if (!program) return undefined;
  const [place, port] = [temporaryFolder(), await anyFreePort()];
  const inside = `bind 127.0.0.1\nroot * ${folder}\nimport ${folder}/.host/Caddyfile`;
  const plain = `http://:${port} {\n${inside}\n}`;
  const config = join(place, 'Caddyfile');
  writeFileSync(config, `{\nadmin off\nauto_https off\n}\n${plain}\n`);
  const flags = ['run', '--config', config, '--adapter', 'caddyfile'];
  const env = { XDG_DATA_HOME: place, XDG_CONFIG_HOME: place, HOME: place };
  return run({ name: 'caddy', program, flags, port, env });
}
