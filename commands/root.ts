// What every command begins with: the folder of the project.

import { resolve } from 'node:path';

// Whoever reads the words may have read enough, as `head` does.
process.stdout.on('error', () => process.exit());

export const ROOT = resolve(import.meta.dirname, '..');
