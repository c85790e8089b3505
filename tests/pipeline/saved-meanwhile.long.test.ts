// Files that are saved while they are bundled: the next build has to see it.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compileProgram } from '../support/compiled-program.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Twice } from '../support/saved-meanwhile.ts';

const CSS = ['p{top:1px}', 'p{top:2px}'] as const;
const SCRIPTS = ['console.log("one");', 'console.log("two");'] as const;
const CODE = ['export const text = 1;', 'export const text = 2;'] as const;

test('what is saved meanwhile is what it was, and then what it is', () => {
  const asked: Omit<Twice, 'root'>[] = [
    { kind: 'styles', file: 'styles/main.css', texts: CSS },
    { kind: 'islands', file: 'islands/menu.ts', texts: SCRIPTS },
    { kind: 'code', file: 'build.ts', texts: CODE },
  ];
  const program = compileProgram('tests/support/saved-meanwhile.ts');
  const all = asked.map((one): Twice => ({ ...one, root: temporaryFolder() }));
  const said = execFileSync(process.execPath, [program, JSON.stringify(all)], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([CSS, SCRIPTS, [1, 2]]);
});
