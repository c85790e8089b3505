// Runs a program and says what it took: wall time, processor time and memory of all its processes.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  seconds: number;
  /** Of all processes, in user and system mode; sampled, so a little low. Zero where the system does not tell. */
  cpuSeconds: number;
  /** The most that all processes held at one time. */
  megabytes: number;
  stdout: string;
}

const SAMPLE_MS = 60;
/** Of Linux, whatever the kernel's own clock: `getconf CLK_TCK`. */
const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4096;

export function timeProcess(program: string, flags: readonly string[], cwd: string): Promise<Cost> {
  const start = performance.now();
  // Not the mode of this process: the program's own.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(program, flags, { cwd, env: { ...env, CI: '1' } });
  const used = new Map<string, number>();
  let megabytes = 0;
  const timer = setInterval(() => {
    const found = usageOf(String(child.pid));
    for (const [id, { ticks }] of found) used.set(id, ticks);
    const bytes = [...found.values()].reduce((sum, one) => sum + one.bytes, 0);
    megabytes = Math.max(megabytes, bytes / 1024 / 1024);
  }, SAMPLE_MS);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      const ticks = [...used.values()].reduce((sum, own) => sum + own, 0);
      const cpuSeconds = ticks / TICKS_A_SECOND;
      if (code === 0) done({ seconds, cpuSeconds, megabytes, stdout });
      else
        fail(new Error(`${program} ${flags.join(' ')} ended with ${code}\n${stderr.slice(-2000)}`));
    });
  });
}

interface Usage {
  ticks: number;
  bytes: number;
}

/** Of a process and all that it started. Source: proc(5), `/proc/pid/stat`. */
function usageOf(root: string): Map<string, Usage> {
  const all = new Map<string, Usage & { parent: string }>();
  for (const id of processIds()) {
    const fields = statOf(id);
    const [, parent = ''] = fields;
    const ticks = Number(fields[11]) + Number(fields[12]);
    if (fields.length > 0) all.set(id, { parent, ticks, bytes: Number(fields[21]) * PAGE_BYTES });
  }
  const found = new Map<string, Usage>();
  const collect = (id: string): void => {
    const own = all.get(id);
    if (own) found.set(id, own);
    for (const [child, { parent }] of all) if (parent === id) collect(child);
  };
  collect(root);
  return found;
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The fields from the third on: the second, the program's name, may hold spaces. */
function statOf(id: string): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
