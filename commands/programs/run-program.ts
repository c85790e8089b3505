// Runs a program of an installed package to its end, and says how that went.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

export interface ProgramResult {
  name: string;
  passed: boolean;
  seconds: number;
}

/** What it prints is seen as it comes. */
export async function runProgram(
  name: string,
  [from, program]: readonly [from: string, program: string],
  flags: readonly string[],
  env: Record<string, string> = {},
): Promise<ProgramResult> {
  const start = performance.now();
  const script = programOf(join(ROOT, 'node_modules', from, 'package.json'), program);
  const child = spawn(process.execPath, [script, ...flags], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000 };
}

export const TYPES = ['types', ['typescript', 'tsc'], ['-p', '.']] as const;
export const LINT = ['lint and format', ['@biomejs/biome', 'biome'], ['ci', '.']] as const;

/** A reporter of the test runner, before all others. */
export const SHORT_NAMES = './tests/support/short-names.ts';

/** Says how each went, and the command's exit code with it; `summary` stands below. */
export function tellOutcomes(outcomes: readonly ProgramResult[], summary = ''): void {
  const lines = outcomes.map(
    ({ name, passed, seconds }) => `${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`,
  );
  console.log(`\n${lines.join('\n')}${summary}`);
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}

/** The script of the program `name`, for `process.execPath`; `manifest` is its package's package.json. */
export function programOf(manifest: string, name: string): string {
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const file = bin[name];
  if (!file) throw new Error(`expected a program ${name} in ${manifest}`);
  return join(dirname(manifest), file);
}
