// A copy of the program with the content of a tiny site, for running its commands as processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeProject, REPOSITORY } from './build-site.ts';
import { copyTree } from './files.ts';
import type { Tree } from './tiny-site.ts';

const COPIED = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];
const FILES = ['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What runs the sources follows links to where tsconfig.json holds for none of them: they are copied. */
export function copyProgram(tree: Tree = {}): string {
  const root = makeProject(tree);
  for (const name of [...COPIED, ...FILES]) {
    rmSync(join(root, name), { recursive: true, force: true });
    copyTree(join(REPOSITORY, name), join(root, name));
  }
  return root;
}

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  finished: Promise<Finished>;
  /** What it has written so far, but for its errors. */
  said: () => string;
}

/** Starts a command in `root` (its name comes first, its parameters after it), with nothing of this process's configuration. */
export function startCommand(
  root: string,
  command: readonly string[],
  env: Record<string, string> = {},
  preload: readonly string[] = [],
): Started {
  const imports = preload.flatMap((module) => ['--import', module]);
  return startNode(root, [...imports, 'commands/launch.mjs', ...command], env);
}

export function startNode(
  root: string,
  parameters: readonly string[],
  env: Record<string, string> = {},
): Started {
  // Nothing that it puts aside stays.
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env },
  });
  let [stdout, stderr] = ['', ''];
  const finished = new Promise<Finished>((done, fail) => {
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { child, finished, said: () => stdout };
}

export function runBuild(
  root: string,
  parameters: readonly string[] = [],
  env?: Record<string, string>,
): Promise<Finished> {
  return startCommand(root, ['build', ...parameters], env).finished;
}
