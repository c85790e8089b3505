// Files that are saved while they are bundled, or that only other sheets import: the next build has to see it.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compileProgram } from '../support/compiled-program.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Twice } from '../support/saved-meanwhile.ts';

const CSS = ['p{top:1px}', 'p{top:2px}'] as const;
const SCRIPTS = ['console.log("one");', 'console.log("two");'] as const;
const CODE = ['export const text = 1;', 'export const text = 2;'] as const;
const IMPORTED = '@import "../elsewhere.css";';
const SCRIPT = "import text from './menu.css';\nconsole.log(text);";

test('what is saved meanwhile, or only imported, is what it was, and then what it is', () => {
  const elsewhere = { file: 'elsewhere.css', texts: CSS, isLater: true };
  const asked: Omit<Twice, 'root'>[] = [
    { kind: 'styles', file: 'styles/main.css', texts: CSS },
    { kind: 'islands', file: 'islands/menu.ts', texts: SCRIPTS },
    { kind: 'code', file: 'build.ts', texts: CODE },
    { kind: 'styles', others: { 'styles/main.css': IMPORTED }, ...elsewhere },
    {
      kind: 'islands',
      others: { 'islands/menu.ts': SCRIPT, 'islands/menu.css': IMPORTED },
      ...elsewhere,
    },
  ];
  const program = compileProgram('tests/support/saved-meanwhile.ts');
  const all = asked.map((one): Twice => ({ ...one, root: temporaryFolder() }));
  const said = execFileSync(process.execPath, [program, JSON.stringify(all)], { encoding: 'utf8' });
  const found = CSS.map((text) => expect.stringContaining(text));
  expect(JSON.parse(said)).toEqual([CSS, SCRIPTS, [1, 2], CSS, found]);
});
