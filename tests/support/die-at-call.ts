// Loaded before a build: kills the process just before its n-th change to the disk, or counts the changes.

import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs');
const fatal = Number(process.env.DIE_AT_CALL);
let calls = 0;

for (const name of [
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
  'writeFileSync',
]) {
  const original = fs[name];
  fs[name] = (...parameters: unknown[]) => {
    if (++calls === fatal) process.kill(process.pid, 'SIGKILL');
    return original(...parameters);
  };
}
syncBuiltinESMExports();
process.on('exit', () => process.stdout.write(`calls: ${calls}\n`));
