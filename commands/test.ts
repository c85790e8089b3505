// `npm test`: types, lint and format, then every test, the browser's included; one summary at the end.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareChromium } from './programs/chromium.ts';
import { formatOutcome, LINT, runProgram, TYPES } from './programs/run-program.ts';
import { asksForHelp } from './terminal/options.ts';

const USAGE = `npm test [-- WORDS]
Types, lint and format, then the tests, those in a browser included.
  WORDS  go to Vitest, such as tests/domain, -t 'a price' or --project node`;

if (asksForHelp(USAGE)) process.exit();

const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
const results = join(folder, 'results.json');

const chromium = await prepareChromium();
console.log(`Chromium: ${chromium.path} (${chromium.from})\n`);

const outcomes = [
  await runProgram(...TYPES),
  await runProgram(...LINT),
  await runProgram(
    'tests',
    ['vitest', 'vitest'],
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...process.argv.slice(2),
    ],
    { CHROMIUM_PATH: chromium.path },
  ),
];
console.log(`\n${outcomes.map(formatOutcome).join('\n')}\n\n${counts()}`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });

/** The last line. What fails without a failed test, such as lint or an error outside of any test, counts as one. */
function counts(): string {
  const broken = outcomes.filter(({ passed }) => !passed).length;
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    const failed = numFailedTests > 0 ? numFailedTests + broken - 1 : broken;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    return `${numPassedTests} passed, ${failed} failed${skipped}`;
  } catch {
    return `0 passed, ${broken} failed`;
  }
}
