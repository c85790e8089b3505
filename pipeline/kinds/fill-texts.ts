// Puts figures in the place of their names in the records of content files.

import type { Problem } from '../../domain/problem.ts';
import { type Fills, fillNames, namesIn } from '../../domain/text/named-fills.ts';
import { isKnown, unknownFill } from '../read/unknown-fill.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';

/** `start`: where in the file the data stand. */
export function fillTexts<Data>(
  source: Source,
  data: Data,
  fills: Fills,
  start: readonly PropertyKey[] = [],
): Outcome<Data> {
  const problems: Problem[] = [];
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      const unknown = namesIn(value).filter(({ name }) => !isKnown(name, fills));
      for (const { name } of unknown) {
        const at = source.at(path);
        problems.push({ ...at, ...unknownFill(name, fills) });
      }
      // In Markdown the parser takes the backslash away.
      return fillNames(value, fills).replaceAll('\\{', '{');
    }
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]),
    );
  };
  return { value: walk(data, [...start]) as Data, problems };
}
