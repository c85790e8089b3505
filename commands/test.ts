// `npm test`: types, lint and format, then what a change can break, in Node and in a browser.

import { LINT, runProgram, TYPES } from './programs/run-program.ts';
import { runTests } from './programs/run-tests.ts';
import { asksForHelp } from './terminal/options.ts';

const USAGE = `npm test [-- WORDS]
Types, lint and format, then the tests of what a change can break, those in a browser included.
  WORDS  go to Vitest, such as tests/domain, -t 'a price' or --project node`;

if (!asksForHelp(USAGE)) {
  // The tests begin with what one core does alone: the site is built, and the browser started.
  const checks = runProgram(...TYPES).then(async (types) => [types, await runProgram(...LINT)]);
  await runTests(['node', 'browser'], process.argv.slice(2), { checks });
}
