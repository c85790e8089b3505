// A disk that refuses a call: what a program does with it, without a disk that is full or a file that root may not read.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

const NAMES = [
  ...(['readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'realpathSync'] as const),
  ...(['writeFileSync', 'mkdirSync', 'renameSync', 'rmSync', 'utimesSync'] as const),
];

/** A call on a file of the project, such as `readFileSync content/site.yaml`. */
export type Call = string;

/** Notes the calls below `root` while `work` runs; the first that is `refused` fails with `code`. */
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
      if (call === refused && calls.filter((one) => one === call).length === 1)
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
