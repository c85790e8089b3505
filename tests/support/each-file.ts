// Before every file of tests: what it writes will be taken away.

import { afterAll } from 'vitest';
import { removeFolders } from './folders.ts';

afterAll(removeFolders);
