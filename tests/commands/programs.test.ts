// How packages' programs are started: in a way that holds on every system.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programOf } from '../../commands/programs/run-program.ts';
import { REPOSITORY } from '../support/build-site.ts';

const manifestOf = (name: string): string => join(REPOSITORY, 'node_modules', name, 'package.json');

describe('a program of a package', () => {
  test.each([
    ['typescript', 'tsc'],
    ['@biomejs/biome', 'biome'],
    ['vitest', 'vitest'],
    ['playwright', 'playwright'],
  ])('%s: %s is a script that Node runs, and no link or .cmd beside it', (from, name) => {
    const script = programOf(manifestOf(from), name);
    expect(script).not.toContain('.bin');
    expect(readFileSync(script, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('that its package does not have is named', () => {
    expect(() => programOf(manifestOf('typescript'), 'tsx')).toThrow(
      /program tsx in .*package\.json/,
    );
  });
});
