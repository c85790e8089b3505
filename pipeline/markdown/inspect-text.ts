// Looks at plain text for what other kinds of Markdown know and this site does not.

import type { Tokens } from 'marked';
import { slugOf } from '../../domain/text/slug.ts';
import { findUnseen } from '../read/refuse-signs.ts';
import { report, type State } from './inspection.ts';
import { inspectSigns } from './pieces/slips.ts';

interface Dialect {
  found: string;
  fix: string;
}

/** Written elsewhere and unknown here: it would be printed with all its signs. */
export const DIALECTS = {
  highlight: { found: 'highlighted ==text==', fix: 'write **text**' },
  definition: { found: 'a definition list', fix: 'write - **term**: text' },
  tilde: {
    found: 'text between single ~',
    fix: 'write ~~text~~ to strike it through; for H₂O and the like use the sign ₂ itself',
  },
} as const satisfies Record<string, Dialect>;

/** Most texts have nothing that is worth a closer look. */
const SUSPECT = /&#|==|[[`]|\n: |\*\*|:[a-z+-]/;

export function inspectText({ raw }: Tokens.Text, state: State): void {
  if (!SUSPECT.test(raw)) return;
  for (const { 0: reference, 1: hex, 2: decimal, index } of raw.matchAll(REFERENCE)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (isText(code)) continue;
    report(
      { ...state, cursor: state.cursor + index },
      `expected the number of a sign that can be read, found ${reference}`,
      'delete it, or write the sign itself',
    );
  }
  inspectSigns(raw, state);
  if (/==[^\s=][^=]*==/.test(raw)) reportDialect(DIALECTS.highlight, state);
  if (/\n: /.test(raw)) reportDialect(DIALECTS.definition, state);
  const links = [...raw.matchAll(/(!?)\[[^[\]]*\]\(([^()<>]*)\)/g)];
  const spaced = links.find(([, , address = '']) => /\s/.test(address));
  if (!spaced) return;
  const [, mark, address = ''] = spaced;
  const extension = /\.\w+$/.exec(address)?.[0] ?? '';
  const better = address
    .slice(0, address.length - extension.length)
    .split('/')
    .map((part) => slugOf(part))
    .join('/');
  report(
    state,
    `expected an address without spaces, found "${address}"`,
    mark
      ? `rename the file, and write ${better}${extension.toLowerCase()}`
      : 'write %20 for each space, or correct the address',
  );
}

/** A sign by its number, such as `&#8217;` or `&#x2019;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

function isText(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !findUnseen(String.fromCodePoint(code));
}

export function reportDialect({ found, fix }: Dialect, state: State): void {
  report(state, `expected Markdown that this site knows, found ${found}`, fix);
}
