// `npm run check`: what one runs while working: types, lint, and the unit tests that a change touches.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LINT, runProgram, SHORT_NAMES, TYPES, tellOutcomes } from './programs/run-program.ts';
import { inTemporaryFolder } from './programs/temporary-folder.ts';
import { ROOT } from './root.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run check [-- OPTIONS]
Types, lint and format, and the unit tests that a change touches; what failed last runs again, and first.
  --all        lint of everything, and the quick tests that build small sites
  --since REV  what changed since that commit; else what is not committed yet`;

const CODE = /\.(?:tsx?|mjs)$/;

/** Tests that read files instead of importing them. */
const READERS: readonly (readonly [changed: RegExp, test: string])[] = [
  [/^(?:README\.md|docs\/)/, 'tests/docs.test.ts'],
  [/^(?:content|islands)\//, 'tests/style.test.ts'],
  [/^styles\//, 'tests/styles.test.ts'],
  [/^styles\//, 'tests/supported-style.test.ts'],
  [/^templates\//, 'tests/templates.test.ts'],
  [CODE, 'tests/architecture.test.ts'],
  [CODE, 'tests/sizes.test.ts'],
];

const FAILED = join(ROOT, '.cache/failed-tests.json');
/** What the compiler knows of files that have not changed. */
const KNOWN_TYPES = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.cache/types.json')];

const options = readOptions(USAGE, { all: { type: 'boolean' }, since: { type: 'string' } });
if (options) {
  const { all = false, since } = options;
  const changed = changedFiles(since);
  const [types, program, flags] = TYPES;
  const [lint, linter, [how]] = LINT;
  const linted = all || changed.length === 0 ? ['.'] : ['--no-errors-on-unmatched', ...changed];
  const checks = await Promise.all([
    runProgram(types, program, [...flags, ...KNOWN_TYPES]),
    runProgram(lint, linter, [how, ...linted]),
    runTests(changed, all),
  ]);
  tellOutcomes(checks);
}

function runTests(changed: readonly string[], all: boolean) {
  return inTemporaryFolder(async (folder) => {
    const results = join(folder, 'results.json');
    const failed = existsSync(FAILED) ? (readJson(FAILED) as string[]) : [];
    const readers = READERS.filter(([pattern]) => changed.some((file) => pattern.test(file)));
    const code = changed.filter((file) => CODE.test(file));
    const related = new Set([...code, ...readers.map(([, test]) => test), ...failed]);
    const flags = ['--run', '--configLoader=runner', '--project=node', '--passWithNoTests'];
    const reporters = [SHORT_NAMES, 'default', 'json'];
    const words = ['related', ...flags, ...reporters.map((name) => `--reporter=${name}`)];
    // The configuration leaves out what takes long.
    const outcome = await runProgram(
      'tests of what changed',
      ['vitest', 'vitest'],
      [...words, `--outputFile.json=${results}`, ...related],
      { TESTS: all ? 'quick' : 'unit', FAILED: failed.join('\n') },
    );
    keepFailed(results);
    return outcome;
  });
}

function keepFailed(results: string): void {
  rmSync(FAILED, { force: true });
  if (!existsSync(results)) return;
  const { testResults } = readJson(results) as { testResults: { name: string; status: string }[] };
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return;
  mkdirSync(dirname(FAILED), { recursive: true });
  writeFileSync(FAILED, JSON.stringify(failed.map(({ name }) => relative(ROOT, name))));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function changedFiles(since = 'HEAD'): string[] {
  return [
    ['diff', '--name-only', '--diff-filter=d', since],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((command) => {
    const { stdout, status } = spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git knows no ${since}`);
    return stdout.split('\n').filter(Boolean);
  });
}
