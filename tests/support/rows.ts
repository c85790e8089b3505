// Tables of cases as text: a line for each, and ` | ` between what belongs together.

/** In a cell `\n` is a line break, `␣` a space where one would be lost, and nothing is nothing. */
export function rows(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n').replaceAll('␣', ' ')),
  );
}
