// Names a process so that no other is taken for it, and tells whether the named one still runs.

import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** `unknown`: named by another machine, another container, or by something that is no name. */
export type ProcessState = 'alive' | 'dead' | 'unknown';

/** This computer or container: containers of one computer may have its name, and have ids of their own. */
const HERE = `${hostname()}${namespace()}`.replace(/\W/g, '');

/** `1234-maquina4026531836`. */
export function ownName(): string {
  return `${process.pid}-${HERE}`;
}

export function stateOf(name: string): ProcessState {
  const [, id, where] = /^(\d+)-(\w+)$/.exec(name) ?? [];
  if (where !== HERE) return 'unknown';
  try {
    process.kill(Number(id), 0);
    return 'alive';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'alive' : 'dead';
  }
}

/** Source: pid_namespaces(7); other systems have none. */
function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
