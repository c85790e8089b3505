// Runs what people type after `npm run`, in a copy of the program.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  finished: Promise<Finished>;
  /** What it has written so far. */
  said: () => string;
}

export interface CommandSettings {
  env?: Record<string, string>;
  /** What is typed while it runs. */
  input?: string;
}

/** `command`: as it is typed, such as `build --strict` or `new post "Uma ideia"`. */
export function run(root: string, command: string, settings?: CommandSettings): Promise<Finished> {
  return spawnCommand(root, command, settings).finished;
}

/** A server of ours, once it has said where it is; it ends with the test, unless that is told otherwise. */
export async function start(
  root: string,
  command: 'dev' | 'start' | `dev ${string}`,
  env: Record<string, string> = {},
  onEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<{ url: string; said: () => string; stop: () => Promise<void> }> {
  const { child, finished, said } = spawnCommand(root, command, { env: { PORT: '0', ...env } });
  const stop = async (): Promise<void> => {
    child.kill();
    // What still writes would keep its folder from being removed.
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
  // Nothing of this process's configuration; nothing that it puts aside stays.
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(`exec ${scripts[name]}${command.slice(name.length)}`, {
    cwd: root,
    shell: true,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${PATH}`, HOME, TMPDIR, ...env },
  });
  child.stdin?.end(input);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const finished = new Promise<Finished>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, stdout, stderr }));
  });
  return { child, finished, said: () => stdout };
}
