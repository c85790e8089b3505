// The classes that style sheets have rules for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files.ts';

const sheets = listFiles(join(REPOSITORY, 'styles'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(REPOSITORY, 'styles', file), 'utf8'));

export const STYLED: ReadonlySet<string> = new Set(
  sheets.flatMap((text) => {
    const rules = text.replace(/\/\*.*?\*\/|url\([^)]*\)|@import [^;]*;/gs, '');
    return rules.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  }),
);
