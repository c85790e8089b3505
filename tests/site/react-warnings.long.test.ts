// What only React's development code says: keys that are missing, attributes that it does not know, nesting that HTML forbids.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { buildRealSite } from '../support/real-site.ts';

test('React has nothing to warn of on any page', async () => {
  const { root } = await buildRealSite();
  const program = ['--import', 'tsx', 'tests/support/warned-build.ts'];
  const outDir = join(temporaryFolder(), 'dist');
  const said = execFileSync(process.execPath, [...program, root, outDir], {
    cwd: REPOSITORY,
    env: { ...process.env, REACT_WARNINGS: '1', NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  // As texts: a list is cut short in the words of a failure.
  const { warned, problems } = JSON.parse(said) as Record<'warned' | 'problems', string[]>;
  expect(problems.join('\n')).toBe('');
  expect(warned.join('\n')).toBe('');
});
