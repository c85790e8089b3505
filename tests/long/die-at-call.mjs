// Loaded before a command: kills the process before its n-th change to the disk, refuses a change, or lists them all.

import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs');
const fatal = Number(process.env.DIE_AT_CALL);
/** The call to refuse, such as `renameSync content/a`: its name, and the end of its path. */
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

/** Kills the process, and blocks it until the signal arrives, so that nothing happens meanwhile. */
function die() {
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
process.on('exit', () => process.stdout.write(`calls: ${calls}\n`));
