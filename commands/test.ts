// `npm test`: types, lint and format, then every test, the browser's included; one summary at the end.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareChromium } from './chromium.ts';
import { asksForHelp } from './options.ts';
import { programOf } from './programs.ts';

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

const USAGE = `npm test [-- WORDS]
Types, lint and format, then the tests, those in a browser included.
  WORDS  go to Vitest, such as tests/domain, -t 'a price' or --project node`;

if (asksForHelp(USAGE)) process.exit();

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
const results = join(folder, 'results.json');

const chromium = await prepareChromium();
console.log(`Chromium: ${chromium.path} (${chromium.from})\n`);

const outcomes = [
  await run('types', ['typescript', 'tsc'], ['-p', '.']),
  await run('lint and format', ['@biomejs/biome', 'biome'], ['ci', '.']),
  await run(
    'tests',
    ['vitest', 'vitest'],
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...process.argv.slice(2),
    ],
  ),
];
console.log(`\n${outcomes.map(line).join('\n')}\n\n${counts()}`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });

async function run(
  name: string,
  [from, program]: [from: string, program: string],
  flags: string[],
): Promise<Outcome> {
  const start = performance.now();
  const script = programOf(join(root, 'node_modules', from, 'package.json'), program);
  const child = spawn(process.execPath, [script, ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium.path },
  });
  const code = await new Promise((done) => child.on('exit', done));
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000 };
}

function line({ name, passed, seconds }: Outcome): string {
  return `${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`;
}

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
