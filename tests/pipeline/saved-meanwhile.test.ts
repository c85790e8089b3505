// Files that are saved while they are bundled, or that only other sheets import: the next build has to see it.

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
])('$kind, saved meanwhile', (asked) => {
  const texts = asked.kind === 'code' ? [1, 2] : asked.texts;
  expect(makeTwice(asked)).toEqual(texts);
});

test.each<Omit<Twice, 'root' | 'file' | 'texts' | 'isLater'>>([
  { kind: 'styles', others: { 'styles/main.css': '@import "../elsewhere.css";' } },
  {
    kind: 'islands',
    others: {
      'islands/menu.ts': "import text from './menu.css';\nconsole.log(text);",
      'islands/menu.css': '@import "../elsewhere.css";',
    },
  },
])('$kind, a sheet elsewhere', (asked) => {
  const [before, after] = ['p{top:1px}', 'p{top:2px}'] as const;
  const file = 'elsewhere.css';
  const made = makeTwice({ ...asked, file, texts: [before, after], isLater: true });
  expect(made).toEqual([before, after].map((text) => expect.stringContaining(text)));
});

function makeTwice(asked: Omit<Twice, 'root'>): unknown {
  const program = compileProgram('tests/support/saved-meanwhile.ts');
  const twice = JSON.stringify({ ...asked, root: temporaryFolder() } satisfies Twice);
  const said = execFileSync(process.execPath, ['--import', HOOK, program, twice]).toString();
  return JSON.parse(said);
}
