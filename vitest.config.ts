// Three groups of tests in one run: in plain Node, trials of hundreds of builds, and what only a browser can show.
// In all of them, tests/sample/ is about the sample content and goes with it.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { parse } from 'yaml';

/** A busy machine is slow, not broken: only what never comes is a failure. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** What development adds to React takes twice as long, and a test of its own asks for it. */
const AS_BUILDS = { jsx: { runtime: 'automatic', development: false } } as const;

/** What asks for facts of the sample content, once another house stands in its place. */
function leftOut(): string[] {
  return isSample() ? [] : ['tests/sample/**'];
}

function isSample(): boolean {
  try {
    const site = parse(readFileSync(new URL('content/site.yaml', import.meta.url), 'utf8'));
    return site.brand === site.sampleBrand;
  } catch {
    return false;
  }
}

if (!isSample()) {
  console.log('tests/sample/ is left out: content/site.yaml no longer has the sample brand.');
}

/** For tests that need no browser. */
const PLAIN = {
  // A worker keeps what it has loaded, bundled and built for the files that come after.
  isolate: false,
  execArgv: ['--import', new URL('tests/support/make-once.mjs', import.meta.url).href],
  globalSetup: ['tests/support/folder-setup.ts'],
  setupFiles: ['tests/support/each-file.ts'],
  env: { NODE_ENV: 'production' },
  ...PATIENCE,
  sequence: { groupOrder: 0 },
};

/** Tests that start programs or build many sites: `npm run check` leaves them to `npm test`. */
const SLOW = [
  'tests/{commands,sample,site}/**',
  'tests/{regular-expressions,style}.test.ts',
  'tests/pipeline/{lock,monsters,opened-once,output,pictures-*,proposal-*,protected-*}.test.ts',
];

/** Each takes one to three minutes: at the end, all but one processor would be waiting for it. */
const LONGEST =
  /[\\/](?:trials[\\/].*|browser[\\/](?:every-page|focus-ring|form-delivery|form-storm|keyboard|large-letters|layout-shift|reflow))\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        oxc: AS_BUILDS,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/**/{browser,trials}/**',
            ...leftOut(),
            ...(process.env.QUICK ? SLOW : []),
          ],
          ...PLAIN,
        },
      },
      {
        oxc: AS_BUILDS,
        test: {
          name: 'trials',
          include: ['tests/**/trials/**/*.test.ts'],
          exclude: [...leftOut(), ...(process.env.QUICK ? ['tests/**'] : [])],
          ...PLAIN,
        },
      },
      {
        oxc: AS_BUILDS,
        test: {
          name: 'browser',
          include: ['tests/**/browser/**/*.test.ts'],
          exclude: leftOut(),
          globalSetup: ['tests/support/folder-setup.ts', 'tests/support/browser-setup.ts'],
          setupFiles: ['tests/support/each-file.ts'],
          ...PATIENCE,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
