// Two runs of two groups each: what a change can break, and the long run (`*.long.test.ts`); in Node, and in a browser.
// In all of them, tests/sample/ is about the sample content and goes with it.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { parse } from 'yaml';
import { PATIENCE_MS } from './tests/support/patience.ts';

/** A busy machine is slow, not broken: only what never comes within a minute is a failure. A test waits for several things, a trial is many tests. */
const patience = (isLong: boolean) => ({
  testTimeout: isLong ? 600_000 : 180_000,
  hookTimeout: isLong ? 600_000 : 180_000,
  expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
});

const LONG = 'tests/**/*.long.test.ts';
const BROWSER = 'tests/**/browser/**';

/** What asks for facts of the sample content, once another house stands in its place. */
const ELSEWHERE = isSample() ? [] : ['tests/sample/**'];
if (!isSample()) {
  console.log('tests/sample/ is left out: content/site.yaml no longer has the sample brand.');
}

function isSample(): boolean {
  try {
    const site = parse(readFileSync(new URL('content/site.yaml', import.meta.url), 'utf8'));
    return site.brand === site.sampleBrand;
  } catch {
    return false;
  }
}

/** The groups in their order, so that a worker seldom changes; in each, what takes long comes first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * ORDER.indexOf(project.name) + (LONGEST.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const ORDER = [
  'unit',
  'cases',
  'site',
  'old-node',
  'browser',
  'old-browser',
  'long',
  'old-long',
  'old-long-browser',
];
const LONGEST =
  /[\\/](?:every-page|every-template|form-delivery|memo|mutations|owner|focus-ring|form-storm|houses|engines|paper|proposals)[\w-]*(?:\.long)?\.test\.ts$/;

function group(name: string, include: string, exclude: readonly string[], browser = false) {
  const setup = browser ? ['tests/support/browser-setup.ts'] : [];
  return {
    // What development adds to React takes twice as long, and a test of its own asks for it.
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    test: {
      name,
      include: [include],
      exclude: [
        ...exclude,
        ...ELSEWHERE,
        ...LEVELS,
        'tests/site/!(old-*|*.long).test.ts',
      ],
      // A worker keeps what it has loaded, bundled and built for the files that come after.
      isolate: false,
      globalSetup: ['tests/support/folder-setup.ts', ...setup],
      setupFiles: ['tests/support/each-file.ts'],
      env: { NODE_ENV: 'production' },
      ...patience(name.startsWith('old-long')),
    },
  };
}

/** The levels of the tests, a folder each; above `unit` they ask the one real site, or sites of their own. */
function level(
  name: string,
  folder: string,
  setups: readonly string[] = [],
  exclude: string[] = [],
) {
  const isLong = name.startsWith('long');
  return {
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    test: {
      name,
      include: [`tests/${folder}/**/*.test.ts`],
      exclude: [...exclude, ...OLD],
      isolate: false,
      globalSetup: ['setup', ...setups].map((file) => `tests/support/${file}.ts`),
      setupFiles: ['tests/support/each-file.ts'],
      env: { NODE_ENV: 'production' },
      testTimeout: isLong ? 600_000 : 30_000,
      hookTimeout: isLong ? 600_000 : 30_000,
      expect: { poll: { timeout: 15_000, interval: 20 } },
    },
  };
}

/** What the levels have not replaced yet. */
const LEVELS = ['unit', 'cases', 'long'].map((folder) => `tests/${folder}/**`);
const OLD = ['old-*', '*.long'].map(
  (name) => `tests/site/${name}.test.ts`,
);

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Nothing is written beside the sources.
    cache: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      level('unit', 'unit'),
      level('cases', 'cases', ['site-setup']),
      level('site', 'site', ['site-setup']),
      level('browser', 'browser', ['site-setup', 'browser-setup']),
      level('long', 'long', ['site-setup'], ['tests/long/browser/**']),
      level('long-browser', 'long/browser', ['site-setup', 'browser-setup']),
      group('old-node', 'tests/**/*.test.{ts,tsx}', [LONG, BROWSER]),
      group('old-long', LONG, [BROWSER]),
    ],
  },
});
