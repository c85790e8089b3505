// Starts the command of every `npm run`, or says that packages are missing or that Node is too old.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '', '..');
const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
if (isOld || !existsSync(resolve(root, 'node_modules/tsx'))) {
  console.error(
    isOld
      ? `Este projeto pede Node 20.19 ou mais novo; este é o ${process.version}. Instale o de https://nodejs.org`
      : 'Faltam os pacotes do projeto. Rode npm ci, e depois o comando de novo.',
  );
  process.exit(1);
}

if (root.includes('?')) {
  console.error(
    `O caminho desta pasta tem um ?, com que o código não é encontrado: ${root}. Dê a ela outro nome.`,
  );
  process.exit(1);
}

// A program such as `head` may close the output before all of it is written.
process.stdout.on('error', () => process.exit());

// `require` loads in two thirds of the time of `import`, for which tsx starts a thread.
const require = createRequire(import.meta.url);
// Otherwise tsx would take the tsconfig.json of the folder that the command is called from.
process.env.TSX_TSCONFIG_PATH = resolve(root, 'tsconfig.json');
require('tsx/cjs');

process.on('uncaughtException', (error) => {
  const { formatProblem } = require('../domain/problem.ts');
  const { resolveConfig } = require('../pipeline/run/options.ts');
  const { systemProblem } = require('../pipeline/run/system-problem.ts');
  const problem = systemProblem(resolveConfig({ root }), error);
  // Any other error is a bug of ours, and its stack names the place.
  console.error(problem ? formatProblem(problem) : error);
  process.exit(1);
});

const [name, ...words] = process.argv.slice(2);
require('../pipeline/run/lazy.ts').lazyModules.load = async (path) => require(`../${path}`);
await require('./command.ts').runCommand(require(`./${name}.ts`).main, words, root);
