// Lists the classes that style sheets have rules for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files.ts';

const sheets = listFiles(join(REPOSITORY, 'styles')).filter((name) => name.endsWith('.css'));

/** The rules of sheets, without comments and addresses. */
const rulesOf = (names: readonly string[]): string[] =>
  names
    .map((name) => readFileSync(join(REPOSITORY, 'styles', name), 'utf8'))
    .map((text) => text.replace(/\/\*.*?\*\/|url\([^)]*\)|@import [^;]*;/gs, ''));

const GROUP = /:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /(?<=\.)[a-z][\w-]*/g;
/** A class that is the whole selector. */
const CLASS_ALONE = /(?<=^\s*(?:[^{}]*, ?)?\.)[a-z][\w-]*(?= \{|,|:)/gm;

export const STYLED = new Set(rulesOf(sheets).flatMap((text) => text.match(CLASS) ?? []));

/** Classes that have a rule of their own on a screen, and not only in a group such as `:is(.lead, h2 + p)`. */
export const WITH_OWN_RULE = new Set(
  rulesOf(sheets.filter((name) => !/paper|print/.test(name))).flatMap(
    (text) => text.replace(GROUP, '').match(CLASS_ALONE) ?? [],
  ),
);
