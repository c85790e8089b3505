// Contents that are spoiled at random: a build either publishes a sound site, or refuses, says why and changes nothing.
// `MUTATIONS=5000 SEED=7 npm run test:all -- mutations` tries more, and others.

import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildOrThrow } from '../support/build.ts';
import { run } from '../support/command.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { makeProject } from '../support/project.ts';
import { makeRealProject, today } from './real-project.ts';

const COUNT = Number(process.env.MUTATIONS ?? 40);
const SEED = Number(process.env.SEED ?? 1);
const timeout = 120_000 + COUNT * 8_000;

test(`${COUNT} spoiled contents give sound sites or problems with places`, {
  timeout: timeout + 60_000,
}, async () => {
  const whole = await makeSpoilable();
  const counts = await Promise.all([1, 2].map((part) => refusedOf(whole, SEED * 10 + part)));
  // With fewer refusals the contents would be hardly spoiled, with more hardly any site would be checked.
  const refused = counts.reduce((sum, one) => sum + one, 0);
  expect(refused).toBeGreaterThan(COUNT / 4);
  expect(refused).toBeLessThan(COUNT * 0.95);
});

/** The real content with two sent versions of a proposal, and a site in `dist/`. */
async function makeSpoilable(): Promise<string> {
  const sender = makeProject();
  edit(sender, 'content/proposals/padaria-aurora.md', '2025-048', '2198-001');
  for (const command of ['send padaria-aurora', 'revise 2198-001', 'send padaria-aurora --protect'])
    expect(await run(sender, `proposal ${command}`)).toMatchObject({ code: 0, stderr: '' });
  const root = makeRealProject();
  const sent = 'content/proposals/sent';
  cpSync(join(sender, sent), join(root, sent), { recursive: true });
  await buildOrThrow(root, { today });
  return root;
}

/** The number of contents that a process refused; fails with its last change if it hangs, dies or finds a fault. */
async function refusedOf(whole: string, seed: number): Promise<number> {
  const root = makeProject();
  rmSync(join(root, '.cache'), { recursive: true });
  const program = join(import.meta.dirname, 'spoiled-build.ts');
  const count = String(Math.ceil(COUNT / 2));
  const words = ['--import', 'tsx', program, whole, root, today, String(seed), count];
  const { PATH, HOME, TMPDIR } = process.env;
  const settings = { cwd: REPOSITORY, env: { PATH, HOME, TMPDIR }, timeout, maxBuffer: 1e9 };
  const found = await promisify(execFile)(process.execPath, words, settings).catch((error) => {
    throw new Error(`${error.stdout.slice(-1000)}\n${error.stderr}`);
  });
  expect(found.stderr).toBe('');
  return Number(/(\d+) refused/.exec(found.stdout)?.[1]);
}
