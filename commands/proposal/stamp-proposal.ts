// Writes the issue date into a proposal's file, and leaves every other character as it is.

import type { Source } from '../../pipeline/source.ts';

/**
 * `text` with `issuedOn: day`: in the place of an older date, else below the version.
 * Undefined when the front matter has no line of its own for either.
 */
export function stampProposal(text: string, source: Source, day: string): string | undefined {
  const old = source.writtenAt(['issuedOn']);
  const place = old === undefined ? source.placeOfKey([], 'version') : source.placeOf(['issuedOn']);
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const [line = '', start] = [lines[place.line - 1], place.column - 1];
  if (line === '' || (old === undefined ? start > 0 : !line.startsWith(old, start)))
    return undefined;
  const end = /[\r\n]*$/.exec(line)?.[0] || '\n';
  lines[place.line - 1] =
    old === undefined
      ? `${line}issuedOn: ${day}${end}`
      : line.slice(0, start) + day + line.slice(start + old.length);
  return lines.join('');
}
