// Makes a single call of the disk fail. A disk that is really full is hard to make, and root may read every file.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { build, buildOrThrow } from './build.ts';
import { contentsOf } from './files.ts';
import { isLong } from './runs.ts';

const NAMES = [
  ...(['readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'realpathSync'] as const),
  ...(['writeFileSync', 'mkdirSync', 'renameSync', 'rmSync', 'utimesSync'] as const),
];

/** A call on a file of the project, such as `readFileSync content/site.yaml`. */
export type Call = string;

/** Notes the calls below `root` while `work` runs; those that are `refused` fail with `code`. */
export async function onDisk<Result>(
  root: string,
  { refused, code = 'EACCES' }: { refused?: Call; code?: string },
  work: () => Promise<Result>,
): Promise<{ result: Result; calls: Call[] }> {
  const calls: Call[] = [];
  const originals = NAMES.map((name) => [name, fs[name]] as const);
  for (const [name, original] of originals) {
    const replacement = (...parameters: unknown[]) => {
      const [path] = parameters;
      const inside = typeof path === 'string' ? relative(root, path) : '..';
      const call = `${name} ${inside}`;
      if (inside.startsWith('..') || inside.startsWith('node_modules'))
        return Reflect.apply(original, fs, parameters);
      calls.push(call);
      if (call === refused)
        throw Object.assign(new Error(`${code}: refused, '${path}'`), {
          code,
          path,
          syscall: name,
        });
      return Reflect.apply(original, fs, parameters);
    };
    Object.assign(fs, { [name]: Object.assign(replacement, original) });
  }
  syncBuiltinESMExports();
  try {
    return { result: await work(), calls };
  } finally {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  }
}

/**
 * Refuses one call after the other, each in a build of its own, and returns everything that went wrong.
 * `choose`: selects the calls to refuse from all calls of a build.
 */
export async function faultsWhenRefused(
  root: string,
  choose: (calls: Call[]) => Call[],
): Promise<string[]> {
  await buildOrThrow(root);
  const { calls } = await onDisk(root, {}, () => buildOrThrow(root));
  const dist = (): string => JSON.stringify([...contentsOf(join(root, 'dist'))]);
  const published = dist();
  const faults: string[] = [];
  const expectForgotten = async (refused: Call): Promise<void> => {
    const { ok, problems } = await build(root);
    if (!ok || dist() !== published)
      faults.push(`${refused} is remembered: ${problems.join('\n')}`);
  };
  for (const refused of choose([...new Set(calls)])) {
    const code = /write|mkdir/.test(refused) ? 'ENOSPC' : 'EACCES';
    const { result } = await onDisk(root, { refused, code }, () => build(root).catch(String));
    const reports = typeof result === 'string' ? [`thrown: ${result}`] : result.problems;
    const isSaid = reports.length > 0 && reports.every((report) => report.includes(code));
    // A build works without the cache if that cannot be read or written.
    const isNeeded = !refused.includes('.cache');
    if (isNeeded ? !isSaid : reports.length > 0) faults.push(`${refused}: ${reports.join('\n')}`);
    if (dist() !== published) faults.push(`${refused}: dist/ is not as it was`);
    if (isLong) await expectForgotten(refused);
  }
  await expectForgotten('one of them');
  return faults;
}
