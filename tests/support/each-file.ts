// Before every file of tests: what a worker keeps for the next file is set up, and what this one wrote is taken away.

import './bundle-once.ts';
import { afterAll } from 'vitest';
import { removeFolders } from './folders.ts';

afterAll(removeFolders);
