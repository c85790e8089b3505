// `npm start`: builds the site, and serves it to this computer with the package `serve`.

import { join } from 'node:path';
import { headerRules } from '../domain/http.ts';
import { writeServe } from '../pipeline/publish/host-config.ts';
import { replaceFile } from '../pipeline/run/disk-cache.ts';
import { readPort, THIS_COMPUTER } from './address.ts';
import { buildAndReport } from './build-site.ts';
import { readCommand } from './command.ts';

const USAGE = `npm start
Builds the site into dist/, and serves it to this computer alone.
The environment variable PORT names the port: PORT=4000 npm start.`;

const SERVE = 'serve/build/main.js';

export async function main(words: string[], root: string): Promise<void> {
  readCommand(words, USAGE, {}, { takesWords: false, inEnglish: true });
  const port = readPort(process.env.PORT);
  const { manifest } = await buildAndReport({ root, env: process.env });
  if (!manifest) return;
  const config = join(root, '.cache/serve.json');
  const files = writeServe({ manifest, rules: headerRules(manifest) });
  replaceFile(config, Object.values(files).join());
  const address = `tcp://${THIS_COMPUTER}:${port}`;
  // The package reads the arguments of the process, and asks for its newest version unless a variable forbids it.
  process.argv.splice(2, Infinity, '--listen', address, '--config', config, '-n', '-L', 'dist');
  process.env.NO_UPDATE_CHECK = '1';
  process.chdir(root);
  await import(SERVE);
}
