// Loaded before a command: kills the process just before its n-th change to the disk, refuses one of them, or lists them.

import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs');
const fatal = Number(process.env.DIE_AT_CALL);
/** Such as `renameSync content/a`: the name of the call and how its path ends. */
const [refused, end] = (process.env.FAIL_AT ?? '').split(' ');
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
    if (name === refused && String(parameters[0]).endsWith(end))
      throw Object.assign(new Error(`EACCES: permission denied, ${end}`), { code: 'EACCES' });
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
