// Runs for every file of tests: random inputs have a fixed seed, and its folders are removed afterwards.

import fc from 'fast-check';
import { afterAll } from 'vitest';
import { removeFolders } from './folders.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 55) });
afterAll(removeFolders);
