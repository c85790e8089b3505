// Files that are saved while they are bundled: the next build has to see it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { compileProgram } from '../support/compiled-program.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Twice } from '../support/saved-meanwhile.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, '../support/save-meanwhile.mjs')).href;

test.each<Omit<Twice, 'root'>>([
  { kind: 'styles', file: 'styles/main.css', texts: ['p{top:1px}', 'p{top:2px}'] },
  {
    kind: 'islands',
    file: 'islands/menu.ts',
    texts: ['console.log("one");', 'console.log("two");'],
  },
  { kind: 'code', file: 'build.ts', texts: ['export const text = 1;', 'export const text = 2;'] },
])('$kind', (asked) => {
  const program = compileProgram('tests/support/saved-meanwhile.ts');
  const twice = JSON.stringify({ ...asked, root: temporaryFolder() } satisfies Twice);
  const said = execFileSync(process.execPath, ['--import', HOOK, program, twice]).toString();
  const texts = asked.kind === 'code' ? [1, 2] : asked.texts;
  expect(JSON.parse(said)).toEqual(texts);
});
