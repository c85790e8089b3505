// Runs groups of tests in Vitest, with a Chromium for those that need one, and sums up what came of them.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareChromium } from './chromium.ts';
import { formatOutcome, type Outcome, runProgram } from './run-program.ts';

interface Tested extends Outcome {
  counts: { passed: number; failed: number; skipped: number };
}

/** `words` go to Vitest, and may name other groups. */
export async function runTests(
  groups: readonly string[],
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Tested> {
  const chromium = await prepareChromium();
  console.log(`Chromium: ${chromium.path} (${chromium.from})\n`);
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const results = join(folder, 'results.json');
  const isNamed = words.some((word) => word.startsWith('--project'));
  const outcome = await runProgram(
    'tests',
    ['vitest', 'vitest'],
    [
      ...['run', '--configLoader=runner', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${results}`,
      ...(isNamed ? [] : groups.map((group) => `--project=${group}`)),
      ...words,
    ],
    // What Vitest puts aside for itself goes with the results.
    { CHROMIUM_PATH: chromium.path, TMPDIR: folder, ...env },
  );
  const counts = readCounts(results);
  rmSync(folder, { recursive: true, force: true });
  return { ...outcome, counts };
}

function readCounts(file: string): Tested['counts'] {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** What fails without a failed test, such as lint or an error outside of any test, counts as one. */
export function sumUp(checks: readonly Outcome[], tests: Tested): void {
  const outcomes = [...checks, tests];
  const { passed, failed, skipped } = tests.counts;
  const others = checks.filter((check) => !check.passed).length;
  const broken = others + (tests.passed ? failed : Math.max(1, failed));
  console.log(`\n${outcomes.map(formatOutcome).join('\n')}\n`);
  console.log(`${passed} passed, ${broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}
