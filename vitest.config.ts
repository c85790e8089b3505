// The levels of the tests, a folder each. Files that take long begin first, so that all cores work to the end.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();

/** The files that take longest, in this order: they begin first, so that short ones fill the end. */
const LONGEST = [
  ...['pressed-first', 'first-month', 'every-page', 'pages', 'after-sending', 'proposal'],
  ...['contact', 'owner-edits', 'preview-is-build', 'preview', 'commands', 'editor'],
  'optional-content',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    // Sorted by level, since a worker serves one level and keeps the modules that it has loaded.
    return files.sort(
      (a, b) => a.project.name.localeCompare(b.project.name) || placeOf(a) - placeOf(b),
    );
  }
}

/** Files of other levels that try many more inputs in the long run. */
const NETS = [
  ...['unit/acceptance', 'unit/choices', 'unit/qr', 'unit/missing-keys', 'unit/editor/format'],
  ...['unit/markdown/emphasis', 'unit/markdown/readmes', 'unit/markdown/slips'],
  ...['cases/after-sending', 'cases/brand', 'cases/company', 'cases/optional-content'],
  ...['cases/preview', 'cases/failing-computer', 'site/pages'],
].map((name) => `tests/${name}.test.ts`);

/** `setups`: files of tests/support/ that prepare once a run what the tests of the level get by `inject`. */
function level(name: string, folder: string, setups: readonly string[] = []) {
  const isLong = name.startsWith('long');
  return {
    test: {
      name,
      include: [`tests/${folder}/**/*.test.ts`, ...(name === 'long' ? NETS : [])],
      exclude: name === 'long' ? ['tests/long/browser/**'] : [],
      // A worker keeps its modules for the next files.
      isolate: false,
      globalSetup: ['setup', ...setups].map((file) => `tests/support/${file}.ts`),
      setupFiles: ['tests/support/each-file.ts'],
      // Concurrent tests run commands, each of which fills a core.
      maxConcurrency: 2,
      // React in development mode takes twice as long.
      env: { NODE_ENV: 'production', ...(isLong && { INPUTS: 'many' }) },
      sequence: { groupOrder: isLong ? 1 : 0 },
      maxWorkers: cores,
      // A busy machine may be slow: these limits end only tests that hang.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 30_000, interval: 20 } },
    },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  };
}

export default defineConfig({
  test: {
    // Vitest would write its cache beside the sources.
    cache: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      level('node', '{unit,cases,site}', ['site-setup']),
      level('browser', 'browser', ['site-setup', 'browser-setup']),
      level('long', 'long', ['site-setup']),
      level('long-browser', 'long/browser', ['site-setup', 'browser-setup']),
    ],
  },
});
