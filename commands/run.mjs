// The entry of every `npm run` of package.json: says what is missing where packages are, or Node is too old, and starts a command of this folder.

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

// A reader such as `head` closes the output before all is written.
process.stdout.on('error', () => process.exit());

// Loading by `require` takes two thirds of the time of `import`, for which tsx needs a thread of its own.
const require = createRequire(import.meta.url);
// Otherwise the folder that it is called from would say how TypeScript is meant.
process.env.TSX_TSCONFIG_PATH = resolve(root, 'tsconfig.json');
require('tsx/cjs');

process.on('uncaughtException', (error) => {
  const { formatProblem } = require('../domain/problem.ts');
  const { runOf } = require('../pipeline/options.ts');
  const { systemProblem } = require('../pipeline/system-problem.ts');
  const problem = systemProblem(runOf({ root }), error);
  // Any other error is a bug of ours: its stack says where.
  console.error(problem ? formatProblem(problem) : error);
  process.exit(1);
});

const [name, ...words] = process.argv.slice(2);
require('../pipeline/loader.ts').loader.load = async (path) => require(`../${path}`);
await require('./command.ts').runCommand(require(`./${name}.ts`).main, words, root);
