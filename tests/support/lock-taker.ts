// A process that takes one lock, and says that it had it.

import { withLock } from '../../pipeline/store/lock.ts';

const [file = ''] = process.argv.slice(2);
console.log(withLock(file, () => 'done'));
