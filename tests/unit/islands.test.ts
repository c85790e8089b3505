// The islands that pages may use, and their files. Biome compares imports with the rules of biome.json.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/files.ts';

test('every island has its file, and every file in islands/ is an island', () => {
  const text = readFileSync(join(REPOSITORY, 'domain/islands.ts'), 'utf8');
  const groups = [...text.matchAll(/interface (?:Component|Script)Islands \{\n(.*?)\n\}/gs)];
  const named = groups.flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}'?([\w-]+)'?\??:/gm)].map(([, name]) => `${name}.ts`),
  );
  const files = readdirSync(join(REPOSITORY, 'islands')).filter((name) => name.endsWith('.ts'));
  expect(named.sort()).toEqual(files.sort());
});
