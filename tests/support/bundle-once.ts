// Imported before the build: islands whose files have not changed are bundled once a process, however many sites are built.

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type esbuild from 'esbuild';

type Options = esbuild.BuildOptions & { absWorkingDir: string; entryPoints: string[] };
type Bundle = esbuild.BuildResult<{ metafile: true; write: false }>;

interface Kept {
  /** Path to digest of everything that went into it. */
  inputs: Map<string, string | undefined>;
  bundle: Bundle;
}

const require = createRequire(import.meta.url);
const original = require('esbuild') as typeof esbuild;
const kept = new Map<string, Kept>();

async function buildOnce(options: Options): Promise<Bundle> {
  const key = keyOf(options);
  const found = kept.get(key);
  if (found && [...found.inputs].every(([file, digest]) => digestOf(file) === digest)) {
    return found.bundle;
  }
  const bundle = (await original.build({ ...options, metafile: true, write: false })) as Bundle;
  const files = Object.keys(bundle.metafile.inputs).map((path) =>
    resolve(options.absWorkingDir, path),
  );
  kept.set(key, { inputs: new Map(files.map((file) => [file, digestOf(file)])), bundle });
  return bundle;
}

/** Everything but where the project stands: its scripts have the same bytes everywhere. */
function keyOf({ absWorkingDir: _, outdir: _out, outbase: _base, ...options }: Options): string {
  const entryPoints = options.entryPoints.map((path) => realpathSync(path));
  return JSON.stringify({ ...options, entryPoints });
}

function digestOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

const loaded = require.cache[require.resolve('esbuild')];
if (loaded && !('isShared' in loaded.exports)) {
  loaded.exports = { ...original, build: buildOnce, isShared: true };
}
