// Loaded before a build: kills the process just before its n-th change to the disk, or lists the changes.

import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs');
const fatal = Number(process.env.DIE_AT_CALL);
const calls = [];

for (const name of [
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
  'writeFileSync',
]) {
  const original = fs[name];
  fs[name] = (...parameters) => {
    if (calls.push(name) === fatal) die();
    return original(...parameters);
  };
}
syncBuiltinESMExports();

/** The signal may take a moment to arrive: nothing may happen meanwhile. */
function die() {
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
process.on('exit', () => process.stdout.write(`calls: ${calls}\n`));
