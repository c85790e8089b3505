// Names a process so that no other is taken for it, and tells whether the named one still runs.

import { readFileSync, readlinkSync } from 'node:fs';

/** `unknown`: named by another machine, another container, or by something that is no name. */
export type ProcessState = 'alive' | 'dead' | 'unknown';

/**
 * `1234-98765-1a2b3c4d-4026531836`: id, start in clock ticks, boot and id namespace.
 * Ids are used again, and containers have ids of their own; where the kernel does not tell, 0 stands.
 * Source: proc(5), `/proc/pid/stat` field 22 and `/proc/sys/kernel/random/boot_id`.
 */
export function ownName(): string {
  return [process.pid, startOf(process.pid) ?? 0, ...surroundings()].join('-');
}

export function stateOf(name: string): ProcessState {
  const [, id, start, boot, space] = /^(\d+)-(\d+)-([\da-f]+)-(\d+)$/.exec(name) ?? [];
  const [ownBoot, ownSpace] = surroundings();
  if (!id || boot !== ownBoot || space !== ownSpace) return 'unknown';
  if (!hasId(Number(id))) return 'dead';
  const found = startOf(Number(id));
  return start === '0' || found === undefined || found === start ? 'alive' : 'dead';
}

function hasId(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The program's name stands in parentheses and may hold spaces: fields are counted after it. */
function startOf(id: number): string | undefined {
  const text = quietly(() => readFileSync(`/proc/${id}/stat`, 'utf8'));
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}

function surroundings(): [boot: string, space: string] {
  const boot = quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const space = quietly(() => readlinkSync('/proc/self/ns/pid'));
  return [boot?.slice(0, 8) ?? '0', space?.replace(/\D/g, '') ?? '0'];
}

function quietly<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
