// The small site, on which every case is laid.

import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { makeProject } from '../support/project.ts';

test('the small site builds without a problem', async () => {
  expect((await build(makeProject())).problems).toEqual([]);
});
