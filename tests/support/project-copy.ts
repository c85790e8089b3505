// A copy of the program with the content of a tiny site, for running its commands as processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeProject, REPOSITORY } from './build-site.ts';
import { copyTree } from './files.ts';
import type { Tree } from './tiny-site.ts';

const FILES = ['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const COPIED = ['commands', ...FILES];
const LINKED = ['art', 'domain', 'islands', 'pipeline', 'templates'];

/** All copies share what was compiled of it once: their sources are the same, and so is `.cache`. */
export function copyProgram(tree: Tree = {}): string {
  const root = makeProject(tree);
  for (const name of COPIED) copyTree(join(REPOSITORY, name), join(root, name));
  for (const name of LINKED) {
    rmSync(join(root, name), { recursive: true, force: true });
    symlinkSync(join(REPOSITORY, name), join(root, name));
  }
  return root;
}

/** A copy whose sources may be changed. */
export function copySources(tree: Tree = {}): string {
  const root = copyProgram(tree);
  for (const name of LINKED) {
    rmSync(join(root, name));
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
    env: { PATH, HOME, TMPDIR, TSX_DISABLE_CACHE: '1', ...env },
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
