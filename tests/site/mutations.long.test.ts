// Contents spoiled by chance: a build either publishes a sound site or refuses, says why, and touches nothing.
// `MUTATIONS=5000 SEED=7 npx vitest run tests/site/mutations.long.test.ts` tries more, and others.

import { type ChildProcess, fork } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeProject, ownCache } from '../support/build-site.ts';
import { compileProgram } from '../support/compiled-program.ts';
import { TODAY } from '../support/content.ts';
import type { Order, Verdict } from '../support/spoiled-build.ts';
import { makeSpoilable } from '../support/spoiled-content.ts';

const COUNT = Number(process.env.MUTATIONS ?? 500);
const SEED = Number(process.env.SEED ?? 1);

/** After so long a build hangs; a machine may be slow once, so the case is tried again with more. */
const PATIENCE_MS = [10_000, 60_000];

class Builder {
  #child: ChildProcess | undefined;
  readonly #root = makeProject();
  readonly #program = compileProgram('tests/support/spoiled-build.ts');

  /** `whole`: the project whose copy is spoiled again and again. */
  constructor(readonly whole: string) {
    ownCache(this.#root);
  }

  async judge(seed: number): Promise<Verdict> {
    let changes: string[] = [];
    for (const patience of PATIENCE_MS) {
      const verdict = await this.#ask(seed, patience, (made) => {
        changes = made;
      });
      if (verdict) return verdict;
      this.end();
    }
    return { seed, changes, refused: false, milliseconds: 0, faults: ['hangs or dies'] };
  }

  /** Undefined when nothing comes in time, or the process ends. */
  #ask(
    seed: number,
    patience: number,
    hear: (changes: string[]) => void,
  ): Promise<Verdict | undefined> {
    this.#child ??= fork(this.#program);
    const child = this.#child;
    return new Promise((done) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (verdict?: Verdict): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        done(verdict);
      };
      child.on('exit', () => end());
      child.on('message', (said: Partial<Verdict>) => {
        if (said.faults) return end(said as Verdict);
        hear(said.changes ?? []);
        // The process is up, and the build has begun.
        timer = setTimeout(end, patience);
        return undefined;
      });
      child.send({ whole: this.whole, root: this.#root, seed, today: TODAY } satisfies Order);
    });
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

async function judgeEach(seeds: readonly number[], whole: string): Promise<Verdict[]> {
  const builder = new Builder(whole);
  const verdicts: Verdict[] = [];
  for (const seed of seeds) verdicts.push(await builder.judge(seed));
  builder.end();
  return verdicts;
}

test(`${COUNT} spoiled contents: no stack, no hang, no change of the site after a refusal, and every problem is mended by somebody who reads it`, {
  timeout: 60_000 + COUNT * 5_000,
}, async () => {
  const whole = await makeSpoilable();
  const seeds = Array.from({ length: COUNT }, (_, count) => SEED * 100_000 + count);
  const half = Math.ceil(COUNT / 2);
  const both = [seeds.slice(0, half), seeds.slice(half)].map((some) => judgeEach(some, whole));
  const verdicts = (await Promise.all(both)).flat();
  const refused = verdicts.filter((verdict) => verdict.refused);
  const slowest = verdicts.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  console.log(
    `${COUNT} contents from seed ${SEED}: ${refused.length} refused; the slowest took ${Math.round(slowest?.milliseconds ?? 0)} ms (${slowest?.changes.join('; ')})`,
  );
  const faulty = verdicts.filter(({ faults }) => faults.length > 0);
  expect(
    faulty.map(({ seed, changes, faults }) => [seed, changes.join('; '), ...faults].join('\n')),
  ).toEqual([]);
  // Else the contents were hardly spoiled, or hardly content.
  expect(refused.length).toBeGreaterThan(COUNT / 4);
  expect(refused.length).toBeLessThan(COUNT * 0.95);
});
