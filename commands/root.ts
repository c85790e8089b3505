// The folder of the project, for every command.

import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
