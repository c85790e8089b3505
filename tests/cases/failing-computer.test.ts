// Failures of the computer are not the content's: each is said as such, costs nothing, and is forgotten once it is mended.

import { expect, test } from 'vitest';
import { faultsWhenRefused } from '../support/failing-disk.ts';
import { makeProject } from '../support/project.ts';

/** What is done, in which folder; each rename by itself. */
const kindOf = (call: string): string => call.replace(/^((?!rename)\S+ [^/]*\/).*/, '$1');

test('whatever call of the disk is refused, the report says so and what was published stays', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  const faults = await faultsWhenRefused(root, (calls) => [
    ...new Map(calls.map((call) => [kindOf(call), call])).values(),
  ]);
  expect(faults).toEqual([]);
});
