// Runs groups of tests in Vitest, with a Chromium for those that need one, and sums up what came of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareChromium } from './chromium.ts';
import { type ProgramResult, runProgram, SHORT_NAMES, tellOutcomes } from './run-program.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** `words` go to Vitest, and may name other groups; `checks` run meanwhile, and are told with the tests. */
export function runTests(
  groups: readonly string[],
  words: readonly string[],
  { env = {}, checks }: { env?: Record<string, string>; checks?: Promise<ProgramResult[]> },
): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const chromium = await prepareChromium();
    console.log(`Chromium: ${chromium.path} (${chromium.from})\n`);
    const results = join(folder, 'results.json');
    const isNamed = words.some((word) => word.startsWith('--project'));
    const flags = [
      ...[
        'run',
        '--configLoader=runner',
        `--reporter=${SHORT_NAMES}`,
        '--reporter=default',
        '--reporter=json',
      ],
      `--outputFile.json=${results}`,
      ...(isNamed ? [] : groups.map((group) => `--project=${group}`)),
      ...words,
    ];
    // What Vitest puts aside for itself goes with the results.
    const own = { CHROMIUM_PATH: chromium.path, TMPDIR: folder, ...env };
    const tests = await runProgram('tests', ['vitest', 'vitest'], flags, own);
    sumUp((await checks) ?? [], tests, results);
  });
}

/** What fails without a failed test, such as lint or an error outside of any test, counts as one. */
function sumUp(checks: readonly ProgramResult[], tests: ProgramResult, results: string): void {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(results);
  const others = checks.filter((check) => !check.passed).length;
  const broken = others + (tests.passed ? numFailedTests : Math.max(1, numFailedTests));
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  tellOutcomes([...checks, tests], `\n\n${numPassedTests} passed, ${broken} failed${skipped}`);
}

function read(results: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return {};
  }
}
