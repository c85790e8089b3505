// `npm run check`: what one runs while working: types, lint, and the tests that a change touches.

import { spawnSync } from 'node:child_process';
import { LINT, runProgram, TYPES, tellOutcomes } from './programs/run-program.ts';
import { ROOT } from './root.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm run check [-- OPTIONS]
Types, lint and format, and the quick tests that a change touches.
  --since REV  what changed since that commit; else what is not committed yet`;

const CODE = /\.(?:tsx?|mjs)$/;

/** Tests that read files instead of importing them. */
const READERS: readonly (readonly [changed: RegExp, test: string])[] = [
  [/^(?:README\.md|docs\/)/, 'tests/docs.test.ts'],
  [/^content\//, 'tests/site/content.test.ts'],
  [/^content\//, 'tests/style.test.ts'],
  [/^styles\//, 'tests/styles.test.ts'],
  [/^styles\//, 'tests/supported-style.test.ts'],
  [CODE, 'tests/architecture.test.ts'],
  [CODE, 'tests/sizes.test.ts'],
];

const options = readOptions(USAGE, { since: { type: 'string' } });
if (options) {
  const checks = await Promise.all([runProgram(...TYPES), runProgram(...LINT)]);
  tellOutcomes([...checks, await runTests(options.since)]);
}

function runTests(since: string | undefined) {
  const changed = changedFiles(since);
  const readers = READERS.filter(([pattern]) => changed.some((file) => pattern.test(file)));
  const code = changed.filter((file) => CODE.test(file));
  const related = new Set([...code, ...readers.map(([, test]) => test)]);
  const flags = ['--run', '--configLoader=runner', '--project=node', '--passWithNoTests'];
  const words = ['related', ...flags, ...related];
  // The configuration leaves out what takes long.
  return runProgram('tests of what changed', ['vitest', 'vitest'], words, { QUICK: '1' });
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
