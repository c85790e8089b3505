// The classes that style sheets have rules for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files.ts';

/** The rules of the sheets with such a name, without comments and addresses. */
export const sheetsIn = (isWanted: (name: string) => boolean): string[] =>
  listFiles(join(REPOSITORY, 'styles'))
    .filter((name) => name.endsWith('.css') && isWanted(name))
    .map((name) => readFileSync(join(REPOSITORY, 'styles', name), 'utf8'))
    .map((text) => text.replace(/\/\*.*?\*\/|url\([^)]*\)|@import [^;]*;/gs, ''));

const CLASS = /(?<=\.)[a-z][\w-]*/g;

export const STYLED: ReadonlySet<string> = new Set(
  sheetsIn(() => true).flatMap((text) => text.match(CLASS) ?? []),
);
