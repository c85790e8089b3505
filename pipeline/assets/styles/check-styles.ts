// Finds custom properties that a style asks for and no style sets: browsers pass over such a rule in silence.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../domain/problem.ts';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { placeAt } from '../../source.ts';

export function checkStyles(root: string): Problem[] {
  const sheets = readSheets(root);
  const known = new Set(
    sheets.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w-])(--[\w-]+)(?= ?[:{])/g)].map(([, name]) => name),
    ),
  );
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(({ 0: use, 1: name = '', index }) => {
        const guess = nearest(
          name,
          [...known].flatMap((other) => other ?? []),
        );
        return {
          file,
          ...placeAt(text, index + use.indexOf(name)),
          message: `expected a custom property that a style sets, found ${name}`,
          fix: guess
            ? `did you mean ${guess}?`
            : `set ${name} in styles/tokens.css, or use another`,
        };
      }),
  );
}

/** Every sheet below styles/, its comments blanked out so that all else keeps its place. */
function readSheets(root: string): { file: string; text: string }[] {
  return readdirSync(join(root, 'styles'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = path.slice(root.length + 1).replaceAll('\\', '/');
      return { file, text: withoutComments(readFileSync(path, 'utf8')) };
    });
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return others.reduce((text, part) => {
    const end = part.indexOf('*/');
    const comment = end < 0 ? part : part.slice(0, end + 2);
    return `${text}  ${comment.replace(/[^\n]/g, ' ')}${part.slice(comment.length)}`;
  }, first);
}
