// Before every file of tests: what it writes will be taken away, and chance is the same in every run.

import fc from 'fast-check';
import { afterAll } from 'vitest';
import { removeFolders } from './folders.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 55) });
afterAll(removeFolders);
