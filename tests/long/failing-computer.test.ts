// Every call of the disk that a build makes, refused in a build of its own.

import { expect, test } from 'vitest';
import { faultsWhenRefused } from '../support/failing-disk.ts';
import { makeProject } from '../support/project.ts';

test('every call of the disk may be refused', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  expect(await faultsWhenRefused(root, (calls) => calls)).toEqual([]);
});
