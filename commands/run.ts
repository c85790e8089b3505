// The entry of every `npm run` of package.json: starts a command of this folder, in this project.

import { resolve } from 'node:path';
import { formatProblem } from '../domain/problem.ts';
import { runOf } from '../pipeline/options.ts';
import { systemProblem } from '../pipeline/system-problem.ts';
import type { Main } from './command.ts';

const root = resolve(import.meta.dirname, '..');

// A reader such as `head` closes the output before all is written.
process.stdout.on('error', () => process.exit());

process.on('uncaughtException', (error) => {
  const problem = systemProblem(runOf({ root }), error);
  // Any other error is a bug of ours: its stack says where.
  console.error(problem ? formatProblem(problem) : error);
  process.exit(1);
});

const [name = '', ...words] = process.argv.slice(2);
const { main }: { main: Main } = await import(`./${name}.ts`);
await main(words, root);
