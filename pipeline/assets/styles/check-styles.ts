// Finds custom properties that a style asks for and no style sets: browsers pass over such a rule in silence.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { placeAt } from '../../source.ts';

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const SET = /(?<![\w-])--[\w-]+(?= ?[:{])/g;
const THEMED = /(?<=\btheme\()[\w-]+(?=\))/g;
const ASKED = /(?<=var\(\s*)--[\w-]+(?=\s*\))/g;

/** `values`: what `theme(name)` may name. */
export function checkStyles(root: string, values: Readonly<Record<string, string>>): Problem[] {
  const sheets = readSheets(root);
  return [...checkProperties(sheets), ...checkValues(sheets, values)];
}

function checkValues(
  sheets: readonly Sheet[],
  values: Readonly<Record<string, string>>,
): Problem[] {
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(THEMED)]
      .filter(([name]) => !(name in values))
      .map(({ 0: name, index }) => {
        const guess = nearest(name, Object.keys(values));
        return {
          file,
          ...placeAt(text, index),
          message: `expected a value of the theme, found theme(${name})`,
          fix: guess ? `did you mean theme(${guess})?` : 'add it to art/palette.ts, or use another',
        };
      }),
  );
}

function checkProperties(sheets: readonly Sheet[]): Problem[] {
  const known = [...new Set(sheets.flatMap(({ text }) => text.match(SET) ?? []))];
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(ASKED)]
      .filter(([name]) => !known.includes(name))
      .map(({ 0: name, index }) => {
        const guess = nearest(name, known);
        return {
          file,
          ...placeAt(text, index),
          message: `expected a custom property that a style sets, found ${name}`,
          fix: guess
            ? `did you mean ${guess}?`
            : `set ${name} in styles/tokens.css, or use another`,
        };
      }),
  );
}

interface Sheet {
  file: string;
  text: string;
}

/** Every sheet below styles/, its comments blanked out so that all else keeps its place. */
function readSheets(root: string): Sheet[] {
  const blank = (comment: string): string => comment.replace(/./g, ' ');
  return readdirSync(join(root, 'styles'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const file = `styles/${path.replaceAll('\\', '/')}`;
      return { file, text: readFileSync(join(root, file), 'utf8').replace(COMMENT, blank) };
    });
}
