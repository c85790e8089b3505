// Runs what people type after `npm run`: in this process, or as a process of its own in a copy of the program.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runCommand } from './build.ts';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  finished: Promise<Finished>;
  /** The output so far. */
  said: () => string;
}

export interface CommandSettings {
  env?: Record<string, string>;
  /** The text of its standard input. */
  input?: string;
}

let earlier: Promise<unknown> = Promise.resolve();

/** Runs a command as typed, such as `new post "Uma ideia"`; one at a time, since all write to the same console. */
export function run(root: string, command: string, settings?: CommandSettings): Promise<Finished> {
  const finished = earlier.then(() => runHere(root, command, settings));
  earlier = finished.catch(() => {});
  return finished;
}

async function runHere(
  root: string,
  command: string,
  { env, input }: CommandSettings = {},
): Promise<Finished> {
  const words = Array.from(
    command.matchAll(/"((?:\\.|[^"\\])*)"|\S+/g),
    ([word, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? word,
  );
  const said = { stdout: '', stderr: '' };
  const note = (where: keyof typeof said) => (text: unknown) => {
    said[where] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(note('stdout')),
    vi.spyOn(console, 'error').mockImplementation(note('stderr')),
  ];
  const { env: environment, exitCode } = process;
  process.env = { ...cleanEnvironment(), ...env };
  process.exitCode = 0;
  try {
    await runCommand(root, words, input);
    return { code: process.exitCode, ...said };
  } finally {
    process.env = environment;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command as a process of its own, for tests of that; `root` has a copy of the program. */
export function runProcess(
  root: string,
  command: string,
  settings?: CommandSettings,
): Promise<Finished> {
  return spawnCommand(root, command, settings).finished;
}

/** A new environment without the settings of this process, which a command may change without effect on others. */
function cleanEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

/** Starts a server, and waits for its address; it is stopped at the end of the test, or as `onEnd` decides. */
export async function start(
  root: string,
  command: 'dev' | 'start' | `dev ${string}`,
  env: Record<string, string> = {},
  onEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<{ url: string; said: () => string; stop: () => Promise<void> }> {
  const { child, finished, said } = spawnCommand(root, command, { env: { PORT: '0', ...env } });
  const stop = async (): Promise<void> => {
    child.kill();
    // A process that still writes would keep its folder from being removed.
    await finished;
  };
  onEnd(stop);
  const url = await new Promise<string>((found, fail) => {
    const look = (): void => {
      const [, address] = /(http:\/\/\S+:\d+)[^\n]*\n/.exec(said()) ?? [];
      if (address) found(address);
    };
    child.stdout?.on('data', look);
    void finished.then(({ stdout, stderr }) => fail(new Error(`no address:\n${stdout}${stderr}`)));
  });
  return { url, said, stop };
}

function spawnCommand(
  root: string,
  command: string,
  { env, input }: CommandSettings = {},
): Running {
  const [name = ''] = command.split(' ');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const clean = cleanEnvironment();
  const child = spawn(`exec ${scripts[name]}${command.slice(name.length)}`, {
    cwd: root,
    shell: true,
    env: { ...clean, PATH: `${join(root, 'node_modules/.bin')}:${clean.PATH}`, ...env },
  });
  child.stdin?.end(input);
  return collect(child);
}

/** Collects the output of a process until it ends. */
export function collect(child: ChildProcess): Running {
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk) => {
      printed[name] += chunk;
    });
  const finished = new Promise<Finished>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...printed }));
  });
  return { child, finished, said: () => printed.stdout };
}
