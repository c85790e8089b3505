// Reads tables of examples, such as those of unit/examples/: a line for each, with ` | ` between its cells.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a cell `\n` is a line break, and `␣` a space where one would be lost; an empty cell is an empty text. */
export function rows(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n').replaceAll('␣', ' ')),
  );
}

/** `title`: only the table below the line `== title`, in a file of several. */
export function examples(name: string, title?: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, `../unit/examples/${name}.txt`), 'utf8');
  if (title === undefined) return rows(text);
  const table = text.split(/^== /m).find((one) => one.startsWith(`${title}\n`));
  if (table === undefined) throw new Error(`${name}.txt has no table ${title}`);
  return rows(table.slice(title.length));
}
