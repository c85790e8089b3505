// A copy of the program with the content of a tiny site, for running its commands as processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeProject } from './build-site.ts';
import { compiledName, compiledProgram } from './compiled-program.ts';
import { copyTree } from './files.ts';
import type { Tree } from './tiny-site.ts';

export function copyProgram(tree: Tree = {}): string {
  const root = makeProject(tree);
  for (const name of ['domain', 'islands'])
    rmSync(join(root, name), { recursive: true, force: true });
  copyTree(compiledProgram(), root);
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
}

/** Starts `build.ts` in `root`, with nothing of this process's configuration. */
export function startBuild(
  root: string,
  parameters: readonly string[] = [],
  env: Record<string, string> = {},
  preload: readonly string[] = [],
): Started {
  return startProgram(root, ['build.ts', ...parameters], env, preload);
}

/** The same for any file of the program: its path comes first, its parameters after it. */
export function startProgram(
  root: string,
  [source = '', ...parameters]: readonly string[],
  env: Record<string, string> = {},
  preload: readonly string[] = [],
): Started {
  // What is loaded first is TypeScript, and needs tsx.
  const program =
    preload.length > 0
      ? [...['tsx', ...preload].flatMap((module) => ['--import', module]), source]
      : [compiledName(source)];
  const child = spawn(process.execPath, [...program, ...parameters], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const finished = new Promise<Finished>((done, fail) => {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { child, finished };
}

export function runBuild(
  root: string,
  parameters?: readonly string[],
  env?: Record<string, string>,
): Promise<Finished> {
  return startBuild(root, parameters, env).finished;
}
