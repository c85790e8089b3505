// Files that are saved while they are bundled, or that only other sheets import: the next build has to see it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { compileProgram } from '../support/compiled-program.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Twice } from '../support/saved-meanwhile.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, '../support/save-meanwhile.mjs')).href;

const CSS = ['p{top:1px}', 'p{top:2px}'] as const;
const SCRIPTS = ['console.log("one");', 'console.log("two");'] as const;
const CODE = ['export const text = 1;', 'export const text = 2;'] as const;

test('styles, islands and code that are saved meanwhile are what they were, and then what they are', () => {
  expect(makeTwice({ kind: 'styles', file: 'styles/main.css', texts: CSS })).toEqual(CSS);
  expect(makeTwice({ kind: 'islands', file: 'islands/menu.ts', texts: SCRIPTS })).toEqual(SCRIPTS);
  expect(makeTwice({ kind: 'code', file: 'build.ts', texts: CODE })).toEqual([1, 2]);
});

test('a sheet elsewhere, which styles or islands import, is heard of', () => {
  const imported = '@import "../elsewhere.css";';
  const script = "import text from './menu.css';\nconsole.log(text);";
  const kinds = {
    styles: { 'styles/main.css': imported },
    islands: { 'islands/menu.ts': script, 'islands/menu.css': imported },
  };
  for (const kind of ['styles', 'islands'] as const) {
    const asked = { kind, others: kinds[kind], file: 'elsewhere.css', texts: CSS, isLater: true };
    expect(makeTwice(asked)).toEqual(CSS.map((text) => expect.stringContaining(text)));
  }
});

function makeTwice(asked: Omit<Twice, 'root'>): unknown {
  const program = compileProgram('tests/support/saved-meanwhile.ts');
  const twice = JSON.stringify({ ...asked, root: temporaryFolder() } satisfies Twice);
  const said = execFileSync(process.execPath, ['--import', HOOK, program, twice]).toString();
  return JSON.parse(said);
}
