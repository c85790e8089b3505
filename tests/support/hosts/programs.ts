// Programs of the system that tests ask real answers of: found, or installed where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps servers is not always among the places of a shell. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const INSTALL_MS = 300_000;
const tried = new Set<string>();

/** Whether this run may install what it needs: a machine for tests says `CI=true`. */
export const mayInstall = process.env.CI === 'true' && process.getuid?.() === 0;

/** Its path on the PATH or in one of `folders`; undefined, and a line that says so, where this machine has none. */
export function findProgram(
  name: string,
  packages: readonly string[] = [name],
  folders: readonly string[] = [],
): string | undefined {
  const found = lookUp(name, folders) ?? (install(packages) ? lookUp(name, folders) : undefined);
  if (!found) console.log(`${name} is not on this machine: its tests are left out.`);
  return found;
}

function lookUp(name: string, folders: readonly string[] = []): string | undefined {
  return [...PLACES, ...folders].map((place) => join(place, name)).find((path) => existsSync(path));
}

/** As root on Debian and its kin alone; never twice. `RUNLEVEL` keeps servers from being started. */
function install(packages: readonly string[]): boolean {
  if (!mayInstall || process.getuid?.() !== 0 || !lookUp('apt-get')) return false;
  const key = packages.join(' ');
  if (tried.has(key)) return false;
  tried.add(key);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (...words: string[]): boolean =>
    spawnSync('apt-get', words, { env, timeout: INSTALL_MS }).status === 0;
  // Another worker may be installing what it needs.
  const patient = ['-o', `DPkg::Lock::Timeout=${INSTALL_MS / 1_000}`];
  const words = [...patient, 'install', '-y', '--no-install-recommends', ...packages];
  return run(...words) || (run('update') && run(...words));
}
