// The levels of the tests, a folder each: what a change can break, and the long run. All cores work to the end.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();

/** What takes longest, from the top: it begins first, and what is short fills the end. */
const LONGEST = [
  ...['pressed-first', 'first-month', 'every-page', 'pages', 'after-sending', 'proposal'],
  ...['contact', 'owner-edits', 'preview-is-build', 'preview', 'commands', 'editor', 'less'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    // A worker serves one level, and keeps what it has loaded.
    return files.sort(
      (a, b) => a.project.name.localeCompare(b.project.name) || placeOf(a) - placeOf(b),
    );
  }
}

/** `setups`: what of tests/support/ is made once a run, and handed over. */
function level(name: string, folder: string, setups: readonly string[] = []) {
  const isLong = name.startsWith('long');
  return {
    test: {
      name,
      include: [`tests/${folder}/**/*.test.ts`],
      exclude: name === 'long' ? ['tests/long/browser/**'] : [],
      // A worker keeps what it has loaded for the files that come after.
      isolate: false,
      globalSetup: ['setup', ...setups].map((file) => `tests/support/${file}.ts`),
      setupFiles: ['tests/support/each-file.ts'],
      // Sessions of commands, each of which fills a core.
      maxConcurrency: 2,
      // What development adds to React takes twice as long.
      env: { NODE_ENV: 'production' },
      sequence: { groupOrder: isLong ? 1 : 0 },
      maxWorkers: cores,
      // A busy machine may be slow: only what hangs ends here.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 30_000, interval: 20 } },
    },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  };
}

export default defineConfig({
  test: {
    // Nothing is written beside the sources.
    cache: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      level('unit', 'unit'),
      level('cases', 'cases', ['site-setup']),
      level('site', 'site', ['site-setup']),
      level('browser', 'browser', ['site-setup', 'browser-setup']),
      level('long', 'long', ['site-setup']),
      level('long-browser', 'long/browser', ['site-setup', 'browser-setup']),
    ],
  },
});
