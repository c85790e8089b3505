// Loaded before anything else in a process that builds many sites: islands whose files have not changed are bundled once.
// Plain JavaScript, because whatever could translate it has loaded esbuild already.

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { relative, resolve } from 'node:path';

const program = createRequire(import.meta.url).resolve('esbuild');
const { _compile } = Module.prototype;
let original;

Module.prototype._compile = function compile(code, file, ...others) {
  const result = _compile.call(this, code, file, ...others);
  if (file === program) {
    original = this.exports;
    this.exports = { ...original, build };
  }
  return result;
};

/** By everything that was asked for: what came of it, and the digests of the files that went into it. */
const kept = new Map();

async function build(options) {
  if (!options.absWorkingDir || options.write !== false || !Array.isArray(options.entryPoints)) {
    return original.build(options);
  }
  const key = keyOf(options);
  const found = kept.get(key);
  if (found && [...found.inputs].every(([file, digest]) => digestOf(file) === digest)) {
    return found.bundle;
  }
  const bundle = await original.build({ ...options, metafile: true });
  const inputs = Object.keys(bundle.metafile.inputs).map((path) => {
    const file = realpathSync(resolve(options.absWorkingDir, path));
    return [file, digestOf(file)];
  });
  kept.set(key, { inputs, bundle });
  return bundle;
}

/** Names of scripts have a hash of the ways that lead from the project to what is in them, also through links. */
function keyOf({ absWorkingDir: root, outdir: _, outbase: __, ...options }) {
  const places = [...options.entryPoints, 'node_modules'].map((path) =>
    realpathSync(resolve(root, path)),
  );
  const ways = places.map((place) => relative(root, place));
  return JSON.stringify({ ...options, entryPoints: places, ways });
}

function digestOf(file) {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}
