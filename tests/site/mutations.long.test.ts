// Contents spoiled by chance: a build either publishes a sound site or refuses, says why, and touches nothing.
// `MUTATIONS=5000 SEED=7 npm run test:all -- mutations` tries more, and others.

import { expect, test } from 'vitest';
import { makeProject, ownCache, REPOSITORY } from '../support/build-site.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { startNode } from '../support/project-copy.ts';
import type { Verdict } from '../support/spoiled-build.ts';
import { makeSpoilable } from '../support/spoiled-content.ts';

const COUNT = Number(process.env.MUTATIONS ?? 80);
const SEED = Number(process.env.SEED ?? 1) * 100_000;

test(`${COUNT} spoiled contents: no stack, no hang, no change of the site after a refusal, and every problem at its place`, {
  timeout: 60_000 + COUNT * 5_000,
}, async () => {
  const whole = await makeSpoilable();
  const half = Math.ceil(COUNT / 2);
  const said = await Promise.all(
    [SEED, SEED + half].map((seed) => heard([whole, ownProject(), `${seed}`, `${half}`])),
  );
  const verdicts = said.flat();
  // A build that hangs or dies says nothing after its changes, and nothing comes after it.
  const faulty = verdicts.filter(
    ({ faults, refused }) => faults.length > 0 || refused === undefined,
  );
  expect(faulty).toEqual([]);
  expect(verdicts).toHaveLength(2 * half);
  // Else the contents were hardly spoiled, or hardly content.
  const refused = verdicts.filter((verdict) => verdict.refused).length;
  console.log(`${COUNT} contents from seed ${SEED}: ${refused} refused`);
  expect(refused).toBeGreaterThan(COUNT / 4);
  expect(refused).toBeLessThan(COUNT * 0.95);
});

function ownProject(): string {
  const root = makeProject();
  ownCache(root);
  return root;
}

/** The last word on each content from a process that judges many. */
async function heard(words: string[]): Promise<Verdict[]> {
  const { child, finished } = startNode(REPOSITORY, [
    '--import',
    'tsx',
    'tests/support/spoiled-build.ts',
    ...words,
  ]);
  // After so long without a word a build hangs.
  const kill = (): boolean => child.kill('SIGKILL');
  let timer = setTimeout(kill, PATIENCE_MS);
  child.stdout?.on('data', () => {
    clearTimeout(timer);
    timer = setTimeout(kill, PATIENCE_MS);
  });
  const { stdout, stderr } = await finished;
  expect(stderr).toBe('');
  clearTimeout(timer);
  const verdicts: Verdict[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return [...new Map(verdicts.map((verdict) => [verdict.seed, verdict])).values()];
}
