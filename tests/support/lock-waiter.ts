// One of several processes that want the same lock: compiled, `node lock-waiter.mjs FILE ROUNDS`.
// In every third round it dies with the lock in its hand, as far as the others can tell.

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { withLock } from '../../pipeline/store/lock.ts';
import { ownName } from '../../pipeline/store/process.ts';

const [file = '', rounds = '0'] = process.argv.slice(2);
const dead = ownName().replace(/^\d+/, String(spawnSync(process.execPath, ['--version']).pid));
let together = 0;

for (let round = 0; round < Number(rounds); round++) {
  withLock(file, () => {
    try {
      writeFileSync(`${file}.inside`, '', { flag: 'wx' });
    } catch {
      together++;
      return;
    }
    rmSync(`${file}.inside`);
    if (round % 3 === 0) writeFileSync(file, `${dead} ${process.pid}.${round}`);
  });
}
console.log(JSON.stringify({ together }));
