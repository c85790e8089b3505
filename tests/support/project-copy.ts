// A copy of the program with the content of a tiny site, for running its commands as processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeProject, REPOSITORY } from './build-site.ts';
import { copyTree } from './files.ts';
import type { Tree } from './tiny-site.ts';

const PROGRAM = [
  'art',
  'build.ts',
  'commands',
  'domain',
  'islands',
  'package.json',
  'pipeline',
  'serve.json',
  'templates',
  'tsconfig.json',
];

export function copyProgram(tree: Tree = {}): string {
  const root = makeProject(tree);
  for (const name of PROGRAM.filter((path) => existsSync(join(REPOSITORY, path)))) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
  }
  return root;
}

/** The program with the site's real content. */
export function copyRepository(): string {
  const root = copyProgram();
  rmSync(join(root, 'content'), { recursive: true });
  for (const name of ['content', 'public'].filter((path) => existsSync(join(REPOSITORY, path)))) {
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
}

/** Starts `node --import tsx build.ts` in `root`, with nothing of this process's configuration. */
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
  command: readonly string[],
  env: Record<string, string> = {},
  preload: readonly string[] = [],
): Started {
  const loaded = ['tsx', ...preload].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...loaded, ...command], {
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
